import { z } from 'zod';
import { Device } from './alerts.ts';
import { call } from './call.ts';
import type { UrgencyLevel } from './events.ts';

/**
 * The least time between two messages to one user, in milliseconds, by the most urgent event that waits. Events meanwhile
 * come together in the next message.
 */
export const emailGapMs: Record<UrgencyLevel, number> = {
  critical: 60_000,
  urgent: 60_000,
  high: 10 * 60_000,
  medium: 10 * 60_000,
  low: 10 * 60_000,
};

/** The page that ends e-mail alerts, by the link of each message, without a sign-in. */
export const unsubscribePath = '/unsubscribe';

export const EmailAlerts = z.object({
  /** The address of the account. Alerts are sent only while it is confirmed. */
  address: z.string(),
  isConfirmed: z.boolean(),
  /** What decides about e-mail as it does about the notifications of a device; null: no e-mail alerts. */
  device: Device.nullable(),
});
export type EmailAlerts = z.infer<typeof EmailAlerts>;

export const emailAlertCalls = {
  emailAlerts: call({ method: 'GET', path: '/api/user/email-alerts', access: 'user', reply: EmailAlerts }),
  /** Switches e-mail alerts on or off. Refused where the server sends no e-mail or the address is not confirmed. */
  saveEmailAlerts: call({
    method: 'POST',
    path: '/api/user/email-alerts',
    access: 'user',
    body: z.strictObject({ device: Device.nullable() }),
    reply: EmailAlerts,
  }),
};
