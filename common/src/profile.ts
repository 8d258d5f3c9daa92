import { z } from 'zod';
import { longestPassword } from './auth.ts';
import { call } from './call.ts';
import { Done } from './kit.ts';
import { User } from './users.ts';

const name = (message: string) => z.string().trim().min(1, message).max(100).optional();

/** A name that is left out stays as it is. */
export const ProfileUpdate = z.strictObject({
  email: z.string().trim().max(254).pipe(z.email('Please enter a valid email address')),
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

const passwordFields = {
  currentPassword: z.string().min(1, 'Current password is required').max(longestPassword),
  newPassword: z.string().min(6, 'Password must be at least 6 characters').max(longestPassword),
};

export const PasswordChange = z.strictObject(passwordFields);
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The form of the browser, with the new password typed twice. */
export const PasswordForm = z
  .object({
    ...passwordFields,
    confirmPassword: z.string().min(6, 'Please confirm your password').max(longestPassword),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  });
export type PasswordForm = z.infer<typeof PasswordForm>;

export const profileCalls = {
  updateProfile: call({
    method: 'POST',
    path: '/api/profile/update',
    access: 'user',
    body: ProfileUpdate,
    reply: User,
  }),
  /** Ends every other session of the person. */
  changePassword: call({
    method: 'POST',
    path: '/api/profile/change-password',
    access: 'user',
    body: PasswordChange,
    reply: Done,
  }),
  /** Everything that is stored of the person goes with it. */
  deleteAccount: call({ method: 'DELETE', path: '/api/profile/delete-account', access: 'user', reply: Done }),
};
