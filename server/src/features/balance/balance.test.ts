import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../testing/make.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { computeBalance, inputsAt, titlesOf } from './balance.ts';
import { alignments, measures } from './data/measures.ts';
import { dialoguePoints, effectsOf } from './effects.ts';
import { leadOf, outcomeOf, roundHalfEven } from './formula.ts';
import { sentenceOf } from './sentences.ts';

const both = [makeReport({ source: 'Example Wire' }), makeReport({ source: 'Sample News' })];
const event = (title: string, more: Partial<EventRecord> = {}) =>
  makeRecord({
    id: title,
    title,
    eventType: 'military',
    urgencyLevel: 'urgent',
    location: 'Iran',
    timestamp: '2031-03-04T00:00:00.000Z',
    reports: both,
    ...more,
  });
const asOf = new Date('2031-03-04T00:00:00.000Z');
const effects = (one: EventRecord) =>
  effectsOf(one, alignments).map(({ factor, side, points }) => `${factor} ${side} ${points}`);

describe('what an event moves', () => {
  it.each<[string, Partial<EventRecord>, string[]]>([
    ['Israel strikes depot near Tabriz', { location: 'Tabriz, Iran' }, ['military israel 3', 'geography israel 1.5']],
    ['Iran fires missiles at Haifa', { location: 'Haifa, Israel' }, ['military iran 3', 'geography iran 1.5']],
    ['Israel bombs nuclear site in Natanz', { location: 'Sea' }, ['military israel 3', 'technology israel 6']],
    [
      'Israeli strike kills Iranian commander',
      { location: 'Beirut' },
      ['military israel 3', 'intelligence israel 4.5'],
    ],
    ['Iranian strike kills Israeli army chief', { location: 'Beirut' }, ['military iran 3', 'intelligence iran 4.5']],
    ['US strikes Iran', { location: 'Sea' }, ['military israel 3', 'alliances israel 1.5']],
    ['Iran executes man convicted of spying for Mossad', { eventType: 'intelligence' }, ['intelligence iran 1.5']],
    ['Hackers breach Iranian bank', { eventType: 'cyber' }, ['technology israel 1.5', 'intelligence israel 1.5']],
    ['UK imposes new sanctions on Iran', { eventType: 'economic' }, ['economy israel 3']],
    ['UN council condemns Israel', { eventType: 'diplomatic' }, ['alliances iran 3']],
    ['Israel strikes Iran; Iran strikes Israel', { location: 'Sea' }, ['military israel 3']],
    ['Iran strikes Israel; Israel strikes Iran', { location: 'Sea' }, ['military iran 3']],
    ['Iran closes Strait of Hormuz', { location: 'Sea', eventType: 'economic' }, ['geography iran 9']],
    ['US starts naval blockade of Iranian ports', { location: 'Sea' }, ['economy israel 6', 'geography israel 6']],
    ['Israel considers strike on Iran', {}, []],
    ['Oil falls', { eventType: 'economic' }, []],
  ])('is, for %j: %j', (title, more, expected) => {
    expect(effects(event(title, more))).toEqual(expected);
  });

  it.each([
    'Israeli army needs help to destroy nuclear site in Iran',
    'Iranian army needs help to destroy nuclear site in Israel',
    'Tool helped guide US strikes on Iran, briefing shows',
    'Tool helped guide Iranian strikes on Israel, briefing shows',
    'From October to killing of supreme leader of Iran',
    'From October to killing of prime minister of Israel',
    'Leader of Iran on sanctions from spring to autumn',
    'Dozens killed in protests of Iran despite warning of US',
    'Dozens killed in protests of Israel despite warning of Iran',
    'Killing of supreme leader of Iran renews questions about Israel',
    'Killing of prime minister of Israel renews questions about Iran',
    'First ships cross US blockade line at ports of Iran',
  ])('is nothing for what is needed, remembered or reported of others: %j', (title) => {
    expect(effects(event(title))).toEqual([]);
  });

  it.each([
    ['Iran', 'Israel'],
    ['Israel', 'Iran'],
  ])('is nothing for a measure that %s announces, until it is in force', (side, other) => {
    const military = { location: 'Sea' };
    expect(effects(event(`${side} announces blockade of ports of ${other}`, military))).toEqual([]);
    expect(effects(event(`${side} orders closure of Strait of Hormuz`, military))).toEqual([]);
    expect(effects(event(`${side} imposes blockade on ports of ${other}`, military))).not.toEqual([]);
    expect(effects(event(`${side} warns of response, closes Strait of Hormuz`, military))).not.toEqual([]);
  });

  it.each([
    'Iran rejects a proposal to reopen the Strait of Hormuz',
    'Iran threatens to close Strait of Hormuz',
    'Iran plans to close the Strait of Hormuz',
    'Iran denies closing Strait of Hormuz',
    "Iran's parliament backs closing Strait of Hormuz",
    'US bombs boats after Guards close Strait of Hormuz',
    'Iran reopens Strait of Hormuz',
  ])('is no closed strait for %j', (title) => {
    const moved = effects(event(title, { location: 'Sea', eventType: 'economic' }));
    expect(moved.filter((one) => one.startsWith('geography'))).toEqual([]);
  });

  it.each([
    'Iran vows to strike Israel',
    'Israel allegedly strikes depot near Tabriz',
    'Hackers claim breach of Iranian bank',
    'EU rejects sanctions on Iran',
    'EU plans sanctions on Iran',
    'Did Israel strike Iran?',
    'Israeli drill rehearses strike on Iran',
  ])('is nothing for what is not reported as done: %j', (title) => {
    expect(effects(event(title, { location: 'Tehran, Iran' }))).toEqual([]);
  });

  it('lasts until it is ended, and fades then', () => {
    const closed = event('Iran closes Strait of Hormuz', { location: 'Sea', eventType: 'economic' });
    const opened = event('Iran reopens Strait of Hormuz', {
      location: 'Sea',
      eventType: 'economic',
      timestamp: '2031-04-03T00:00:00.000Z',
    });
    const at = (events: EventRecord[], day: string) =>
      leadOf('geography', { ...inputsAt(events, new Date(day)), figures: [] }).lead;
    const closure = at([closed], '2031-03-04');
    expect(closure).toBe((-30 * 9) / 21);
    expect(at([closed], '2031-06-30')).toBe(closure);
    expect(at([closed, opened], '2031-04-03')).toBe(closure);
    expect(at([closed, opened], '2031-04-10')).toBe((-30 * 4.5) / 16.5);
  });

  it('is counted once while a state is reported again and again', () => {
    const closed = (id: string, day: string) =>
      event('Iran closes Strait of Hormuz', {
        id,
        location: 'Sea',
        eventType: 'economic',
        timestamp: `${day}T00:00:00.000Z`,
      });
    const inputs = inputsAt([closed('one', '2031-03-01'), closed('two', '2031-03-02')], asOf);
    expect(inputs.effects.map(({ eventId }) => eventId)).toEqual(['two']);
  });

  it('is half of it when one source tells, and nothing when it is of low urgency', () => {
    const strike = event('Israel strikes Iran', { location: 'Sea' });
    expect(effects({ ...strike, reports: both.slice(0, 1) })).toEqual(['military israel 1.5']);
    expect(effects({ ...strike, urgencyLevel: 'low' })).toEqual([]);
  });

  it('is the chance of a stalemate for talks alone', () => {
    expect(dialoguePoints(event('Iran and US open talks', { eventType: 'diplomatic' }))).toBe(3);
    expect(dialoguePoints(event('Israel strikes Iran'))).toBe(0);
  });
});

describe('the formula', () => {
  const empty = { asOf, figures: [], effects: [], dialogue: [] };

  it('adds figures and events as written', () => {
    const [measure] = measures;
    if (!measure) throw new Error('There are no measures');
    const { rows: _, ...figure } = { ...measure, weight: 1, isLasting: true, isLowerBetter: false };
    const [strike] = effectsOf(event('Israel strikes Iran'), alignments);
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
    const inputs = inputsAt([event('Israel strikes Iran')], asOf);
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
  const strike = event('Israel strikes depot near Tabriz', { location: 'Tabriz, Iran' });
  const titles = titlesOf([strike]);

  it('says of each percentage what it is made of', () => {
    const { keyFactors, keyEvents } = computeBalance(inputsAt([strike], asOf), titles);
    const { israel, contributions } = keyFactors.military;
    const total = contributions.reduce((sum, { points }) => sum + points, 50);
    expect(Math.round(total)).toBe(israel);
    expect(keyEvents).toEqual(['2031-03-04: Israel strikes depot near Tabriz']);
  });

  it('says what moved it', () => {
    const before = computeBalance(inputsAt([], asOf), titles);
    const { moves } = computeBalance(inputsAt([strike], asOf), titles, before);
    expect(moves).toContain(
      'Military moved +6 for Israel because: 2031-03-04: Israel strikes depot near Tabriz (attacks the other side) (+6.0)',
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
