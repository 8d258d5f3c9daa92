import { createHash, randomUUID } from 'node:crypto';
import type { Person } from '@vigil/common/access';
import type { Session, SignIn } from '@vigil/common/auth';
import type { Context } from 'koa';
import type { Connection } from 'mongoose';
import { setTtl } from '../../database/set-ttl.ts';
import { defineSessions, defineSignIns, type SessionRow, type SignInFactor } from './rows.ts';

/** Sign-in and sign-out by the cookie of a request. The caller logs what has ended. */
export interface SessionManager {
  /** Creates a session for this user under a new id, and sets its cookie. */
  signIn: (ctx: Context, userId: string, factor?: SignInFactor) => Promise<Person>;
  /** Ends the session of the request. */
  signOut: (ctx: Context) => Promise<void>;
  /** Gives the session of the request a new id, and ends every other session of its user. */
  renew: (ctx: Context, userId: string) => Promise<void>;
}

export interface NewSession {
  userId: string;
  userAgent: string;
  factor?: SignInFactor;
  /** For how many days the sign-in stays in the user's history. */
  keptDays: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const idleMs = 7 * dayMs;
/** Maximum age of a session, even if it is in use. */
export const maxSessionMs = 30 * dayMs;

/** The id under which the session of this cookie is stored. */
export function sessionIdOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('hex');
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The open sessions and the history of sign-ins. Expired rows are deleted with a delay, so every query compares the dates. */
export function createSessionStore(connection: Connection, now: () => Date) {
  const Sessions = defineSessions(connection);
  const SignIns = defineSignIns(connection);
  const open = () => ({ expiresAt: { $gt: now() }, absoluteExpiresAt: { $gt: now() } });
  const later = (ms: number) => new Date(now().getTime() + ms);

  function find(cookie: string): Promise<SessionRow | null> {
    return findById(sessionIdOf(cookie));
  }

  async function findById(id: string): Promise<SessionRow | null> {
    return Sessions.findOne({ _id: id, ...open() }).lean();
  }

  /** Which of these sessions are still open. */
  async function listOpen(ids: string[]): Promise<string[]> {
    const rows = await Sessions.find({ _id: { $in: ids }, ...open() }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
  }

  async function begin(
    cookie: string,
    { userId, userAgent, factor = 'password', keptDays }: NewSession,
  ): Promise<SessionRow> {
    const at = now();
    const signInId = randomUUID();
    const row: SessionRow = {
      _id: sessionIdOf(cookie),
      userId,
      signInId,
      userAgent,
      factor,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: later(idleMs),
      absoluteExpiresAt: later(maxSessionMs),
    };
    await SignIns.create({ _id: signInId, userId, at, userAgent, expiresAt: later(keptDays * dayMs) });
    await Sessions.create(row);
    return row;
  }

  /** Stores an ended session again under a new id. Its maximum age stays. */
  async function continueAs(cookie: string, ended: SessionRow): Promise<SessionRow> {
    const row = { ...ended, _id: sessionIdOf(cookie), lastSeenAt: now(), expiresAt: later(idleMs) };
    await Sessions.create(row);
    return row;
  }

  /** Records that these sessions are in use; writes at most once a minute for each. */
  async function touch(ids: string[]): Promise<void> {
    await Sessions.updateMany(
      { _id: { $in: ids }, lastSeenAt: { $lte: later(-minuteMs) } },
      { $set: { lastSeenAt: now(), expiresAt: later(idleMs) } },
    );
  }

  async function touchIfStale({ _id, lastSeenAt }: SessionRow): Promise<void> {
    if (lastSeenAt <= later(-minuteMs)) await touch([_id]);
  }

  async function end(id: string): Promise<void> {
    await Sessions.deleteOne({ _id: id });
  }

  async function endAllOf(userId: string, exceptId?: string): Promise<void> {
    await Sessions.deleteMany({ userId, ...(exceptId && { _id: { $ne: exceptId } }) });
  }

  /** Ends all sessions. */
  async function endAll(): Promise<void> {
    await Sessions.deleteMany();
  }

  /** Ends the session of a sign-in. Returns its id; null if it has ended or belongs to another user. */
  async function endSignIn(userId: string, signInId: string): Promise<string | null> {
    const row = await Sessions.findOneAndDelete({ userId, signInId, ...open() }).lean();
    return row?._id ?? null;
  }

  /**
   * Newest first; all with a limit of 0. A sign-in whose session is open is listed even if its history has expired.
   */
  async function listSignIns(userId: string, currentSessionId: string, limit = maxListed): Promise<SignIn[]> {
    const [sessions, history] = await Promise.all([
      Sessions.find({ userId, ...open() }).lean(),
      SignIns.find({ userId, expiresAt: { $gt: now() } })
        .sort({ at: -1 })
        .limit(limit)
        .lean(),
    ]);
    const isOpen = new Set(sessions.map(({ signInId }) => signInId));
    const running = sessions.map(({ _id, signInId, createdAt, userAgent }) => ({
      id: signInId,
      at: createdAt.toISOString(),
      userAgent,
      isOpen: true,
      isCurrent: _id === currentSessionId,
    }));
    const past = history
      .filter(({ _id }) => !isOpen.has(_id))
      .map(({ _id: id, at, userAgent }) => ({
        id,
        at: at.toISOString(),
        userAgent,
        isOpen: false,
        isCurrent: false,
      }));
    return [...running, ...past].sort((a, b) => b.at.localeCompare(a.at));
  }

  /** Keeps every sign-in of the user, past ones too, for this many days from its date. */
  async function setRetention(userId: string, days: number): Promise<void> {
    await setTtl(SignIns, userId, 'at', days * dayMs);
  }

  /** Deletes the user's sessions and sign-in history. */
  async function removeAllOf(userId: string): Promise<void> {
    await Sessions.deleteMany({ userId });
    await SignIns.deleteMany({ userId });
  }

  return {
    find,
    findById,
    listOpen,
    begin,
    continueAs,
    touch,
    touchIfStale,
    end,
    endAllOf,
    endAll,
    endSignIn,
    listSignIns,
    setRetention,
    removeAllOf,
  };
}

const maxListed = 200;

export function toSession({ id, username, isAdmin, needsPasskey }: Person): Session {
  return { id, username, isAdmin, ...(needsPasskey && { needsPasskey }) };
}
