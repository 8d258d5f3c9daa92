import type { EventType, UrgencyLevel } from '@vigil/common/events';
import { eventTypes, urgencyLevels } from '@vigil/common/listing';
import { claim } from '../features/notifications/memory.ts';
import type { OpenRequest } from '../features/notifications/open.ts';
import { display, type Shown } from '../features/notifications/options.ts';
import { subscribe } from '../features/notifications/subscription.ts';
import { worker } from './scope.ts';

// What makes a phone ring with every tab closed, and what happens when somebody taps on it.

worker.addEventListener('push', (event) => event.waitUntil(receive(event.data)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(toPath(event.notification.data?.path)));
});
worker.addEventListener('pushsubscriptionchange', (event) => {
  if ('waitUntil' in event && typeof event.waitUntil === 'function')
    event.waitUntil(subscribe(worker.registration.pushManager));
});

/** How long a tab may take to say that it goes where a click leads. */
const timeoutMs = 1_000;

/** What is shown of a message that cannot be read: something must be, for browsers forbid pushes without a word. */
const unreadable: Shown = {
  title: 'Vigil',
  body: 'There is news, but its message could not be read. Open the timeline to see it.',
  tag: 'unreadable',
  path: '/',
  stays: false,
  isLoud: false,
  isAgain: false,
};

/** One message is one notification. What a tab has told of already is only brought up to date. */
async function receive(data: PushMessageData | null): Promise<void> {
  const message = read(data);
  if (!message) return display(worker.registration, unreadable);
  const { shown, judged } = message;
  const verdicts = judged && (await claim([{ ...judged, at: Date.now(), title: shown.title, ...byPush }]));
  const isKnown = judged !== null && verdicts?.get(judged.id) === 'known';
  const isLoud = shown.isLoud && !isKnown;
  await display(worker.registration, { ...shown, isLoud, isAgain: shown.isAgain && isLoud });
}

const byPush = { rule: 'passed', shownBy: 'push' } as const;

/** What a message may hold, as far as it holds it. */
interface Wire extends Partial<Record<keyof NotificationOptions | 'title' | 'navigate', unknown>> {
  renotify?: unknown;
  timestamp?: unknown;
  data?: Partial<Record<'id' | 'urgencyLevel' | 'eventType', unknown>> | null;
}

interface Message {
  shown: Shown;
  /** Null for a message that is about no single event. */
  judged: { id: string; urgencyLevel: UrgencyLevel; eventType: EventType } | null;
}

/** Null for what is no message of ours. */
function read(data: PushMessageData | null): Message | null {
  try {
    const { notification = {} }: { notification?: Wire } = data?.json() ?? {};
    const {
      title,
      body,
      tag,
      navigate,
      silent,
      renotify,
      requireInteraction,
      timestamp,
      lang,
      data: about,
    } = notification;
    if (typeof title !== 'string' || title === '') return null;
    const shown: Shown = {
      title,
      body: toText(body),
      tag: toText(tag) || unreadable.tag,
      path: toPath(navigate),
      stays: requireInteraction === true,
      isLoud: silent !== true,
      isAgain: renotify === true,
      ...(typeof timestamp === 'number' && { timestamp }),
      lang: toText(lang),
    };
    const urgencyLevel = urgencyLevels.find((level) => level === about?.urgencyLevel);
    const eventType = eventTypes.find((type) => type === about?.eventType);
    const id = toText(about?.id);
    return { shown, judged: id && urgencyLevel && eventType ? { id, urgencyLevel, eventType } : null };
  } catch {
    return null;
  }
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A path of our own pages; the start for what leads anywhere else. */
function toPath(value: unknown): string {
  const { origin } = worker.location;
  if (typeof value !== 'string' || !URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  return url.origin === origin ? url.pathname + url.search : '/';
}

/** Brings forward a tab that is open, which then goes there by itself; one that does not is sent. Else opens one. */
async function open(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0];
  if (!tab) {
    await worker.clients.openWindow(path);
    return;
  }
  await tab.focus().catch(() => {});
  if (await ask(tab, path)) return;
  // Only tabs that this worker serves can be sent.
  await tab.navigate(path).catch(() => worker.clients.openWindow(path));
}

function ask(tab: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const request: OpenRequest = { open: path };
  return new Promise((resolve) => {
    setTimeout(resolve, timeoutMs, false);
    port1.onmessage = () => resolve(true);
    tab.postMessage(request, [port2]);
  });
}
