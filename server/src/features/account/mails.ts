import { confirmHours, mailResetHours } from '@vigil/common/account';
import type { Throttle } from '../throttle/store.ts';
import { keyOf, type UserRow, type UserStore } from '../users/store.ts';
import type { Mailer } from './mailer.ts';
import type { LinkStore } from './store.ts';

interface MailsOptions {
  mailer: Mailer;
  users: UserStore;
  links: LinkStore;
  throttle: Throttle;
  home: () => string;
  now: () => Date;
}

export type AccountMails = ReturnType<typeof createAccountMails>;

/** The messages about an account. All of them are sent in the background, so no answer depends on them or takes longer. */
export function createAccountMails({ mailer, users, links, throttle, home, now }: MailsOptions) {
  const hoursFromNow = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
  const host = () => new URL(home()).host;
  /** Returns whether another message may go there: what is sent to foreign addresses is limited. */
  const mayWrite = async ({ _id, emailKey }: UserRow) =>
    (await throttle.count('mailOfUser', _id)) === null && (await throttle.count('mailToAddress', emailKey)) === null;

  /** Asks the owner of an address to confirm that the account is theirs. */
  function confirm(userId: string): void {
    mailer.run(async () => {
      const user = await users.get(userId);
      if (!user || users.isConfirmed(user) || !(await mayWrite(user))) return;
      const secret = await links.issue('confirm', userId, hoursFromNow(confirmHours), user.emailKey);
      mailer.send({
        to: user.email,
        subject: `Confirm your address for Vigil at ${host()}`,
        text: `An account at ${home()} has this e-mail address. If it is yours, confirm it within ${confirmHours} hours:

${home()}/link#confirm=${secret}

If it is not yours, ignore this message: nothing else will be sent to this address.`,
      });
    });
  }

  /**
   * Sends a link to set a new password, if the address is a confirmed one of an account. `network`: who asks. One network
   * cannot use up what is sent for the others.
   */
  function reset(email: string, network: string): void {
    mailer.run(async () => {
      const user = await users.getByEmail(email);
      if (!user || !users.isConfirmed(user)) return;
      if ((await throttle.count('resetMailByNetwork', `${user._id} ${network}`)) !== null) return;
      if ((await throttle.count('resetMail', user._id)) !== null) return;
      const secret = await links.issue('reset', user._id, hoursFromNow(mailResetHours), keyOf(user.email));
      mailer.send({
        to: user.email,
        subject: `Set a new password for Vigil at ${host()}`,
        text: `A new password was asked for the account "${user.username}" at ${home()}. Set it within ${mailResetHours} hours:

${home()}/link#reset=${secret}

If you did not ask for it, ignore this message: your password stays as it is.`,
      });
    });
  }

  /** Notifies the owner of a confirmed address about a change that another person could have made. */
  function notify({ email, username }: Pick<UserRow, 'email' | 'username'>, what: keyof typeof changes): void {
    const { change, effect } = changes[what];
    mailer.send({
      to: email,
      subject: `${change} for your account at ${host()}`,
      text: `${change} for the account "${username}" at ${home()}.${effect && ` ${effect}`}

If this was not you, ask the operator of ${host()} for help at once.`,
    });
  }

  return { confirm, reset, notify };
}

const removed = 'All passkeys of the account were removed.';

const changes = {
  link: { change: 'The password was set by a link', effect: removed },
  'link-of-admin': {
    change: 'The password was set by a link',
    effect: 'Its passkeys stay: look through them, and remove those that are not yours.',
  },
  password: { change: 'The password was changed', effect: '' },
  address: { change: 'The e-mail address was changed', effect: '' },
  passkey: { change: 'A passkey was added', effect: 'It signs in without the password.' },
};
