import { done } from '@vigil/common/kit';
import type { AuditLog } from '../../changes/audit-log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { RemovePerson } from './remove-person.ts';
import { toUser, type UserRow, type UserStore } from './store.ts';

interface UserOptions {
  users: UserStore;
  sessions: { endAllOf: (userId: string) => Promise<unknown> };
  removePerson: RemovePerson;
  auditLog: AuditLog;
  now: () => Date;
}

export function userHandlers({
  users,
  sessions,
  removePerson,
  auditLog,
  now,
}: UserOptions): Pick<Handlers, 'users' | 'userStats' | 'setAdmin' | 'removeUser' | 'endUserSessions'> {
  async function find(id: string): Promise<UserRow> {
    const user = await users.get(id);
    if (!user) throw new Fault('notFound', 'There is no such user.');
    return user;
  }

  return {
    users: async () => (await users.list()).map(toUser),

    userStats: () => users.stats(now()),

    setAdmin: async ({ params: { id }, body: { isAdmin }, person }) => {
      const before = await find(id);
      const after = toUser(await users.setAdmin(id, isAdmin));
      if (before.isAdmin === isAdmin) return after;
      if (!isAdmin) await sessions.endAllOf(id);
      await auditLog.record(byPerson(person.id), isAdmin ? 'admin-granted' : 'admin-revoked', id);
      return after;
    },

    removeUser: async ({ params: { id }, person }) => {
      await removePerson(id);
      await auditLog.record(byPerson(person.id), 'user-removed', id);
      return done;
    },

    endUserSessions: async ({ params: { id }, person }) => {
      await find(id);
      await sessions.endAllOf(id);
      await auditLog.record(byPerson(person.id), 'sessions-ended', id);
      return done;
    },
  };
}
