// Keeps the page for when there is no network. FILES and VERSION are written by scripts/release.sh web.
const CACHE = `lanehit-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

async function forgetOthers() {
  for (const name of await caches.keys())
    if (name.startsWith('lanehit-') && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  event.respondWith(
    caches
      .match(event.request, { ignoreSearch: true, cacheName: CACHE })
      .then((kept) => kept ?? fetch(event.request)),
  );
});
