// Storage, files and the clipboard, none of which ever throws into Python: failures come back as words.

const memory = new Map();                                   // where storage is forbidden, the visit still works
let lasting = true;

try { const probe = 'five-tables/probe'; localStorage.setItem(probe, '1'); localStorage.removeItem(probe); } catch { lasting = false; }

export const canStore = () => lasting;
export function storeGet(key) {                             // '' where there is nothing
  try { return (lasting ? memory.get(key) ?? localStorage.getItem(key) : memory.get(key)) ?? ''; } catch { return memory.get(key) ?? ''; }
}
export function storeSet(key, text) {                       // '' or why not
  if (!lasting) { memory.set(key, text); return 'private'; }
  try { localStorage.setItem(key, text); memory.delete(key); return ''; } catch (fault) {
    memory.set(key, text);
    return fault?.name === 'QuotaExceededError' ? 'full' : String(fault?.message ?? fault);
  }
}
export function storeDrop(key) { memory.delete(key); try { localStorage.removeItem(key); } catch { /* nothing was kept */ } }
export function storeKeys(prefix) {
  const keys = new Set([...memory.keys()]);
  try { for (let i = 0; i < localStorage.length; i++) keys.add(localStorage.key(i)); } catch { /* private */ }
  return JSON.stringify([...keys].filter(k => k.startsWith(prefix)));
}

export function download(file, text, type = 'application/json') {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type })); link.download = file;
  document.body.append(link); link.click(); link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function chooseFile(accept = '.json,.table,application/json') {   // text of a file, or '' if none was chosen
  return new Promise(done => {
    const input = document.createElement('input');
    input.type = 'file'; input.accept = accept; input.hidden = true;
    input.onchange = async () => { const file = input.files[0]; input.remove(); done(file ? await file.text() : ''); };
    input.oncancel = () => { input.remove(); done(''); };
    document.body.append(input); input.click();
  });
}

export async function copy(text) {
  try { await navigator.clipboard.writeText(text); return true; } catch { /* not allowed: the old way */ }
  const area = document.createElement('textarea');
  area.value = text; area.style.position = 'fixed'; area.style.opacity = '0';
  (document.querySelector('dialog[open]') ?? document.body).append(area); area.select();
  let done = false;
  try { done = document.execCommand('copy'); } catch { /* say so */ }
  area.remove();
  return done;
}
