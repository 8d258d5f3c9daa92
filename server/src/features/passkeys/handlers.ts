import type { Person } from '@vigil/common/access';
import { done } from '@vigil/common/kit';
import { maxPasskeys } from '@vigil/common/passkeys';
import type { Context } from 'koa';
import type { AuditLog } from '../../changes/audit-log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Log } from '../../kit/log.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import { type SessionManager, type SessionStore, toSession } from '../sessions/store.ts';
import type { Throttle } from '../throttle/store.ts';
import type { UserRow, UserStore } from '../users/store.ts';
import { type PasskeyStore, toPasskey } from './store.ts';
import { createCeremonies } from './webauthn.ts';

interface PasskeyOptions {
  passkeys: PasskeyStore;
  users: UserStore;
  sessions: Pick<SessionStore, 'endAllOf'>;
  sessionManager: SessionManager;
  /** The user, if the password is right; throws a `Fault` otherwise. */
  confirmPassword: (userId: string, password: string) => Promise<UserRow>;
  throttle: Throttle;
  /** Null where no mail server is set up. */
  mails: { notify: (user: UserRow, what: 'passkey') => void } | null;
  auditLog: AuditLog;
  log: Log;
  isOwnOrigin: (origin: string) => boolean;
}

type Names =
  | 'passkeys'
  | 'passkeyOptions'
  | 'addPasskey'
  | 'removePasskey'
  | 'passkeySignInOptions'
  | 'passkeySignIn'
  | 'removePasskeysOf';

export function passkeyHandlers(options: PasskeyOptions): Pick<Handlers, Names> {
  const { passkeys, users, sessions, sessionManager, confirmPassword, throttle, mails, auditLog, log, isOwnOrigin } =
    options;
  const ceremonies = createCeremonies(passkeys);

  /** The origin of the page that asks. */
  function originOf(ctx: Context): string {
    const origin = ctx.get('Origin');
    if (!isOwnOrigin(origin)) throw new Fault('badInput', 'Passkeys work on the pages of this site only.');
    return origin;
  }

  /** A stolen password must not replace the second factor of an administrator. */
  async function refuseWithoutFactor({ id, needsPasskey }: Person): Promise<void> {
    if (needsPasskey && (await passkeys.list(id)).length > 0) {
      throw new Fault('badInput', 'Sign in with one of your passkeys first.');
    }
  }

  return {
    passkeys: async ({ person }) => (await passkeys.list(person.id)).map(toPasskey),

    passkeyOptions: async ({ body, person, ctx }) => {
      await refuseWithoutFactor(person);
      const user = await confirmPassword(person.id, body.currentPassword);
      if ((await passkeys.list(user._id)).length >= maxPasskeys) throw tooManyPasskeys();
      return ceremonies.registrationOptions(user, originOf(ctx));
    },

    addPasskey: async ({ body: { name, response }, person, ctx }) => {
      await refuseWithoutFactor(person);
      const user = await users.get(person.id);
      if (!user) throw new Fault('signedOut');
      const made = await ceremonies.verifyRegistration(response, user._id, originOf(ctx));
      if (!made) throw notAdded();
      const { transports = [] } = response.response;
      const outcome = await passkeys.add({ ...made, userId: user._id, name, transports });
      if (outcome === 'full') throw tooManyPasskeys();
      if (outcome === 'known') throw notAdded();
      // A new password removes all passkeys; this one may have been added just after that.
      if ((await users.get(user._id))?.passwordHash !== user.passwordHash) {
        await passkeys.remove(user._id, made._id);
        throw notAdded();
      }
      if (users.isConfirmed(user)) mails?.notify(user, 'passkey');
      await auditLog.record('account', 'passkey-added', person.id);
      const row = await passkeys.get(made._id);
      if (!row) throw new Fault('conflict');
      return toPasskey(row);
    },

    removePasskey: async ({ params: { id }, body, person }) => {
      await refuseWithoutFactor(person);
      const user = await confirmPassword(person.id, body.currentPassword);
      if (!(await passkeys.remove(user._id, id))) throw new Fault('notFound', 'You have no such passkey.');
      await auditLog.record('account', 'passkey-removed', user._id);
      return done;
    },

    passkeySignInOptions: async ({ ctx }) => {
      await throttle.take('passkeyChallenge', ctx);
      return ceremonies.signInOptions(originOf(ctx));
    },

    passkeySignIn: async ({ body: { response }, person, ctx }) => {
      await throttle.take('signInByAddress', ctx);
      const passkey = await ceremonies.verifySignIn(response, originOf(ctx));
      const user = passkey && (await users.get(passkey.userId));
      if (!user) throw new Fault('signedOut', 'This passkey is not known here, or was not used in time.');
      const signedIn = await sessionManager.signIn(ctx, user._id, 'passkey');
      if (person) await auditLog.record('account', 'signed-out', person.sessionId);
      log.info({ userId: user._id }, 'signed in by passkey');
      return toSession(signedIn);
    },

    removePasskeysOf: async ({ params: { id }, person }) => {
      if (!(await users.get(id))) throw new Fault('notFound', 'There is no such user.');
      await passkeys.removeAllOf(id);
      await sessions.endAllOf(id);
      await auditLog.record(byPerson(person.id), 'passkeys-removed', id);
      return done;
    },
  };
}

function notAdded(): Fault {
  return new Fault('badInput', 'This passkey could not be added. Please try again.');
}

function tooManyPasskeys(): Fault {
  return new Fault('conflict', `You have ${maxPasskeys} passkeys. Remove one to add another.`);
}
