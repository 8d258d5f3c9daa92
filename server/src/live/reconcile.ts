import type { SessionStore } from '../features/sessions/store.ts';
import type { UserStore } from '../features/users/store.ts';
import type { Log } from '../kit/log.ts';
import type { Sockets } from './sockets.ts';

const everyMs = 60_000;

interface ReconcilerOptions {
  sockets: Pick<Sockets, 'people' | 'disconnect'>;
  sessions: SessionStore;
  users: UserStore;
  log: Log;
}

/**
 * Once a minute disconnects sockets whose session has expired or whose user's role has changed, and records
 * that the other sessions are in use.
 */
export function createReconciler({ sockets, sessions, users, log }: ReconcilerOptions) {
  let running = Promise.resolve();

  async function reconcile(): Promise<void> {
    const people = sockets.people();
    if (people.length === 0) return;
    const open = new Set(await sessions.listOpen([...new Set(people.map(({ sessionId }) => sessionId))]));
    const admins = new Set(await users.listAdmins([...new Set(people.map(({ id }) => id))]));
    for (const { id, sessionId, isAdmin, needsPasskey = false } of people) {
      if (!open.has(sessionId) || admins.has(id) !== (isAdmin || needsPasskey)) sockets.disconnect(sessionId);
    }
    await sessions.touch([...open]);
  }

  const timer = setInterval(() => {
    running = reconcile().catch((error) => log.error({ err: error }, 'socket check failed'));
  }, everyMs).unref();

  async function stop(): Promise<void> {
    clearInterval(timer);
    await running;
  }

  return { reconcile, stop };
}
