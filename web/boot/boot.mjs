// PyScript imports this in place of pyodide.mjs: same exports, same folder, on the page and in workers.
// On the page it tells how far the loading is:
//   boot:progress  detail {got, total}   bytes; `total` is written by the build
//   boot:stalled   detail {got, total}   nothing has arrived for 30 s
// A service worker that holds the files answers within milliseconds; the events are then few.
import { loadPyodide as load, version } from './pyodide.mjs';
export { version };

const total = Number('__TOTAL__');
const QUIET = 30_000;
const onPage = Boolean(globalThis.document);
let got = 0, told = 0, watchdog, done = false;

const tell = type => dispatchEvent(new CustomEvent(type, { detail: { got: Math.min(got, total), total } }));

function arrived(bytes) {
  if (done) return;
  got += bytes;
  clearTimeout(watchdog);
  watchdog = setTimeout(tell, QUIET, 'boot:stalled');
  const now = performance.now();
  if (now - told > 40 || got >= total) {
    told = now;
    tell('boot:progress');
  }
}

// The response goes on untouched, so that WebAssembly streams into the browser's code cache; a copy is counted.
async function count(response) {
  try {
    for (const reader = response.clone().body.getReader(); ;) {
      const { done: ended, value } = await reader.read();
      if (ended) return;
      arrived(value.length);
    }
  } catch { /* the loader meets the same error and reports it */ }
}

function watch() {
  const real = globalThis.fetch;
  const counted = async (...args) => {
    const response = await real(...args);
    if (response.ok && response.body) count(response);
    return response;
  };
  globalThis.fetch = counted;
  addEventListener('py:ready', () => {
    done = true;
    clearTimeout(watchdog);
    got = total;
    tell('boot:progress');
    if (globalThis.fetch === counted) globalThis.fetch = real;
  }, { once: true });
  arrived(0);
}

export async function loadPyodide(options = {}) {
  if (onPage) watch();
  return load({ ...options, env: { ...options.env, PYTHONHASHSEED: '0' } });
}
