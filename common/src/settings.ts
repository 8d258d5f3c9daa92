import { z } from 'zod';
import { call } from './call.ts';
import { EventType, UrgencyLevel } from './events.ts';

export const alertThresholds = ['low', 'medium', 'high'] as const;
export const retentionDays = [7, 14, 30, 60, 90] as const;
export const analysisModes = ['conservative', 'balanced', 'comprehensive'] as const;

/** Settings of browser notifications; stored in the browser and with the user's settings. */
export const NotificationPreferences = z.strictObject({
  enabled: z.boolean().default(false),
  urgencyLevels: z.array(UrgencyLevel).max(5).default(['critical', 'urgent', 'high']),
  eventTypes: z.array(EventType).max(7).default(['military', 'diplomatic', 'intelligence']),
  soundEnabled: z.boolean().default(true),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

const fields = {
  /** Choosing it selects the urgency levels from here upwards; the selected levels decide what notifies. */
  alertThreshold: z.enum(alertThresholds).default('high'),
  /** How long the user's own data are kept: sign-ins, notifications, subscriptions. Events are not affected. */
  retentionDays: z.literal(retentionDays).default(30),
  /** How much of an analysis the user sees. */
  analysisMode: z.enum(analysisModes).default('conservative'),
  notificationsEnabled: z.boolean().default(true),
};

export const UserSettings = z.object({
  id: z.string(),
  userId: z.string(),
  ...fields,
  notificationPreferences: NotificationPreferences,
  updatedAt: z.iso.datetime(),
});
export type UserSettings = z.infer<typeof UserSettings>;

const Update = z.strictObject({ ...fields, notificationPreferences: NotificationPreferences.optional() });

/** The settings of a new user. */
export const defaultSettings = Update.parse({});

/** Missing fields get the defaults. A body without fields is rejected, because it would reset them all. */
export const SettingsUpdate = z
  .strictObject({
    alertThreshold: fields.alertThreshold.unwrap().optional(),
    retentionDays: fields.retentionDays.unwrap().optional(),
    analysisMode: fields.analysisMode.unwrap().optional(),
    notificationsEnabled: fields.notificationsEnabled.unwrap().optional(),
    notificationPreferences: NotificationPreferences.optional(),
  })
  .refine((update) => Object.keys(update).length > 0, 'Please name at least one setting to save.')
  .transform((update) => Update.parse(update));
export type SettingsUpdate = z.infer<typeof SettingsUpdate>;

export const settingsCalls = {
  settings: call({ method: 'GET', path: '/api/user/settings', access: 'user', reply: UserSettings }),
  saveSettings: call({
    method: 'POST',
    path: '/api/user/settings',
    access: 'user',
    body: SettingsUpdate,
    reply: UserSettings,
  }),
};
