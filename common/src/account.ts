import { z } from 'zod';
import { Device } from './alerts.ts';
import { NewPassword, SignIn } from './auth.ts';
import { call } from './call.ts';
import { Done, Id, whenMissing } from './kit.ts';
import { limits } from './limits.ts';
import { Decision } from './notifications.ts';
import { Passkey } from './passkeys.ts';
import { UserSettings } from './settings.ts';
import { User } from './users.ts';

/** For how long a link by an administrator that sets a new password is valid. */
export const resetHours = 24;
/** The same for a link by e-mail. */
export const mailResetHours = 1;
/** For how long a link that confirms an address is valid. */
export const confirmHours = 48;

/** A secret that a link carries behind its `#`, so that it is in no log of a server. */
const invalidEmail = 'Please enter a valid email address';
const token = z.string().min(1).max(limits.token);

export const PasswordReset = z.strictObject({ token, newPassword: NewPassword });
export type PasswordReset = z.infer<typeof PasswordReset>;

/** The form of the browser, with the new password entered twice. */
export const PasswordResetForm = PasswordReset.extend({ confirmPassword: z.string().max(limits.password) }).refine(
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  { message: 'Passwords do not match', path: ['confirmPassword'] },
);

export const EmailOfAccount = z.strictObject({
  email: z
    .string({ error: whenMissing(invalidEmail) })
    .trim()
    .max(limits.email)
    .pipe(z.email(invalidEmail)),
});

/** All data that are stored of a user, without secrets. */
export const AccountData = z.object({
  exportedAt: z.iso.datetime(),
  user: User,
  settings: UserSettings,
  signIns: z.array(SignIn),
  passkeys: z.array(Passkey),
  /** The browsers that receive push messages. */
  browsers: z.array(
    z.object({
      pushService: z.string(),
      subscribedAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      device: Device.nullable(),
    }),
  ),
  /** What decides about e-mail alerts; null: none are sent. */
  emailAlerts: Device.nullable(),
  /** Why past events did or did not become notifications. */
  notifications: z.array(Decision.omit({ id: true, title: true, alertThreshold: true })),
});
export type AccountData = z.infer<typeof AccountData>;

export const accountCalls = {
  /** All data of the user, to be kept as a file. */
  accountData: call({ method: 'GET', path: '/api/profile/data', access: 'user', reply: AccountData }),
  /** Makes a link with which a user sets a new password, once. An earlier link of the user is no longer valid. */
  makeResetLink: call({
    method: 'POST',
    path: '/api/admin/users/:id/reset-link',
    access: 'admin',
    params: Id,
    reply: z.object({ url: z.url(), expiresAt: z.iso.datetime() }),
  }),
  /**
   * Sends a link to set a new password to this address, if it is a confirmed one of an account. The reply is the same for
   * all addresses.
   */
  requestReset: call({
    method: 'POST',
    path: '/api/auth/request-reset',
    access: 'anyone',
    body: EmailOfAccount,
    reply: Done,
  }),
  /** Sends a message by which the user confirms the address of the account. */
  requestConfirmation: call({
    method: 'POST',
    path: '/api/profile/request-confirmation',
    access: 'user',
    reply: Done,
  }),
  /** Confirms the address of an account by the link of such a message. */
  confirmEmail: call({
    method: 'POST',
    path: '/api/auth/confirm-email',
    access: 'anyone',
    body: z.strictObject({ token }),
    reply: Done,
  }),
  /** Sets a new password by such a link, and ends all sessions of its user. */
  resetPassword: call({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'anyone',
    body: PasswordReset,
    reply: Done,
  }),
};
