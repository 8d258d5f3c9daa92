import type { EmailAlerts } from '@vigil/common/email-alerts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { UserStore } from '../users/store.ts';
import type { EmailAlertStore } from './store.ts';

interface EmailAlertOptions {
  emailAlerts: EmailAlertStore;
  users: UserStore;
  /** Whether the server sends e-mail. */
  hasMail: boolean;
}

export function emailAlertHandlers({
  emailAlerts,
  users,
  hasMail,
}: EmailAlertOptions): Pick<Handlers, 'emailAlerts' | 'saveEmailAlerts'> {
  async function read(userId: string): Promise<EmailAlerts> {
    const user = await users.get(userId);
    if (!user) throw new Fault('signedOut');
    return { address: user.email, isConfirmed: users.isConfirmed(user), device: await emailAlerts.deviceOf(userId) };
  }

  return {
    emailAlerts: ({ person }) => read(person.id),

    saveEmailAlerts: async ({ body: { device }, person }) => {
      if (device && !hasMail) throw new Fault('unavailable', 'This server sends no e-mail.');
      if (device && !(await read(person.id)).isConfirmed)
        throw new Fault('conflict', 'Please confirm your e-mail address in your profile first.');
      await emailAlerts.save(person.id, device);
      return read(person.id);
    },
  };
}
