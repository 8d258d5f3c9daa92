import { randomBytes } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Person } from '@vigil/common/access';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import { createSession } from 'koa-session';
import { Fault } from '../../kit/fault.ts';
import type { UserStore } from '../users/store.ts';
import type { SessionRow } from './rows.ts';
import { type Door, longestSessionMs, type Opening, type SessionStore, sessionIdOf } from './store.ts';

interface DoorOptions {
  koa: Koa;
  sessions: SessionStore;
  users: UserStore;
  /** For how many days a person's sign-ins are remembered. */
  keptDaysOf: (userId: string) => Promise<number>;
  /** The site is reached over https, wherever that ends. */
  isSecure: boolean;
}

export interface GuardedDoor extends Door {
  /** Reads the session of every call. */
  middleware: Middleware;
  /** Who makes the request; null for a visitor. */
  identify: (ctx: Context) => Promise<Person | null>;
  /** The same for a request that Koa does not answer, like the handshake of a socket. */
  identifyRequest: (request: IncomingMessage) => Promise<Person | null>;
}

/**
 * Sessions by a signed cookie. A visitor has none, and a session is written by a sign-in alone: a request that
 * outlives the sign-out of its own session cannot bring it back.
 */
export function createDoor({ koa, sessions, users, keptDaysOf, isSecure }: DoorOptions): GuardedDoor {
  const key = isSecure ? '__Host-sid' : 'sid';
  const rows = new WeakMap<Context, SessionRow>();
  /** What the session that a request is about to write shall be. */
  const openings = new WeakMap<Context, (cookie: string) => Promise<SessionRow>>();

  const readSession: Middleware = createSession(
    {
      key,
      maxAge: longestSessionMs,
      // The cookie changes at a sign-in or a sign-out alone, and both commit by themselves.
      autoCommit: false,
      sameSite: 'lax',
      secure: isSecure,
      genid: () => randomBytes(32).toString('base64url'),
      store: {
        get: async (cookie, _maxAge, { ctx }) => {
          const row = await orUnavailable(sessions.find(cookie));
          if (row) rows.set(ctx, row);
          return row ? { userId: row.userId } : undefined;
        },
        set: async (cookie, _data, _maxAge, { ctx }) => {
          const open = openings.get(ctx);
          if (open) rows.set(ctx, await orUnavailable(open(cookie)));
        },
        destroy: async (cookie) => orUnavailable(sessions.end(sessionIdOf(cookie))),
      },
    },
    koa,
  );

  const middleware: Middleware = async (ctx, next) => {
    if (!ctx.path.startsWith('/api/')) return next();
    // Where https ends at a proxy, its last step to us is plain and yet no reason to refuse the cookie.
    if (isSecure) ctx.cookies.secure = true;
    await readSession(ctx, next);
  };

  /** Puts the request's session under a new id; the old one is dead before the new one lives. */
  async function commit(ctx: Context, userId: string, open: (cookie: string) => Promise<SessionRow>): Promise<string> {
    openings.set(ctx, open);
    ctx.session = { userId };
    await ctx.session.regenerate();
    openings.delete(ctx);
    const row = rows.get(ctx);
    if (!row) throw new Error('the session was not written');
    return row._id;
  }

  async function signIn(ctx: Context, userId: string): Promise<Person> {
    const userAgent = ctx.get('User-Agent').slice(0, longestUserAgent);
    const opening: Opening = { userId, userAgent, keptDays: await keptDaysOf(userId) };
    await commit(ctx, userId, (cookie) => sessions.begin(cookie, opening));
    const person = await identify(ctx);
    if (!person) throw new Fault('signedOut');
    return person;
  }

  async function signOut(ctx: Context): Promise<void> {
    if (!rows.delete(ctx)) return;
    const { session } = ctx;
    ctx.session = null;
    await session.manuallyCommit();
  }

  async function renew(ctx: Context, userId: string): Promise<void> {
    const row = rows.get(ctx);
    if (!row) throw new Fault('signedOut');
    const id = await commit(ctx, userId, (cookie) => sessions.continueAs(cookie, row));
    await sessions.endAllOf(userId, id);
  }

  async function identify(ctx: Context): Promise<Person | null> {
    const row = rows.get(ctx);
    return row ? personBehind(row) : null;
  }

  async function identifyRequest(request: IncomingMessage): Promise<Person | null> {
    const ctx = koa.createContext(request, new ServerResponse(request));
    const cookie = ctx.cookies.get(key, { signed: true });
    const row = cookie ? await sessions.find(cookie) : null;
    return row ? personBehind(row) : null;
  }

  /** The role is read each time, so that one taken away is gone with the next request. */
  async function personBehind(row: SessionRow): Promise<Person | null> {
    const user = await orUnavailable(users.get(row.userId));
    if (!user) {
      await orUnavailable(sessions.end(row._id));
      return null;
    }
    await orUnavailable(sessions.touchIfStale(row));
    return { id: user._id, username: user.username, isAdmin: user.isAdmin, sessionId: row._id };
  }

  return { middleware, identify, identifyRequest, signIn, signOut, renew };
}

const longestUserAgent = 200;

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new Fault('unavailable', undefined, error);
  }
}
