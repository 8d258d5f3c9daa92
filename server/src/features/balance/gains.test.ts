import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { type Alignments, alignments } from '../../assessment/parties.ts';
import { makeRecord, makeStating } from '../../testing/make.ts';
import { mirrorStatement } from '../../testing/mirror-statement.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { effectsOf, endingsOf } from './effects.ts';

const mirrored: Alignments = { israel: 'israel', iran: 'iran', usa: 'iran', ally: 'israel', hormuz: 'israel' };
const sites: Record<string, string> = { 'Natanz, Iran': 'Dimona, Israel' };
const other = (rule: string) => rule.replace(/israel|iran/g, (side) => (side === 'iran' ? 'israel' : 'iran'));

const event = (states: Partial<Statement>, more: Partial<EventRecord> = {}) =>
  makeRecord({
    eventType: 'military',
    urgencyLevel: 'urgent',
    location: 'Unknown',
    reports: makeStating(states),
    ...more,
  });
const effects = (one: EventRecord, to = alignments) =>
  effectsOf(one, to).map(({ factor, side, points }) => `${factor} ${side} ${points}`);

/** What an event moves; its mirror image must move as much the other way. */
function movesOf(states: Partial<Statement>, more: Partial<EventRecord> = {}): string[] {
  const moved = effects(event(states, more));
  const swapped = event(
    { ...states, ...mirrorStatement(states) },
    { ...more, location: sites[more.location ?? ''] ?? 'Unknown' },
  );
  expect(effects(swapped, mirrored).map(other)).toEqual(moved);
  return moved;
}

const attack = { kind: 'attack', by: ['il'], on: ['ir'], country: 'ir' } satisfies Partial<Statement>;

describe('what an event moves', () => {
  it.each<[Partial<Statement>, Partial<EventRecord>, string[]]>([
    [attack, {}, ['military israel 3', 'geography israel 1.5']],
    [{ ...attack, on: [] }, {}, ['military israel 3', 'geography israel 1.5']],
    [{ ...attack, by: ['il', 'ir', 'us'], on: ['il', 'ir'] }, {}, ['geography israel 1.5']],
    [{ ...attack, by: ['il', 'ir'], on: ['il', 'ir'], country: 'region' }, {}, []],
    [attack, { location: 'Natanz, Iran' }, ['military israel 6', 'technology israel 6', 'geography israel 4.5']],
    [{ ...attack, country: 'sea' }, {}, ['military israel 3', 'economy israel 3']],
    [{ ...attack, kind: 'seizure', country: 'hormuz' }, {}, ['military israel 3', 'economy israel 3']],
    [{ ...attack, by: ['us'], country: 'region' }, {}, ['military israel 3', 'alliances israel 1.5']],
    [{ kind: 'interception', by: ['il'], on: ['ir'], country: 'il' }, {}, ['military israel 3']],
    [{ ...attack, kind: 'leader-killed' }, {}, ['military israel 4.5', 'intelligence israel 9']],
    [{ ...attack, kind: 'leader-killed', by: ['unknown'] }, {}, ['military israel 4.5', 'intelligence israel 9']],
    [
      { kind: 'leader-killed', by: ['il'], on: ['hezbollah'], country: 'lb' },
      {},
      ['military israel 2.25', 'intelligence israel 4.5'],
    ],
    [{ kind: 'closure', by: ['ir'], country: 'hormuz' }, {}, ['geography iran 9']],
    [{ kind: 'closure', country: 'hormuz' }, {}, ['geography iran 9']],
    [{ kind: 'blockade', by: ['us'], on: ['ir'], country: 'ir' }, {}, ['economy israel 6', 'geography israel 6']],
    [{ kind: 'sanction', by: ['gb'], on: ['ir'], country: 'ir' }, { eventType: 'economic' }, ['economy israel 3']],
    [{ kind: 'relief', by: ['us'], on: ['ir'], country: 'ir' }, { eventType: 'economic' }, ['economy iran 3']],
    [{ kind: 'arrest', by: ['ir'], country: 'ir' }, { eventType: 'intelligence' }, ['intelligence iran 1.5']],
    [
      { kind: 'hack', by: ['unknown'], on: ['ir'], country: 'ir' },
      { eventType: 'cyber' },
      ['technology israel 1.5', 'intelligence israel 1.5'],
    ],
  ])('is, for %o %o: %j, and the mirror image of it with the sides exchanged', (states, more, expected) => {
    expect(movesOf(states, more)).toEqual(expected);
  });

  it.each<[Partial<Statement>, Partial<EventRecord>]>([
    [{ ...attack, reality: 'comment' }, {}],
    [{ ...attack, reality: 'past' }, {}],
    [{ ...attack, reality: 'announced' }, {}],
    [{ ...attack, reality: 'denied' }, {}],
    [{ ...attack, relevance: 0.1 }, {}],
    [attack, { reports: makeStating(attack, ['Example Wire']) }],
    [{ ...attack, by: ['unknown'] }, {}],
    [{ ...attack, by: ['il'], on: ['il'], country: 'il' }, {}],
    [{ kind: 'attack', by: ['il'], on: ['ps'], country: 'ps' }, {}],
    [{ kind: 'attack', by: ['ir'], on: ['lb'], country: 'lb' }, {}],
    [{ kind: 'attack', by: ['il', 'ir'], on: ['il', 'ir'], country: 'region' }, {}],
    [{ kind: 'threat', by: ['ir'], on: ['il'], country: 'il' }, {}],
    [{ kind: 'effect', country: 'global' }, { eventType: 'economic' }],
    [{ kind: 'reaction', by: ['un'], on: ['il'], country: 'il' }, { eventType: 'diplomatic' }],
    [{ kind: 'closure', by: ['ir'], country: 'ir' }, {}],
    [{ kind: 'sanction', by: ['ir'], on: ['us'], country: 'us' }, { eventType: 'economic' }],
    [{ kind: 'relief', by: ['us'], on: ['ru'], country: 'ru' }, { eventType: 'economic' }],
    [{ kind: 'relief', by: ['ir'], on: ['ir'], country: 'ir' }, { eventType: 'humanitarian' }],
    [{ kind: 'arrest', by: ['us'], on: ['ir'], country: 'us' }, { eventType: 'intelligence' }],
    [{ kind: 'arrest', by: ['ir'], country: 'ir' }, { eventType: 'other' }],
    [{ kind: 'hack', by: ['ir'], on: ['ir'], country: 'ir' }, { eventType: 'cyber' }],
    [{ kind: 'hack', country: 'ir' }, { eventType: 'cyber' }],
  ])('is nothing for %o %o', (states, more) => {
    expect(movesOf(states, more)).toEqual([]);
  });
});

describe('the fronts of an ally', () => {
  const own = effects(event({ kind: 'attack', by: ['hezbollah'], on: ['il'], country: 'il' }));

  it('weigh as much for the side that strikes there as for the ally that strikes', () => {
    expect(own).toEqual(['military iran 3', 'alliances iran 1.5', 'geography iran 1.5']);
    for (const on of [['hezbollah'] as const, [] as const])
      expect(movesOf({ kind: 'attack', by: ['il'], on: [...on], country: 'lb' }).map(other)).toEqual(own);
    expect(movesOf({ kind: 'attack', by: ['us'], on: ['houthis'], country: 'ye' }).map(other)).toEqual(own);
  });

  it('give as much for a strike on the United States as for one on an armed ally outside the countries it fights from', () => {
    const onForces = movesOf({ kind: 'attack', by: ['ir'], on: ['us'], country: 'iq' });
    expect(onForces).toEqual(['military iran 3', 'alliances iran 1.5']);
    expect(movesOf({ kind: 'attack', by: ['il'], on: ['militias'], country: 'iq' }).map(other)).toEqual(onForces);
  });
});

describe('what ends a state', () => {
  const ended = (states: Partial<Statement>, eventType: EventRecord['eventType'] = 'economic') =>
    endingsOf(event(states, { eventType }), alignments).map(({ state }) => state);

  it('is an open strait, ports that are free, and sanctions that are lifted', () => {
    expect(ended({ kind: 'reopening', by: ['ir'], country: 'hormuz' })).toEqual(['strait']);
    expect(ended({ kind: 'reopening', by: ['us'], on: ['ir'], country: 'ir' })).toEqual(['blockade of iran']);
    expect(ended({ kind: 'relief', by: ['us'], on: ['ir'], country: 'ir' })).toEqual([
      'sanctions on iran',
      'blockade of iran',
    ]);
  });

  it('is nothing that is planned, told by one, or done at home', () => {
    expect(ended({ kind: 'reopening', by: ['ir'], country: 'hormuz', reality: 'announced' })).toEqual([]);
    expect(ended({ kind: 'reopening', by: ['ir'], country: 'ir' })).toEqual([]);
    expect(ended({ kind: 'relief', by: ['ir'], on: ['ir'], country: 'ir' })).toEqual([]);
    const alone = makeStating({ kind: 'reopening', country: 'hormuz' }, ['Example Wire']);
    expect(endingsOf(event({}, { reports: alone }), alignments)).toEqual([]);
  });
});
