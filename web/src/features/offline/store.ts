/** The cache of the last timeline. The number changes with its shape. */
export const copyCache = 'vigil-timeline-1';

/** Deletes the copy, so that the next user does not see it. Browsers have no caches over plain http. */
export function forgetCopy(): void {
  if ('caches' in window) void caches.delete(copyCache).catch(() => {});
}
