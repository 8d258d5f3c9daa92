import type { Person } from '@vigil/common/access';
import type { Context } from 'koa';

/** Signing in and out by the cookie of a request. */
export interface Door {
  /** Opens a new session for this person, under a new id, and sets its cookie. */
  signIn: (ctx: Context, userId: string) => Promise<Person>;
  /** Ends the session of the request. */
  signOut: (ctx: Context) => Promise<void>;
  /** Gives the session of the request a new id and ends every other one of its person. */
  renew: (ctx: Context, userId: string) => Promise<void>;
}
