import { z } from 'zod';
import { call } from './call.ts';
import { Event, urgencyLevels } from './events.ts';
import { Done, Id, WebAddress, whenMissing } from './kit.ts';
import { limits } from './limits.ts';

/**
 * `event.added`: the first message about an event. `event.updated`: it has changed. `event.removed`: it is no longer public.
 * `test`: requested by an administrator.
 */
const webhookTypes = ['event.added', 'event.updated', 'event.removed', 'test'] as const;
export const WebhookType = z.enum(webhookTypes);
export type WebhookType = z.infer<typeof WebhookType>;

/**
 * The body of a webhook's request, as Standard Webhooks has it. `event` is the event as visitors see it when the request is
 * sent, null if it is not public; its `seq` grows with each change, so that a receiver can drop older states.
 */
export const WebhookMessage = z.object({
  type: WebhookType,
  timestamp: z.iso.datetime(),
  data: z.object({ epoch: z.string(), seq: z.int(), eventId: z.string().nullable(), event: Event.nullable() }),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;

/** The headers of a webhook's request (Standard Webhooks 1.0). */
export const webhookHeaders = {
  /** The same for each attempt to deliver a message. */
  id: 'webhook-id',
  /** Seconds since 1970 of the attempt. */
  timestamp: 'webhook-timestamp',
  /** `v1,` and the base64 of HMAC-SHA256 over `ID.TIMESTAMP.BODY`, keyed with the bytes after `whsec_` of the secret. */
  signature: 'webhook-signature',
} as const;

/** Attempts to deliver a message end after this time. */
export const webhookRetryHours = 24;

/** An address that is sent the changes of events. */
export const Webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** Events of this urgency or a higher one are sent. */
  minUrgency: z.enum(urgencyLevels),
  isEnabled: z.boolean(),
  createdAt: z.iso.datetime(),
  lastDeliveredAt: z.iso.datetime().nullable(),
  /** Why the last attempt failed, as a sentence. */
  fault: z.string().nullable(),
  /** Messages that wait to be sent. */
  waiting: z.int(),
});
export type Webhook = z.infer<typeof Webhook>;

/** One message to one webhook. */
export const Delivery = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  type: WebhookType,
  eventId: z.string().nullable(),
  /** The event's title; null if it is erased, or for a test. */
  title: z.string().nullable(),
  state: z.enum(['waiting', 'delivered', 'given-up']),
  attempts: z.int(),
  /** Of the last attempt: the HTTP status, or why there is none. */
  status: z.int().nullable(),
  fault: z.string().nullable(),
  ms: z.int().nullable(),
  /** The next attempt. */
  nextAt: z.iso.datetime().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

const needed = (sentence: string) =>
  z
    .string({ error: whenMissing(sentence) })
    .trim()
    .min(1, sentence);

export const WebhookForm = z.strictObject({
  name: needed('Name is required').max(limits.sourceName),
  url: needed('URL is required').pipe(WebAddress),
  minUrgency: z.enum(urgencyLevels).default('critical'),
  isEnabled: z.boolean().default(true),
});
export type WebhookForm = z.infer<typeof WebhookForm>;

/** Shown once: it cannot be read again. */
const Secret = z.object({ secret: z.string() });

export const webhookCalls = {
  webhooks: call({ method: 'GET', path: '/api/admin/webhooks', access: 'admin', reply: z.array(Webhook) }),
  addWebhook: call({
    method: 'POST',
    path: '/api/admin/webhooks',
    access: 'admin',
    body: WebhookForm,
    reply: Webhook.extend(Secret.shape),
  }),
  changeWebhook: call({
    method: 'PUT',
    path: '/api/admin/webhooks/:id',
    access: 'admin',
    params: Id,
    body: WebhookForm,
    reply: Webhook,
  }),
  removeWebhook: call({ method: 'DELETE', path: '/api/admin/webhooks/:id', access: 'admin', params: Id, reply: Done }),
  /** Replaces the secret. Requests are signed with the new one at once. */
  renewWebhookSecret: call({
    method: 'POST',
    path: '/api/admin/webhooks/:id/secret',
    access: 'admin',
    params: Id,
    reply: Secret,
  }),
  /** Sends a message of the type `test` now, once, and returns how that went. */
  testWebhook: call({
    method: 'POST',
    path: '/api/admin/webhooks/:id/test',
    access: 'admin',
    params: Id,
    reply: Delivery,
  }),
  /** The latest messages, newest first. */
  webhookDeliveries: call({
    method: 'GET',
    path: '/api/admin/webhooks/:id/deliveries',
    access: 'admin',
    params: Id,
    reply: z.array(Delivery),
  }),
};
