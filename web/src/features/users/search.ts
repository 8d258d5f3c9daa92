import type { User } from '@vigil/common/users';

/** True where every word of the search stands in the person's username, e-mail or name, in any case. */
export function matchesSearch({ username, email, firstName, lastName }: User, search: string): boolean {
  const text = [username, email, firstName, lastName].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
