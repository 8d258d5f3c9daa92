import { describe, expect, it } from 'vitest';
import { roles } from './answers.ts';
import { spansOf } from './spans.ts';
import type { NewsText } from './statement.ts';
import { writtenText } from './text.ts';

const size = roles.length + 1;

/** The spans of a text whose words have the given roles: `who`, `whom` ... or none. */
function read(report: NewsText, words: [word: string, role?: (typeof roles)[number]][]) {
  const logits = new Float32Array((words.length + 2) * size);
  for (const [at, [, role]] of words.entries()) logits[(at + 1) * size + (role ? roles.indexOf(role) + 1 : 0)] = 1;
  const found = spansOf({ report, written: writtenText(report), tokens: words.map(([word]) => `▁${word}`), logits });
  return found.map((span) => `${span.role}: ${report[span.in].slice(span.start, span.end)}`);
}

describe('spansOf', () => {
  it('joins the words of a role, and gives the first stretch of it', () => {
    const report = { title: 'Two jets hit old port and port', summary: '' };
    const words: Parameters<typeof read>[1] = [
      ['Two', 'who'],
      ['jets', 'who'],
      ['hit'],
      ['old', 'where'],
      ['port', 'where'],
      ['and'],
      ['port', 'where'],
    ];
    expect(read(report, words)).toEqual(['who: Two jets', 'where: old port']);
  });

  it('finds words of the summary in the summary', () => {
    const report = { title: 'A raid', summary: 'It hit Zahran.' };
    expect(read(report, [['A'], ['raid'], ['—'], ['It'], ['hit'], ['Zahran.', 'where']])).toEqual(['where: Zahran.']);
  });

  it('points into the report as it was given with any spaces and forms of letters', () => {
    const report = { title: 'Raid  on\u00a0Ｚahran', summary: '' };
    expect(read(report, [['Raid'], ['on'], ['Zahran', 'where']])).toEqual(['where: Ｚahran']);
  });

  it('gives nothing where no word has a role', () => {
    expect(read({ title: 'A raid', summary: '' }, [['A'], ['raid']])).toEqual([]);
  });
});
