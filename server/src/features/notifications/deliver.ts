import type { Subscription } from '@vigil/common/notifications';
import type { Log } from '../../kit/log.ts';
import type { DeviceMessage } from './message.ts';
import type { NotificationStore, SubscriptionRow } from './store.ts';

/** The push services of the browsers. */
export interface Pusher {
  publicKey: string;
  /** Returns the subscription in its normal form; throws a `Fault` unless it is one of a known push service. */
  check: (subscription: Subscription) => Subscription;
  send: (subscription: Subscription, message: DeviceMessage) => Promise<DeliveryResult>;
}

type DeliveryResult =
  | { outcome: 'sent' | 'gone' | 'too-large' }
  | { outcome: 'later'; waitMs: number }
  | { outcome: 'refused'; reason: string };

/** A message to the browsers of one user. */
export interface DeviceDelivery {
  message: DeviceMessage;
  subscriptions: SubscriptionRow[];
  /** The decisions whose number of reached browsers grows. */
  decisionIds: string[];
}

interface DelivererOptions {
  push: Pusher | null;
  store: NotificationStore;
  log: Log;
}

/** Attempts to deliver a message in all. */
const maxTries = 3;

/** Sends messages to browsers. What a push service does not accept yet is sent again in the background, until the server stops. */
export function createDeliverer({ push, store, log }: DelivererOptions) {
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  /** Resolves after one attempt for each browser. */
  function deliver(delivery: DeviceDelivery): Promise<void> {
    return attempt(delivery, 1);
  }

  async function attempt(delivery: DeviceDelivery, tries: number): Promise<void> {
    if (!push) return;
    const { message, decisionIds } = delivery;
    const left: SubscriptionRow[] = [];
    let [reached, waitMs] = [0, 0];
    for (const row of delivery.subscriptions) {
      if (stopped) return;
      const result = await push.send(toSubscription(row), message);
      if (result.outcome === 'sent') reached += 1;
      if (result.outcome === 'gone') await store.drop([row._id]);
      if (result.outcome === 'refused') log.error({ reason: result.reason }, 'push message refused');
      if (result.outcome === 'too-large') log.error({ decisions: decisionIds }, 'push message too large');
      if (result.outcome === 'later') {
        left.push(row);
        waitMs = Math.max(waitMs, result.waitMs);
      }
    }
    if (reached > 0) await store.addPushed(decisionIds, reached);
    if (left.length === 0) return;
    if (tries === maxTries) log.warn({ browsers: left.length }, 'push message given up');
    else retryLater({ ...delivery, subscriptions: left }, tries + 1, waitMs);
  }

  function retryLater(delivery: DeviceDelivery, tries: number, waitMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      attempt(delivery, tries).catch((error) => log.error({ err: error }, 'push message could not be sent again'));
    }, waitMs);
    if (stopped) clearTimeout(timer);
    else timers.add(timer);
  }

  function stop(): void {
    stopped = true;
    for (const timer of timers) clearTimeout(timer);
  }

  return { deliver, stop };
}

export function toSubscription({ endpoint, p256dh, auth }: SubscriptionRow): Subscription {
  return { endpoint, keys: { p256dh, auth } };
}
