import {
  createNotificationsStore,
  type NotificationData,
  type NotificationsStore,
  showNotification,
} from '@mantine/notifications';
import { announcePopup } from './first-popup.ts';

/** How long a popup is shown by default, and how long it takes to appear and to slide out, in milliseconds. */
export const popupMs = 5_000;
export const enterDelayMs = 50;
export const transitionMs = 300;

/** The longest time a popup is shown while another one is queued, in milliseconds. */
export const queuedPopupMs = 2_000;

/** How far a popup must be dragged to the right to be dismissed, in pixels. */
export const dismissDragPx = 50;

/** A store that shows one popup at a time and queues the others, also before the component that shows them has loaded. */
export function createPopupStore(): NotificationsStore {
  const store = createNotificationsStore();
  store.updateState((state) => ({ ...state, limit: 1 }));
  return store;
}

const hiddenAt = new WeakMap<NotificationsStore, number>();

/** Shows a popup and returns its id. */
export function showPopup(popup: NotificationData, store: NotificationsStore): string {
  const onClose = (closed: NotificationData) => {
    hiddenAt.set(store, performance.now());
    popup.onClose?.(closed);
  };
  announcePopup();
  // The live region is inside the card, so that its button is not read out.
  return showNotification({ role: 'presentation', ...popup, onClose }, store);
}

/** How long the last popup still takes to slide out, in milliseconds. Mantine shows the next one at once. */
export function msUntilFree(store: NotificationsStore): number {
  return Math.max(0, (hiddenAt.get(store) ?? Number.NEGATIVE_INFINITY) + transitionMs - performance.now());
}
