import { keepCopies } from './keep.ts';

/** What a later start without a line needs: the worker, the files that are in use, and the timeline. */
export async function prepareForOffline(): Promise<void> {
  if (!('caches' in window)) return;
  void startWorker().catch(() => {});
  void import('./OfflineStrip.tsx').catch(() => {});
  await keepCopies();
}

async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const worker = navigator.serviceWorker;
  const isFirst = !worker.controller;
  await worker.register('/service-worker.js');
  if (!isFirst) return;
  await new Promise((resolve) => worker.addEventListener('controllerchange', resolve, { once: true }));
  // What was here before the worker, or on its way by then; the browser still has it, so that nothing is loaded twice.
  new PerformanceObserver((list) => list.getEntries().forEach(passByWorker)).observe({
    type: 'resource',
    buffered: true,
  });
}

/** Asks once more for a file of ours that did not pass by the worker, for it to keep. */
function passByWorker(entry: PerformanceEntry): void {
  const { name, initiatorType, workerStart } = entry as PerformanceResourceTiming;
  const { origin, pathname } = new URL(name);
  const isOurs = origin === location.origin && pathname.startsWith('/assets/');
  if (isOurs && workerStart === 0 && initiatorType !== 'fetch') void fetch(name).catch(() => {});
}
