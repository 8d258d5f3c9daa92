import { ECDH } from 'node:crypto';
import { Agent } from 'node:https';
import { isIP } from 'node:net';
import type { Subscription } from '@vigil/common/notifications';
import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import type { Env } from '../config/env.ts';
import { Fault } from '../kit/fault.ts';
import { createAddressRules } from './public-address.ts';
import { readRetryAfter } from './response-headers.ts';
import { createGuardedLookup } from './ssrf-guard.ts';

interface PushMessage {
  /** What the device receives, encrypted for it alone. */
  payload: string;
  urgency: 'low' | 'normal' | 'high';
  /** Of two messages with one topic that wait for a device, it gets the later one. At most 32 characters of base64url. */
  topic: string;
  /** For how many seconds the push service keeps it for a device that is off. */
  ttl: number;
}

/** `gone`: the subscription has ended. `refused`: our keys or our message are invalid. */
type PushResult = { outcome: 'sent' | 'gone' | 'too-large' } | PushDelay | PushRefusal;
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
export interface WebPush {
  /** The application server key of browsers; base64url. */
  publicKey: string;
  /** Returns the subscription with a normalised endpoint; throws a `Fault` unless it belongs to a known push service. */
  check: (subscription: Subscription) => Subscription;
  /** Never throws. */
  send: (subscription: Subscription, message: PushMessage) => Promise<PushResult>;
}

export type PushEnv = Pick<Env, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT' | 'PUSH_ALLOWED_HOSTS'>;

/** Web Push, or null if no keys for it are configured. `ca`: trusted instead of the system's certificate authorities. */
export function createPush(env: PushEnv, ca?: string): WebPush | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (!publicKey || !privateKey || !subject) return null;
  const vapidDetails = { subject, publicKey, privateKey };
  const extra = new Set(env.PUSH_ALLOWED_HOSTS);
  // Users choose the endpoint: the addresses that its name resolves to are checked for each connection.
  const rules = createAddressRules([...extra].flatMap((host) => toCidr(host.replace(/:\d+$/, ''))));
  const agent = new Agent({ ca, maxSockets, lookup: createGuardedLookup(rules) });
  /** The time of the next attempt for push services that are overloaded or unreachable. */
  const retryAt = new LRUCache<string, number>({ max: maxHosts });

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
    const waitMs = (retryAt.get(url.host) ?? 0) - Date.now();
    if (waitMs > 0) return { outcome: 'later', waitMs };
    try {
      await webPush.sendNotification(subscription, payload, {
        vapidDetails,
        agent,
        timeout: timeoutMs,
        urgency,
        topic,
        TTL: ttl,
      });
      return { outcome: 'sent' };
    } catch (error) {
      const result = toResult(error);
      if (result.outcome === 'later') retryAt.set(url.host, Date.now() + result.waitMs);
      return result;
    }
  }

  return { publicKey, check, send };
}

const timeoutMs = 10_000;
const maxSockets = 16;
/** Users choose the subdomain of an endpoint. */
const maxHosts = 1_000;
/** If a push service sends no Retry-After. */
const retryMs = 5_000;
const maxRetryMs = 5 * 60_000;

const services = new Set(['fcm.googleapis.com', 'android.googleapis.com', 'updates.push.services.mozilla.com']);
const families = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];
/** Chromium has endpoints such as `https://jmt17.google.com/fcm/send/...`. What users may store at Google has other paths. */
const googlePath = /^\/(?:fcm\/send|wp)\/[^/]/;

/** `extra`: further push services, as host and port. */
function isPushService(url: URL, extra: ReadonlySet<string>): boolean {
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (extra.has(`${url.hostname}:${url.port || '443'}`)) return true;
  if (url.port !== '') return false;
  if (url.hostname.endsWith('.google.com')) return googlePath.test(url.pathname);
  return services.has(url.hostname) || families.some((family) => url.hostname.endsWith(family));
}

function toCidr(host: string): string[] {
  return isIP(host) === 4 ? [`${host}/32`] : [];
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
  // Network errors are temporary.
  if (!(error instanceof webPush.WebPushError)) return { outcome: 'later', waitMs: retryMs };
  const { statusCode, headers } = error;
  if (statusCode === 404 || statusCode === 410) return { outcome: 'gone' };
  if (statusCode === 413) return { outcome: 'too-large' };
  if (statusCode === 429 || statusCode >= 500)
    return {
      outcome: 'later',
      waitMs: Math.min(readRetryAfter(headers['retry-after'] ?? null) || retryMs, maxRetryMs),
    };
  return { outcome: 'refused', reason: `The push service answered ${statusCode}.` };
}
