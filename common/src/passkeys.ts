import { z } from 'zod';
import { Session } from './auth.ts';
import { call } from './call.ts';
import { Done, Id, whenMissing } from './kit.ts';
import { limits } from './limits.ts';

/** Of one user. */
export const maxPasskeys = 20;

/** A passkey as shown to its user. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const base64url = z
  .string()
  .max(limits.passkeyField)
  .regex(/^[\w-]+$/, 'The passkey is not valid.');

const currentPassword = z
  .string({ error: whenMissing('Current password is required') })
  .min(1, 'Current password is required')
  .max(limits.password);

/** What the browser made of the options; the fields of WebAuthn's JSON, of which the server reads these. */
const Registration = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof Registration>;

const Assertion = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof Assertion>;

const type = z.literal('public-key');

/** The options to make a passkey, in WebAuthn's JSON form. */
const PasskeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ id: z.string(), type, transports: z.array(z.string()).optional() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>;

/** The options to sign in by one. */
const PasskeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

export const passkeyCalls = {
  passkeys: call({ method: 'GET', path: '/api/profile/passkeys', access: 'user', reply: z.array(Passkey) }),
  /** The options to make a passkey. They are valid once, for five minutes. */
  passkeyOptions: call({
    method: 'POST',
    path: '/api/profile/passkeys/options',
    access: 'user',
    body: z.strictObject({ currentPassword }),
    reply: PasskeyCreationOptions,
  }),
  addPasskey: call({
    method: 'POST',
    path: '/api/profile/passkeys',
    access: 'user',
    body: z.strictObject({
      name: z
        .string({ error: whenMissing('Please name the passkey.') })
        .trim()
        .min(1, 'Please name the passkey.')
        .max(limits.personName),
      response: Registration,
    }),
    reply: Passkey,
  }),
  removePasskey: call({
    method: 'DELETE',
    path: '/api/profile/passkeys/:id',
    access: 'user',
    params: Id.extend({ id: base64url }),
    body: z.strictObject({ currentPassword }),
    reply: Done,
  }),
  /** The options to sign in by any passkey of this site. */
  passkeySignInOptions: call({
    method: 'POST',
    path: '/api/auth/passkey-options',
    access: 'anyone',
    reply: PasskeyRequestOptions,
  }),
  passkeySignIn: call({
    method: 'POST',
    path: '/api/auth/passkey-sign-in',
    access: 'anyone',
    body: z.strictObject({ response: Assertion }),
    reply: Session,
  }),
  /** Removes all passkeys of a user who has lost them. */
  removePasskeysOf: call({
    method: 'DELETE',
    path: '/api/admin/users/:id/passkeys',
    access: 'admin',
    params: Id,
    reply: Done,
  }),
};
