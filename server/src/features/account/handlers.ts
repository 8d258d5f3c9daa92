import { type PasswordReset, resetHours } from '@vigil/common/account';
import { done } from '@vigil/common/kit';
import type { AuditLog } from '../../changes/audit-log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Log } from '../../kit/log.ts';
import type { Handlers } from '../../kit/mount.ts';
import { networkOf } from '../../kit/throttle.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { PasskeyStore } from '../passkeys/store.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { Throttle } from '../throttle/store.ts';
import type { Passwords, UserRow, UserStore } from '../users/store.ts';
import type { AccountMails } from './mails.ts';
import type { LinkStore } from './store.ts';

interface AccountOptions {
  users: UserStore;
  links: LinkStore;
  sessions: Pick<SessionStore, 'endAllOf'>;
  passkeys: Pick<PasskeyStore, 'removeAllOf'>;
  adminsNeedPasskey: boolean;
  passwords: Passwords;
  throttle: Throttle;
  auditLog: AuditLog;
  log: Log;
  /** Null where no mail server is set up. */
  mails: AccountMails | null;
  home: () => string;
  now: () => Date;
}

export function accountHandlers({
  users,
  links,
  sessions,
  passkeys,
  adminsNeedPasskey,
  passwords,
  throttle,
  auditLog,
  log,
  mails,
  home,
  now,
}: AccountOptions): Pick<
  Handlers,
  'makeResetLink' | 'resetPassword' | 'requestReset' | 'requestConfirmation' | 'confirmEmail'
> {
  /** Throws a `Fault` for a link that was used or has expired. The link stays valid if the password is refused. */
  async function setPassword({ token, newPassword }: PasswordReset): Promise<UserRow> {
    const link = await links.find('reset', token);
    const user = link && (await users.get(link.userId));
    // A link that was sent to an address ends with that address.
    if (!user || (link.email !== '' && link.email !== user.emailKey)) throw invalidLink();
    passwords.refuseGuessable(newPassword, user);
    const passwordHash = await passwords.hash(newPassword);
    if (!(await links.consume('reset', token))) throw invalidLink();
    if (!(await users.replaceHash(user._id, user.passwordHash, passwordHash))) throw invalidLink();
    return user;
  }

  return {
    makeResetLink: async ({ params: { id }, person }) => {
      if (!(await users.get(id))) throw new Fault('notFound', 'There is no such user.');
      const expiresAt = new Date(now().getTime() + resetHours * 3_600_000);
      const token = await links.issue('reset', id, expiresAt);
      await auditLog.record(byPerson(person.id), 'reset-link-made', id);
      return { url: `${home()}/link#reset=${token}`, expiresAt: expiresAt.toISOString() };
    },

    requestReset: async ({ body, ctx }) => {
      if (!mails) throw new Fault('unavailable', noMail);
      await throttle.take('resetRequest', ctx);
      mails.reset(body.email, networkOf(ctx.ip));
      return done;
    },

    requestConfirmation: async ({ person }) => {
      if (!mails) throw new Fault('unavailable', noMail);
      await throttle.take('confirmationRequest', person.id);
      mails.confirm(person.id);
      return done;
    },

    confirmEmail: async ({ body: { token }, ctx }) => {
      await throttle.take('accountLink', ctx);
      const link = await links.find('confirm', token);
      if (!link || !(await links.consume('confirm', token))) throw invalidLink();
      if (!(await users.confirmEmail(link.userId, link.email))) throw invalidLink();
      log.info({ userId: link.userId }, 'address confirmed');
      return done;
    },

    resetPassword: async ({ body, ctx }) => {
      await throttle.take('accountLink', ctx);
      const user = await setPassword(body);
      const userId = user._id;
      // A mailbox alone must not remove the second factor of an administrator.
      const keepsPasskeys = user.isAdmin && adminsNeedPasskey;
      if (!keepsPasskeys) await passkeys.removeAllOf(userId);
      await sessions.endAllOf(userId);
      await auditLog.record('account', 'password-reset', userId);
      if (users.isConfirmed(user)) mails?.notify(user, keepsPasskeys ? 'link-of-admin' : 'link');
      log.info({ userId }, 'password reset');
      return done;
    },
  };
}

const noMail = 'This server sends no e-mail. Please ask an administrator for a link.';

function invalidLink(): Fault {
  return new Fault('notFound', 'This link was used already or has expired. Please ask for a new one.');
}
