import { afterEach, describe, expect, it } from 'vitest';
import { fromField, toField } from './moment.ts';
import { timeTicks } from './plot/scale.ts';
import { formatClock, formatDay, formatMoment, formatPoint, formatRecent } from './time.ts';
import { useZone } from './zone.ts';
import { type Zone, zones } from './zones.ts';

afterEach(() => useZone.setState('', true));

const hour = 60 * 60_000;
const begin = Date.parse('2030-01-01T00:00:00.000Z');
// Through a year, at odd steps: all days, and the nights when clocks change.
const times = Array.from({ length: 500 }, (_, index) => new Date(begin + index * 17.7 * hour).toISOString());

describe.each(zones.filter((zone) => zone !== ''))('in %s', (zone: Zone) => {
  it('times and days are those of the zone, also when its clocks change', () => {
    useZone.setState(zone, true);
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone });
    const clock = format({ hour: '2-digit', minute: '2-digit' });
    const day = format({ day: 'numeric', month: 'short', year: 'numeric' });
    const full = format({ dateStyle: 'full', timeStyle: 'long' });
    for (const at of times) {
      const date = new Date(at);
      expect([formatClock(at), formatDay(at), formatMoment(at)]).toEqual([
        clock.format(date),
        day.format(date),
        full.format(date),
      ]);
    }
  });

  it('the field of a date is read as it is written', () => {
    useZone.setState(zone, true);
    for (const at of times) {
      const field = toField(Date.parse(at));
      const read = fromField(field) ?? '';
      // The hour that comes twice in autumn is one of the two.
      expect(toField(Date.parse(read))).toBe(field);
      expect([0, hour]).toContain(Math.abs(Date.parse(read) - Date.parse(`${at.slice(0, 16)}:00.000Z`)));
    }
  });
});

it('cards, plots and fields change together', () => {
  const at = '2030-01-02T22:15:00.000Z';
  const now = Date.parse('2030-01-03T12:00:00.000Z');
  const all = () => [
    formatPoint(at),
    formatRecent(at, now),
    toField(Date.parse(at)),
    timeTicks([Date.parse(at)], 1)[0]?.label,
  ];
  useZone.setState('UTC', true);
  expect(all()).toEqual(['2 Jan 2030, 22:15', '2 Jan, 22:15', '2030-01-02T22:15', '22:15']);
  useZone.setState('Asia/Tehran', true);
  expect(all()).toEqual(['3 Jan 2030, 01:45', '01:45', '2030-01-03T01:45', '01:45']);
});
