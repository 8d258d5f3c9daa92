import { describe, expect, it } from 'vitest';
import { sectionsOf } from './detailed.ts';

const brief = (detailed: Parameters<typeof sectionsOf>[0]) =>
  sectionsOf(detailed).map(({ title, text }) => [title, text]);

describe('a detailed analysis that is an object', () => {
  it('has a titled section for each text at its top, in its order', () => {
    expect(brief({ risk_analysis: 'One.', regional_impact_assessment: 'Two.' })).toEqual([
      ['Risk Analysis', 'One.'],
      ['Regional Impact Assessment', 'Two.'],
    ]);
  });

  it('leaves out what is nested, what is no text and what is blank', () => {
    expect(brief({ kept: 'Text.', nested: { a: 'b' }, list: ['a'], count: 3, none: null, blank: ' ' })).toEqual([
      ['Kept', 'Text.'],
    ]);
  });

  it('may come as text', () => {
    expect(brief('{"strategic_implications": "One.", "list": []}')).toEqual([['Strategic Implications', 'One.']]);
  });
});

describe('a detailed analysis that is text', () => {
  it('takes bold lines and short capitalised lines without a full stop for titles', () => {
    expect(brief('**The Strait**\nShips wait.\n\nThey wait long.\n\nWhat Comes Next\n\nNobody knows.')).toEqual([
      ['The Strait', 'Ships wait.\n\nThey wait long.'],
      ['What Comes Next', 'Nobody knows.'],
    ]);
  });

  it('gives its paragraphs the default titles in their order, then numbers', () => {
    const text = [1, 2, 3, 4, 5, 6, 7].map((index) => `paragraph number ${index}.`).join('\n\n');
    expect(sectionsOf(text).map(({ title }) => title)).toEqual([
      'Current Situation Analysis',
      'Regional Impact Assessment',
      'Strategic Implications',
      'Risk Analysis',
      'Recommendations',
      'Analysis Section 6',
      'Analysis Section 7',
    ]);
  });

  it('gives what stands before the first title the default title', () => {
    expect(brief('It began early.\n\nLater\nIt ended.')).toEqual([
      ['Current Situation Analysis', 'It began early.'],
      ['Later', 'It ended.'],
    ]);
  });

  it('is cut behind sentences into pieces of about 800 characters when it is one paragraph', () => {
    const sentence = `It is ${'long '.repeat(18)}so.`;
    const sections = sectionsOf(Array.from({ length: 20 }, () => sentence).join(' '));
    expect(sections.length).toBe(3);
    for (const { text } of sections) {
      expect(text.length).toBeLessThanOrEqual(800);
      expect(text.endsWith('so.')).toBe(true);
    }
  });

  it.each([
    ['without any sentence end', 'word '.repeat(500).trim()],
    ['of one word', 'x'.repeat(2_499)],
    ['with one sentence that is too long', `${'It is. '.repeat(60)}${'long '.repeat(400)}end. It is over.`],
    ['with sentences that end in quotes', 'He said: "It is so." '.repeat(120).trim()],
    ['in a script without spaces', '以色列和伊朗的虚构报道。'.repeat(210)],
    ['of emoji', '🚀'.repeat(1_250)],
  ])('is cut into pieces of at most 800 characters, and nothing is lost: %s', (_, text) => {
    const pieces = sectionsOf(text).map((section) => section.text);
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(800);
    for (const piece of pieces.slice(0, -1)) expect(piece.length).toBeGreaterThan(390);
    expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    for (const piece of pieces) expect(encodeURIComponent(piece)).toBeTruthy();
  });

  it('is cut between words, never within one that fits', () => {
    const text = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ');
    const words = sectionsOf(text).flatMap((section) => section.text.split(' '));
    expect(words).toEqual(text.split(' '));
  });

  it('shows one short line as it is', () => {
    expect(brief('Calm')).toEqual([['Current Situation Analysis', 'Calm']]);
  });

  it('has no section when there is none, or nothing in it', () => {
    expect(sectionsOf(undefined)).toEqual([]);
    expect(sectionsOf(' \n ')).toEqual([]);
  });
});
