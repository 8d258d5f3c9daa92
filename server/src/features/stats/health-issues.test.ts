import type { Side } from '@vigil/common/sources';
import { describe, expect, it } from 'vitest';
import { type HealthInput, healthIssuesOf } from './health-issues.ts';

const minute = 60_000;
const noon = Date.UTC(2030, 0, 2, 12);
const at = (minutesAgo: number) => new Date(noon - minutesAgo * minute);
const iso = (minutesAgo: number) => at(minutesAgo).toISOString();

type TestFeed = HealthInput['sources'][number];

const read = (side: Side = 'third', minutesAgo = 1): TestFeed => ({
  name: 'Harbour Courier',
  kind: 'feed',
  status: 'active',
  side,
  lastUpdate: at(minutesAgo),
  failingSince: null,
  paused: false,
  language: null,
});
const silent = (side: Side = 'third', readBefore: number | null = 60, failingFor = 45): TestFeed => ({
  name: 'Harbour Courier',
  kind: 'feed',
  status: 'failing',
  side,
  lastUpdate: readBefore === null ? null : at(readBefore),
  failingSince: at(failingFor),
  paused: false,
  language: null,
});
const untried: TestFeed = { ...read(), status: 'unread', lastUpdate: null };
const paused = (side: Side): TestFeed => ({ ...read(side, 40), paused: true });
const unread = (side: Side): TestFeed => ({ ...read(side), language: { tag: 'ru', isRead: false } });
const whole = [read('iranian'), read('israeli'), read(), read()];

function see(changed: Partial<HealthInput> = {}) {
  return healthIssuesOf({
    now: new Date(noon),
    begunAt: at(600),
    awaySince: null,
    missedSince: null,
    unread: 0,
    unreadSince: null,
    sources: whole,
    settings: { intervalMinutes: 15, enabled: true },
    scannedAt: at(1),
    ...changed,
  });
}

it('no feeds are darkness only when a scan has found none', () => {
  expect(see({ sources: [], scannedAt: null, begunAt: at(1) })).toEqual([]);
});

it('a monitor that reads its feeds in time has no health issue', () => {
  expect(see()).toEqual([]);
});

describe('the feeds', () => {
  it.each<[string, TestFeed[], object[]]>([
    ['none of them', [silent('iranian', 90), silent('third', 60)], [{ kind: 'dark', since: iso(60), total: 2 }]],
    ['none, and none ever', [silent('third', null)], [{ kind: 'dark', since: null, total: 1 }]],
    ['there are none', [], [{ kind: 'dark', since: null, total: 0 }]],
    ['none yet, for the first scan goes on', [untried, untried, silent()], []],
    ['all of those that were tried', [read(), untried, untried], []],
    ['half of them', [read(), read(), silent(), silent()], []],
    [
      'less than half of them',
      [read(), read(), silent('third', 60, 50), silent('third', 60, 30), silent('third', 60, 10)],
      [{ kind: 'few', since: iso(10), read: 2, total: 5 }],
    ],
    [
      'a few of many',
      [read(), silent('third', 60, 50), silent('third', 60, 40), silent('third', 60, 30), silent('third', 60, 10)],
      [{ kind: 'few', since: iso(30), read: 1, total: 5 }],
    ],
    ['no third party', [read('iranian'), read('israeli'), silent()], []],
  ])('of which can be read: %s', (_, sources, expected) => {
    expect(see({ sources })).toEqual(expected);
  });

  it.each<[Side, Side]>([
    ['iranian', 'israeli'],
    ['israeli', 'iranian'],
  ])('all %s ones silent make the view one-sided, however many others are read', (lost, received) => {
    const sources = [silent(lost, 90), silent(lost, 30), read(received), read(), read(), read()];
    expect(see({ sources })).toEqual([{ kind: 'side', since: iso(30), sides: [lost] }]);
    expect(see({ sources: [...sources, read(lost)] })).toEqual([]);
  });

  it('of both sides failing are reported together', () => {
    const sources = [silent('israeli', 30), silent('iranian', 90), read(), read()];
    expect(see({ sources })).toEqual([{ kind: 'side', since: iso(30), sides: ['iranian', 'israeli'] }]);
  });
});

describe('an alert channel', () => {
  const siren = (feed: TestFeed, name = 'Civil Defence'): TestFeed => ({ ...feed, name, kind: 'oref' });
  const off = { settings: { intervalMinutes: 15 as const, enabled: false } };

  it.each<[Side, Side]>([
    ['israeli', 'iranian'],
    ['iranian', 'israeli'],
  ])('of the %s side that cannot be reached is said by its name, and counts as no feed', (side) => {
    const sources = [...whole, siren(silent(side, 2, 1)), siren(silent(side, 9, 3), 'Port Alarm'), siren(read(side))];
    expect(see({ sources })).toEqual([{ kind: 'alerts', since: iso(3), names: ['Civil Defence', 'Port Alarm'] }]);
  });

  it('that no server has read for three minutes is said too, but not just after the start', () => {
    const sources = [...whole, siren(read('israeli', 4))];
    expect(see({ sources })).toEqual([{ kind: 'alerts', since: iso(4), names: ['Civil Defence'] }]);
    expect(see({ sources, begunAt: at(1) })).toEqual([]);
  });

  it('that is paused, or not read while scans are off, is not said to fail', () => {
    const sources = [...whole, { ...siren(silent('israeli')), paused: true }];
    expect(see({ sources })).toEqual([]);
    expect(see({ ...off, sources: [...whole, siren(silent('israeli'))] }).map(({ kind }) => kind)).toEqual(['off']);
  });

  it('that answers is no feed: without one all is dark', () => {
    expect(see({ sources: [siren(read('israeli')), silent()] })).toMatchObject([{ kind: 'dark', total: 1 }]);
  });
});

describe('a scan that finds one feed after the other silent', () => {
  const before = [read('iranian'), read('israeli'), read(), read()];
  const failing = (...sides: Side[]) => sides.map((side) => silent(side, 60, 0.5));

  it.each<[string, Date | null]>([
    ['the first one', null],
    ['a later one', at(15)],
  ])('%s says nothing of few feeds or sides on its way into the dark', (_, scannedAt) => {
    const untilNow = scannedAt ? before : before.map(({ side }) => ({ ...untried, side }));
    const issues = [0, 1, 2, 3, 4].map((count) => {
      const gone = failing(...before.slice(0, count).map(({ side }) => side));
      return see({ scannedAt, begunAt: at(16), sources: [...gone, ...untilNow.slice(count)] }).map(({ kind }) => kind);
    });
    expect(issues).toEqual([[], [], [], [], ['dark']]);
  });

  it('names them when it is over and some could be read', () => {
    const sources = [...failing('iranian', 'third', 'third'), read('israeli')];
    expect(see({ sources, scannedAt: at(0.4) }).map(({ kind }) => kind)).toEqual(['side', 'few']);
  });

  it('takes back nothing that an earlier one has found', () => {
    const sources = [silent('iranian'), ...failing('third'), read('israeli'), read()];
    expect(see({ sources, scannedAt: at(15) })).toMatchObject([{ kind: 'side', sides: ['iranian'] }]);
  });
});

describe('the scans', () => {
  it.each<[string, Partial<HealthInput>, object[]]>([
    ['after two intervals', { scannedAt: at(30) }, []],
    ['a moment later', { scannedAt: at(30.1) }, [{ kind: 'late', since: iso(30.1) }]],
    ['none since the start, two intervals ago', { scannedAt: null, begunAt: at(30) }, []],
    [
      'none since the start, a moment longer ago',
      { scannedAt: null, begunAt: at(31) },
      [{ kind: 'late', since: null }],
    ],
    [
      'after an hour where scans are two hours apart',
      { scannedAt: at(60), settings: { intervalMinutes: 120, enabled: true } },
      [],
    ],
    [
      'turned off, however lately the last one ended',
      { settings: { intervalMinutes: 15, enabled: false } },
      [{ kind: 'off', since: iso(1) }],
    ],
  ])('%s', (_, changed, expected) => {
    expect(see(changed)).toEqual(expected);
  });
});

describe('the server', () => {
  it('is behind when it has not heard of a change for fifteen seconds', () => {
    const seconds = (ago: number) => new Date(noon - ago * 1_000);
    expect(see({ missedSince: seconds(15) })).toEqual([]);
    expect(see({ missedSince: seconds(16) })).toEqual([{ kind: 'behind', since: seconds(16).toISOString() }]);
  });

  it('knows since when its database does not answer', () => {
    expect(see({ awaySince: at(3) })).toEqual([{ kind: 'database', since: iso(3) }]);
  });
});

it('of several the most severe comes first', () => {
  const gone = (side: Side = 'third') => silent(side, 120, 100);
  const sources = [gone('iranian'), gone(), gone(), read('israeli')];
  const all = { awaySince: at(1), missedSince: at(2), scannedAt: at(99) };
  expect(see({ ...all, sources }).map(({ kind }) => kind)).toEqual(['database', 'behind', 'late', 'side', 'few']);
  expect(see({ ...all, sources: [silent()] }).map(({ kind }) => kind)).toEqual(['database', 'behind', 'dark', 'late']);
});

describe('feeds of which nothing reaches the timeline', () => {
  it.each(['iranian', 'israeli'] as const)(
    'leave their side missing, paused or in a language that is not read: %s',
    (side) => {
      const others = whole.filter((source) => source.side !== side);
      expect(see({ sources: [...others, paused(side)] })).toEqual([{ kind: 'side', since: iso(40), sides: [side] }]);
      expect(see({ sources: [...others, unread(side)] })).toEqual([{ kind: 'side', since: iso(1), sides: [side] }]);
      expect(see({ sources: [...whole, paused(side), unread(side)] })).toEqual([]);
    },
  );

  it('do not count among all feeds when they are paused', () => {
    const failing = [silent(), silent()];
    expect(see({ sources: [...whole, ...failing] })).toEqual([]);
    expect(
      see({ sources: [...whole.slice(2), ...failing, silent(), paused('iranian'), paused('israeli')] }),
    ).toMatchObject([{ kind: 'side' }, { kind: 'few', read: 2, total: 5 }]);
  });
});
