import { withTimeout } from '@vigil/common/with-timeout';
import { type ShownNotification, toOptions, toPlainOptions } from './options.ts';

// Chromium forgets a notification that is looked for while it is being shown: it stays on the screen, but a click does
// nothing, and it is neither updated nor closed. So all tabs and the worker show and look in turn.

/**
 * Shows a notification, from the page or from the worker. Systems refuse some combinations of options: then it is tried
 * once more with the required ones. Throws if that fails too.
 */
export function display(registration: ServiceWorkerRegistration, shown: ShownNotification): Promise<void> {
  return inTurn(async () => {
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
  return inTurn(() => registration.getNotifications(filter));
}

/** The longest time that one task keeps the others waiting, in milliseconds. */
const longestTurnMs = 5_000;

/** Browsers without Web Locks run the task at once. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  return new Promise((resolve, reject) => {
    const turn = navigator.locks.request('vigil-notifications', () => {
      const running = task();
      resolve(running);
      return withTimeout(longestTurnMs, running);
    });
    turn.catch(reject);
  });
}
