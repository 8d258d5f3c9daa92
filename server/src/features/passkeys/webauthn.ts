import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@vigil/common/passkeys';
import { challengeMs, type PasskeyRow, type PasskeyStore } from './store.ts';

const rpName = 'Vigil';

/** Loaded with the first passkey: it takes a fifth of a server's start. */
const loadLibrary = () => import('@simplewebauthn/server');

/** The pages that a passkey belongs to: their origin, whose host name is the id of the site. */
const rpIdOf = (origin: string) => new URL(origin).hostname;

/**
 * Making a passkey and signing in by one. Both need the user verified by the device, by a fingerprint or a PIN: a
 * passkey stands for two factors.
 */
export function createCeremonies(passkeys: PasskeyStore) {
  async function registrationOptions(
    user: { _id: string; username: string },
    origin: string,
  ): Promise<PasskeyCreationOptions> {
    const { generateRegistrationOptions } = await loadLibrary();
    const existing = await passkeys.list(user._id);
    const {
      challenge,
      user: named,
      pubKeyCredParams,
    } = await generateRegistrationOptions({
      rpName,
      rpID: rpIdOf(origin),
      userName: user.username,
      userID: new TextEncoder().encode(user._id),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await passkeys.remember(challenge, user._id);
    return {
      challenge,
      rp: { id: rpIdOf(origin), name: rpName },
      user: named,
      pubKeyCredParams,
      timeout: challengeMs,
      excludeCredentials: existing.map(({ _id: id, transports }) => ({ id, type: 'public-key', transports })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    };
  }

  /** The credential that the browser made; null if it is not valid. */
  async function verifyRegistration(response: PasskeyRegistration, userId: string, origin: string) {
    const { verifyRegistrationResponse } = await loadLibrary();
    const verified = await orNull(
      verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: (challenge) => passkeys.consume(challenge, userId),
        expectedOrigin: origin,
        expectedRPID: rpIdOf(origin),
        requireUserVerification: true,
      }),
    );
    const credential = verified?.registrationInfo?.credential;
    if (!verified?.verified || !credential) return null;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { _id: credential.id, publicKey, counter: credential.counter };
  }

  async function signInOptions(origin: string): Promise<PasskeyRequestOptions> {
    const { generateAuthenticationOptions } = await loadLibrary();
    const rpId = rpIdOf(origin);
    const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
    await passkeys.remember(challenge);
    return { challenge, rpId, timeout: challengeMs, userVerification: 'required' };
  }

  /** The passkey that signed; null if it is unknown, or the signature is not valid. */
  async function verifySignIn(response: PasskeyAssertion, origin: string): Promise<PasskeyRow | null> {
    const row = await passkeys.get(response.id);
    const { userHandle } = response.response;
    if (!row || (userHandle && Buffer.from(userHandle, 'base64url').toString() !== row.userId)) return null;
    const { verifyAuthenticationResponse } = await loadLibrary();
    const verified = await orNull(
      verifyAuthenticationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: (challenge) => passkeys.consume(challenge),
        expectedOrigin: origin,
        expectedRPID: rpIdOf(origin),
        credential: {
          id: row._id,
          publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
          counter: row.counter,
          transports: row.transports,
        },
        requireUserVerification: true,
      }),
    );
    if (!verified?.verified) return null;
    return (await passkeys.use(row, verified.authenticationInfo.newCounter)) ? row : null;
  }

  return { registrationOptions, verifyRegistration, signInOptions, verifySignIn };
}

/** The library throws for every answer that is not valid. */
async function orNull<T>(verified: Promise<T>): Promise<T | null> {
  return verified.catch(() => null);
}
