import { describe, expect, it } from 'vitest';
import type { Sentence } from './analysis.ts';
import { leftOut, sentencesFor, viewOf } from './report-view.ts';

const sentence = (text: string, more: Partial<Sentence> = {}): Sentence => ({
  text,
  section: 'current_situation_analysis',
  eventIds: ['e-1'],
  origins: 2,
  depth: 'main',
  ...more,
});

const sentences = [
  sentence('Two say so.', { section: 'assessment' }),
  sentence('A pattern.', { section: 'patterns', origins: 4 }),
  sentence('Two saw it.'),
  sentence('One saw it.', { origins: 1 }),
  sentence('One more saw it.', { origins: 1, depth: 'more' }),
  sentence('One fears it.', { section: 'risk_analysis', origins: 1 }),
];

describe('a report for one person', () => {
  it('holds what two origins say in the conservative mode', () => {
    expect(viewOf(sentences, 'conservative')).toEqual({
      threatAssessment: 'Two say so.',
      keyPatterns: ['A pattern.'],
      detailedAnalysis: { current_situation_analysis: 'Two saw it.' },
    });
  });

  it('holds all of the report in the balanced mode', () => {
    expect(viewOf(sentences, 'balanced').detailedAnalysis).toEqual({
      current_situation_analysis: 'Two saw it. One saw it.',
      risk_analysis: 'One fears it.',
    });
  });

  it('adds what rests on one source in the comprehensive mode, and marks it', () => {
    expect(viewOf(sentences, 'comprehensive').detailedAnalysis).toEqual({
      current_situation_analysis: 'Two saw it. One saw it. (single source) One more saw it. (single source)',
      risk_analysis: 'One fears it. (single source)',
    });
  });

  it('shows no less in each further mode', () => {
    const [few, some, all] = (['conservative', 'balanced', 'comprehensive'] as const).map((mode) =>
      sentencesFor(sentences, mode),
    );
    expect(some).toEqual(expect.arrayContaining(few ?? []));
    expect(all).toEqual(expect.arrayContaining(some ?? []));
  });

  it('knows how many statements it leaves out, and which mode shows them', () => {
    expect(leftOut(sentences, 'conservative')).toEqual({ count: 2, next: 'balanced', isUnsourced: false });
    expect(leftOut(sentences, 'balanced')).toEqual({ count: 1, next: 'comprehensive', isUnsourced: false });
    expect(leftOut(sentences, 'comprehensive')).toBeNull();
    expect(leftOut([sentence('In passing.', { origins: 1, depth: 'more' })], 'conservative')).toEqual({
      count: 1,
      next: 'comprehensive',
      isUnsourced: false,
    });
    expect(leftOut([sentence('By hand.', { origins: 0 })], 'conservative')).toMatchObject({ isUnsourced: true });
    expect(leftOut([], 'conservative')).toBeNull();
  });

  it('shows what is only counted in each mode, without a mark, and leaves marking to quotes', () => {
    const own = [
      sentence('No act is known.', { origins: 1, kind: 'template' }),
      sentence('“A port burns” (A; one source).', { origins: 1, kind: 'quote', depth: 'more' }),
    ];
    expect(viewOf(own, 'conservative').detailedAnalysis).toEqual({ current_situation_analysis: 'No act is known.' });
    expect(viewOf(own, 'comprehensive').detailedAnalysis).toEqual({
      current_situation_analysis: 'No act is known. “A port burns” (A; one source).',
    });
  });

  it('leaves the rows of the table out of its texts', () => {
    expect(viewOf([sentence('Attacks by Israel: 2.', { section: 'counted', kind: 'template' })], 'balanced')).toEqual({
      threatAssessment: 'No statement with this much support.',
      keyPatterns: [],
      detailedAnalysis: {},
    });
  });

  it('says so when nothing has enough support', () => {
    expect(viewOf([], 'conservative').threatAssessment).toBe('No statement with this much support.');
  });
});
