import { expect, it } from 'vitest';
import { makeRecord } from '../testing/make.ts';
import { toPublicEvent } from './public-event.ts';

it.each([
  'FEBRUARY 26 (replay of 2031) - ',
  'JERUSALEM, Dec 17 (Example Wire) - ',
  'TEHRAN, Dec 17 (Example Wire) - ',
  '',
])('shows a summary without its dateline: %j', (dateline) => {
  const summary = 'The board of Examplia met on Monday.';
  expect(toPublicEvent(makeRecord({ summary: `${dateline}${summary}` })).summary).toBe(summary);
});
