// Compiled to a file of its own, without imports, since not every browser loads modules in a worker.
export type {};

const worker = globalThis as unknown as ServiceWorkerGlobalScope;

// A new version takes over at once: it caches nothing that an open page could miss.
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

/** A click brings forward a tab that is open, else opens one. */
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(data: unknown): Promise<void> {
  const path = typeof data === 'object' && data !== null && 'path' in data ? String(data.path) : '/';
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs[0];
  if (tab) await tab.focus();
  else await worker.clients.openWindow(path);
}
