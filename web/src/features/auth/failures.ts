import { CallError } from '../../kit/client.ts';

const notJson = 'Server response was not valid JSON';
const unreachable = 'The server cannot be reached. Please try again.';

/** Why a sign-in failed. Only a refusal concerns the credentials; an error of the server does not. */
export function loginFailure(error: unknown): string {
  if (error instanceof SyntaxError) return notJson;
  if (!(error instanceof CallError)) return unreachable;
  if (error.sentence) return error.sentence;
  const isRefusal = error.status === 401 || (error.isJson && error.status < 500 && error.status !== 429);
  return isRefusal ? 'Invalid credentials' : 'Login failed';
}

/** Why a sign-up failed. */
export function registrationFailure(error: unknown): string {
  if (error instanceof SyntaxError) return notJson;
  if (!(error instanceof CallError)) return unreachable;
  if (error.sentence) return error.sentence;
  return error.isJson ? `Registration failed (${error.status})` : notJson;
}
