import { expect, it } from 'vitest';
import { evidenceAge, newestEvidence } from './evidence-age.ts';

const now = new Date(2030, 5, 15, 12, 0).getTime();
const minute = 60_000;
const ago = (minutes: number) => new Date(now - minutes * minute).toISOString();

it.each([
  [0, 'less than 1 min ago'],
  [0.9, 'less than 1 min ago'],
  [1, '1 min ago'],
  [59, '59 min ago'],
  [60, '1 h ago'],
  [47 * 60 + 59, '47 h ago'],
  [48 * 60, '13 Jun'],
  [200 * 24 * 60, '27 Nov 2029'],
  // A clock that is slightly ahead, and an event that is announced for later.
  [-4, 'less than 1 min ago'],
  [-60, '13:00'],
])('evidence of %d minutes ago is said to be of %s', (minutes, words) => {
  expect(evidenceAge(ago(minutes), now)).toBe(words);
});

it('the newest evidence is neither hidden nor in the future', () => {
  const events = [
    { timestamp: ago(-60), deletedAt: null },
    { timestamp: ago(1), deletedAt: ago(0) },
    { timestamp: ago(30), deletedAt: null },
    { timestamp: ago(90), deletedAt: null },
  ];
  expect(newestEvidence(events, now)).toBe(ago(30));
  expect(newestEvidence(events, now, now - 31 * minute)).toBe(ago(90));
  expect(newestEvidence([], now)).toBeNull();
});

it('the newest evidence is the newest report, also of an event that began before others', () => {
  const old = { timestamp: ago(90), evidenceAt: ago(2), deletedAt: null };
  const events = [{ timestamp: ago(30), deletedAt: null }, old];
  expect(newestEvidence(events, now)).toBe(ago(2));
  expect(newestEvidence(events, now, now - 31 * minute)).toBe(ago(90));
});
