import { describe, expect, it } from 'vitest';
import { when } from './when.ts';

const now = Date.parse('2030-01-02T12:00:00.000Z');
const timestamp = '2030-01-02T11:48:00.000Z';

describe('the time of an event', () => {
  it('counts from now when it is known to the minute', () => {
    expect(when({ timestamp, precision: 'time', archived: false }, now).main).toBe('12m ago');
  });

  it('gives the year when that is another one', () => {
    const { main, detail } = when({ timestamp: '2028-06-15T12:00:00.000Z', precision: 'time', archived: false }, now);
    expect({ main, detail }).toEqual({ main: '13584h ago', detail: '15 Jun 2028' });
  });

  it('is a date when only the day is known', () => {
    expect(when({ timestamp, precision: 'day', archived: false }, now)).toMatchObject({
      main: '2 Jan 2030',
      detail: '',
    });
  });

  it('is a date in the archive', () => {
    expect(when({ timestamp, precision: 'time', archived: true }, now).main).toBe('2 Jan 2030');
  });

  it('is never now when no report is dated: then it says when it was seen', () => {
    const { main, detail } = when({ timestamp: new Date(now).toISOString(), precision: 'none', archived: false }, now);
    expect(main).toBe('Time not given');
    expect(detail).toMatch(/^seen \d\d:\d\d$/);
  });
});
