import { describe, expect, it } from 'vitest';
import { when } from './when.ts';

const now = Date.parse('2030-01-02T12:00:00.000Z');
const timestamp = '2030-01-02T11:48:00.000Z';

describe('the time of an event', () => {
  it('counts from now when it is known to the minute', () => {
    expect(when({ timestamp, precision: 'time', archived: false }, now).main).toBe('12m ago');
  });

  it('is days after 48 hours, and a date with its hour after a week', () => {
    const at = (timestamp: string) => when({ timestamp, precision: 'time', archived: false }, now);
    expect(at('2029-12-30T12:00:00.000Z').main).toBe('3d ago');
    expect(at('2028-06-15T12:00:00.000Z').main).toBe('15 Jun 2028');
    expect(at('2028-06-15T12:00:00.000Z').detail).toMatch(/^\d\d:\d\d$/);
  });

  it('that lies ahead is never now', () => {
    const { main } = when({ timestamp: '2030-01-02T13:00:00.000Z', precision: 'time', archived: false }, now);
    expect(main).toBe('in 1h');
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
