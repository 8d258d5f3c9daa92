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

  it('says so when nothing has enough support', () => {
    expect(viewOf([], 'conservative').threatAssessment).toBe('No statement with this much support.');
  });
});
