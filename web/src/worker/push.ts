import { eventTypes, urgencyLevels } from '@vigil/common/listing';
import { display } from '../features/notifications/display.ts';
import { claim, keptDevice, type Noted } from '../features/notifications/memory.ts';
import type { OpenRequest } from '../features/notifications/open.ts';
import type { ShownNotification } from '../features/notifications/options.ts';
import { subscribe } from '../features/notifications/subscription.ts';
import { call } from '../kit/client.ts';
import { worker } from './scope.ts';

// Push messages, which also arrive while every tab is closed, and clicks on their notifications.

worker.addEventListener('push', (event) => event.waitUntil(receive(event.data)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([open(toPath(event.notification.data?.path)), reportSeen(event.notification)]));
});
worker.addEventListener('notificationclose', (event) => event.waitUntil(reportSeen(event.notification)));
worker.addEventListener('pushsubscriptionchange', (event) => {
  if ('waitUntil' in event && typeof event.waitUntil === 'function')
    event.waitUntil(keptDevice().then((device) => subscribe(worker.registration.pushManager, device)));
});

/** The longest wait for a tab to confirm that it opens the path of a click. */
const timeoutMs = 1_000;

/** Shown for a message that cannot be read, because browsers require a notification for each push. */
const unreadable: ShownNotification = {
  title: 'Vigil',
  body: 'There is news, but its message could not be read. Open the timeline to see it.',
  tag: 'unreadable',
  path: '/',
  stays: false,
  isLoud: false,
  isAgain: false,
};

/** Shows one notification for one message, silently if a tab has shown the event already. */
async function receive(data: PushMessageData | null): Promise<void> {
  const message = read(data);
  if (!message) return display(worker.registration, unreadable);
  const { shown, judged, isRepetition } = message;
  const verdicts = judged && (await claim([{ ...judged, at: Date.now(), title: shown.title, ...byPush }]));
  const isKnown = !isRepetition && judged !== null && verdicts?.get(judged.id) === 'known';
  const isLoud = shown.isLoud && !isKnown;
  await display(worker.registration, { ...shown, isLoud, isAgain: shown.isAgain && isLoud });
}

const byPush = { rule: 'passed', shownBy: 'push' } as const;

/** The unchecked fields of a message. */
interface Wire extends Partial<Record<keyof NotificationOptions | 'title' | 'navigate', unknown>> {
  renotify?: unknown;
  timestamp?: unknown;
  data?: Partial<Record<'id' | 'urgencyLevel' | 'eventType' | 'step' | 'isRepeated' | 'isRepetition', unknown>> | null;
}

interface PushedMessage {
  shown: ShownNotification;
  /** Null if the message is not about one event. */
  judged: Pick<Noted, 'id' | 'urgencyLevel' | 'eventType' | 'step'> | null;
  /** It sounds although this browser has shown the event. */
  isRepetition: boolean;
}

/** Returns null if the data is not a message of Vigil. */
function read(data: PushMessageData | null): PushedMessage | null {
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
    const shown: ShownNotification = {
      title,
      body: toText(body),
      tag: toText(tag) || unreadable.tag,
      path: toPath(navigate),
      stays: requireInteraction === true,
      isLoud: silent !== true,
      isAgain: renotify === true,
      ...(typeof timestamp === 'number' && { timestamp }),
      lang: toText(lang),
      ...(about?.isRepeated === true && { untilSeen: toText(about.id) }),
    };
    const urgencyLevel = urgencyLevels.find((level) => level === about?.urgencyLevel);
    const eventType = eventTypes.find((type) => type === about?.eventType);
    const id = toText(about?.id);
    const step = typeof about?.step === 'number' ? about.step : undefined;
    const judged = id && urgencyLevel && eventType ? { id, urgencyLevel, eventType, step } : null;
    return { shown, judged, isRepetition: about?.isRepetition === true };
  } catch {
    return null;
  }
}

/** The server then stops to repeat the event. */
async function reportSeen({ data }: Notification): Promise<void> {
  const eventId = toText(data?.untilSeen);
  if (eventId) await call('POST /api/notifications/seen', { body: { eventId } }).catch(() => {});
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A path of this site; the home screen for any other address. */
function toPath(value: unknown): string {
  const { origin } = worker.location;
  if (typeof value !== 'string' || !URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  return url.origin === origin ? url.pathname + url.search : '/';
}

/** Focuses an open tab and asks it to open the path; navigates it if it does not answer. Opens a tab if there is none. */
async function open(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0];
  if (!tab) {
    await worker.clients.openWindow(path);
    return;
  }
  await tab.focus().catch(() => {});
  if (await ask(tab, path)) return;
  // Only tabs that this worker controls can be navigated.
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
