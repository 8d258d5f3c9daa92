import type { ReportParty } from '@vigil/common/reports';
import type { Side } from '@vigil/common/sources';
import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { readEvidence } from '../pipeline/evidence.ts';
import { makeStatement } from '../testing/make.ts';
import { mirrorText } from '../testing/mirror.ts';
import { confirmationOf } from './confirmation.ts';

type Voiced = Parameters<typeof confirmationOf>[0][number];

const from = (source: string, side: Side, more: Partial<Voiced> = {}): Voiced => ({ source, side, ...more });
const marksOf = (...reports: Voiced[]) => confirmationOf(reports).marks;

describe('who stands behind an event', () => {
  it('is the side whose sources tell of it, or a third party', () => {
    expect(marksOf(from('A', 'israeli'))).toEqual(['israeli']);
    expect(marksOf(from('A', 'iranian'))).toEqual(['iranian']);
    expect(marksOf(from('A', 'third'))).toEqual(['third']);
    expect(marksOf()).toEqual([]);
    expect(marksOf({ source: 'A' })).toEqual([]);
  });

  it('is confirmed by two independent origins that are not of one side alone', () => {
    expect(marksOf(from('A', 'israeli'), from('B', 'iranian'))).toEqual(['confirmed', 'both']);
    expect(marksOf(from('A', 'israeli'), from('B', 'third'))).toEqual(['confirmed', 'israeli', 'third']);
    expect(marksOf(from('A', 'third'), from('B', 'third'))).toEqual(['confirmed', 'third']);
    expect(marksOf(from('A', 'third', { origin: 'Wire' }), from('B', 'third', { origin: 'Wire' }))).toEqual(['third']);
  });

  it('is the side that is quoted, whoever quotes it', () => {
    const quoting = { claims: ['iranian'] satisfies ReportParty[] };
    expect(marksOf(from('A', 'third', quoting))).toEqual(['iranian']);
    expect(marksOf(from('A', 'israeli', quoting))).toEqual(['iranian']);
    expect(marksOf(from('A', 'third', quoting), from('B', 'iranian'), from('C', 'third', quoting))).toEqual([
      'iranian',
    ]);
  });

  it('is the side that is quoted in any copy of one text', () => {
    const print = `.${Array.from({ length: 12 }, (_, at) => String(1000 + at)).join('')}`;
    const quoting = from('A', 'third', { claims: ['israeli'], print });
    expect(marksOf(quoting, from('B', 'third', { print }))).toEqual(['israeli']);
    expect(marksOf(quoting, from('B', 'third'))).toEqual(['confirmed', 'israeli', 'third']);
  });

  it('is not confirmed where a side denies it', () => {
    const denial = from('C', 'third', { denials: ['iranian'] });
    expect(marksOf(from('A', 'israeli'), from('B', 'third'), denial)).toEqual(['israeli', 'third', 'denied-iranian']);
    expect(marksOf(denial)).toEqual(['denied-iranian']);
  });

  it('is confirmed only if two of its origins report the same action', () => {
    const strike = (source: string, side: Side) => from(source, side, { triggers: ['strike'] });
    const hack = (source: string, side: Side) => from(source, side, { triggers: ['hack'] });
    const both = (source: string, side: Side) => from(source, side, { triggers: ['closure', 'strike'] });
    expect(marksOf(strike('A', 'third'), hack('B', 'third'))).toEqual(['third']);
    expect(marksOf(strike('A', 'israeli'), hack('B', 'iranian'))).toEqual(['both']);
    expect(marksOf(strike('A', 'third'), strike('B', 'third'))).toEqual(['confirmed', 'third']);
    expect(marksOf(strike('A', 'third'), both('B', 'iranian'))).toEqual(['confirmed', 'iranian', 'third']);
    expect(marksOf(strike('A', 'third'), hack('B', 'third'), hack('C', 'third'))).toEqual(['confirmed', 'third']);
    expect(marksOf(strike('A', 'israeli'), strike('B', 'israeli'), hack('C', 'third'))).toEqual(['israeli', 'third']);
    expect(confirmationOf([strike('A', 'third'), hack('B', 'third')]).reason).toBe(
      'Third parties report it themselves: A and B. Independent origins report it, but not the same action.',
    );
  });

  it('is confirmed only by origins that state the same kind of act, where they were read', () => {
    const states = (source: string, statement: Partial<Statement>) =>
      from(source, 'third', { statement: makeStatement(statement) });
    const attack = states('A', { kind: 'attack' });
    expect(marksOf(attack, states('B', { kind: 'attack' }))).toEqual(['confirmed', 'third']);
    expect(marksOf(attack, states('B', { kind: 'toll' }))).toEqual(['confirmed', 'third']);
    expect(marksOf(attack, states('B', { kind: 'hack' }))).toEqual(['third']);
    expect(marksOf(attack, states('B', { kind: 'none' }))).toEqual(['third']);
    expect(marksOf(attack, states('B', { kind: 'attack', reality: 'comment' }))).toEqual(['third']);
  });

  it('is confirmed by reports that name no action only where none does, as those stored by earlier versions', () => {
    const strike = (source: string) => from(source, 'third', { triggers: ['strike'] });
    expect(marksOf(from('A', 'third'), from('B', 'third', { triggers: [] }))).toEqual(['confirmed', 'third']);
    expect(marksOf(strike('A'), from('B', 'third'))).toEqual(['third']);
    expect(marksOf(strike('A'), from('B', 'iranian', { triggers: [] }))).toEqual(['iranian', 'third']);
    expect(marksOf(strike('A'), strike('B'), from('C', 'third'))).toEqual(['confirmed', 'third']);
    expect(confirmationOf([strike('A'), from('B', 'third')]).reason).toBe(
      'Third parties report it themselves: A and B. Independent origins report it, but not all of them say what happened.',
    );
  });

  it('is not confirmed by a question', () => {
    const triggers = ['strike'];
    const reporting = from('A', 'third', { title: 'Leader killed in strike', triggers });
    const asked = from('B', 'third', { title: 'Who is the leader, and why is he a target?', triggers });
    expect(marksOf(reporting, asked)).toEqual(['third']);
    expect(confirmationOf([reporting, asked]).reason).toBe('Third parties report it themselves: A.');
    expect(marksOf(asked, { ...asked, source: 'C' })).toEqual([]);
    expect(confirmationOf([asked]).reason).toBe('Its reports only ask.');
    expect(marksOf(reporting, { ...asked, side: 'iranian' })).toEqual(['third']);
    expect(marksOf(reporting, { ...asked, side: 'israeli' })).toEqual(['third']);
  });

  it('is confirmed by no claim of one side, in whatever words', () => {
    const titles = [
      'Who is Iran’s supreme leader, and why is he a possible target?',
      'Israel reportedly believes Iranian supreme leader has been killed',
      'Israeli media say growing indications that Iran’s supreme leader was killed',
    ];
    for (const [whose, mirrored] of [
      ['israeli', (title: string) => title],
      ['iranian', mirrorText],
    ] as const) {
      const reports = titles.map(mirrored).map((title, at) => ({
        ...readEvidence({ title, summary: '' }, { name: `Paper ${at}`, side: 'third' }),
        source: `Paper ${at}`,
        title,
        triggers: ['strike'],
      }));
      expect(marksOf(...reports)).toEqual([whose]);
    }
  });

  it.each([
    ['Hezbollah says has repelled an Israeli force', 'iranian', 'israeli', 'Iran'],
    ['US says has repelled an Iranian force', 'israeli', 'iranian', 'Israel'],
  ] as const)('is of an ally where it speaks, as of a side: %s', (title, camp, other, name) => {
    const quoting = ['A', 'B'].map((source) => ({
      ...readEvidence({ title, summary: '' }, { name: source, side: 'third' }),
      source,
      title,
    }));
    expect(marksOf(...quoting)).toEqual([]);
    expect(marksOf(...quoting, from('C', camp))).toEqual([camp]);
    expect(marksOf(...quoting, from('C', other))).toEqual(['confirmed', other]);
    expect(marksOf(...quoting, from('C', 'third'))).toEqual(['confirmed', 'third']);
    expect(confirmationOf(quoting).reason).toBe(
      `An ally of ${name} says so, as quoted by A and B. No other source has reported it independently.`,
    );
  });

  it('is said in a sentence with the names of the sources', () => {
    expect(confirmationOf([from('A', 'israeli'), from('B', 'third', { claims: ['israeli'] })]).reason).toBe(
      'Israel says so, in A and as quoted by B. No other source has reported it independently.',
    );
    expect(confirmationOf([from('B', 'third'), from('A', 'third')]).reason).toBe(
      'Third parties report it themselves: A and B. 2 independent origins, not of one side alone, agree.',
    );
  });
});

describe('whatever reports there are', () => {
  const sides = ['israeli', 'iranian'] as const;
  const prints = ['a', 'b', 'c'].map(
    (from) => `.${Array.from({ length: 12 }, (_, at) => `${from}${100 + at}`).join('')}`,
  );
  let state = 11;
  const pick = <T>(values: readonly T[]): T | undefined => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return values[Math.floor((state / 2 ** 32) * values.length)];
  };
  const some = (side: Side): Voiced => ({
    source: pick(['A', 'B', 'C', 'D']) ?? '',
    side,
    origin: pick([undefined, undefined, 'Wire', 'Other Wire']),
    print: pick([undefined, ...prints]),
    claims: pick([
      undefined,
      undefined,
      undefined,
      ['israeli'],
      ['iranian'],
      ['israeli', 'iranian'],
    ] as ReportParty[][]),
    allyOf: side === 'third' ? pick([undefined, undefined, 'israeli', 'iranian'] as const) : undefined,
    denials: pick([undefined, undefined, undefined, undefined, ['israeli'], ['iranian']] as ReportParty[][]),
    triggers: pick([undefined, undefined, ['strike'], ['hack'], ['strike', 'hack']]),
  });
  const many = (side: () => Side) => Array.from({ length: pick([1, 2, 3, 4, 5, 6]) ?? 1 }, () => some(side()));

  it('the sources of one side never confirm', () => {
    for (const side of sides) {
      for (let at = 0; at < 500; at++) {
        const marks = marksOf(...many(() => side));
        for (const mark of ['confirmed', 'both', 'third'] as const) expect(marks).not.toContain(mark);
      }
    }
  });

  it('third parties that only quote one side never confirm', () => {
    for (const side of sides) {
      for (let at = 0; at < 300; at++) {
        const quoting = many(() => 'third').map((report) => ({ ...report, claims: [side], denials: [] }));
        expect(marksOf(...quoting, ...many(() => side).map((one) => ({ ...one, claims: [], denials: [] })))).toEqual([
          side,
        ]);
      }
    }
  });

  it('the two sides are treated alike, and in every order', () => {
    const other = { israeli: 'iranian', iranian: 'israeli', third: 'third' } as const;
    const swap = (report: Voiced): Voiced => ({
      ...report,
      ...(report.side && { side: other[report.side] }),
      ...(report.allyOf && { allyOf: other[report.allyOf] === 'israeli' ? 'israeli' : 'iranian' }),
      claims: report.claims?.map((party) => other[party]),
      denials: report.denials?.map((party) => other[party]),
    });
    const swapMark = (mark: string) =>
      mark.replace(/israeli|iranian/, (side) => (side === 'israeli' ? 'iranian' : 'israeli'));
    for (let at = 0; at < 500; at++) {
      const reports = many(() => pick(['israeli', 'iranian', 'third'] as const) ?? 'third');
      const marks = marksOf(...reports);
      expect(marksOf(...reports.map(swap)).sort()).toEqual(marks.map(swapMark).sort());
      expect(confirmationOf([...reports].reverse())).toEqual(confirmationOf(reports));
    }
  });
});
