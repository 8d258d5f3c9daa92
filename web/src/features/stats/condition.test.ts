import { expect, it } from 'vitest';
import { conditionOf } from './condition.ts';

const fine = { contact: 'live', isReplay: false, areFeedsRead: true, isDegraded: false } as const;

it.each([
  [{}, 'Online'],
  [{ contact: 'polling' }, 'Online'],
  [{ areFeedsRead: false }, 'Degraded'],
  [{ isDegraded: true }, 'Degraded'],
  [{ isReplay: true }, 'Replay'],
  [{ isReplay: null }, 'Connecting'],
  [{ contact: 'connecting' }, 'Connecting'],
  [{ contact: 'offline' }, 'Offline'],
] as const)('with %j the system is said to be %s', (given, word) => {
  expect(conditionOf({ ...fine, ...given }).word).toBe(word);
});
