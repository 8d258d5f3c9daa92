import { levelsFrom } from '@vigil/common/notify';
import {
  defaultSettings,
  NotificationPreferences,
  type SettingsUpdate,
  type UserSettings,
} from '@vigil/common/settings';
import { type Connection, Schema } from 'mongoose';

/** The settings of a user, under the user's id. */
interface SettingsRow extends Omit<UserSettings, 'id' | 'userId' | 'updatedAt'> {
  _id: string;
  updatedAt: Date;
}

const SettingsSchema = new Schema<SettingsRow>(
  {
    _id: { type: String, required: true },
    alertThreshold: { type: String, required: true },
    retentionDays: { type: Number, required: true },
    analysisMode: { type: String, required: true },
    notificationsEnabled: { type: Boolean, required: true },
    notificationPreferences: { type: Schema.Types.Mixed, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'settings', versionKey: false, strict: 'throw' },
);

SettingsSchema.index({ 'notificationPreferences.enabled': 1 });

const defaults = { ...defaultSettings, notificationPreferences: NotificationPreferences.parse({}) };

export type SettingsStore = ReturnType<typeof createSettingsStore>;

export function createSettingsStore(connection: Connection) {
  const Settings = connection.model<SettingsRow>('Settings', SettingsSchema);

  /** Null if the user never saved any. */
  async function get(userId: string): Promise<UserSettings | null> {
    const row = await Settings.findById(userId).lean();
    return row && toSettings(row);
  }

  /** The settings of a user who never saved any, dated at the creation of the account. */
  function unsaved(userId: string, since: Date): UserSettings {
    return toSettings({ _id: userId, ...defaults, updatedAt: since });
  }

  /** Missing notification preferences stay unchanged; a new alert threshold sets their urgency levels. */
  async function save(userId: string, { notificationPreferences, ...update }: SettingsUpdate, at: Date) {
    const preferences = notificationPreferences ?? (await preferencesOf(userId, update.alertThreshold));
    const row = await Settings.findByIdAndUpdate(
      userId,
      {
        $set: { ...update, updatedAt: at, ...(preferences && { notificationPreferences: preferences }) },
        ...(!preferences && { $setOnInsert: { notificationPreferences: defaults.notificationPreferences } }),
      },
      { upsert: true, returnDocument: 'after' },
    ).lean();
    return toSettings(row);
  }

  /** The preferences with the urgency levels of a new alert threshold; null if it is unchanged. */
  async function preferencesOf(userId: string, alertThreshold: UserSettings['alertThreshold']) {
    const saved = (await get(userId)) ?? defaults;
    if (saved.alertThreshold === alertThreshold) return null;
    return { ...saved.notificationPreferences, urgencyLevels: levelsFrom(alertThreshold) };
  }

  /** The user's retention period in days. */
  async function keptDaysOf(userId: string): Promise<number> {
    return (await get(userId))?.retentionDays ?? defaults.retentionDays;
  }

  /** The settings of all users with notifications enabled, and those of `others` who saved none. */
  async function listNotified(others: string[]): Promise<UserSettings[]> {
    const [notified, known] = await Promise.all([
      Settings.find({ 'notificationPreferences.enabled': true }).lean(),
      Settings.find({ _id: { $in: others } }).lean(),
    ]);
    const saved = new Map([...notified, ...known].map((row) => [row._id, row]));
    const unknown = others.filter((id) => !saved.has(id)).map((id) => unsaved(id, new Date(0)));
    return [...[...saved.values()].map(toSettings), ...unknown];
  }

  async function removeAllOf(userId: string): Promise<void> {
    await Settings.deleteOne({ _id: userId });
  }

  return { get, unsaved, save, keptDaysOf, listNotified, removeAllOf };
}

function toSettings({ _id, updatedAt, ...settings }: SettingsRow): UserSettings {
  return { id: _id, userId: _id, ...settings, updatedAt: updatedAt.toISOString() };
}
