import { z } from 'zod';
import { call } from './call.ts';
import { Done, whenMissing } from './kit.ts';
import { limits } from './limits.ts';
import { User } from './users.ts';

const name = (message: string) => z.string().trim().min(1, message).max(limits.personName).optional();

const invalidEmail = 'Please enter a valid email address';

const password = (shortest: number, sentence: string) =>
  z
    .string({ error: whenMissing(sentence) })
    .min(shortest, sentence)
    .max(limits.password);

/** The reason for which a wrong current password is refused. */
export const wrongPassword = 'Current password is incorrect';

const CurrentPassword = password(1, 'Current password is required');

/** A missing name stays unchanged. */
export const ProfileUpdate = z.strictObject({
  email: z
    .string({ error: whenMissing(invalidEmail) })
    .trim()
    .max(limits.email)
    .pipe(z.email(invalidEmail)),
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  /** Required if the e-mail address changes. */
  currentPassword: CurrentPassword.optional(),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

const passwordFields = {
  currentPassword: CurrentPassword,
  newPassword: password(6, 'Password must be at least 6 characters'),
};

const PasswordChange = z.strictObject(passwordFields);

/** The form of the browser, with the new password entered twice. */
export const PasswordForm = z
  .object({
    ...passwordFields,
    confirmPassword: password(6, 'Please confirm your password'),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  });
export type PasswordForm = z.infer<typeof PasswordForm>;

export const AccountDeletion = z.strictObject({ currentPassword: CurrentPassword });

export const profileCalls = {
  updateProfile: call({
    method: 'POST',
    path: '/api/profile/update',
    access: 'user',
    body: ProfileUpdate,
    reply: User,
  }),
  /** Ends every other session of the user. */
  changePassword: call({
    method: 'POST',
    path: '/api/profile/change-password',
    access: 'user',
    body: PasswordChange,
    reply: Done,
  }),
  /** Deletes all stored data of the user. */
  deleteAccount: call({
    method: 'DELETE',
    path: '/api/profile/delete-account',
    access: 'user',
    body: AccountDeletion,
    reply: Done,
  }),
};
