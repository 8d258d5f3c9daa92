import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { UserStore } from '../users/store.ts';
import type { SettingsStore } from './store.ts';

interface SettingsOptions {
  settings: SettingsStore;
  users: UserStore;
  /** Every store with data that follows the user's retention period. */
  kept: { setRetention: (userId: string, days: number) => Promise<void> }[];
  now: () => Date;
}

export function settingsHandlers({
  settings,
  users,
  kept,
  now,
}: SettingsOptions): Pick<Handlers, 'settings' | 'saveSettings'> {
  return {
    settings: async ({ person }) => {
      const saved = await settings.get(person.id);
      if (saved) return saved;
      const user = await users.get(person.id);
      if (!user) throw new Fault('signedOut');
      return settings.unsaved(user._id, user.createdAt);
    },

    saveSettings: async ({ body, person }) => {
      const saved = await settings.save(person.id, body, now());
      for (const store of kept) await store.setRetention(person.id, saved.retentionDays);
      return saved;
    },
  };
}
