import type { Analysis } from '@vigil/common/analysis';
import { viewOf } from '@vigil/common/report-view';
import { describe, expect, it } from 'vitest';
import { marksOf, toMarkdown } from './markdown.ts';
import { reportIn } from './report.ts';

const sentence = { origins: 2, depth: 'main' as const };
const sentences = [
  { ...sentence, section: 'assessment' as const, text: 'High: the *harbour* was closed.', eventIds: ['a', 'b'] },
  { ...sentence, section: 'risk_analysis' as const, text: 'One fuse blew.', eventIds: ['c'] },
];
const analysis: Analysis = {
  id: '7',
  threatLevel: 'high',
  threatReason: 'one urgent in the last 24 hours',
  ...viewOf(sentences, 'balanced'),
  militaryProbability: 40,
  diplomacyProbability: 20,
  sentences,
  from: '2031-03-01T00:00:00.000Z',
  until: '2031-03-04T00:00:00.000Z',
  generatedAt: '2031-03-04T00:05:00.000Z',
  model: null,
};

describe('a report as Markdown', () => {
  it('has its sections, the numbers of its events, and these as sources', () => {
    const sources = new Map([
      ['a', { title: 'Harbour [closed]', timestamp: '2031-03-03T10:00:00.000Z', link: 'https://courier.example/a' }],
      ['c', { title: 'Fuse blown', timestamp: '2031-03-02T10:00:00.000Z', link: null }],
    ]);
    expect(toMarkdown(analysis, reportIn(analysis, 'balanced'), sources, 'https://vigil.example/?report=7')).toBe(
      `# Strategic Report INTEL-0007

Generated 2031-03-04 00:05 UTC. Threat level: high.
https://vigil.example/?report=7

## Assessment

High: the \\*harbour\\* was closed. [1-2]

## Risk Analysis

One fuse blew. [3]

## Sources

1. [Harbour \\[closed\\]](<https://courier.example/a>), 2031-03-03
2. An event that can no longer be shown
3. Fuse blown, 2031-03-02
`,
    );
  });

  it('writes runs of numbers as ranges', () => {
    const numbers = new Map(['a', 'b', 'c', 'd', 'e'].map((id, at) => [id, at + 1]));
    expect(marksOf({ eventIds: ['e', 'a', 'c', 'b'] }, numbers)).toBe(' [1-3, 5]');
    expect(marksOf({ eventIds: [] }, numbers)).toBe('');
  });
});
