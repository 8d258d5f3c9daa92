import { foldText } from '@vigil/common/fold-text';
import type { User } from '@vigil/common/users';

/** Returns true if the username, e-mail or name contains every word of the search, as `foldText` reads them. */
export function matchesSearch({ username, email, firstName, lastName }: User, search: string): boolean {
  const text = foldText([username, email, firstName, lastName].join(' '));
  return foldText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
