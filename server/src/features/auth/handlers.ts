import { done } from '@vigil/common/kit';
import type { AuditLog } from '../../changes/audit-log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Log } from '../../kit/log.ts';
import type { Handlers } from '../../kit/mount.ts';
import { type SessionManager, type SessionStore, toSession } from '../sessions/store.ts';
import type { Throttle } from '../throttle/store.ts';
import { type Passwords, toUser, type UserStore } from '../users/store.ts';
import { createAuthenticate, invalidCredentials } from './authenticate.ts';
import type { Captcha } from './captcha.ts';

interface AuthOptions {
  users: UserStore;
  sessions: SessionStore;
  sessionManager: SessionManager;
  passwords: Passwords;
  captcha: Captcha;
  throttle: Throttle;
  /** Null where no mail server is set up. */
  mails: { confirm: (userId: string) => void } | null;
  auditLog: AuditLog;
  /** Removes the kept copy of the first administrator's generated password. */
  forgetFirstPassword: () => Promise<void>;
  log: Log;
  now: () => Date;
}

export function authHandlers(
  options: AuthOptions,
): Pick<Handlers, 'session' | 'user' | 'captcha' | 'login' | 'register' | 'logout' | 'signIns' | 'endSignIn'> {
  const {
    users,
    sessions,
    sessionManager,
    passwords,
    captcha,
    throttle,
    mails,
    auditLog,
    forgetFirstPassword,
    log,
    now,
  } = options;
  const authenticate = createAuthenticate(options);

  /** Every server disconnects the sockets of an ended session. */
  const recordSignOut = (sessionId: string) => auditLog.record('account', 'signed-out', sessionId);

  return {
    session: ({ person }) => toSession(person),

    user: async ({ person }) => {
      const user = await users.get(person.id);
      if (!user) throw new Fault('signedOut');
      return toUser(user);
    },

    captcha: async ({ ctx }) => {
      await throttle.take('challenge', ctx);
      return captcha.challenge();
    },

    login: async ({ body, person, ctx }) => {
      const user = await authenticate(body, ctx);
      const signedIn = await sessionManager.signIn(ctx, user._id);
      if (person) await recordSignOut(person.sessionId);
      // A password change ends existing sessions; this one may have been created just after it.
      if ((await users.get(user._id))?.passwordHash !== user.passwordHash) {
        await sessionManager.signOut(ctx);
        throw invalidCredentials();
      }
      if (user.unusedPassword) {
        await users.noteUsedPassword(user._id);
        await forgetFirstPassword();
      }
      log.info({ userId: user._id }, 'signed in');
      return toSession(signedIn);
    },

    register: async ({ body, person, ctx }) => {
      await throttle.take('register', ctx);
      // Checked before the captcha: a rejection must not consume its solution.
      passwords.refuseGuessable(body.password, body);
      if (!(await captcha.verify(body.captchaToken))) {
        throw new Fault('badInput', 'Security verification failed. Please try again.');
      }
      const user = {
        username: body.username.trim(),
        email: body.email.trim(),
        passwordHash: await passwords.hash(body.password),
        isAdmin: false,
      };
      const userId = await users.add(user, now());
      await auditLog.record('account', 'user-registered', userId);
      mails?.confirm(userId);
      const signedIn = await sessionManager.signIn(ctx, userId);
      if (person) await recordSignOut(person.sessionId);
      log.info({ userId }, 'registered');
      return toSession(signedIn);
    },

    logout: async ({ person, ctx }) => {
      await sessionManager.signOut(ctx);
      if (person) await recordSignOut(person.sessionId);
      return done;
    },

    signIns: ({ person }) => sessions.listSignIns(person.id, person.sessionId),

    endSignIn: async ({ params, person, ctx }) => {
      const sessionId = await sessions.endSignIn(person.id, params.id);
      if (!sessionId) throw new Fault('notFound', 'This sign-in is over already.');
      if (sessionId === person.sessionId) await sessionManager.signOut(ctx);
      await recordSignOut(sessionId);
      return done;
    },
  };
}
