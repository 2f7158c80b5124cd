// Keeps the site for use without a network. Load it as a module from the page; it waits for the first draw by itself.
// Tells the page 'app:update' (detail: a function that changes to the new version) when a new build is ready.
const RESET = 'reset';

async function forget() {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (new URL('./', location).href.startsWith(registration.scope)) await registration.unregister();
  }
  const mine = 'table ' + new URL('./', location).pathname + ' ';
  for (const name of await caches.keys()) if (name.startsWith(mine)) await caches.delete(name);
  const clean = new URL(location);
  clean.searchParams.delete(RESET);
  location.replace(clean);
}

function offer(registration) {
  let wanted = false;
  const change = () => {
    wanted = true;
    registration.waiting?.postMessage('activate-now');
  };
  navigator.serviceWorker.addEventListener('controllerchange', () => { if (wanted) location.reload(); }, { once: true });
  dispatchEvent(new CustomEvent('app:update', { detail: change }));
}

async function keep() {
  const old = navigator.serviceWorker.controller;
  const registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
  if (registration.waiting && old) offer(registration);
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state !== 'installed') return;
      if (navigator.serviceWorker.controller) offer(registration);
      else dispatchEvent(new CustomEvent('app:offline'));
    });
  });
  if (old) await registration.update();
}

// The first draw by Python, whichever screen it is; then a moment for the reader's own first click.
function afterFirstDraw(start) {
  const watch = new PerformanceObserver(list => {
    if (!list.getEntries().some(mark => mark.name === 'python-ready' || mark.name === 'table-drawn')) return;
    watch.disconnect();
    setTimeout(start, 500);
  });
  watch.observe({ type: 'mark', buffered: true });
}

if ('serviceWorker' in navigator) {
  const quietly = error => console.info('Not kept for offline use:', error.message);
  if (new URLSearchParams(location.search).has(RESET)) forget().catch(quietly);
  else afterFirstDraw(() => keep().catch(quietly));
}
