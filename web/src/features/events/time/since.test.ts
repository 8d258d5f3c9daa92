import type { Event } from '@vigil/common/events';
import { makeEvent } from '@vigil/common/testing/make';
import { expect, it } from 'vitest';
import { agoWords, lastKnown, missedSince, missedWords, readVisit } from './since.ts';

const at = (hour: number) => new Date(Date.UTC(2030, 0, 2, hour)).toISOString();
const make = (id: string, created: number, more: Partial<Event> = {}): Event => ({
  ...makeEvent({ id }),
  createdAt: at(created),
  updatedAt: at(created),
  urgencyLevel: 'low',
  ...more,
});

const old = make('old', 1);
const righted = make('righted', 1, { updatedAt: at(4), corrected: { at: at(4), reason: 'Another place' } });
const grown = make('grown', 1, { updatedAt: at(4) });
const fresh = make('fresh', 3, { urgencyLevel: 'critical' });
const freshAndRighted = make('both', 3, { corrected: { at: at(4), reason: 'Another number' } });
const hidden = make('hidden', 3, { deletedAt: at(4) });
const ids = (events: readonly Event[]) => events.map(({ id }) => id);

it('counts what came and what was put right since, each event once and no hidden one', () => {
  const missed = missedSince({ known: at(2) }, [old, righted, grown, fresh, freshAndRighted, hidden]);
  expect([ids(missed.added), ids(missed.corrected)]).toEqual([['fresh', 'both'], ['righted']]);
  expect(missedWords(missed)).toBe('2 new events, 1 critical, 1 corrected');
});

it('counts what later reports have moved since, and not what moved before or is new itself', () => {
  const risen = (id: string, created: number, moved: number) =>
    make(id, created, { updatedAt: at(4), moves: [{ at: at(moved), what: 'deaths', from: 4, to: 9 }] });
  const missed = missedSince({ known: at(2) }, [risen('moved', 1, 3), risen('before', 1, 1), risen('new', 3, 4)]);
  expect([ids(missed.added), ids(missed.moved)]).toEqual([['new'], ['moved']]);
  expect(missedWords(missed)).toBe('1 new event, 1 updated');
});

it('finds nothing new in what was known when it was left', () => {
  const events = [old, righted, fresh];
  expect(missedWords(missedSince({ known: lastKnown(events) }, events))).toBe('nothing new');
});

it('says how long ago', () => {
  expect([25 * 60_000, 3 * 3_600_000, 60 * 3_600_000].map(agoWords)).toEqual([
    '25 minutes ago',
    '3 hours ago',
    '2 days ago',
  ]);
});

it('reads back a visit, and nothing else', () => {
  const visit = { at: 1, epoch: 'log', known: at(1) };
  expect(readVisit(JSON.stringify(visit))).toEqual(visit);
  expect([null, 'nonsense', '{"at":"x"}', '7'].map(readVisit)).toEqual([null, null, null, null]);
});
