import { expect, it } from 'vitest';
import { cardSummary } from './card-summary.ts';

const title = 'Board of Examplia meets';

it.each([
  ['FEBRUARY 26 (replay of 2031) - The board met on Monday.', 'The board met on Monday.'],
  ['JERUSALEM, Dec 17 (Example Wire) - The board met on Monday.', 'The board met on Monday.'],
  ['TEHRAN, Dec 17 (Example Wire) - The board met on Monday.', 'The board met on Monday.'],
  ['The board met on Monday.', 'The board met on Monday.'],
  [title, ''],
  [`TEHRAN - ${title}`, ''],
])('a card shows of the summary %j: %j', (summary, shown) => {
  expect(cardSummary({ title, summary })).toBe(shown);
});
