import type { Event } from '@vigil/common/events';
import {
  bodyOf,
  notificationCloseMs,
  pathOf,
  restTag,
  staysOpen,
  tagOf,
  testTag,
  titleOf,
  wordsForRest,
} from '@vigil/common/notify';
import { useStats } from '../stats/store.ts';
import { display, type Shown, toPlainOptions } from './options.ts';
import { maySound, playTone } from './sound.ts';

/** A notification whose loudness is not decided yet. */
export type Draft = Omit<Shown, 'isLoud'>;

/** One event as a notification. */
export function ofEvent(event: Event, isAgain = false): Draft {
  const { id, title, urgencyLevel, timestamp } = event;
  return {
    title: titleOf(title, useStats.getState().stats?.replay ?? false),
    body: bodyOf(event),
    tag: tagOf(id),
    path: pathOf(id),
    stays: staysOpen(urgencyLevel),
    isAgain,
    timestamp: Date.parse(timestamp),
  };
}

/** The rest of many events that came at once. */
export function ofRest(count: number): Draft {
  return { ...wordsForRest(count), tag: restTag, path: '/', stays: false, isAgain: false };
}

/** What a person sends to see whether it arrives. */
export const ofTest: Draft = {
  title: 'Test notification',
  body: 'This is how Vigil tells you of an event.',
  tag: testTag,
  path: '/settings',
  stays: false,
  isAgain: true,
};

/**
 * Hands a notification to the system, through the service worker: phones know no other way. Where there is
 * none the page tries by itself. Resolves to whether the system took it; what it refuses is on the timeline.
 */
export async function show(shown: Shown): Promise<boolean> {
  try {
    const registration = await worker();
    if (registration) await display(registration, shown);
    else new Notification(shown.title, toPlainOptions(shown));
  } catch (error) {
    console.warn('The system did not take a notification.', error);
    return false;
  }
  if (!shown.stays) closeLater(shown.tag);
  return true;
}

/** Shows some at once: they sound once, by our own tone in the place of the system's where this page may sound. */
export async function showAll(drafts: readonly Draft[], isLoud: boolean): Promise<void> {
  if (drafts.length === 0) return;
  const isToned = isLoud && (await maySound());
  let isShown = false;
  for (const draft of drafts) {
    const isTaken = await show({ ...draft, isLoud: isLoud && !isToned && !isShown });
    isShown ||= isTaken;
  }
  if (isShown && isToned) playTone();
}

/** Takes a notification away after its time, whoever has shown it. */
export function closeLater(tag: string): void {
  setTimeout(async () => {
    const registration = await worker();
    for (const notification of (await registration?.getNotifications({ tag })) ?? []) notification.close();
  }, notificationCloseMs);
}

/** Shows events that have changed as they are now, where the system still shows them; nobody hears it. */
export async function showChanged(events: readonly Event[]): Promise<void> {
  const registration = await worker();
  const open = (await registration?.getNotifications()) ?? [];
  const byTag = new Map(open.map((notification) => [notification.tag, notification]));
  for (const draft of events.map((event) => ofEvent(event))) {
    const shown = byTag.get(draft.tag);
    if (!registration || !shown || (shown.title === draft.title && shown.body === draft.body)) continue;
    await display(registration, { ...draft, isLoud: false });
  }
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** A worker that does not start is not waited for; the files of its first start may take a while. */
const timeoutMs = 15_000;

/** Registered when it is first needed; null where there is none. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  registered ??= navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready);
  registered.catch(() => {
    registered = undefined;
  });
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
  return Promise.race([registered, timeout]);
}
