/** Where the last timeline is kept. Another number when its shape changes. */
export const copyCache = 'vigil-timeline-1';

/** Whoever looks next must not find what was kept for somebody else. Browsers keep nothing over plain http. */
export function forgetCopy(): void {
  if ('caches' in window) void caches.delete(copyCache).catch(() => {});
}
