import { withTimeout } from '@vigil/common/with-timeout';
import { type ShownNotification, toOptions, toPlainOptions } from './options.ts';

// Chromium forgets a notification that is looked for while it is being shown: it stays on the screen, but a click does
// nothing, and it is neither updated nor closed. So all tabs and the worker hold one lock while they show or look.

/**
 * Shows a notification, from the page or from the worker. Systems refuse some combinations of options: then it is tried
 * once more with the required ones. Throws if that fails too.
 */
export function display(registration: ServiceWorkerRegistration, shown: ShownNotification): Promise<void> {
  return withLock(async () => {
    try {
      await registration.showNotification(shown.title, toOptions(shown));
    } catch {
      await registration.showNotification(shown.title, toPlainOptions(shown));
    }
  });
}

/** The notifications that are shown, of one tag or of all. */
export function findDisplayed(
  registration: ServiceWorkerRegistration,
  filter: { tag?: string } = {},
): Promise<Notification[]> {
  return withLock(() => registration.getNotifications(filter));
}

/** The lock is released after this time, in milliseconds, even if a task has not ended. */
const longestHoldMs = 5_000;

/** Browsers without Web Locks run the task at once. */
function withLock<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request('vigil-notifications', () => {
      const running = task();
      resolve(running);
      return withTimeout(longestHoldMs, running);
    });
    held.catch(reject);
  });
}
