// The page's hands: puts what Python has drawn onto the page, and offers motion, input and storage to it.
// `draw` takes the JSON of glue/patch.py: skeleton, pieces that changed, orders of lists, pieces that are gone.
import * as motion from './motion.mjs';
import { settle } from './input.mjs';
import { placeAll } from './place.mjs';

export { listen, focusOn, rove } from './input.mjs';
export { calm, setMotion, skip } from './motion.mjs';
export { place, showPeek, hidePeek } from './place.mjs';
export * from './store.mjs';

const mould = document.createElement('template');
const live = new Map();                                     // key → element
let root = null;

const make = (tag, attrs) => { mould.innerHTML = `<${tag} ${attrs}></${tag}>`; return mould.content.firstElementChild; };

// What identifies a focused element to its successor.
const name = e => e && ['data-thing', 'data-push', 'data-do', 'data-pile', 'data-set', 'id'].map(a => e.hasAttribute(a) ? `[${a}="${CSS.escape(e.getAttribute(a))}"]` : '').find(Boolean);

export function mount(element) { root = element; live.clear(); }
export const piece = key => live.get(key);

function dress(element, tag, attrs) {                       // give an element the attributes of its new drawing
  const fresh = make(tag, attrs);
  if (!element || element.localName !== fresh.localName) return fresh;
  for (const { name } of [...element.attributes]) if (!fresh.hasAttribute(name) && name !== 'tabindex') element.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (name !== 'tabindex' && element.getAttribute(name) !== value) element.setAttribute(name, value);
  return element;
}

function apply(delta) {
  if (delta.skeleton !== undefined) { root.innerHTML = delta.skeleton; live.clear(); }
  for (const [key, [tag, attrs, inside]] of Object.entries(delta.set ?? {})) {
    const old = live.get(key), element = dress(old, tag, attrs);
    if (inside !== null || element !== old) {
      if (inside !== null) element.innerHTML = inside; else element.replaceChildren(...old.childNodes);
    }
    element.dataset.key = key;
    if (old && element !== old) old.replaceWith(element);
    live.set(key, element);
  }
  for (const [list, keys] of Object.entries(delta.lists ?? {})) {
    const place = root.querySelector(`[data-list="${CSS.escape(list)}"]`);
    if (!place) continue;
    let at = place.firstElementChild;
    for (const key of keys) {                               // moves only what is out of order: moving loses focus and scroll
      const element = live.get(key);
      if (element === at) at = at.nextElementSibling; else place.insertBefore(element, at);
    }
    while (at) { const next = at.nextElementSibling; at.remove(); at = next; }
  }
  for (const key of delta.gone ?? []) { live.get(key)?.remove(); live.delete(key); }
}

// Draws; `plan` (JSON of glue/table/motion.py, or '') says what moved. Resolves when the motion has ended.
export async function draw(json, plan = '') {
  const delta = JSON.parse(json), moves = plan ? JSON.parse(plan) : null;
  motion.skip();
  if (moves && motion.on()) await motion.before(root, moves, live);
  const held = document.activeElement, where = name(held), inside = root.contains(held), zone = held?.closest?.('[data-nav]');
  const seen = moves && motion.on() ? motion.measure(root, live, moves) : null;
  apply(delta);
  if (inside && (!document.activeElement || document.activeElement === document.body || !root.contains(document.activeElement))) {
    const again = where && root.querySelector(where);
    if (again) again.focus({ preventScroll: true }); else settle(root, zone);
  }
  dialog();
  placeAll(root);
  if (seen) await motion.after(root, seen, moves, live);
  else if (moves) motion.outline(root, moves, live);
}

// Draws at once, without motion: a changed choice, a hover, a reason.
export function redraw(json) {
  const held = document.activeElement, where = name(held), inside = root.contains(held), zone = held?.closest?.('[data-nav]');
  apply(JSON.parse(json));
  if (inside && !root.contains(document.activeElement)) {
    const again = where && root.querySelector(where);
    if (again) again.focus({ preventScroll: true }); else settle(root, zone);
  }
  dialog();
  placeAll(root);
}

export function replace() { placeAll(root); }

function dialog() {                                         // the one panel opens when something is in it
  const panel = root.querySelector('dialog[data-list="panel"]');
  if (!panel) return;
  const full = panel.childElementCount > 0;
  if (full && !panel.open) panel.showModal();
  if (!full && panel.open) panel.close();
}

// The log only grows, or is cut by an undo: `from` lines stay.
export function log(from, html) {
  const list = root?.querySelector('.log ol');
  if (!list) return;
  list.querySelector('.here')?.classList.remove('here');
  while (list.childElementCount > from) list.lastElementChild.remove();
  list.insertAdjacentHTML('beforeend', html);
  list.scrollTop = list.scrollHeight;
  const line = [...list.children].reverse().find(e => !e.classList.contains('turn')) ?? list.lastElementChild, ticker = root.querySelector('.ticker span');
  if (ticker) ticker.innerHTML = line ? line.innerHTML.replace(/<button.*?<\/button>/g, '').replace(/<a\b[^>]*>/g, '<b>').replace(/<\/a>/g, '</b>') : 'The table is set.';
}

export function here(n) {                                   // the line that is being looked at
  let last = null;
  for (const line of root?.querySelectorAll('.log li') ?? []) { line.classList.remove('here'); if (Number(line.dataset.n) <= n) last = line; }
  last?.classList.add('here'); last?.scrollIntoView({ block: 'nearest' });
}

export function fresh(n) {                                   // lines that are news to whoever decides now
  for (const line of root?.querySelectorAll('.log li') ?? []) line.classList.toggle('new', Number(line.dataset.n) > n);
}

export function inject(id, text) {                          // a sprite, once
  if (document.getElementById(id)) return;
  const box = document.createElement('div');
  box.id = id; box.hidden = true; box.innerHTML = text;
  document.body.prepend(box);
}

export function style(href) {                               // a board's style sheet, alone of its kind; resolves when it applies
  for (const other of document.querySelectorAll('link[data-board]')) other.disabled = other.getAttribute('href') !== href;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve(true);
  return new Promise(done => {
    const link = document.createElement('link');
    link.rel = 'stylesheet'; link.href = href; link.dataset.board = ''; link.onload = () => done(true); link.onerror = () => done(false);
    document.head.append(link);
  });
}

export function say(text, urgent = false) {                 // to a screen reader
  for (const [id, mode] of [['say', 'polite'], ['say-now', 'assertive']]) {
    if (document.getElementById(id)) continue;
    const box = document.createElement('div');
    box.id = id; box.className = 'vh'; box.setAttribute('role', mode === 'polite' ? 'status' : 'alert'); box.setAttribute('aria-live', mode);
    document.body.append(box);
  }
  const box = document.getElementById(urgent ? 'say-now' : 'say');
  if (box.textContent === text) box.textContent = '';
  requestAnimationFrame(() => { box.textContent = text; });
}

let fade = 0;
export function notice(text, tone = 'info', seconds = 6) {  // a line that goes away by itself
  let box = document.getElementById('notices');
  if (!box) {
    box = document.createElement('div');
    box.id = 'notices'; box.setAttribute('role', 'status'); box.setAttribute('aria-live', 'polite');
    document.body.append(box);
  }
  clearTimeout(fade);
  box.replaceChildren();
  if (!text) return;
  const line = document.createElement('p'), shut = document.createElement('button');
  line.className = `notice ${tone}`; line.append(text);
  shut.className = 'tool'; shut.setAttribute('aria-label', 'Close'); shut.innerHTML = '<svg class="ico" aria-hidden="true"><use href="#ui-close"/></svg>';
  shut.onclick = () => box.replaceChildren();
  line.append(shut); box.append(line);
  if (seconds) fade = setTimeout(() => box.replaceChildren(), seconds * 1000);
}

export function offer(text, label, action) {                // a notice with something to do
  notice(text, 'info', 0);
  const line = document.querySelector('#notices .notice'), button = document.createElement('button');
  button.className = 'btn'; button.textContent = label; button.onclick = () => action();
  line?.insertBefore(button, line.lastElementChild);
}

export function tab(text) { if (document.title !== text) document.title = text; }
export const home = () => location.href.split('#')[0];
export const pause = async ms => { if (motion.on()) await motion.rest(ms); };
export function terminate(script) { Promise.resolve(script.xworker?.ready).then(w => w?.terminate?.()).catch(() => {}); }

export function shake() {
  if (motion.on()) root?.querySelector('#prompt')?.animate([{ translate: '0' }, { translate: '-6px' }, { translate: '6px' }, { translate: '-3px' }, { translate: '0' }], 260);
}

export function drawer(want) {                              // the log, where it is not at the side; true if something changed
  const log = root?.querySelector('.log');
  if (!log) return false;
  const is = log.hasAttribute('data-open'), next = want ?? !is;
  if (next === is) return false;
  log.toggleAttribute('data-open', next);
  if (next) { const list = log.querySelector('ol'); list.scrollTop = list.scrollHeight; list.focus({ preventScroll: true }); }
  else root.querySelector('#prompt')?.focus({ preventScroll: true });
  return true;
}

export function settings(json) {                            // theme, motion, speed, size of text
  const s = JSON.parse(json), html = document.documentElement;
  if (s.theme === 'system') delete html.dataset.theme; else html.dataset.theme = s.theme;
  html.style.fontSize = s.text === '100' ? '' : `${s.text}%`;
  motion.setMotion(s.speed, s.motion === 'reduced');
}

export function broken(html) { if (root) { root.innerHTML = `<div class="app">${html}</div>`; live.clear(); } }
