import type { UrgencyLevel } from '@vigil/common/events';
import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../testing/make.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { threatFactsOf } from './facts.ts';
import { levelOf } from './level.ts';

const until = new Date('2031-03-04T12:00:00Z');
const hoursLater = (hours: number) => new Date(+until + hours * 3_600_000);

const alone = [makeReport({ source: 'Example Wire' })];
const both = [...alone, makeReport({ source: 'Sample News' })];

let made = 0;
/** Military news of two sources, this number of hours before the end of the window. */
function event(urgencyLevel: UrgencyLevel, more: Partial<EventRecord> & { hours?: number } = {}): EventRecord {
  const { hours = 1, ...rest } = more;
  const timestamp = new Date(+until - hours * 3_600_000).toISOString();
  const title = 'Sirens sound in a fictional town';
  made += 1;
  return makeRecord({ id: `e${made}`, title, eventType: 'military', urgencyLevel, timestamp, reports: both, ...rest });
}
const tankers = { title: 'Attacks on tankers near Examplia reach their highest week', location: 'Strait of Hormuz' };
const front = { title: 'Israel strikes depot in southern Lebanon', location: 'Southern Lebanon' };
const answerThere = { title: 'Iran strikes depot in northern Iraq', location: 'Northern Iraq' };
const truce = { title: 'Israel and Iran agree ceasefire', eventType: 'diplomatic' as const };
const attack = { title: 'Israel strikes depot near Tabriz', location: 'Tabriz, Iran' };
const answer = { title: 'Iran strikes depot near Haifa', location: 'Haifa, Israel' };
const levelIn = (events: readonly EventRecord[], at = until) =>
  levelOf(
    events.map((one) => threatFactsOf(one)),
    at,
  );

describe('the threat level', () => {
  it.each([
    ['critical', 'a critical event today', [event('critical')]],
    ['critical', 'two in the window', [event('critical', { hours: 40 }), event('critical', { hours: 50 })]],
    ['high', 'one two days before', [event('critical', { hours: 40 })]],
    ['high', 'an urgent one today', [event('urgent')]],
    ['high', 'a critical one that one source reports', [event('critical', { reports: alone })]],
    ['high', 'three urgent ones', [40, 45, 50].map((hours) => event('urgent', { hours }))],
    ['elevated', 'an urgent one two days before', [event('urgent', { hours: 40 })]],
    ['elevated', 'three high ones', [event('high'), event('high'), event('high')]],
    ['elevated', 'one attack on ships by a party that is not named', [event('high', tankers)]],
    ['low', 'the same by one origin alone', [event('high', { ...tankers, reports: alone })]],
    ['low', 'an attack that is only feared', [event('high', { ...tankers, title: 'Owners fear attacks on tankers' })]],
    ['low', 'two high ones', [event('high'), event('high')]],
    ['low', 'a truce, however great the news', [event('critical', truce)]],
    ['elevated', 'an urgent attack on an ally in another country', [event('urgent', front)]],
    ['elevated', 'the same by the other side', [event('urgent', answerThere)]],
    ['high', 'a critical one there', [event('critical', front)]],
    [
      'high',
      'a page about fighting there',
      [event('critical', { ...front, title: 'Israel steps up raids on towns | LIVE' })],
    ],
    [
      'high',
      'three critical ones there',
      [event('critical', front), event('critical', front), event('critical', front)],
    ],
    ['low', 'nothing', []],
  ] as const)('is %s for %s', (level, _, events) => {
    expect(levelIn(events).level).toBe(level);
  });

  it.each([
    [
      'critical',
      'six attacks in three days',
      [1, 20, 30, 40, 50, 60].map((hours) => event('high', { hours, ...attack })),
    ],
    [
      'elevated',
      'six attacks, the last of two days before',
      [40, 45, 50, 55, 60, 65].map((hours) => event('high', { hours, ...attack })),
    ],
    [
      'critical',
      'an attack on each of three days, by one source each',
      [2, 26, 50].map((hours, at) =>
        event('high', { hours, ...attack, reports: [makeReport({ source: `Example Wire ${at}` })] }),
      ),
    ],
    [
      'elevated',
      'the same by one source alone',
      [2, 26, 50].map((hours) => event('high', { hours, ...attack, reports: alone })),
    ],
    ['high', 'one attack that two sources report', [event('high', answer)]],
    ['elevated', 'one attack that one source reports', [event('high', { ...attack, reports: alone })]],
    ['low', 'an attack that is threatened', [event('high', { title: 'Iran threatens to strike Israel' })]],
  ] as const)('is %s for %s', (level, _, events) => {
    expect(levelIn(events).level).toBe(level);
  });

  it.each([
    'Israel Will ‘Bomb the Depots of Iran’ If It Violates Terms: Minister',
    'Iran Will ‘Bomb the Depots of Israel’ If It Violates Terms: Minister',
    'Leader speaks at Examplia: ‘Israel will go back to bombing if no deal is agreed with Iran’',
    'Leader speaks at Examplia: ‘Iran will go back to bombing if no deal is agreed with Israel’',
    'Examplian program helped guide Israeli strikes on Iran, briefing shows',
    'Examplian program helped guide Iranian strikes on Israel, briefing shows',
    'Israel and Iran clash over strategy of Examplia',
  ])('is not critical for an attack that is only mentioned, on each of three days: %j', (title) => {
    const location = /strikes on Israel|of Israel|with Israel/.test(title) ? 'Israel' : 'Iran';
    const reports = (at: number) => [makeReport({ source: `Example Wire ${at}` })];
    const events = [2, 26, 50].map((hours, at) => event('high', { hours, title, location, reports: reports(at) }));
    expect(levelIn(events)).toMatchObject({ level: 'low' });
    expect(levelIn([event('critical', { title, location })]).level).not.toBe('critical');
  });

  it.each([
    ['Iran · missile · hit · building · Haifa', 'Haifa, Israel'],
    ['Israel · missile · hit · building · Shiraz', 'Shiraz, Iran'],
  ])('is critical for what a model alone reads on three days only where each has two: %j', (gloss, location) => {
    const foreign = { title: 'بيان', lang: 'ar' as const, gloss, location };
    const on = (hours: number[]) =>
      hours.map((before, at) =>
        event('high', { hours: before, ...foreign, reports: [makeReport({ source: `Example Wire ${at % 2}` })] }),
      );
    expect(levelIn(on([2, 26, 50])).level).toBe('elevated');
    expect(levelIn(on([2, 3, 26, 27, 50, 51])).level).toBe('critical');
  });

  it('counts a speech or a comment one step lower, but nothing that an administrator put right', () => {
    const speech = { title: 'Leader of Examplia speaks of Iran', eventType: 'diplomatic' as const };
    expect(levelIn([event('critical', speech)]).level).toBe('high');
    const corrected = { at: '2031-03-04T00:00:00.000Z', reason: 'wrong title' };
    expect(levelIn([event('critical', { ...speech, corrected })]).level).toBe('critical');
  });

  it('is the same whichever side attacks', () => {
    expect(levelIn([event('high', attack)])).toMatchObject({ level: 'high' });
    expect(levelIn([event('high', answer)])).toMatchObject({ level: 'high' });
  });

  it('says by which rules, and names their newest events', () => {
    const [old, recent] = [event('urgent', { hours: 20 }), event('urgent', { hours: 2, ...attack })];
    const { reason, raisedBy } = levelIn([old, recent]);
    expect(reason).toBe('2 events that count as urgent in 24 hours');
    expect(raisedBy).toEqual([
      { reason: '2 events that count as urgent in 24 hours', eventIds: [recent.id, old.id] },
      { reason: '1 event that reports an attack between the sides in 24 hours', eventIds: [recent.id] },
    ]);
    expect(levelIn([])).toMatchObject({ reason: 'no rule for a higher level holds', raisedBy: [], lowers: null });
  });

  it('says what stands behind each critical event', () => {
    const reasons = (...events: EventRecord[]) => levelIn(events).raisedBy.map(({ reason }) => reason);
    const byHand = { judgedBy: 'admin' as const, reports: alone };
    expect(reasons(event('critical'), event('critical'), event('critical', { reports: alone })).slice(0, 2)).toEqual([
      '2 critical events of two origins or more in 24 hours',
      '3 events that count as critical, those of one origin included, in 24 hours',
    ]);
    expect(reasons(event('critical', byHand))[0]).toBe('1 critical event from an administrator in 24 hours');
    expect(reasons(event('critical'), event('critical', byHand))[0]).toBe(
      '2 critical events of two origins or from an administrator in 24 hours',
    );
  });

  it('rises at once, and falls twelve hours after its rule ceased to hold', () => {
    const events = [event('urgent', { hours: 0 })];
    expect(levelIn(events, until).level).toBe('high');
    expect(levelIn(events, hoursLater(23)).level).toBe('high');
    expect(levelIn(events, hoursLater(35))).toMatchObject({
      level: 'high',
      reason: 'held for 12 hours after: 1 event that counts as urgent in 24 hours',
    });
    expect(levelIn(events, hoursLater(37)).level).toBe('elevated');
    expect(levelIn(events, hoursLater(85)).level).toBe('low');
  });

  it('does not flap when an event leaves the window while another one comes', () => {
    const events = [71.5, 60, 40].map((hours) => event('urgent', { hours }));
    const later = [...events, event('urgent', { hours: -2 })].map((one) => threatFactsOf(one));
    const levels = [0, 0.25, 1, 1.75, 2.5].map((hours) => {
      const at = hoursLater(hours);
      return levelOf(later, at).level;
    });
    expect(new Set(levels)).toEqual(new Set(['high']));
  });

  it('falls at once when its event is retracted', () => {
    const kept = event('urgent', { hours: 40 });
    expect(levelIn([kept, event('critical')]).level).toBe('critical');
    expect(levelIn([kept]).level).toBe('elevated');
  });

  it('says when it falls and to what, and then it does', () => {
    const events = [event('critical', { hours: 3 }), event('urgent', { hours: 30 })];
    const { lowers } = levelIn(events);
    expect(lowers).toEqual({ to: 'high', at: '2031-03-05T21:01:00.000Z' });
    const at = new Date(lowers?.at ?? 0);
    expect(levelIn(events, new Date(+at - 120_000)).level).toBe('critical');
    expect(levelIn(events, at).level).toBe('high');
  });

  it('names the same time however often it is asked', () => {
    const events = [event('critical', { hours: 3 }), event('high', { hours: 1, ...attack })];
    const times = [0, 1, 2, 7].map((seconds) => levelIn(events, new Date(+until + seconds * 1000)).lowers?.at);
    expect(new Set(times).size).toBe(1);
  });

  it('is computed in time in a burst of five thousand events', () => {
    const fact = threatFactsOf(event('high', attack));
    const facts = Array.from({ length: 5_000 }, (_, at) => ({ ...fact, id: `e${at}`, time: +until - at * 3_600 }));
    // CPU time: on a busy machine the clock counts the work of others.
    const begun = process.cpuUsage();
    expect(levelOf(facts, until).level).toBe('critical');
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1_000);
  });
});
