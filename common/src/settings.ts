import { z } from 'zod';
import { EventType, UrgencyLevel } from './events.ts';

export const retentionDays = [7, 14, 30, 60, 90] as const;

/** What may become a browser notification; kept in the browser and inside the settings. */
export const NotificationPreferences = z.object({
  enabled: z.boolean().default(false),
  urgencyLevels: z.array(UrgencyLevel).default(['critical', 'urgent', 'high']),
  eventTypes: z.array(EventType).default(['military', 'diplomatic', 'intelligence']),
  soundEnabled: z.boolean().default(true),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const UserSettings = z.object({
  id: z.string(),
  userId: z.string(),
  alertThreshold: z.enum(['low', 'medium', 'high']).default('high'),
  retentionDays: z.literal(retentionDays).default(30),
  analysisMode: z.enum(['conservative', 'balanced', 'comprehensive']).default('conservative'),
  notificationsEnabled: z.boolean().default(true),
  notificationPreferences: NotificationPreferences,
  updatedAt: z.iso.datetime(),
});
export type UserSettings = z.infer<typeof UserSettings>;
