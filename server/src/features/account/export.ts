import type { AccountData } from '@vigil/common/account';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { EmailAlertStore } from '../email-alerts/store.ts';
import type { DecisionRow, NotificationStore, SubscriptionRow } from '../notifications/store.ts';
import { type PasskeyStore, toPasskey } from '../passkeys/store.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { SettingsStore } from '../settings/store.ts';
import type { Throttle } from '../throttle/store.ts';
import { toUser, type UserStore } from '../users/store.ts';

interface AccountExportOptions {
  users: UserStore;
  settings: SettingsStore;
  sessions: SessionStore;
  passkeys: PasskeyStore;
  notifications: NotificationStore;
  emailAlerts: EmailAlertStore;
  throttle: Throttle;
  now: () => Date;
}

/** The stored data of a user, without secrets: no hashes, and no keys or addresses that messages could be sent with. */
export function exportHandlers({
  users,
  settings,
  sessions,
  passkeys,
  notifications,
  emailAlerts,
  throttle,
  now,
}: AccountExportOptions): Pick<Handlers, 'accountData'> {
  return {
    accountData: async ({ person, ctx }) => {
      await throttle.take('accountData', person.id);
      const user = await users.get(person.id);
      if (!user) throw new Fault('signedOut');
      const [saved, signIns, keys, browsers, decisions, email] = await Promise.all([
        settings.get(user._id),
        sessions.listSignIns(user._id, person.sessionId, 0),
        passkeys.list(user._id),
        notifications.listBoundTo(user._id),
        notifications.listDecisions(user._id, 0),
        emailAlerts.deviceOf(user._id),
      ]);
      ctx.set('Content-Disposition', 'attachment; filename="vigil-account.json"');
      return {
        exportedAt: now().toISOString(),
        user: toUser(user),
        settings: saved ?? settings.unsaved(user._id, user.createdAt),
        signIns,
        passkeys: keys.map(toPasskey),
        browsers: browsers.map(toBrowser),
        emailAlerts: email,
        notifications: decisions.map(toNotification),
      };
    },
  };
}

function toBrowser({ endpoint, createdAt, lastSeenAt, device }: SubscriptionRow): AccountData['browsers'][number] {
  return {
    pushService: new URL(endpoint).host,
    subscribedAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    device: device ?? null,
  };
}

function toNotification(row: DecisionRow): AccountData['notifications'][number] {
  const { at, eventId, eventType, urgencyLevel, rule, pushed, subscribed } = row;
  return { at: at.toISOString(), eventId, eventType, urgencyLevel, rule, pushed, subscribed };
}
