import type { User } from '@vigil/common/users';
import { hasWords } from '../../kit/has-words.ts';

/** Returns true if the username, e-mail or name contains every word of the search. */
export function matchesSearch({ username, email, firstName, lastName }: User, search: string): boolean {
  return hasWords([username, email, firstName, lastName], search);
}
