import { describe, expect, it } from 'vitest';
import { dayOf } from './day.ts';

describe('the day that a headline gives', () => {
  it.each(['Envoys meet in Muscat (2030.03.14)', 'Daily update, March 14, 2030', 'Gulf diary | 14 Mar 2030'])(
    'is read at its end: %j',
    (title) => expect(dayOf(title)).toBe(Date.UTC(2030, 2, 14) / 86_400_000),
  );

  it.each(['Envoys meet in Muscat', 'Talks planned for 14 March', 'March 14, 2030: a day of strikes', 'Deal (2030)'])(
    'is not guessed: %j',
    (title) => expect(dayOf(title)).toBeNull(),
  );
});
