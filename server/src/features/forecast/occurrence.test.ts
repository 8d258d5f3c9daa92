import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { alignments } from '../../assessment/parties.ts';
import { makeRecord, makeStatement, makeStating } from '../../testing/make.ts';
import { mirrorStatement } from '../../testing/mirror-statement.ts';
import { occurrenceOf, reportedBy } from './occurrence.ts';

const sources = ['Example Wire', 'Sample News'];
const read = (states: Partial<Statement>, by: readonly string[] = sources) =>
  occurrenceOf(makeRecord({ urgencyLevel: 'urgent', reports: makeStating(states, by) }));

const attacks: [Partial<Statement>, string[]][] = [
  [{ by: ['il'], on: ['ir'], country: 'ir' }, ['israel']],
  [{ by: ['us'], on: ['ir'], country: 'ir' }, ['israel']],
  [{ by: ['il', 'us'], on: ['ir'], country: 'ir' }, ['israel']],
  [{ by: ['ir'], on: ['il'], country: 'il' }, ['iran']],
  [{ by: ['ir'], on: ['us'], country: 'qa' }, ['iran']],
  [{ by: ['ir'], on: [], country: 'il' }, ['iran']],
  [{ by: ['il', 'ir'], on: ['il', 'ir'], country: 'region' }, ['iran', 'israel']],
  [{ kind: 'leader-killed', by: ['il'], on: ['ir'], country: 'ir' }, ['israel']],
  [{ kind: 'seizure', by: ['us'], on: ['ir'], country: 'sea' }, ['israel']],
  [{ kind: 'interception', by: ['il'], on: ['ir'], country: 'il' }, ['iran']],
];

describe('an attack between the sides', () => {
  it.each(attacks)('is reported by %o, by %j', (states, attackers) => {
    expect(read(states)).toEqual({ isAttack: true, attackers, isDiplomacy: false });
  });

  it.each<Partial<Statement>>([
    { by: ['hezbollah'], on: ['il'], country: 'il' },
    { by: ['il'], on: ['hezbollah'], country: 'lb' },
    { by: ['il'], on: ['ps'], country: 'ps' },
    { by: ['ir'], on: ['other'], country: 'hormuz' },
    { by: ['other'], on: ['ir'], country: 'ir' },
    { by: ['unknown'], on: ['il'], country: 'lb' },
    { by: ['unknown'], on: [], country: 'il' },
    { kind: 'interception', by: ['unknown'], on: ['il'], country: 'il' },
    { by: ['us', 'il'], on: ['us'], country: 'il' },
    { by: ['ir'], on: ['qa'], country: 'qa' },
    { kind: 'threat', by: ['il'], on: ['ir'], country: 'ir' },
    { by: ['il'], on: ['ir'], country: 'ir', reality: 'comment' },
    { by: ['il'], on: ['ir'], country: 'ir', reality: 'announced' },
    { by: ['il'], on: ['ir'], country: 'ir', reality: 'past' },
    { by: ['il'], on: ['ir'], country: 'ir', relevance: 0.1 },
  ])('is not reported by %o', (states) => {
    expect(read(states).isAttack).toBe(false);
  });

  it('is none that an administrator rates low, as a drill, and is one that they wrote without a report', () => {
    const statement = makeStatement({ by: ['ir'], on: ['il'], country: 'il' });
    const written = makeRecord({ judgedBy: 'admin', urgencyLevel: 'critical', reports: [], statement });
    expect(occurrenceOf(written).attackers).toEqual(['iran']);
    expect(occurrenceOf({ ...written, urgencyLevel: 'low' }).isAttack).toBe(false);
  });

  it('is reported where an urgent one on a side at home has no author, and by nothing less urgent', () => {
    for (const [side, attacker] of [['ir', 'israel'] as const, ['il', 'iran'] as const])
      for (const by of [['unknown' as const], [], [side]]) {
        const reports = makeStating({ by, on: [side], country: side }, sources);
        const attackersAt = (urgencyLevel: 'urgent' | 'high') =>
          occurrenceOf(makeRecord({ reports, urgencyLevel })).attackers;
        expect(attackersAt('urgent')).toEqual([attacker]);
        expect(attackersAt('high')).toEqual([]);
      }
  });

  it('is not reported by one origin alone', () => {
    for (const [states] of attacks) expect(read(states, ['Example Wire']).isAttack).toBe(false);
  });

  it('is the same with the two sides exchanged', () => {
    for (const [states, attackers] of attacks) {
      const reports = makeStating({ ...states, ...mirrorStatement(states) }, sources);
      const read = occurrenceOf(makeRecord({ reports }), { ...alignments, usa: 'iran', ally: 'israel' });
      const others = attackers.map((side) => (side === 'iran' ? 'israel' : 'iran')).sort();
      expect(read).toEqual({ isAttack: true, attackers: others, isDiplomacy: false });
    }
  });
});

describe('diplomacy', () => {
  it.each<Partial<Statement>>([
    { kind: 'talks', by: ['ir', 'us'], country: 'om' },
    { kind: 'talks', by: ['ir', 'us', 'pk'], country: 'pk' },
    { kind: 'talks', by: ['ir', 'gb', 'fr', 'de'], country: 'ch' },
    { kind: 'talks', by: ['il'], on: ['ir'], country: 'region' },
    { kind: 'truce', by: ['il', 'ir'], country: 'region' },
    { kind: 'truce', by: ['il', 'hezbollah'], country: 'lb' },
    { kind: 'deal', by: ['us', 'ir'], country: 'ir' },
  ])('is reported by %o', (states) => {
    expect(read({ on: [], ...states })).toEqual({ isAttack: false, attackers: [], isDiplomacy: true });
  });

  it.each<Partial<Statement>>([
    { kind: 'talks', by: ['il', 'us'], country: 'us' },
    { kind: 'talks', by: ['ir', 'ru'], country: 'ru' },
    { kind: 'talks', by: ['qa', 'eg'], country: 'qa' },
    { kind: 'talks-failed', by: ['ir', 'us'], country: 'om' },
    { kind: 'truce-broken', by: ['il'], on: ['ir'], country: 'ir' },
    { kind: 'talks', by: ['ir', 'us'], country: 'om', reality: 'announced' },
    { kind: 'deal', by: ['ir', 'us'], country: 'om', reality: 'comment' },
    { kind: 'reaction', by: ['ir', 'us'], country: 'om' },
  ])('is not reported by %o', (states) => {
    expect(read({ on: [], ...states }).isDiplomacy).toBe(false);
  });

  it('is not reported by one origin alone', () => {
    expect(read({ kind: 'talks', by: ['ir', 'us'], country: 'om' }, ['Example Wire']).isDiplomacy).toBe(false);
  });
});

describe('what events of one day report together', () => {
  const israel = { by: ['il'], on: ['ir'], country: 'ir' } satisfies Partial<Statement>;
  const iran = { by: ['ir'], on: ['il'], country: 'il' } satisfies Partial<Statement>;
  const talks = { kind: 'talks', by: ['ir', 'us'], country: 'om' } satisfies Partial<Statement>;
  const [one, other] = [['Example Wire'], ['Sample News']];
  const attackers = (...events: ReturnType<typeof read>[]) => [...reportedBy(events).attackers].sort();

  it('is an attack where two origins state those of one side, each in an event of its own', () => {
    expect(attackers(read(israel, one), read(israel, other))).toEqual(['israel']);
    expect(reportedBy([read(israel, one), read(israel, other)]).isAttack).toBe(true);
    expect(reportedBy([read(talks, one), read(talks, other)])).toMatchObject({ isAttack: false, isDiplomacy: true });
  });

  it('is none by one origin, however many events it reports, nor where each origin reports another side', () => {
    expect(attackers(read(israel, one), read({ ...israel, country: 'sea' }, one))).toEqual([]);
    expect(attackers(read(israel, one), read(iran, other))).toEqual([]);
    expect(reportedBy([read(talks, one)]).isDiplomacy).toBe(false);
  });

  it('is none by what is not done, or not about the confrontation', () => {
    for (const more of [{ reality: 'comment' }, { reality: 'past' }, { relevance: 0.3 }] as const)
      expect(attackers(read({ ...israel, ...more }, one), read({ ...israel, ...more }, other))).toEqual([]);
  });

  it('is by both sides where each is attested, alone or together', () => {
    expect(attackers(read(israel), read(iran, one), read(iran, other))).toEqual(['iran', 'israel']);
    expect(attackers(read(israel), read(iran, one))).toEqual(['israel']);
  });

  it('is mirrored with the sides', () => {
    const events = (statement: Partial<Statement>, to = alignments) =>
      [one, other].map((by) => occurrenceOf(makeRecord({ reports: makeStating(statement, by) }), to));
    const mirrored = mirrorStatement(makeStatement(israel));
    expect([...reportedBy(events(israel)).attackers]).toEqual(['israel']);
    expect([...reportedBy(events(mirrored, { ...alignments, usa: 'iran' })).attackers]).toEqual(['iran']);
  });
});
