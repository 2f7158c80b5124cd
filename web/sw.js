// One cache per build, filled whole or not at all. The build writes the version and {path: "sha256-…"} of every file.
const VERSION = '__VERSION__', FILES = __FILES__;
const ROOT = new URL('./', self.location);
const MINE = 'table ' + ROOT.pathname + ' ';          // several copies may live on one host
const NAME = MINE + VERSION;
const INDEX = 'index.html';
const key = (path, hash) => new URL(path, ROOT).href + '?sha=' + encodeURIComponent(hash);

async function fetched(path, hash) {
  // The hash makes a stale or half-deployed file refuse the whole install; the build before it stays in charge.
  const response = await fetch(new URL(path, ROOT), { cache: 'no-cache', integrity: hash });
  if (!response.ok) throw new Error(path + ' ' + response.status);
  return response;
}

async function install() {
  const cache = await caches.open(NAME), queue = Object.entries(FILES);
  const one = async ([path, hash]) => {
    const name = key(path, hash);
    await cache.put(name, await caches.match(name) || await fetched(path, hash));      // unchanged: no download
  };
  await Promise.all([1, 2, 3, 4].map(async () => { for (let entry; (entry = queue.shift());) await one(entry); }));
}

async function forget(but) {
  for (const name of await caches.keys()) if (name.startsWith(MINE) && name !== but) await caches.delete(name);
}

async function reset(url) {                            // index.html?reset: out of any trouble, back to the network
  await self.registration.unregister();
  await forget();
  url.searchParams.delete('reset');
  return Response.redirect(url.href, 302);
}

self.addEventListener('install', event => event.waitUntil(install().catch(async error => {
  await caches.delete(NAME);
  throw error;
})));

self.addEventListener('activate', event => event.waitUntil(forget(NAME)));

self.addEventListener('fetch', event => {
  const { request } = event, url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(ROOT.href)) return;
  if (request.mode === 'navigate' && url.searchParams.has('reset')) return event.respondWith(reset(url));
  let path = decodeURIComponent(url.pathname.slice(ROOT.pathname.length));
  if (path === '' || path.endsWith('/')) path += INDEX;
  if (!Object.hasOwn(FILES, path)) return;
  event.respondWith(caches.open(NAME)
    .then(cache => cache.match(key(path, FILES[path])))
    .then(kept => kept || fetch(request)));
});

// No skipWaiting by itself: a page keeps the build it began with. The page asks when its reader agrees.
self.addEventListener('message', event => { if (event.data === 'activate-now') self.skipWaiting(); });
