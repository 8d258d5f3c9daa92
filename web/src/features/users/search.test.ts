import type { User } from '@vigil/common/users';
import { expect, it } from 'vitest';
import { matchesSearch } from './search.ts';

const user: User = {
  id: '1',
  username: 'Mara',
  email: 'mara@paper.example',
  emailConfirmed: false,
  firstName: 'Mara',
  lastName: 'Lind',
  isAdmin: false,
  createdAt: '2030-01-02T03:04:05.000Z',
};

it.each(['', 'mara', 'MARA', 'paper.example', 'lind mara', ' Lind '])('"%s" finds Mara Lind', (search) => {
  expect(matchesSearch(user, search)).toBe(true);
});

it.each(['tom', 'mara tom'])('"%s" does not find her', (search) => {
  expect(matchesSearch(user, search)).toBe(false);
});

it('a person without a name is found by username, and not by the word null', () => {
  const nameless = { ...user, firstName: null, lastName: null };
  expect(matchesSearch(nameless, 'mara')).toBe(true);
  expect(matchesSearch(nameless, 'null')).toBe(false);
});
