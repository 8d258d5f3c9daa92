import { CallError } from '../../kit/client.ts';

const notJson = 'Server response was not valid JSON';
const unreachable = 'The server cannot be reached. Please try again.';

/** What to tell who could not sign in. */
export function loginFailure(error: unknown): string {
  if (error instanceof CallError) return error.sentence || 'Invalid credentials';
  return error instanceof SyntaxError ? notJson : unreachable;
}

/** What to tell who could not sign up. */
export function registrationFailure(error: unknown): string {
  if (error instanceof SyntaxError) return notJson;
  if (!(error instanceof CallError)) return unreachable;
  if (error.sentence) return error.sentence;
  return error.isJson ? `Registration failed (${error.status})` : notJson;
}
