import { CallError } from '../../../kit/client.ts';

/** Why a passkey was not made or used: the server's sentence, or what the browser's error means. */
export function reasonOf(error: unknown): string {
  if (error instanceof CallError) return error.sentence || 'This did not work. Please try again.';
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'It was cancelled, or took too long.';
  if (name === 'InvalidStateError') return 'This device has a passkey of your account already.';
  return 'This browser or this address does not support passkeys.';
}
