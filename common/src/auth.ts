import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id, whenMissing } from './kit.ts';
import { limits } from './limits.ts';
import { type FormRule, firstOf } from './rules.ts';
import { tooLong } from './sentences.ts';
import { User } from './users.ts';

/** The user of a session, as sent to the browser. */
export const Session = User.pick({ id: true, username: true, isAdmin: true }).extend({
  /** An administrator who must still sign in by passkey; `isAdmin` is false until then. */
  needsPasskey: z.literal(true).optional(),
});
export type Session = z.infer<typeof Session>;

/** The minimum on sign-up. The current password of an older account can be shorter. */
const minNewPasswordLength = 8;

/** A text of any length: `noLonger` checks it after the rules that the specification lists first. */
const text = (longest: number) =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? '')
    .meta({ maxLength: longest });

function noLonger<F extends string>(field: F, longest: number): FormRule<Record<F, string>> {
  return { isBroken: (values) => values[field].length > longest, message: tooLong(field, longest), field };
}

export const missingCredentials = 'Please enter both username and password';

interface Credentials {
  username: string;
  password: string;
}

export const Login = z.object({ username: text(limits.loginName), password: text(limits.password) }).superRefine(
  firstOf<Credentials>([
    {
      isBroken: ({ username, password }) => username.trim() === '' || password === '',
      message: missingCredentials,
    },
    noLonger('username', limits.loginName),
    noLonger('password', limits.password),
  ]),
);
export type Login = z.infer<typeof Login>;

interface RegistrationValues {
  username: string;
  email: string;
  password: string;
  captchaToken: string;
  /** Only in the form; it is not sent. */
  confirmPassword?: string | undefined;
}

const isEmail = (value: string) => z.email().safeParse(value.trim()).success;
const isSpread = (password: string) =>
  /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password) && /[^\p{L}\p{N}\s]/u.test(password);

const tooShort = 'Password must be at least 8 characters long';
const notSpread = 'Password must contain uppercase, lowercase, numbers, and special characters';

/** A password that is set without the former one, by the rules of the sign-up. */
export const NewPassword = z
  .string({ error: whenMissing('Please enter a new password.') })
  .min(minNewPasswordLength, tooShort)
  .max(limits.password)
  .refine(isSpread, notSpread);

const registrationRules: FormRule<RegistrationValues>[] = [
  {
    isBroken: ({ username, email, password }) => [username.trim(), email.trim(), password].includes(''),
    message: 'Please fill in all required fields',
  },
  {
    isBroken: ({ captchaToken }) => captchaToken === '',
    message: 'Security verification required',
    field: 'captchaToken',
  },
  {
    isBroken: ({ password, confirmPassword }) => confirmPassword !== undefined && confirmPassword !== password,
    message: 'Passwords do not match',
    field: 'confirmPassword',
  },
  {
    isBroken: ({ password }) => password.length < minNewPasswordLength,
    message: tooShort,
    field: 'password',
  },
  {
    isBroken: ({ password }) => !isSpread(password),
    message: notSpread,
    field: 'password',
  },
  noLonger('username', limits.username),
  noLonger('email', limits.email),
  noLonger('password', limits.password),
  noLonger('captchaToken', limits.captchaToken),
  {
    // Includes invisible characters, so that a name is what it looks like.
    isBroken: ({ username }) => /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(username),
    message: 'Username may not contain control characters',
    field: 'username',
  },
  { isBroken: ({ email }) => !isEmail(email), message: 'Please enter a valid email address', field: 'email' },
];

const registrationFields = z.object({
  username: text(limits.username),
  email: text(limits.email),
  password: text(limits.password),
  captchaToken: text(limits.captchaToken),
});

export const Registration = registrationFields.superRefine(firstOf<RegistrationValues>(registrationRules));
export type Registration = z.infer<typeof Registration>;

/** The sign-up form: the same rules in the same order, with the password entered twice. */
export const RegistrationForm = registrationFields
  .extend({ confirmPassword: text(limits.password) })
  .superRefine(firstOf<RegistrationValues>(registrationRules));

/** One sign-in of a user. It is stored for the user's retention period. */
export const SignIn = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** The User-Agent header. */
  userAgent: z.string(),
  /** `isOpen`: the session has not ended. `isCurrent`: it is the session of this request. */
  isOpen: z.boolean(),
  isCurrent: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;

export const authCalls = {
  session: call({ method: 'GET', path: '/api/auth/session', access: 'user', reply: Session }),
  user: call({ method: 'GET', path: '/api/auth/user', access: 'user', reply: User }),
  /** A new challenge, in the format of the ALTCHA widget. */
  captcha: call({
    method: 'GET',
    path: '/api/auth/captcha',
    access: 'anyone',
    reply: z.record(z.string(), z.unknown()),
  }),
  login: call({ method: 'POST', path: '/api/auth/login', access: 'anyone', body: Login, reply: Session }),
  /** Creates the account and signs the user in. */
  register: call({ method: 'POST', path: '/api/auth/register', access: 'anyone', body: Registration, reply: Session }),
  logout: call({ method: 'POST', path: '/api/auth/logout', access: 'anyone', reply: Done }),
  signIns: call({ method: 'GET', path: '/api/auth/sign-ins', access: 'user', reply: z.array(SignIn) }),
  /** Ends the session of one sign-in. */
  endSignIn: call({
    method: 'DELETE',
    path: '/api/auth/sign-ins/:id',
    access: 'user',
    params: Id,
    reply: Done,
  }),
};
