import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { alignments } from '../../assessment/parties.ts';
import { makeRecord, makeStating } from '../../testing/make.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { computeBalance, inputsAt, titlesOf } from './balance.ts';
import { measures } from './data/measures.ts';
import { dialoguePoints, effectsOf } from './effects.ts';
import { leadOf, outcomeOf, roundHalfEven } from './formula.ts';
import { sentenceOf } from './sentences.ts';

/** What two origins state of an event. */
const event = (id: string, states: Partial<Statement>, more: Partial<EventRecord> = {}) =>
  makeRecord({
    id,
    title: id,
    eventType: 'military',
    urgencyLevel: 'urgent',
    location: 'Unknown',
    timestamp: '2031-03-04T00:00:00.000Z',
    reports: makeStating(states),
    ...more,
  });
const struck = { kind: 'attack', by: ['il'], on: ['ir'], country: 'region' } satisfies Partial<Statement>;
const closed = { kind: 'closure', by: ['ir'], country: 'hormuz' } satisfies Partial<Statement>;
const asOf = new Date('2031-03-04T00:00:00.000Z');
const effects = (one: EventRecord) =>
  effectsOf(one, alignments).map(({ factor, side, points }) => `${factor} ${side} ${points}`);

describe('what an event moves', () => {
  it('lasts until it is ended, and fades then', () => {
    const shut = event('shut', closed);
    const opened = event('opened', { ...closed, kind: 'reopening' }, { timestamp: '2031-04-03T00:00:00.000Z' });
    const at = (events: EventRecord[], day: string) =>
      leadOf('geography', { ...inputsAt(events, new Date(day)), figures: [] }).lead;
    const closure = at([shut], '2031-03-04');
    expect(closure).toBe((-30 * 9) / 21);
    expect(at([shut], '2031-06-30')).toBe(closure);
    expect(at([shut, opened], '2031-04-03')).toBe(closure);
    expect(at([shut, opened], '2031-04-10')).toBe((-30 * 4.5) / 16.5);
  });

  it('is counted once while a state is reported again and again', () => {
    const shut = (id: string, day: string) => event(id, closed, { timestamp: `${day}T00:00:00.000Z` });
    const inputs = inputsAt([shut('one', '2031-03-01'), shut('two', '2031-03-02')], asOf);
    expect(inputs.effects.map(({ eventId }) => eventId)).toEqual(['two']);
  });

  it('is nothing when one origin tells or it is of low urgency, and half by the word of those who did it', () => {
    const alone = makeStating(struck, ['Example Wire']);
    expect(effects(event('one', struck))).toEqual(['military israel 3']);
    expect(effects(event('one', struck, { reports: alone }))).toEqual([]);
    expect(effects(event('one', struck, { urgencyLevel: 'low' }))).toEqual([]);
    const own = event('one', struck, { reports: alone.map((report) => ({ ...report, claims: ['israeli'] })) });
    expect(effects(own)).toEqual(['military israel 1.5']);
    expect(effectsOf(own, alignments)[0]?.rule).toBe('attacks the other side, announced by Israel');
  });

  it('is the chance of a stalemate for talks alone', () => {
    const talks = { kind: 'talks', by: ['ir', 'us'], country: 'om' } satisfies Partial<Statement>;
    expect(dialoguePoints(event('one', talks))).toBe(3);
    expect(dialoguePoints(event('one', { ...talks, reality: 'comment' }))).toBe(0);
    expect(dialoguePoints(event('one', struck))).toBe(0);
  });

  it('is seen on the screen on the day on which a leader is killed or a strait closed', () => {
    const moved = (states: Partial<Statement>) => {
      const inputs = inputsAt([event('one', states, { urgencyLevel: 'critical' })], asOf);
      const quiet = inputsAt([], asOf);
      return Math.abs(
        computeBalance(inputs, new Map()).israelAdvantage - computeBalance(quiet, new Map()).israelAdvantage,
      );
    };
    expect(moved({ kind: 'leader-killed', by: ['il'], on: ['ir'], country: 'ir' })).toBeGreaterThanOrEqual(4);
    expect(moved(closed)).toBeGreaterThanOrEqual(1);
    expect(moved({ ...closed, reality: 'comment' })).toBe(0);
  });
});

describe('the formula', () => {
  const empty = { asOf, figures: [], effects: [], dialogue: [] };

  it('adds figures and events as written', () => {
    const [measure] = measures;
    if (!measure) throw new Error('There are no measures');
    const { rows: _, ...figure } = { ...measure, weight: 1, isLasting: true, isLowerBetter: false };
    const [strike] = effectsOf(event('one', struck), alignments);
    const inputs = {
      ...empty,
      // Twice as much: a third of the full ratio, of which the weight of 1 against 1 takes half.
      figures: [{ ...figure, date: '2031-01-01', israel: 20, iran: 10 }],
      effects: strike ? [strike] : [],
    };
    const { lead, contributions } = leadOf('military', inputs);
    const [byFigure, byEvent] = contributions.map(({ points }) => points);
    expect(byFigure).toBeCloseTo(30 / 2 / 3, 12);
    expect(byEvent).toBe((30 * 3) / 15);
    expect(lead).toBeCloseTo(30 / 6 + 6, 12);
  });

  it('lets figures fade by the year and events by the day', () => {
    const inputs = inputsAt([event('one', struck)], asOf);
    const points = (days: number) =>
      leadOf('military', { ...inputs, figures: [], asOf: new Date(+asOf + days * 86_400_000) }).lead;
    expect(points(0)).toBe((30 * 3) / 15);
    expect(points(30)).toBe((30 * 1.5) / 13.5);
  });

  it('shares out a hundred at any lead, and leaves ties to neither', () => {
    for (let lead = -50; lead <= 50; lead += 0.37)
      expect(outcomeOf(lead, empty).reduce((sum, one) => sum + one)).toBe(100);
    expect(outcomeOf(0, empty)).toEqual([25, 25, 50]);
    const talks = { ...empty, dialogue: [{ eventId: 'e', timestamp: asOf.toISOString(), points: 1 }] };
    const [israel, iran, neither] = outcomeOf(0, talks);
    expect([israel, iran, neither]).toEqual([23, 23, 54]);
  });

  it('rounds halves to the even number', () => {
    expect([49.5, 50.5, 51.5, 48.5, 50.49].map(roundHalfEven)).toEqual([50, 50, 52, 48, 50]);
  });
});

describe('the balance', () => {
  const strike = event('strike', { ...struck, country: 'ir' }, { title: 'Example depot struck' });
  const titles = titlesOf([strike]);

  it('says of each percentage what it is made of', () => {
    const { keyFactors, keyEvents } = computeBalance(inputsAt([strike], asOf), titles);
    const { israel, contributions } = keyFactors.military;
    const total = contributions.reduce((sum, { points }) => sum + points, 50);
    expect(Math.round(total)).toBe(israel);
    expect(keyEvents).toEqual(['2031-03-04: Example depot struck']);
  });

  it('says what moved it', () => {
    const before = computeBalance(inputsAt([], asOf), titles);
    const { moves } = computeBalance(inputsAt([strike], asOf), titles, before);
    expect(moves).toContain(
      'Military moved +6 for Israel because: 2031-03-04: Example depot struck (attacks the other side) (+6.0)',
    );
    expect(computeBalance(inputsAt([], asOf), titles, before).moves).toEqual([]);
  });

  it('is that of its time: later events and figures do not count', () => {
    const early = new Date('2024-01-15T00:00:00.000Z');
    const inputs = inputsAt([strike], early);
    expect(inputs.effects).toEqual([]);
    expect(inputs.figures.find(({ id }) => id === 'military-spending')).toMatchObject({ date: '2023-12-31' });
  });

  it('forgets hidden events', () => {
    expect(inputsAt([{ ...strike, deletedAt: asOf.toISOString() }], asOf).effects).toEqual([]);
  });
});

describe('the figures', () => {
  it('are at least thirty, in all six factors', () => {
    expect(measures.length).toBeGreaterThanOrEqual(30);
    expect(new Set(measures.map(({ factor }) => factor)).size).toBe(6);
    expect(new Set(measures.map(({ id }) => id)).size).toBe(measures.length);
  });

  it('are sentences that a person can read, whichever side has more', () => {
    const [spending] = inputsAt([], new Date('2025-06-01')).figures;
    if (!spending) throw new Error('There are no figures');
    expect(sentenceOf(spending)).toBe('Israel spends 5.9 times as much on its forces (SIPRI 2024)');
    const mirrored = { ...spending, israel: spending.iran, iran: spending.israel };
    expect(sentenceOf(mirrored)).toBe('Iran spends 5.9 times as much on its forces (SIPRI 2024)');
    expect(sentenceOf({ ...spending, iran: spending.israel })).toMatch(
      /^Military spending in a year: Israel 46.5, Iran 46.5 /,
    );
  });

  it('each have a day, a unit and a source to be looked up, oldest first', () => {
    for (const { unit, source, rows } of measures) {
      expect(unit).not.toBe('');
      expect(source.url).toMatch(/^https:\/\//);
      const dates = rows.map(({ date }) => date);
      expect(dates.every((date) => /^\d{4}-\d\d-\d\d$/.test(date))).toBe(true);
      expect(dates).toEqual([...dates].sort());
    }
  });
});
