import type { Event } from '@vigil/common/events';
import { notificationCloseMs, staysOpen } from '@vigil/common/notify';
import { capitalise, plural } from '../../kit/words.ts';

/** What the system shows. Equal tags are one notification: a second one takes the first one's place. */
export interface Shown {
  title: string;
  body: string;
  tag: string;
  stays: boolean;
}

/** One event as a notification. */
export function ofEvent({ id, title, urgencyLevel, location, sourceCount }: Event): Shown {
  const where = location ? ` · ${location}` : '';
  return {
    title,
    body: `${capitalise(urgencyLevel)}${where} · ${plural(sourceCount, 'source')}`,
    tag: `event-${id}`,
    stays: staysOpen(urgencyLevel),
  };
}

/** The rest of many events that came at once. */
export function ofRest(count: number): Shown {
  return {
    title: `${plural(count, 'more event')}`,
    body: 'Open the timeline to read them.',
    tag: 'rest',
    stays: false,
  };
}

/**
 * Hands a notification to the system, through the service worker: phones know no other way. Where there is
 * none the page tries by itself. What the system refuses is lost; the timeline has it.
 */
export async function show(shown: Shown, isLoud: boolean): Promise<void> {
  const { title, body, tag, stays } = shown;
  const options = { body, tag, requireInteraction: stays, silent: !isLoud, icon: '/icon-180.png', data: { path: '/' } };
  try {
    const registration = await worker();
    if (registration) await registration.showNotification(title, options);
    else new Notification(title, options);
  } catch (error) {
    console.warn('The system did not take a notification.', error);
    return;
  }
  if (!stays) setTimeout(() => close(tag), notificationCloseMs);
}

async function close(tag: string): Promise<void> {
  const registration = await worker();
  for (const notification of (await registration?.getNotifications({ tag })) ?? []) notification.close();
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** Registered when it is first needed: who wants no notifications runs no worker. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  registered ??= navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready);
  registered.catch(() => {
    registered = undefined;
  });
  return registered;
}
