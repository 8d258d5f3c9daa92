import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { UserStore } from '../users/store.ts';
import type { SettingsStore } from './store.ts';

interface SettingsOptions {
  settings: SettingsStore;
  users: UserStore;
  sessions: SessionStore;
  now: () => Date;
}

export function settingsHandlers({
  settings,
  users,
  sessions,
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
      await sessions.setRetention(person.id, saved.retentionDays);
      return saved;
    },
  };
}
