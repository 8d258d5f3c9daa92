import { expect, it } from 'vitest';
import { contact } from './store.ts';

it.each([
  ['unknown', 'unknown', 'connecting'],
  ['unknown', 'up', 'connecting'],
  ['up', 'unknown', 'live'],
  ['up', 'down', 'live'],
  ['down', 'up', 'polling'],
  ['down', 'down', 'offline'],
  ['unknown', 'down', 'offline'],
] as const)('socket %s and poll %s mean %s', (socket, poll, meaning) => {
  expect(contact({ socket, poll })).toBe(meaning);
});
