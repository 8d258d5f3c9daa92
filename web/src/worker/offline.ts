import { withTimeout } from '@vigil/common/with-timeout';
import { assetsOf, isHashed, isPagePath, plainHeaders, versionOf, withoutFirst } from './assets.ts';
import { worker } from './scope.ts';

// Lets the app start offline: caches its one page and the files of its version. The page itself stores the events,
// because only the page knows who may read them. Requests of the API are not answered here.

const pageCache = 'vigil-page';
const filesPrefix = 'vigil-files ';

/** The longest wait for the page before the cached one is shown. */
const timeoutMs = 3_000;

// Each page names its files by their hashes, so versions do not mix and a new worker may replace an old one at once.
worker.addEventListener('install', (event) => {
  event.waitUntil(fetch('/', { cache: 'no-store' }).then(keep, ignore));
  void worker.skipWaiting();
});
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== worker.location.origin) return;
  if (mode === 'navigate') {
    if (isPagePath(pathname)) event.respondWith(answerPage(event));
  } else if (isHashed(pathname)) event.respondWith(answerHashed(event));
  else if (isUnhashed(pathname)) event.respondWith(answerUnhashed(event));
});

async function takeOver(): Promise<void> {
  // The page is requested while the worker is still starting.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The newest page; the cached one if the connection or the server is down or slow. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const asked = askForPage(event);
  event.waitUntil(asked.catch(ignore));
  const kept = await caches.match('/', { cacheName: pageCache });
  if (!kept) return asked;
  const answer = await withTimeout(timeoutMs, asked);
  return answer && answer.status < 500 ? answer : kept;
}

async function askForPage(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  const answer = preloaded ?? (await fetch(event.request));
  // The page of an event has its title in the head, where it would outlive the event.
  const isOfEvent = new URL(event.request.url).searchParams.has('event');
  if (!isOfEvent) event.waitUntil(keep(answer.clone()).catch(ignore));
  return answer;
}

/** Caches a page once all its files are cached. The files of the version before stay, for tabs that still run it. */
async function keep(page: Response): Promise<void> {
  if (!page.ok || !page.headers.get('Content-Type')?.startsWith('text/html')) return;
  const html = withoutFirst(await page.clone().text());
  const assets = assetsOf(html);
  const files = filesPrefix + versionOf(assets);
  const before = await currentFiles();
  const cache = await caches.open(files);
  await Promise.all(assets.map(async (asset) => (await cache.match(asset)) ?? cache.add(asset)));
  await (await caches.open(pageCache)).put('/', new Response(html, { headers: plainHeaders(page) }));
  if (before === files) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(filesPrefix) && name !== before && name !== files);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The name of the cache of the cached page's files. */
async function currentFiles(): Promise<string | null> {
  const page = await caches.match('/', { cacheName: pageCache });
  return page ? filesPrefix + versionOf(assetsOf(await page.text())) : null;
}

/** A file with a hash in its name is requested once. */
async function answerHashed(event: FetchEvent): Promise<Response> {
  return (await caches.match(event.request, { ignoreVary: true })) ?? renew(event);
}

/** Answers with the cached file, and fetches a newer one for the next request. */
async function answerUnhashed(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request, { ignoreVary: true });
  const renewed = renew(event);
  if (kept) event.waitUntil(renewed.catch(ignore));
  return kept ?? renewed;
}

async function renew(event: FetchEvent): Promise<Response> {
  const answer = await fetch(event.request);
  const files = answer.ok ? await currentFiles() : null;
  if (files) {
    const cache = await caches.open(files);
    event.waitUntil(cache.put(event.request, answer.clone()).catch(ignore));
  }
  return answer;
}

/** Whether this is a file without a hash in its name. */
function isUnhashed(path: string): boolean {
  return /^\/(?:manifest\.webmanifest|favicon(?:-\w+)?\.svg|icon-[\w-]+\.png)$/.test(path);
}

/** What could not be cached is cached at the next visit. */
function ignore(): null {
  return null;
}
