import { keepCopies } from './keep.ts';

/** Prepares an offline start: registers the worker, caches the files in use, and stores the timeline. */
export async function prepareForOffline(): Promise<void> {
  if (!('caches' in window)) return;
  void startWorker().catch(() => {});
  // Where a copy is stored, it can be said how old it is.
  await import('./OfflineStrip.tsx').catch(() => {});
  await keepCopies();
}

async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const worker = navigator.serviceWorker;
  const isFirst = !worker.controller;
  await worker.register('/service-worker.js');
  if (!isFirst) return;
  await new Promise((resolve) => worker.addEventListener('controllerchange', resolve, { once: true }));
  // Files that were loaded before the worker took over. The browser's own cache has them, so they are not loaded twice.
  new PerformanceObserver((list) => list.getEntries().forEach(passByWorker)).observe({
    type: 'resource',
    buffered: true,
  });
}

/** Requests a file of this site again, so that the worker caches it. */
function passByWorker(entry: PerformanceEntry): void {
  const { name, initiatorType, workerStart } = entry as PerformanceResourceTiming;
  const { origin, pathname } = new URL(name);
  const isOurs = origin === location.origin && pathname.startsWith('/assets/');
  if (isOurs && workerStart === 0 && initiatorType !== 'fetch') void fetch(name).catch(() => {});
}
