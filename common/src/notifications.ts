import { z } from 'zod';
import { Device } from './alerts.ts';
import { call } from './call.ts';
import { EventType, UrgencyLevel } from './events.ts';
import { Done } from './kit.ts';
import { limits } from './limits.ts';
import { alertThresholds } from './settings.ts';

/** The push subscription of a browser. */
export const Subscription = z.strictObject({
  /** The URL of a push service, https only. */
  endpoint: z
    .string()
    .max(1024)
    .pipe(z.url({ protocol: /^https$/ })),
  keys: z.strictObject({
    /** base64url of 65 bytes and of 16 bytes. */
    p256dh: z.string().regex(/^[\w-]{86,88}=*$/),
    auth: z.string().regex(/^[\w-]{21,24}=*$/),
  }),
});
export type Subscription = z.infer<typeof Subscription>;

/** The results of `decideNotification` and of later steps: why an event did or did not become a notification. */
export const notifyRules = [
  'passed',
  /** It passed, but arrived together with more urgent ones and was only counted. */
  'in-summary',
  'account-off',
  'browser-off',
  'not-live',
  /** Only in decisions of earlier versions, where the alert threshold was a separate rule. */
  'below-threshold',
  'urgency-not-chosen',
  'type-not-chosen',
  'quiet-hours',
] as const;

/** One decision, as shown to the user. */
export const Decision = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  eventId: z.string(),
  title: z.string(),
  eventType: EventType,
  urgencyLevel: UrgencyLevel,
  rule: z.enum(notifyRules),
  /** The threshold of a decision `below-threshold`; null otherwise, or if it was not stored. */
  alertThreshold: z.enum(alertThresholds).nullable(),
  /** The number of devices that push reached, and of subscribed ones. */
  pushed: z.int(),
  subscribed: z.int(),
});
export type Decision = z.infer<typeof Decision>;

export const notificationCalls = {
  /** The public key for subscriptions; null if push is not configured. */
  pushKey: call({
    method: 'GET',
    path: '/api/notifications/push-key',
    access: 'user',
    reply: z.object({ publicKey: z.string().nullable() }),
  }),
  /**
   * Browsers repeat this call at every start and after each change of their preferences; an existing subscription is
   * renewed. Without `device` it keeps the device's preferences, and has those of the account if there are none.
   */
  subscribe: call({
    method: 'POST',
    path: '/api/notifications/subscriptions',
    access: 'user',
    body: Subscription.extend({ device: Device.optional() }),
    reply: Done,
  }),
  unsubscribe: call({
    method: 'DELETE',
    path: '/api/notifications/subscriptions',
    access: 'user',
    body: Subscription.pick({ endpoint: true }),
    reply: Done,
  }),
  /** Sends a test message to one browser of the user. `sent`: whether the push service accepted it. */
  testPush: call({
    method: 'POST',
    path: '/api/notifications/test',
    access: 'user',
    body: Subscription.pick({ endpoint: true }),
    reply: z.object({ sent: z.boolean() }),
  }),
  /** The user has seen an event: it is not repeated on any device. */
  seen: call({
    method: 'POST',
    path: '/api/notifications/seen',
    access: 'user',
    body: z.strictObject({ eventId: z.string().min(1).max(limits.id) }),
    reply: Done,
  }),
  /** The places that a device can choose, by name: countries, cities ('Haifa, Israel') and waters. */
  alertPlaces: call({ method: 'GET', path: '/api/notifications/places', access: 'user', reply: z.array(z.string()) }),
  /** The user's last 100 decisions, newest first. */
  decisions: call({ method: 'GET', path: '/api/notifications/decisions', access: 'user', reply: z.array(Decision) }),
};
