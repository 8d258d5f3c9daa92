import { z } from 'zod';
import { call } from './call.ts';
import { EventType, UrgencyLevel } from './events.ts';
import { Done } from './kit.ts';
import { alertThresholds } from './settings.ts';

/** What a browser gives out so that its push service can be asked to wake it. */
export const Subscription = z.strictObject({
  /** Of a push service, over https. */
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

/** Why an event did or did not become a notification; the rules of `decideNotification`, and what came after them. */
export const notifyRules = [
  'passed',
  /** It passed too, but came with more pressing ones: it was only counted. */
  'in-summary',
  'account-off',
  'browser-off',
  'not-live',
  /** Only in decisions of earlier versions, in which the alert threshold was a rule of its own. */
  'below-threshold',
  'urgency-not-chosen',
  'type-not-chosen',
] as const;

/** One decision, as the person may look it up. */
export const Decision = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  eventId: z.string(),
  title: z.string(),
  eventType: EventType,
  urgencyLevel: UrgencyLevel,
  rule: z.enum(notifyRules),
  /** The threshold of a decision `below-threshold`; null otherwise, and where it was not noted. */
  alertThreshold: z.enum(alertThresholds).nullable(),
  /** Devices that were reached by push, of those subscribed. */
  pushed: z.int(),
  subscribed: z.int(),
});
export type Decision = z.infer<typeof Decision>;

export const notificationCalls = {
  /** What a browser needs to subscribe; null where this server cannot push. */
  pushKey: call({
    method: 'GET',
    path: '/api/notifications/push-key',
    access: 'user',
    reply: z.object({ publicKey: z.string().nullable() }),
  }),
  /** Sent again at every start of the browser: an address known already is only refreshed. */
  subscribe: call({
    method: 'POST',
    path: '/api/notifications/subscriptions',
    access: 'user',
    body: Subscription,
    reply: Done,
  }),
  unsubscribe: call({
    method: 'DELETE',
    path: '/api/notifications/subscriptions',
    access: 'user',
    body: Subscription.pick({ endpoint: true }),
    reply: Done,
  }),
  /** Sends a test message to one browser of the person's by way of its push service. `sent`: whether that took it. */
  testPush: call({
    method: 'POST',
    path: '/api/notifications/test',
    access: 'user',
    body: Subscription.pick({ endpoint: true }),
    reply: z.object({ sent: z.boolean() }),
  }),
  /** The last decisions for this person, newest first, at most a hundred. */
  decisions: call({ method: 'GET', path: '/api/notifications/decisions', access: 'user', reply: z.array(Decision) }),
};
