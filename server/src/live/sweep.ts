import type { SessionStore } from '../features/sessions/store.ts';
import type { UserStore } from '../features/users/store.ts';
import type { Log } from '../kit/log.ts';
import type { Sockets } from './sockets.ts';

const everyMs = 60_000;

interface SweepOptions {
  sockets: Pick<Sockets, 'people' | 'cut'>;
  sessions: SessionStore;
  users: UserStore;
  log: Log;
}

/**
 * Once a minute closes the sockets whose session has expired, or whose person has another role than when
 * they opened, and notes that the others are in use.
 */
export function createSweep({ sockets, sessions, users, log }: SweepOptions) {
  let running = Promise.resolve();

  async function sweep(): Promise<void> {
    const people = sockets.people();
    if (people.length === 0) return;
    const open = new Set(await sessions.listOpen([...new Set(people.map(({ sessionId }) => sessionId))]));
    const admins = new Set(await users.listAdmins([...new Set(people.map(({ id }) => id))]));
    for (const { id, sessionId, isAdmin } of people) {
      if (!open.has(sessionId) || admins.has(id) !== isAdmin) sockets.cut(sessionId);
    }
    await sessions.touch([...open]);
  }

  const timer = setInterval(() => {
    running = sweep().catch((error) => log.error({ err: error }, 'the open sockets could not be checked'));
  }, everyMs).unref();

  async function stop(): Promise<void> {
    clearInterval(timer);
    await running;
  }

  return { sweep, stop };
}
