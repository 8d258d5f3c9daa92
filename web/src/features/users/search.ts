import type { User } from '@vigil/common/users';

/** Returns true if the username, e-mail or name contains every word of the search, in upper or lower case. */
export function matchesSearch({ username, email, firstName, lastName }: User, search: string): boolean {
  const text = [username, email, firstName, lastName].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
