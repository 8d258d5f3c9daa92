import { z } from 'zod';
import { NewPassword, SignIn } from './auth.ts';
import { call } from './call.ts';
import { Done, Id } from './kit.ts';
import { limits } from './limits.ts';
import { Decision } from './notifications.ts';
import { UserSettings } from './settings.ts';
import { User } from './users.ts';

/** For how long a link that sets a new password is valid. */
export const resetHours = 24;

/** A secret that a link carries behind its `#`, so that it is in no log of a server. */
const token = z.string().min(1).max(limits.token);

export const PasswordReset = z.strictObject({ token, newPassword: NewPassword });
export type PasswordReset = z.infer<typeof PasswordReset>;

/** The form of the browser, with the new password entered twice. */
export const PasswordResetForm = PasswordReset.extend({ confirmPassword: z.string().max(limits.password) }).refine(
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  { message: 'Passwords do not match', path: ['confirmPassword'] },
);

/** All data that are stored of a user, without secrets. */
export const AccountData = z.object({
  exportedAt: z.iso.datetime(),
  user: User,
  settings: UserSettings,
  signIns: z.array(SignIn),
  /** The browsers that receive push messages. */
  browsers: z.array(
    z.object({ pushService: z.string(), subscribedAt: z.iso.datetime(), lastSeenAt: z.iso.datetime() }),
  ),
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
  /** Sets a new password by such a link, and ends all sessions of its user. */
  resetPassword: call({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'anyone',
    body: PasswordReset,
    reply: Done,
  }),
};
