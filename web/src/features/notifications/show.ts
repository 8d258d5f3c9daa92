import type { Event } from '@vigil/common/events';
import { movedWords } from '@vigil/common/moved';
import {
  bodyOf,
  notificationCloseMs,
  pathOf,
  staysOpen,
  summaryTag,
  summaryText,
  tagOf,
  testTag,
  titleOf,
} from '@vigil/common/notify';
import { withTimeout } from '@vigil/common/with-timeout';
import { capitalise } from '../../kit/words.ts';
import { useStats } from '../stats/store.ts';
import { display, findDisplayed } from './display.ts';
import { type ShownNotification, toPlainOptions } from './options.ts';
import { maySound, playTone } from './sound.ts';

/** A notification before it is decided whether it sounds. */
export type NotificationDraft = Omit<ShownNotification, 'isLoud'>;

/** One event as a notification, again with what a later report has added. `isRepeated`: it comes again until the user has seen it. */
export function ofEvent(event: Event, isAgain = false, isRepeated = false): NotificationDraft {
  const { id, title, urgencyLevel, timestamp } = event;
  return {
    title: titleOf(title, useStats.getState().stats?.replay ?? false),
    body: [isAgain && capitalise(movedWords(event)), bodyOf(event)].filter(Boolean).join(' · '),
    tag: tagOf(id),
    path: pathOf(id),
    stays: staysOpen(urgencyLevel),
    isAgain,
    timestamp: Date.parse(timestamp),
    ...(isRepeated && { untilSeen: id }),
  };
}

/** The rest of many events that came at once. */
export function ofRest(count: number): NotificationDraft {
  return { ...summaryText(count), tag: summaryTag, path: '/', stays: false, isAgain: false };
}

/** The test notification. */
export const ofTest: NotificationDraft = {
  title: 'Test notification',
  body: 'This is how Vigil tells you of an event.',
  tag: testTag,
  path: '/settings',
  stays: false,
  isAgain: true,
};

/**
 * Shows a notification through the service worker, as phones require; without one, from the page. Resolves to whether
 * the system accepted it.
 */
async function show(shown: ShownNotification): Promise<boolean> {
  try {
    const registration = await worker();
    if (registration) await display(registration, shown);
    else new Notification(shown.title, toPlainOptions(shown));
  } catch (error) {
    console.warn('notification refused by the system', error);
    return false;
  }
  if (!shown.stays) closeLater(shown.tag);
  return true;
}

/** Shows several notifications with one sound: the page's own tone if it may play, else the system's. */
export async function showAll(drafts: readonly NotificationDraft[], isLoud: boolean): Promise<void> {
  if (drafts.length === 0) return;
  const isToned = isLoud && (await maySound());
  let isShown = false;
  for (const draft of drafts) {
    const isTaken = await show({ ...draft, isLoud: isLoud && !isToned && !isShown });
    isShown ||= isTaken;
  }
  if (isShown && isToned) playTone();
}

/** Closes a notification after its time, whether a tab or the worker has shown it. */
export function closeLater(tag: string): void {
  setTimeout(async () => {
    const registration = await worker();
    if (registration) for (const notification of await findDisplayed(registration, { tag })) notification.close();
  }, notificationCloseMs);
}

/** Updates open notifications of events that have changed, without sound. */
export async function showChanged(events: readonly Event[]): Promise<void> {
  const registration = await worker();
  if (!registration) return;
  const open = await findDisplayed(registration);
  const byTag = new Map(open.map((notification) => [notification.tag, notification]));
  for (const draft of events.map((event) => ofEvent(event))) {
    const shown = byTag.get(draft.tag);
    if (!shown || (shown.title === draft.title && shown.body === draft.body)) continue;
    await display(registration, { ...draft, isLoud: false });
  }
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** The longest wait for the service worker. Its first start caches the files of the app. */
const timeoutMs = 15_000;

/** Registers the service worker on first use; null if the browser has none, it fails, or after the timeout. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  registered ??= navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready);
  registered.catch(() => {
    registered = undefined;
  });
  return withTimeout(timeoutMs, registered);
}
