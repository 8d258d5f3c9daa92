import { z } from 'zod';
import { UrgencyLevel } from './events.ts';
import { limits } from './limits.ts';
import { NotificationPreferences } from './settings.ts';

/** A time of the day, '23:00'. */
const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time between 00:00 and 23:59');

/** When a device is not notified. `from` later than `to` goes past midnight; two equal times are the whole day. */
export const QuietHours = z.strictObject({
  from: TimeOfDay,
  to: TimeOfDay,
  /** Critical events notify all the same. */
  allowsCritical: z.boolean().default(true),
});
export type QuietHours = z.infer<typeof QuietHours>;

/** The number of places that a device can choose. */
export const maxPlaces = 20;

/** What one device decides about its notifications besides `NotificationPreferences`. */
export const DeviceAlerts = z.strictObject({
  /** Null: none. */
  quietHours: QuietHours.nullable().default(null),
  /** 'Haifa, Israel', 'Iran': events there notify from `placesFrom` upwards, ticked or not. */
  places: z.array(z.string().trim().min(1).max(limits.location)).max(maxPlaces).default([]),
  placesFrom: UrgencyLevel.default('low'),
  /** A critical event notifies again every `repeatMs`, up to `maxRepeats` times (`notify.ts`), until it is seen. */
  repeatsCritical: z.boolean().default(false),
});
export type DeviceAlerts = z.infer<typeof DeviceAlerts>;

/** The alerts of a device that has chosen nothing. */
export const defaultAlerts: DeviceAlerts = DeviceAlerts.parse({});

/** What decides about notifications on one device, and the time zone of its quiet hours. */
export const Device = z.strictObject({
  preferences: NotificationPreferences,
  alerts: DeviceAlerts,
  timeZone: z.string().max(64).refine(isTimeZone, 'Please send a time zone of the IANA database'),
});
export type Device = z.infer<typeof Device>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
