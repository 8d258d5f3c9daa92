import { describe, expect, it } from 'vitest';
import { isWatched } from './observed.ts';

const dated = (timestamp: string, createdAt: string, archived = false) => isWatched({ timestamp, createdAt, archived });

describe('an event shows that its day was observed', () => {
  it('if it was read within a day, or is of the archive', () => {
    expect(dated('2031-03-04T12:00:00.000Z', '2031-03-04T13:00:00.000Z')).toBe(true);
    expect(dated('2031-03-02T12:00:00.000Z', '2031-03-04T13:00:00.000Z')).toBe(false);
    expect(dated('2031-03-02T12:00:00.000Z', '2031-03-04T13:00:00.000Z', true)).toBe(true);
  });
});
