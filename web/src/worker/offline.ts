import { isFrozen, isPagePath, partsOf, versionOf } from './parts.ts';
import { worker } from './scope.ts';

// What lets the app start without a line: its one page, and the files of its version. What it shows is kept by
// the page itself, since only the page knows who may read it. The API is never answered from here.

const pageCache = 'vigil-page';
const filesPrefix = 'vigil-files ';

/** How long a page is waited for where an older one could be shown. */
const timeoutMs = 3_000;

// Nothing is mixed: each page names its files by what is in them, so a new worker may take over from an old one.
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
  } else if (isFrozen(pathname)) event.respondWith(answerFrozen(event));
  else if (isLoose(pathname)) event.respondWith(answerLoose(event));
});

async function takeOver(): Promise<void> {
  // The page is asked for while the worker is still being started.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The newest page; the kept one where the line or the server is down or slow. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const asked = askForPage(event);
  event.waitUntil(asked.catch(ignore));
  const kept = await caches.match('/', { cacheName: pageCache });
  if (!kept) return asked;
  const answer = await Promise.race([asked.catch(ignore), wait(timeoutMs)]);
  return answer && answer.status < 500 ? answer : kept;
}

async function askForPage(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  const answer = preloaded ?? (await fetch(event.request));
  event.waitUntil(keep(answer.clone()).catch(ignore));
  return answer;
}

/** Keeps a page once all its files are here too. The files of the version before stay, for tabs that still run it. */
async function keep(page: Response): Promise<void> {
  if (!page.ok || !page.headers.get('Content-Type')?.startsWith('text/html')) return;
  const parts = partsOf(await page.clone().text());
  const files = filesPrefix + versionOf(parts);
  const before = await currentFiles();
  const cache = await caches.open(files);
  await Promise.all(parts.map(async (part) => (await cache.match(part)) ?? cache.add(part)));
  await (await caches.open(pageCache)).put('/', page);
  if (before === files) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(filesPrefix) && name !== before && name !== files);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The name of the cache that belongs to the kept page. */
async function currentFiles(): Promise<string | null> {
  const page = await caches.match('/', { cacheName: pageCache });
  return page ? filesPrefix + versionOf(partsOf(await page.text())) : null;
}

/** A file whose name tells its contents is asked for once. */
async function answerFrozen(event: FetchEvent): Promise<Response> {
  return (await caches.match(event.request, { ignoreVary: true })) ?? renew(event);
}

/** The kept file at once, and a newer one for the next time. */
async function answerLoose(event: FetchEvent): Promise<Response> {
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

/** The files beside the page whose names do not change with their contents. */
function isLoose(path: string): boolean {
  return /^\/(?:scheme\.js|manifest\.webmanifest|favicon\.svg|icon-[\w-]+\.png)$/.test(path);
}

function wait(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}

/** What cannot be kept today is kept by the next visit. */
function ignore(): null {
  return null;
}
