import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { makeStated, vectorOn } from '../../testing/stated-report.ts';
import { type AnswerOf, identify } from './identify.ts';
import { createIndex, remember } from './index.ts';
import { comparableOf, type StatedReport } from './stated-report.ts';

/** By the vector alone, and by the answer where there is one. */
const alone = {
  ...{ bias: -6, nearest: 10, mean: 0, time: 0, reports: 0, kind: 0, reality: 0 },
  ...{ by: 0, on: 0, country: 0, town: 0, toll: 0 },
};

const none: AnswerOf = () => null;

/** An index of these events, each with its reports. */
function indexOf(events: Record<string, StatedReport[]>) {
  const index = createIndex(() => Number.MAX_SAFE_INTEGER, {
    alone,
    asked: { ...alone, nearest: 0, bias: 0, pair: 1 },
  });
  for (const [id, reports] of Object.entries(events))
    for (const stated of reports) remember(index, id, comparableOf(stated));
  return index;
}

function found(events: Record<string, StatedReport[]>, stated: StatedReport, answerOf: AnswerOf = none) {
  const answer = identify(indexOf(events), comparableOf(stated), answerOf);
  if ('questions' in answer) throw new Error('It asks.');
  return answer;
}

const talks: Partial<Statement> = { kind: 'talks', country: 'om', by: ['us', 'ir'], on: [] };
const muscat = { location: 'Muscat, Oman', place: { lat: 23.6, lon: 58.4 } };
const tabriz = { location: 'Tabriz, Iran', place: { lat: 38.07, lon: 46.3 } };
const far = { vector: vectorOn(5) };
/** Of which the vector alone tells nothing. */
const between = { vector: vectorOn(0, 5, 0.6) };

describe('identify', () => {
  it('joins what is nearly the same without a question', () => {
    expect(found({ 'e-1': [makeStated(0)] }, makeStated(5))).toEqual({
      eventId: 'e-1',
      possiblySame: [],
      againOf: null,
      isEarlier: false,
    });
  });

  it('asks about the nearest events alone, and about no more than three', () => {
    const titles = ['first', 'second', 'third', 'fourth', 'fifth'];
    const events = Object.fromEntries(
      titles.map((title, at) => [title, [makeStated(at, { ...talks, ...between }, { ...muscat, title })]]),
    );
    const stated = makeStated(60, { ...talks, ...far }, { ...muscat, title: 'new' });
    const answer = identify(indexOf(events), comparableOf(stated), () => undefined);
    expect('questions' in answer && answer.questions.length).toBe(3);
    const one = identify(
      indexOf({ ...events, other: [makeStated(0, { vector: vectorOn(9) }, { title: 'other' })] }),
      comparableOf(stated),
      () => undefined,
    );
    expect('questions' in one && one.questions.some(([title]) => title === 'other')).toBe(false);
  });

  it('goes by the answer where vectors leave it open', () => {
    const events = { 'e-1': [makeStated(0, { ...talks, ...between }, muscat)] };
    const stated = makeStated(60, { ...talks, ...far }, muscat);
    expect(found(events, stated, () => 0.99).eventId).toBe('e-1');
    expect(found(events, stated, () => 0.01).eventId).toBeNull();
  });

  it('names what it doubts, the most probable first', () => {
    const events = {
      'e-1': [makeStated(0, { ...talks, ...between }, { ...muscat, title: 'one' })],
      'e-2': [makeStated(0, { ...talks, ...between }, { ...muscat, title: 'other' })],
    };
    const stated = makeStated(60, { ...talks, ...far }, muscat);
    const { eventId, possiblySame } = found(events, stated, ([title]) => (title === 'one' ? 0.3 : 0.4));
    expect([eventId, possiblySame.map((one) => one.eventId)]).toEqual([null, ['e-2', 'e-1']]);
    for (const { probability } of possiblySame) expect(probability).toBeGreaterThanOrEqual(0.2);
  });

  it('parts the same words of two towns', () => {
    expect(found({ 'e-1': [makeStated(0)] }, makeStated(5, {}, tabriz), () => 1).eventId).toBeNull();
  });

  it('sets a denial beside what it denies, without a question, and parts one of another kind', () => {
    const denial = makeStated(5, { reality: 'denied' });
    expect(found({ 'e-1': [makeStated(0)] }, denial, () => 0).eventId).toBe('e-1');
    expect(found({ 'e-1': [makeStated(0, { kind: 'hack' })] }, denial, () => 1).eventId).toBeNull();
  });

  it('looks back 72 hours and no further', () => {
    const events = { 'e-1': [makeStated(0, talks, muscat)] };
    expect(found(events, makeStated(73 * 60, talks, muscat), () => 1).eventId).toBeNull();
    expect(found(events, makeStated(24 * 60, talks, muscat), () => 1).eventId).toBe('e-1');
  });

  it('joins two reports of sirens in one town within ten minutes, in whichever words', () => {
    const siren: Partial<Statement> = { kind: 'alarm', country: 'il', by: [], on: ['il'] };
    const haifa = { location: 'Haifa, Israel', place: { lat: 32.8, lon: 34.99 } };
    const events = { 'e-1': [makeStated(0, siren, haifa)] };
    expect(found(events, makeStated(9, { ...siren, ...far }, haifa)).eventId).toBe('e-1');
    expect(found(events, makeStated(11, { ...siren, ...far }, haifa)).eventId).toBeNull();
  });

  it('joins sirens of a town and of the region around it within ten minutes, not those of two towns', () => {
    const siren: Partial<Statement> = { kind: 'alarm', country: 'il', by: [], on: ['il'] };
    const haifa = { location: 'Haifa, Israel', place: { lat: 32.8, lon: 34.99 } };
    const north = { location: 'Northern Israel', place: { lat: 32.95, lon: 35.4 } };
    const israel = { location: 'Israel', place: { lat: 31.5, lon: 34.9 } };
    const beersheba = { location: 'Beersheba, Israel', place: { lat: 31.25, lon: 34.79 } };
    const events = { 'e-1': [makeStated(0, siren, haifa)] };
    expect(found(events, makeStated(1, { ...siren, ...far }, north)).eventId).toBe('e-1');
    expect(found(events, makeStated(1, { ...siren, ...far }, israel)).eventId).toBe('e-1');
    const fire = (by: Statement['by']): Partial<Statement> => ({ kind: 'attack', country: 'il', by, on: ['il'] });
    const drone = { 'e-1': [makeStated(0, fire(['houthis']), haifa)] };
    expect(found(drone, makeStated(1, { ...fire(['ir']), ...far }, israel)).eventId).toBeNull();
    const southern = { 'e-1': [makeStated(0, siren, beersheba)] };
    expect(found(southern, makeStated(1, { ...siren, ...far }, north)).eventId).toBeNull();
    const both = { 'e-1': [makeStated(0, siren, israel), makeStated(1, { ...siren, ...far }, haifa)] };
    expect(found(both, makeStated(2, { ...siren, ...far }, beersheba)).eventId).toBeNull();
  });

  it('compares no vectors of two models', () => {
    const events = { 'e-1': [makeStated(0, { ...talks, model: 'ba9876543210' }, muscat)] };
    expect(found(events, makeStated(5, { ...talks }, muscat), none).eventId).toBeNull();
  });
});
