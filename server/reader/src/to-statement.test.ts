import { describe, expect, it } from 'vitest';
import { kinds, parties, roles, urgencies } from './answers.ts';
import { Statement } from './statement.ts';
import { writtenText } from './text.ts';
import { toStatement } from './to-statement.ts';

const sizes = {
  relevance: 1,
  type: 7,
  urgency: 5,
  kind: kinds.length,
  reality: 5,
  again: 3,
  by: 35,
  on: 35,
  country: 39,
};

/** A statement of outputs that are 0 but for those given, by head and number. */
function statementOf(outputs: Partial<Record<keyof typeof sizes | 'vector', Record<number, number>>>): Statement {
  const heads = new Map<string, { at: number; size: number }>();
  let at = 0;
  for (const [name, size] of [...Object.entries(sizes), ['vector', 128] as const]) {
    heads.set(name, { at, size });
    at += size;
  }
  const answers = new Float32Array(at);
  for (const [name, values] of Object.entries(outputs))
    for (const [number, value] of Object.entries(values)) answers[(heads.get(name)?.at ?? 0) + Number(number)] = value;
  const report = { title: 'A raid', summary: '' };
  const spans = new Float32Array(4 * (roles.length + 1));
  const tokens = ['▁A', '▁raid'];
  return toStatement({
    model: { id: '0123456789ab', heads },
    report,
    written: writtenText(report),
    tokens,
    answers,
    spans,
  });
}

describe('toStatement', () => {
  it('gives a statement that its schema accepts', () => {
    const statement = statementOf({ vector: { 0: 1 } });
    expect(Statement.parse(statement)).toEqual(statement);
    expect(statement.spans).toEqual([]);
  });

  it('gives the likeliest answer of each question, and chances that add up to 1', () => {
    const { kind, kindChance, urgency, relevance } = statementOf({
      relevance: { 0: 3 },
      kind: { [kinds.indexOf('alarm')]: 9 },
      urgency: { [urgencies.indexOf('critical')]: 2 },
    });
    expect([kind, kindChance > 0.99]).toEqual(['alarm', true]);
    expect(relevance).toBeCloseTo(0.9526, 3);
    expect(urgency.indexOf(Math.max(...urgency))).toBe(urgencies.indexOf('critical'));
    expect(urgency.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
  });

  it('names all parties that are more likely than not, and none that is not', () => {
    const [ir, us] = [parties.indexOf('ir'), parties.indexOf('us')];
    expect(statementOf({ by: { [ir]: 1, [us]: 0.1 }, on: { [ir]: -1 } })).toMatchObject({ by: ['ir', 'us'], on: [] });
  });

  it('keeps a vector in one signed byte a number', () => {
    const bytes = Buffer.from(statementOf({ vector: { 0: 1, 1: -0.5 } }).vector ?? '', 'base64');
    expect([bytes.length, bytes.readInt8(0), bytes.readInt8(1)]).toEqual([128, 127, -63]);
  });
});
