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
  // These were here before the worker was; the browser still has them, so that nothing is loaded twice.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  await Promise.allSettled(files.map((file) => fetch(file)));
}
