import { ECDH } from 'node:crypto';
import type { Subscription } from '@vigil/common/notifications';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import webPush from 'web-push';
import type { Env } from '../config/env.ts';
import { Fault } from '../kit/fault.ts';
import { readRetryAfter } from './read-head.ts';

export interface PushMessage {
  /** What the device receives, encrypted for it alone. */
  payload: string;
  urgency: 'low' | 'normal' | 'high';
  /** Of two messages with one topic that wait for a device, it gets the later one. At most 32 characters of base64url. */
  topic: string;
  /** For how many seconds the push service keeps it for a device that is off. */
  ttl: number;
}

/** `gone`: this device will never be reached again. `refused`: our keys or our message are at fault. */
export type PushResult = { outcome: 'sent' | 'gone' | 'too-large' } | PushDelay | PushRefusal;
interface PushDelay {
  outcome: 'later';
  /** After how many milliseconds another attempt makes sense. */
  waitMs: number;
}
interface PushRefusal {
  outcome: 'refused';
  reason: string;
}

/** The push services of the browsers. */
export interface Push {
  /** By which browsers know that it is us; base64url. */
  publicKey: string;
  /** Returns the subscription in its plain spelling; throws a `Fault` unless it is one of a known push service. */
  check: (subscription: Subscription) => Subscription;
  /** Never throws. */
  send: (subscription: Subscription, message: PushMessage) => Promise<PushResult>;
}

export type PushEnv = Pick<Env, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT' | 'PUSH_ALLOWED_HOSTS'>;

/** Web Push, or null where no keys for it are configured. `ca`: whom to trust instead of the system's authorities. */
export function createPush(env: PushEnv, ca?: string): Push | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (!publicKey || !privateKey || !subject) return null;
  const vapidDetails = { subject, publicKey, privateKey };
  const extra = new Set(env.PUSH_ALLOWED_HOSTS);
  // An address is given by whoever subscribes: what a name resolves to is checked as well, for each connection.
  const agent = new RequestFilteringHttpsAgent({
    ca,
    maxSockets: mostSockets,
    allowIPAddressList: [...extra].map((host) => host.replace(/:\d+$/, '')).filter((host) => /^[\d.]+$/.test(host)),
  });
  /** Until when a push service that is overloaded or away is left alone. */
  const resting = new Map<string, number>();

  function check({ endpoint, keys }: Subscription): Subscription {
    const url = new URL(endpoint);
    if (!isPushService(url, extra)) throw new Fault('badInput', 'This is not the address of a known push service.');
    if (!isOnCurve(keys.p256dh) || Buffer.from(keys.auth, 'base64url').length !== 16)
      throw new Fault('badInput', 'The keys of this subscription are not valid.');
    return { endpoint: url.href, keys };
  }

  async function send(subscription: Subscription, { payload, urgency, topic, ttl }: PushMessage): Promise<PushResult> {
    const url = new URL(subscription.endpoint);
    if (!isPushService(url, extra)) return { outcome: 'gone' };
    const waitMs = (resting.get(url.host) ?? 0) - Date.now();
    if (waitMs > 0) return { outcome: 'later', waitMs };
    try {
      await webPush.sendNotification(subscription, payload, {
        vapidDetails,
        agent,
        timeout: patienceMs,
        urgency,
        topic,
        TTL: ttl,
      });
      return { outcome: 'sent' };
    } catch (error) {
      const result = toResult(error);
      if (result.outcome === 'later') resting.set(url.host, Date.now() + result.waitMs);
      return result;
    }
  }

  return { publicKey, check, send };
}

const patienceMs = 10_000;
const mostSockets = 16;
/** Where a push service does not say how long it wants to be left alone. */
const restMs = 5_000;
const longestRestMs = 5 * 60_000;

const services = new Set(['fcm.googleapis.com', 'android.googleapis.com', 'updates.push.services.mozilla.com']);
const families = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** `extra`: hosts with their port that are push services besides. */
function isPushService(url: URL, extra: ReadonlySet<string>): boolean {
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (extra.has(`${url.hostname}:${url.port || '443'}`)) return true;
  if (url.port !== '') return false;
  return services.has(url.hostname) || families.some((family) => url.hostname.endsWith(family));
}

function isOnCurve(key: string): boolean {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== 65) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

function toResult(error: unknown): PushResult {
  // Whatever is no answer is trouble on the way, which passes.
  if (!(error instanceof webPush.WebPushError)) return { outcome: 'later', waitMs: restMs };
  const { statusCode, headers } = error;
  if (statusCode === 404 || statusCode === 410) return { outcome: 'gone' };
  if (statusCode === 413) return { outcome: 'too-large' };
  if (statusCode === 429 || statusCode >= 500)
    return {
      outcome: 'later',
      waitMs: Math.min(readRetryAfter(headers['retry-after'] ?? null) || restMs, longestRestMs),
    };
  return { outcome: 'refused', reason: `The push service answered ${statusCode}.` };
}
