import { expect, it } from 'vitest';
import { sentenceFor } from './found.ts';

it('says how many events were found, and that older ones are still being read', () => {
  expect([null, { total: 0 }, { total: 1 }, { total: 20, partial: true as const }].map(sentenceFor)).toEqual([
    'Searching...',
    'No event has all of this. Fewer words or another time may find more.',
    '1 event found, newest first',
    '20 events found, newest first. Older results are still being read.',
  ]);
  expect(sentenceFor({ total: 0, partial: true })).toBe(
    '0 events found, newest first. Older results are still being read.',
  );
});
