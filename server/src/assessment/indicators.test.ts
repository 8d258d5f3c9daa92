import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { makeRecord, makeStating } from '../testing/make.ts';
import type { EventRecord } from '../timeline/change.ts';
import { factsOf } from './facts.ts';
import { indicatorRules } from './indicator-rules.ts';
import { indicatorsAt, observedDaysAt, type Signalled } from './indicators.ts';

const at = Date.parse('2031-03-04T12:00:00.000Z');
const hour = 3_600_000;

/** The ids of the indicators that an event of two origins shows. */
const shownBy = (states: Partial<Statement>, more: Partial<EventRecord> = {}) => {
  const reports = makeStating(states, ['Example Wire', 'Sample News']);
  const event = makeRecord({ eventType: 'military', urgencyLevel: 'urgent', reports, ...more });
  return indicatorRules.filter(({ fits }) => fits(factsOf(event))).map(({ id }) => id);
};

/** Events that show one indicator, each this number of hours before the moment. */
const shown = (...hours: number[]) =>
  hours.map((before, index) => ({
    eventId: `e-${index}`,
    title: `Event ${index}`,
    time: at - before * hour,
    shows: ['sirens'],
    isWatched: true,
  }));
const sirensAt = (...hours: number[]) => indicatorsAt(shown(...hours), at, false).find(({ id }) => id === 'sirens');

describe('the rules of the indicators', () => {
  it.each<[string, Partial<Statement>]>([
    ['attacks-between-sides', { kind: 'attack', by: ['il'], on: ['ir'], country: 'ir' }],
    ['attacks-between-sides', { kind: 'attack', by: ['ir'], on: ['il'], country: 'il' }],
    ['attacks-third-countries', { kind: 'attack', by: ['ir'], on: ['sa'], country: 'sa' }],
    ['attacks-third-countries', { kind: 'attack', by: ['hezbollah'], on: ['il'], country: 'il' }],
    ['leaders-killed', { kind: 'leader-killed', by: ['unknown'], on: ['ir'], country: 'ir' }],
    ['interceptions', { kind: 'interception', by: ['il'], on: ['ir'], country: 'il' }],
    ['sirens', { kind: 'alarm', country: 'il' }],
    ['airspace-closed', { kind: 'closure', by: ['ir'], country: 'ir' }],
    ['evacuation-ordered', { kind: 'evacuation', by: ['us'], on: ['us'], country: 'iq' }],
    ['carriers-moved', { kind: 'deployment', by: ['us'], country: 'region' }],
    ['threats', { kind: 'threat', by: ['il'], on: ['ir'], country: 'ir' }],
    ['threats', { kind: 'threat', by: ['ir'], on: ['il'], country: 'il' }],
    ['ships-attacked', { kind: 'seizure', by: ['ir'], on: ['other'], country: 'hormuz' }],
    ['ships-attacked', { kind: 'attack', by: ['houthis'], on: ['other'], country: 'redsea' }],
    ['hormuz-restricted', { kind: 'closure', by: ['ir'], country: 'hormuz' }],
    ['hormuz-reopened', { kind: 'reopening', by: ['ir'], country: 'hormuz' }],
    ['blockade', { kind: 'blockade', by: ['us'], on: ['ir'], country: 'ir' }],
    ['nuclear-steps', { kind: 'nuclear', by: ['ir'], country: 'ir' }],
    ['talks-held', { kind: 'talks', by: ['ir', 'us'], country: 'om' }],
    ['talks-broken-off', { kind: 'talks-failed', by: ['ir'], country: 'om' }],
    ['ceasefire-steps', { kind: 'truce', by: ['il', 'ir'], country: 'region' }],
    ['ceasefire-broken', { kind: 'truce-broken', by: ['il'], on: ['ir'], country: 'ir' }],
    ['sanctions', { kind: 'sanction', by: ['us'], on: ['ir'], country: 'ir' }],
    ['relief', { kind: 'relief', by: ['us'], on: ['ir'], country: 'ir' }],
    ['protests', { kind: 'unrest', by: ['other'], country: 'ir' }],
    ['cyber-attacks', { kind: 'hack', by: ['unknown'], on: ['ir'], country: 'ir' }],
    ['executions-for-spying', { kind: 'arrest', by: ['ir'], country: 'ir' }],
    ['effects', { kind: 'effect', country: 'global' }],
  ])('%s is seen in %o, once, and only where two origins state it as done', (id, states) => {
    expect(shownBy(states)).toContain(id);
    for (const reality of ['announced', 'denied', 'past', 'comment'] as const)
      expect(shownBy({ ...states, reality })).toEqual([]);
    expect(shownBy({ ...states, relevance: 0.1 })).toEqual([]);
    expect(shownBy(states, { reports: makeStating(states, ['Example Wire']) })).toEqual([]);
  });

  it.each<[string, Partial<Statement>]>([
    ['attacks-between-sides', { kind: 'attack', by: ['hezbollah'], on: ['il'], country: 'il' }],
    ['attacks-third-countries', { kind: 'attack', by: ['unknown'], on: ['ir'], country: 'ir' }],
    ['attacks-third-countries', { kind: 'attack', by: ['ir'], on: ['us'], country: 'qa' }],
    ['airspace-closed', { kind: 'closure', by: ['ir'], country: 'hormuz' }],
    ['hormuz-restricted', { kind: 'closure', by: ['ir'], country: 'ir' }],
    ['threats', { kind: 'threat', by: ['tr'], on: ['other'], country: 'tr' }],
    ['talks-held', { kind: 'talks', by: ['qa', 'eg'], country: 'qa' }],
  ])('%s is not seen in %o', (id, states) => {
    expect(shownBy(states)).not.toContain(id);
  });

  it.each(['Natanz, Iran', 'Dimona, Israel'])(
    'a strike is one on a nuclear site where it is placed at one: %s',
    (location) => {
      const country = location.endsWith('Iran') ? 'ir' : 'il';
      const attack = { kind: 'attack', country } satisfies Partial<Statement>;
      expect(shownBy(attack, { location })).toContain('nuclear-site-hit');
      expect(shownBy(attack, { location: 'Iran' })).not.toContain('nuclear-site-hit');
      expect(shownBy({ kind: 'nuclear', country }, { location })).not.toContain('nuclear-site-hit');
    },
  );

  it.each(['Natanz, Iran', 'Haifa, Israel'])('an official alert in %s is a siren, and no attack', (location) => {
    const alert = { location, alertAreas: [], urgencyLevel: 'critical' as const, reports: [] };
    expect(shownBy({}, alert)).toEqual(['sirens']);
    // Drills and cancelled alerts.
    expect(shownBy({}, { ...alert, urgencyLevel: 'low' })).toEqual([]);
  });

  it('are about 25, each with an id and a name of its own', () => {
    expect(indicatorRules.length).toBeGreaterThanOrEqual(25);
    expect(new Set(indicatorRules.map(({ id }) => id)).size).toBe(indicatorRules.length);
    expect(new Set(indicatorRules.map(({ name }) => name)).size).toBe(indicatorRules.length);
  });
});

describe('an indicator at a moment', () => {
  it('is seen within 72 hours, since its present run began, against its own base', () => {
    const other = { eventId: 'o', title: 'Other', shows: [], isWatched: true };
    const daily = Array.from({ length: 30 }, (_, day) => ({ ...other, time: at - (73 + 24 * day) * hour }));
    const all = indicatorsAt([...shown(1, 30, 90, 300), ...daily], at, false);
    expect(all.find(({ id }) => id === 'sirens')).toMatchObject({
      state: 'seen',
      count: 2,
      rate: 0.67,
      observedDays: 30,
      base: 0.07,
      since: new Date(at - 90 * hour).toISOString(),
      last: { eventId: 'e-0', at: new Date(at - hour).toISOString() },
    });
  });

  it('has a base of the days that were observed alone, and none of fewer than seven', () => {
    const other = { eventId: 'o', title: 'Other', shows: [], isWatched: true };
    const days = (count: number) =>
      Array.from({ length: count }, (_, day) => ({ ...other, time: at - (73 + 24 * day) * hour }));
    const late = shown(200).map((event) => ({ ...event, isWatched: false }));
    const sirensAmong = (count: number) =>
      indicatorsAt([...shown(1, 80), ...late, ...days(count)], at, false).find(({ id }) => id === 'sirens');
    expect(sirensAmong(0)).toMatchObject({ observedDays: 1, base: null, change: null });
    expect(sirensAmong(6)).toMatchObject({ observedDays: 6, base: null, change: null });
    expect(sirensAmong(10)).toMatchObject({ count: 1, observedDays: 10, base: 0.2 });
    expect(indicatorsAt([...late, ...shown(1), ...days(5)], at, false)[0]).toMatchObject({ observedDays: 5 });
  });

  it('gives the days that were observed, and the present one while an event would be seen', () => {
    const other = { eventId: 'o', title: 'Other', shows: [] };
    const known = (hoursAgo: number, isWatched = true) => ({ ...other, time: at - hoursAgo * hour, isWatched });
    const days = (events: readonly Signalled[], isBlind = false) =>
      observedDaysAt(events, at, isBlind).flatMap((is, index) => (is ? [32 - index] : []));
    expect(days([known(24 * 4), known(24 * 9, false)])).toEqual([4]);
    expect(days([known(20, false)])).toEqual([0]);
    expect(days([known(20, false)], true)).toEqual([]);
    expect(days([known(-1)])).toEqual([]);
    expect(observedDaysAt([], at, false)).toHaveLength(33);
  });

  it('is quiet when nothing shows it while other events are known', () => {
    const other = { eventId: 'o', title: 'Other', time: at - hour, shows: [], isWatched: true };
    const [first] = indicatorsAt([other], at, false);
    expect(first).toMatchObject({ state: 'quiet', since: null, count: 0, last: null });
  });

  it('is not visible when no feed is read, or no event of any kind is a day old at most', () => {
    expect(indicatorsAt(shown(100), at, false).every(({ state }) => state === 'not visible')).toBe(true);
    const other = { eventId: 'o', title: 'Other', time: at - hour, shows: [], isWatched: true };
    expect(indicatorsAt([other], at, true).every(({ state }) => state === 'not visible')).toBe(true);
  });

  it('counts by days in UTC, the last one today', () => {
    const days = sirensAt(1, 2, 25)?.days ?? [];
    expect([days.length, ...days.slice(-3)]).toEqual([33, 0, 1, 2]);
  });

  it('knows nothing of what is to come', () => {
    expect(sirensAt(-1)?.count).toBe(0);
  });
});
