import { beforeEach } from 'vitest';

/** Begins anew before a test is tried again, so that what its first try left behind is not in the way of the second. */
export function beforeSecondTry(renew: () => unknown): void {
  beforeEach(async ({ task }) => {
    if (task.result?.retryCount) await renew();
  });
}
