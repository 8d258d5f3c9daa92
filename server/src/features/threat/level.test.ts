import type { UrgencyLevel } from '@vigil/common/events';
import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { makeRecord, makeStating } from '../../testing/make.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { threatFactsOf } from './facts.ts';
import { levelOf } from './level.ts';

const until = new Date('2031-03-04T12:00:00Z');
const hoursLater = (hours: number) => new Date(+until + hours * 3_600_000);

const sources = ['Example Wire', 'Sample News'];

type Stated = Partial<EventRecord> & { hours?: number; states?: Partial<Statement>; by?: readonly string[] };

let made = 0;
/** An event that two origins state, this number of hours before the end of the window. */
function event(urgencyLevel: UrgencyLevel, more: Stated = {}): EventRecord {
  const { hours = 1, states = sirens, by = sources, ...rest } = more;
  const timestamp = new Date(+until - hours * 3_600_000).toISOString();
  made += 1;
  const reports = makeStating(states, by);
  return makeRecord({ id: `e${made}`, eventType: 'military', urgencyLevel, timestamp, reports, ...rest });
}
const alone = sources.slice(0, 1);
const sirens = { kind: 'alarm', country: 'il' } satisfies Partial<Statement>;
const tankers = { kind: 'attack', by: ['unknown'], on: ['other'], country: 'hormuz' } satisfies Partial<Statement>;
const front = { kind: 'attack', by: ['il'], on: ['hezbollah'], country: 'lb' } satisfies Partial<Statement>;
const answerThere = { kind: 'attack', by: ['ir'], on: ['other'], country: 'iq' } satisfies Partial<Statement>;
const attack = { kind: 'attack', by: ['il'], on: ['ir'], country: 'ir' } satisfies Partial<Statement>;
const answer = { kind: 'attack', by: ['ir'], on: ['il'], country: 'il' } satisfies Partial<Statement>;
const levelIn = (events: readonly EventRecord[], at = until) =>
  levelOf(
    events.map((one) => threatFactsOf(one)),
    at,
  );
const of = (states: Partial<Statement>, more: Stated = {}) => ({ states, ...more });

describe('the threat level', () => {
  it.each([
    ['critical', 'a critical event today', [event('critical')]],
    ['critical', 'two in the window', [event('critical', { hours: 40 }), event('critical', { hours: 50 })]],
    ['high', 'one two days before', [event('critical', { hours: 40 })]],
    ['high', 'an urgent one today', [event('urgent')]],
    ['high', 'three urgent ones', [40, 45, 50].map((hours) => event('urgent', { hours }))],
    ['elevated', 'an urgent one two days before', [event('urgent', { hours: 40 })]],
    ['elevated', 'three high ones', [event('high'), event('high'), event('high')]],
    ['elevated', 'one attack on ships by a party that is not named', [event('high', of(tankers))]],
    ['low', 'two high ones', [event('high'), event('high')]],
    ['elevated', 'an urgent attack on an ally in another country', [event('urgent', of(front))]],
    ['elevated', 'the same by the other side', [event('urgent', of(answerThere))]],
    ['high', 'a critical one there', [event('critical', of(front))]],
    ['low', 'nothing', []],
    ['critical', 'both sides on each other in a day', [event('high', of(attack)), event('high', of(answer))]],
    ['high', 'one side twice', [event('high', of(attack)), event('high', of(attack))]],
    ['low', 'an attack by one origin', [event('urgent', of(attack, { by: alone }))]],
    [
      'high',
      'attacks by one side that two origins state, each in an event of its own',
      [event('urgent', of(attack, { by: ['Quill Wire'] })), event('urgent', of(attack, { by: alone }))],
    ],
    [
      'low',
      'attacks by two sides of which one origin each tells',
      [event('urgent', of(answer, { by: ['Quill Wire'] })), event('urgent', of(attack, { by: alone }))],
    ],
    [
      'elevated',
      'the same of one side two days before',
      ['Quill Wire', 'Example Wire'].map((name) => event('urgent', of(attack, { hours: 50, by: [name] }))),
    ],
  ] as const)('is %s for %s', (level, _, events) => {
    expect(levelIn(events).level).toBe(level);
  });

  it.each([
    [
      'critical',
      'six attacks in three days',
      [1, 20, 30, 40, 50, 60].map((hours) => event('high', { hours, states: attack })),
    ],
    [
      'elevated',
      'six attacks, the last of two days before',
      [40, 45, 50, 55, 60, 65].map((hours) => event('high', { hours, states: attack })),
    ],
    [
      'critical',
      'an attack on each of three days',
      [2, 26, 50].map((hours) => event('high', { hours, states: answer })),
    ],
    ['high', 'an attack on each of two days', [2, 26].map((hours) => event('high', { hours, states: answer }))],
    ['high', 'one attack today', [event('high', of(answer))]],
    ['elevated', 'one attack two days before', [event('high', of(attack, { hours: 40 }))]],
  ] as const)('is %s for %s', (level, _, events) => {
    expect(levelIn(events).level).toBe(level);
  });

  it.each<[string, Partial<Statement>]>([
    ['an opinion on an attack', { ...attack, reality: 'comment' }],
    ['the anniversary of an attack', { ...attack, reality: 'past' }],
    ['a plan to attack', { ...attack, reality: 'announced' }],
    ['an attack that is denied', { ...attack, reality: 'denied' }],
    ['a siren that sounds in memory of the dead', { ...sirens, reality: 'past' }],
    ['an attack in another war', { ...tankers, country: 'ua', by: ['ru'], relevance: 0.1 }],
    ['an accident', { kind: 'none', country: 'qa' }],
    ['an appeal for peace', { kind: 'reaction', by: ['other'], on: ['il', 'ir'], country: 'region' }],
    ['a running total', { kind: 'toll', on: ['ir'], country: 'ir' }],
    ['what an attack did to prices', { kind: 'effect', country: 'global' }],
    ['a truce', { kind: 'truce', by: ['il', 'ir'], country: 'region' }],
    ['talks', { kind: 'talks', by: ['us', 'ir'], country: 'om' }],
  ])('is moved by nothing of this kind, however urgent and often: %s', (_, states) => {
    const events = [2, 20, 26, 40, 50, 60].map((hours) => event('critical', { hours, states }));
    expect(levelIn(events)).toMatchObject({ level: 'low', raisedBy: [] });
  });

  it.each([sirens, tankers, front, attack, answer])(
    'is moved by nothing that one origin alone states: %o',
    (states) => {
      const events = [2, 20, 26, 40, 50, 60].map((hours) => event('critical', { hours, states, by: alone }));
      expect(levelIn(events).level).toBe('low');
    },
  );

  it('is moved by what a side says that it did, and says so', () => {
    const own = makeStating(answer, alone).map((report) => ({ ...report, claims: ['iranian' as const] }));
    expect(levelIn([event('critical', { reports: own })])).toMatchObject({
      level: 'critical',
      reason: '1 critical event announced by those who did it in 24 hours',
    });
    const said = makeStating(answer, alone).map((report) => ({ ...report, claims: ['israeli' as const] }));
    expect(levelIn([event('critical', { reports: said })]).level).toBe('low');
  });

  it('takes an event as urgent as two origins report it', () => {
    const [one, other] = makeStating(attack);
    if (!one || !other) throw new Error('There are no reports.');
    const rated = (first: UrgencyLevel, second: UrgencyLevel, more: Partial<EventRecord> = {}) =>
      levelIn([
        event('critical', {
          hours: 40,
          reports: [
            { ...one, urgencyLevel: first },
            { ...other, urgencyLevel: second },
          ],
          ...more,
        }),
      ]).level;
    expect(rated('critical', 'critical')).toBe('high');
    expect(rated('critical', 'urgent')).toBe('elevated');
    expect(rated('urgent', 'critical')).toBe('elevated');
    expect(rated('critical', 'urgent', { isUrgencySet: true })).toBe('high');
  });

  it('is the same whichever side attacks', () => {
    expect(levelIn([event('high', of(attack))])).toMatchObject({ level: 'high' });
    expect(levelIn([event('high', of(answer))])).toMatchObject({ level: 'high' });
  });

  it('says by which rules, and names their newest events', () => {
    const [old, recent] = [event('urgent', { hours: 20 }), event('urgent', { hours: 2, states: attack })];
    const { reason, raisedBy } = levelIn([old, recent]);
    expect(reason).toBe('2 events that count as urgent in 24 hours');
    expect(raisedBy).toEqual([
      { reason: '2 events that count as urgent in 24 hours', eventIds: [recent.id, old.id] },
      { reason: '1 event that reports an attack between the sides in 24 hours', eventIds: [recent.id] },
    ]);
    expect(levelIn([])).toMatchObject({ reason: 'no rule for a higher level holds', raisedBy: [], lowers: null });
  });

  it('says what stands behind each critical event', () => {
    const reason = (...events: EventRecord[]) => levelIn(events).reason;
    const byHand = { judgedBy: 'admin' as const, by: alone };
    expect(reason(event('critical'), event('critical'), event('critical', { by: alone }))).toBe(
      '2 critical events of two origins or more in 24 hours',
    );
    expect(reason(event('critical', byHand))).toBe('1 critical event from an administrator in 24 hours');
    expect(reason(event('critical'), event('critical', byHand))).toBe(
      '2 critical events of two origins or from an administrator in 24 hours',
    );
    const alertAreas = [{ name: 'Example Hills', place: { lat: 32, lon: 35 }, radiusKm: 5 }];
    expect(reason(event('critical', { alertAreas, by: alone }))).toBe('1 critical event by official alert in 24 hours');
  });

  it('counts what an administrator wrote without saying what kind of act it is', () => {
    expect(levelIn([event('critical', { reports: [], judgedBy: 'admin' })]).level).toBe('critical');
    expect(levelIn([event('critical', { reports: [], judgedBy: 'rules' })]).level).toBe('low');
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
    const events = [event('critical', { hours: 3 }), event('high', { hours: 1, states: attack })];
    const times = [0, 1, 2, 7].map((seconds) => levelIn(events, new Date(+until + seconds * 1000)).lowers?.at);
    expect(new Set(times).size).toBe(1);
  });

  it('is computed in time in a burst of five thousand events', () => {
    const fact = threatFactsOf(event('high', of(attack)));
    const facts = Array.from({ length: 5_000 }, (_, at) => ({ ...fact, id: `e${at}`, time: +until - at * 3_600 }));
    // CPU time: on a busy machine the clock counts the work of others.
    const begun = process.cpuUsage();
    expect(levelOf(facts, until).level).toBe('critical');
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1_000);
  });
});
