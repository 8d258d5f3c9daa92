import { z } from 'zod';
import { call } from './call.ts';
import { EventType, UrgencyLevel } from './events.ts';

export const alertThresholds = ['low', 'medium', 'high'] as const;
export const retentionDays = [7, 14, 30, 60, 90] as const;
export const analysisModes = ['conservative', 'balanced', 'comprehensive'] as const;

/** What may become a browser notification; kept in the browser and inside the settings. */
export const NotificationPreferences = z.strictObject({
  enabled: z.boolean().default(false),
  urgencyLevels: z.array(UrgencyLevel).max(5).default(['critical', 'urgent', 'high']),
  eventTypes: z.array(EventType).max(7).default(['military', 'diplomatic', 'intelligence']),
  soundEnabled: z.boolean().default(true),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

const fields = {
  /** A change of it ticks the urgency levels from here upwards; the ticked levels decide what notifies. */
  alertThreshold: z.enum(alertThresholds).default('high'),
  /** How long the person's own data are kept: sign-ins, notifications, subscriptions. Events are everybody's. */
  retentionDays: z.literal(retentionDays).default(30),
  /** How much of an analysis the person is shown. */
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

/** What holds until a person saves something else. */
export const defaultSettings = Update.parse({});

/** Fields that are left out become the defaults; a body without any is a mistake and would reset them all. */
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
