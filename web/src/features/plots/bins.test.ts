import { makeEvent, makeSource } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { endOfArchive } from '../../kit/archive-end.ts';
import { type Bounds, countIn, dayMs, spans } from './bins.ts';
import { stack } from './stack.ts';
import { readAtLeastUntil, unreadSince } from './unread.ts';
import { barWords, binInWords, countsInWords, marksOf } from './words.ts';

const now = Date.parse('2030-03-10T14:20:00.000Z');
const [day, , , month] = spans;
const bounds = { span: day, now, readUntil: null, loadedFrom: null };
const count = (events: Parameters<typeof countIn>[0], given: Omit<Bounds, 'pastEnd'>) =>
  countIn(events, { ...given, pastEnd: endOfArchive(events, given.now) });
const event = (timestamp: string, given: object = {}) => ({
  timestamp,
  precision: 'time' as const,
  archived: false,
  createdAt: timestamp,
  urgencyLevel: 'high' as const,
  deletedAt: null,
  ...given,
});
const iso = (at: number | undefined) => new Date(at ?? 0).toISOString();
const filled = (bins: readonly { from: number; total: number }[]) =>
  bins.flatMap(({ from, total }) => (total > 0 ? [[iso(from), total]] : []));

describe('events counted by the hour', () => {
  it('lie in whole hours of UTC, of which the last is the current one; empty hours are there too', () => {
    const { bins } = count(
      [event('2030-03-10T14:00:00.000Z'), event('2030-03-10T13:59:59.999Z'), event('2030-03-09T15:00:00.000Z')],
      bounds,
    );
    expect([bins.length, iso(bins[0]?.from), iso(bins.at(-1)?.from)]).toEqual([
      24,
      '2030-03-09T15:00:00.000Z',
      '2030-03-10T14:00:00.000Z',
    ]);
    expect(filled(bins)).toEqual([
      ['2030-03-09T15:00:00.000Z', 1],
      ['2030-03-10T13:00:00.000Z', 1],
      ['2030-03-10T14:00:00.000Z', 1],
    ]);
  });

  it.each([
    ['24 hours', 24, 24],
    ['72 hours', 72, 72],
    ['7 days', 168, 168],
    ['30 days', 30, 720],
  ])('of %s fill %i bars', (name, length, hours) => {
    const span = spans.find((one) => one.name === name) ?? day;
    const { bins } = count([], { ...bounds, span });
    expect(bins).toHaveLength(length);
    const size = (bins[1]?.from ?? 0) - (bins[0]?.from ?? 0);
    expect(size * length).toBe(hours * 3_600_000);
  });

  it('are told apart by urgency, in the hour and in all', () => {
    const { bins, totals } = count(
      [event('2030-03-10T14:01:00.000Z'), event('2030-03-10T14:02:00.000Z', { urgencyLevel: 'critical' })],
      bounds,
    );
    expect(bins.at(-1)?.counts).toEqual({ critical: 1, urgent: 0, high: 1, medium: 0, low: 0 });
    expect(totals).toEqual(bins.at(-1)?.counts);
  });

  it('leave out what is hidden, older than the window, or dated later than now', () => {
    const { bins, later } = count(
      [
        event('2030-03-10T14:01:00.000Z', { deletedAt: '2030-03-10T14:05:00.000Z' }),
        event('2030-03-09T14:59:59.000Z'),
        event('2031-01-01T00:00:00.000Z'),
      ],
      bounds,
    );
    expect(filled(bins)).toEqual([]);
    expect(later).toBe(1);
  });

  it('stand in no hour when only their day or their arrival is known, and are counted beside', () => {
    const { bins, vague } = count(
      [
        event('2030-03-10T12:00:00.000Z', { precision: 'day' }),
        event('2030-03-10T13:00:00.000Z', { precision: 'none' }),
      ],
      bounds,
    );
    expect(filled(bins)).toEqual([]);
    expect(vague).toBe(2);
  });

  it('end with the newest event when that is one of the archive', () => {
    const archived = { archived: true };
    const events = [event('2029-06-01T02:43:00.000Z', archived), event('2029-05-31T20:00:00.000Z', archived)];
    const { bins } = count(events, bounds);
    expect(endOfArchive(events, now)).toBe(Date.parse('2029-06-01T02:43:00.000Z'));
    expect(iso(bins.at(-1)?.from)).toBe('2029-06-01T02:00:00.000Z');
    expect(filled(bins)).toHaveLength(2);
  });

  it('end with the day of the newest event when only its day is known', () => {
    const bare = event('2029-06-01T12:00:00.000Z', { archived: true, precision: 'day' });
    expect(iso(count([bare], bounds).bins.at(-1)?.from)).toBe('2029-06-01T23:00:00.000Z');
  });

  it('end now as soon as there is newer news than the archive', () => {
    const events = [event('2029-06-01T02:43:00.000Z', { archived: true }), event('2030-03-08T10:00:00.000Z')];
    expect(endOfArchive(events, now)).toBe(null);
    expect(iso(count(events, bounds).bins.at(-1)?.from)).toBe('2030-03-10T14:00:00.000Z');
  });
});

describe('events counted by the day', () => {
  it('lie in whole days of UTC, those of which only the day is known too', () => {
    const events = [
      event('2030-03-10T00:00:00.000Z'),
      event('2030-03-09T12:00:00.000Z', { precision: 'day' }),
      event('2030-03-08T12:00:00.000Z', { precision: 'none' }),
    ];
    const { bins, vague } = count(events, { ...bounds, span: month });
    expect(filled(bins)).toEqual([
      ['2030-03-09T00:00:00.000Z', 1],
      ['2030-03-10T00:00:00.000Z', 1],
    ]);
    expect(vague).toBe(1);
  });

  it('are named by the day of UTC, and a new month by its name', () => {
    const words = barWords('day');
    const from = Date.parse('2030-03-01T00:00:00.000Z');
    expect([words.full(from), words.chapter(from), words.chapter(from + dayMs), words.short(from + dayMs)]).toEqual([
      'Fri, 1 Mar 2030',
      'March',
      null,
      '2',
    ]);
  });
});

describe('an hour that nobody watched', () => {
  const observed = [event('2030-03-09T10:00:00.000Z')];
  const states = (given: object, events = observed) =>
    count(events, { ...bounds, ...given }).bins.map(({ state }) => state);

  it('is unread when it began after the last reading of any feed', () => {
    const all = states({ readUntil: Date.parse('2030-03-10T11:30:00.000Z') });
    expect(all.slice(-4)).toEqual(['known', 'unread', 'unread', 'unread']);
  });

  it('is unloaded when it is older than the events this browser holds', () => {
    const all = states({ loadedFrom: Date.parse('2030-03-09T16:30:00.000Z') });
    expect(all.slice(0, 3)).toEqual(['unloaded', 'unloaded', 'known']);
  });

  it('is unobserved on a day of which nothing was read within a day', () => {
    const late = event('2030-03-09T16:30:00.000Z', { createdAt: '2030-03-10T17:00:00.000Z' });
    const hours = (events: (typeof late)[]) => states({}, events).map((state) => state === 'unobserved');
    // Nine hours of the day before, then those of today.
    expect(hours([late])).toEqual(Array.from({ length: 24 }, (_, hour) => hour < 9));
    expect(hours([late, ...observed])).not.toContain(true);
    const days = states({ span: month }, [event('2030-03-08T16:30:00.000Z')]);
    expect(days.flatMap((state, index) => (state === 'known' ? [index] : []))).toEqual([27, 29]);
  });

  it('is unobserved between documented days of the archive too', () => {
    const archive = ['2029-06-01', '2029-05-30'].map((day) => event(`${day}T12:00:00.000Z`, { archived: true }));
    expect(states({ span: month }, archive).slice(-4)).toEqual(['unobserved', 'known', 'unobserved', 'known']);
  });

  it('is not called quiet', () => {
    const [bin] = count([], { ...bounds, readUntil: 0 }).bins;
    expect(bin && binInWords(bin)).toBe('no feed was read');
    const [before] = count([], bounds).bins;
    expect(before && binInWords(before)).toBe('the day was not observed');
  });

  const source = (status: 'active' | 'failing', lastUpdate: string | null) => makeSource({ status, lastUpdate });

  it.each([
    ['until the feeds are loaded', null, null],
    ['while one is read', [source('failing', null), source('active', '2030-03-10T14:10:00.000Z')], null],
    ['when none was read for an hour', [source('active', '2030-03-10T13:10:00.000Z')], '2030-03-10T13:10:00.000Z'],
    ['when none can be read', [source('failing', '2030-03-10T14:10:00.000Z')], '2030-03-10T14:10:00.000Z'],
  ])('%s', (_, sources, since) => {
    expect(unreadSince(sources, now)).toBe(since && Date.parse(since));
  });

  it('is every hour when no feed was ever read', () => {
    expect(unreadSince([source('failing', null)], now)).toBe(-Infinity);
    expect(unreadSince([], now)).toBe(-Infinity);
  });

  it('is none before the newest event that was taken from a feed, which may be gone by now', () => {
    const event = (hour: number, overrides: object = {}) =>
      makeEvent({ timestamp: `2030-03-10T${hour}:20:00.000Z`, ...overrides });
    const entered = event(13, { judgedBy: 'admin' });
    expect(readAtLeastUntil(-Infinity, [entered, event(12), event(11), event(14, { archived: true })], now)).toBe(
      Date.parse('2030-03-10T12:20:00.000Z'),
    );
    expect(readAtLeastUntil(-Infinity, [entered], now)).toBe(-Infinity);
  });
});

describe('hours in words', () => {
  const hour = (from: string) => Date.parse(from);

  it.each([
    ['UTC', 'Sun 10 Mar, 14:00–15:00', '14'],
    ['America/New_York', 'Sun 10 Mar, 10:00–11:00', '10'],
    ['Asia/Tehran', 'Sun 10 Mar, 17:30–18:30', '17:30'],
    ['Asia/Kolkata', 'Sun 10 Mar, 19:30–20:30', '19:30'],
  ])('are those of %s', (zone, span, short) => {
    const words = barWords('hour', zone);
    expect([words.full(hour('2030-03-10T14:00:00.000Z')), words.short(hour('2030-03-10T14:00:00.000Z'))]).toEqual([
      span,
      short,
    ]);
  });

  it('mark a new day where it begins, also on the day of 23 hours', () => {
    const words = barWords('hour', 'America/New_York');
    const { bins } = count([], { ...bounds, now: hour('2030-03-11T14:20:00.000Z') });
    const days = marksOf(bins, words).filter(({ isChapter }) => isChapter);
    expect(days.map(({ index, label }) => [iso(bins[index]?.from), label])).toEqual([
      ['2030-03-11T04:00:00.000Z', 'Mon 11 Mar'],
    ]);
    const before = count([], { ...bounds, now: hour('2030-03-10T20:20:00.000Z') }).bins;
    const [day] = marksOf(before, words).filter(({ isChapter }) => isChapter);
    expect(iso(before[day?.index ?? 0]?.from)).toBe('2030-03-10T05:00:00.000Z');
  });

  it('skip the hour that the clocks skip', () => {
    const words = barWords('hour', 'America/New_York');
    const hours = [6, 7, 8].map((utc) => words.short(hour(`2030-03-10T0${utc}:00:00.000Z`)));
    expect(hours).toEqual(['01', '03', '04']);
  });

  it('never stand on each other', () => {
    for (let offset = 0; offset < 24; offset += 1) {
      const { bins } = count([], { ...bounds, now: now + offset * 3_600_000 });
      const indexes = marksOf(bins, barWords('hour', 'Asia/Tehran'))
        .map(({ index }) => index)
        .sort((a, b) => a - b);
      for (const [i, index] of indexes.entries()) expect(index - (indexes[i - 1] ?? -9)).toBeGreaterThan(1);
    }
  });

  it('stand before the beginning of a day near the end of the line, which leaves no room after it', () => {
    const words = barWords('hour', 'UTC');
    const labelsAt = (now: string) => marksOf(count([], { ...bounds, now: hour(now) }).bins, words);
    const [day, ...hours] = labelsAt('2030-03-10T00:20:00.000Z');
    expect(day).toMatchObject({ index: 23, label: 'Sun 10 Mar', isAtEnd: true });
    expect(Math.max(...hours.map(({ index }) => index))).toBeLessThan(17);
    expect(labelsAt('2030-03-10T12:20:00.000Z')[0]).toMatchObject({ isAtEnd: false });
  });

  it('name what they hold', () => {
    const counts = { critical: 1, urgent: 0, high: 2, medium: 0, low: 0 };
    expect(countsInWords({ total: 3, counts })).toBe('3 events: 1 critical, 2 high');
    expect(countsInWords({ total: 0, counts })).toBe('No events');
  });
});

it('a bar stacks what is there, the most pressing on the baseline', () => {
  expect(stack({ critical: 1, urgent: 0, high: 2, medium: 0, low: 1 }, 10)).toEqual([
    { level: 'critical', from: 0, size: 10 },
    { level: 'high', from: 10, size: 20 },
    { level: 'low', from: 30, size: 10 },
  ]);
});
