import { randomBytes } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Person } from '@vigil/common/access';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import { createSession } from 'koa-session';
import { Fault } from '../../kit/fault.ts';
import { sessionCookies } from '../../kit/session-cookie.ts';
import type { UserStore } from '../users/store.ts';
import type { SessionRow, SignInFactor } from './rows.ts';
import { maxSessionMs, type NewSession, type SessionManager, type SessionStore, sessionIdOf } from './store.ts';

interface SessionManagerOptions {
  koa: Koa;
  sessions: SessionStore;
  users: UserStore;
  /** For how many days a user's sign-in history is kept. */
  keptDaysOf: (userId: string) => Promise<number>;
  /** True if the site is served over https, also where a proxy terminates it. */
  isSecure: boolean;
  /** Administrators have their rights only after a sign-in by passkey. */
  adminsNeedPasskey: boolean;
}

export interface RequestSessions extends SessionManager {
  /** Loads the session of every API request. */
  middleware: Middleware;
  /** The user who makes the request; null for a visitor. */
  identify: (ctx: Context) => Promise<Person | null>;
  /** The same for a request that Koa does not answer, such as the handshake of a socket. */
  identifyRequest: (request: IncomingMessage) => Promise<Person | null>;
}

/** What `ctx.session` holds when it is committed: only sign-ins and renewals commit. */
type SessionWrite = { signIn: NewSession } | { renewed: SessionRow };

/**
 * Sessions by a signed cookie; visitors have none. `ctx.session.row` is the stored session of a request. koa-session passes
 * the data of `ctx.session` to the store, which inserts it under the id that `genid` has just made. No other request
 * writes, so a request that outlives the sign-out of its own session cannot restore it.
 */
export function createSessionManager(options: SessionManagerOptions): RequestSessions {
  const { koa, sessions, users, keptDaysOf, isSecure, adminsNeedPasskey } = options;
  const key = isSecure ? sessionCookies.secure : sessionCookies.plain;

  const readSession: Middleware = createSession(
    {
      key,
      maxAge: maxSessionMs,
      // The cookie changes only at sign-in, renewal and sign-out, which commit explicitly.
      autoCommit: false,
      sameSite: 'lax',
      secure: isSecure,
      genid: () => randomBytes(32).toString('base64url'),
      store: {
        get: async (cookie) => {
          const row = await orUnavailable(sessions.find(cookie));
          return row ? { row } : undefined;
        },
        set: async (cookie, data, _maxAge, { ctx }) => {
          ctx.session.row = await orUnavailable(write(cookie, data));
        },
        destroy: async (cookie) => orUnavailable(sessions.end(sessionIdOf(cookie))),
      },
    },
    koa,
  );

  function write(cookie: string, data: SessionWrite): Promise<SessionRow> {
    return 'signIn' in data ? sessions.begin(cookie, data.signIn) : sessions.continueAs(cookie, data.renewed);
  }

  const middleware: Middleware = async (ctx, next) => {
    if (!ctx.path.startsWith('/api/')) return next();
    // Behind a proxy that terminates https, the request itself is plain http: Koa would refuse to set a secure cookie.
    if (isSecure) ctx.cookies.secure = true;
    await readSession(ctx, next);
  };

  /** Stores the session under a new id. The old one is deleted first, so an id from before a sign-in is never valid after it. */
  async function commit(ctx: Context, data: SessionWrite): Promise<SessionRow> {
    ctx.session = data;
    await ctx.session.regenerate();
    const row = rowOf(ctx);
    if (!row) throw new Error('the session was not stored');
    return row;
  }

  async function signIn(ctx: Context, userId: string, factor: SignInFactor = 'password'): Promise<Person> {
    const userAgent = ctx.get('User-Agent').slice(0, maxUserAgent);
    const row = await commit(ctx, { signIn: { userId, userAgent, factor, keptDays: await keptDaysOf(userId) } });
    const person = await personOf(row);
    if (!person) throw new Fault('signedOut');
    return person;
  }

  async function signOut(ctx: Context): Promise<void> {
    if (!rowOf(ctx)) return;
    const { session } = ctx;
    ctx.session = null;
    await session.manuallyCommit();
  }

  async function renew(ctx: Context, userId: string): Promise<void> {
    const row = rowOf(ctx);
    if (!row) throw new Fault('signedOut');
    const renewed = await commit(ctx, { renewed: row });
    await sessions.endAllOf(userId, renewed._id);
  }

  async function identify(ctx: Context): Promise<Person | null> {
    const row = rowOf(ctx);
    return row ? personOf(row) : null;
  }

  async function identifyRequest(request: IncomingMessage): Promise<Person | null> {
    const ctx = koa.createContext(request, new ServerResponse(request));
    const cookie = ctx.cookies.get(key, { signed: true });
    const row = cookie ? await sessions.find(cookie) : null;
    return row ? personOf(row) : null;
  }

  /** Reads the role each time: a revoked role ends with the next request. */
  async function personOf(row: SessionRow): Promise<Person | null> {
    const user = await orUnavailable(users.get(row.userId));
    if (!user) {
      await orUnavailable(sessions.end(row._id));
      return null;
    }
    await orUnavailable(sessions.touchIfStale(row));
    const needsPasskey = user.isAdmin && adminsNeedPasskey && row.factor !== 'passkey';
    const isAdmin = user.isAdmin && !needsPasskey;
    return {
      id: user._id,
      username: user.username,
      isAdmin,
      sessionId: row._id,
      ...(needsPasskey && { needsPasskey }),
    };
  }

  return { middleware, identify, identifyRequest, signIn, signOut, renew };
}

const maxUserAgent = 200;

function rowOf(ctx: Context): SessionRow | null {
  return ctx.session?.row ?? null;
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new Fault('unavailable', undefined, error);
  }
}
