import type { Analysis, Sentence } from '@vigil/common/analysis';
import { describe, expect, it } from 'vitest';
import { prayersFor } from './prayers.ts';
import { intelId, madeBy, numberEvents, reportIn } from './report.ts';
import { threatOf } from './threat.ts';

const sentence = (text: string, given: Partial<Sentence> = {}): Sentence => ({
  text,
  section: 'assessment',
  eventIds: ['a'],
  origins: 2,
  depth: 'main',
  ...given,
});

const analysis = (given: Partial<Analysis> = {}): Analysis => ({
  id: '7',
  threatLevel: 'high',
  threatReason: 'One urgent event.',
  threatAssessment: 'Kept as text.',
  keyPatterns: ['A pattern.'],
  militaryProbability: 40,
  diplomacyProbability: 30,
  sentences: [],
  from: '2030-01-01T00:00:00.000Z',
  until: '2030-01-02T00:00:00.000Z',
  generatedAt: '2030-01-02T00:00:00.000Z',
  model: null,
  ...given,
});

const texts = (statements: readonly { text: string }[]) => statements.map(({ text }) => text);

describe('who wrote a report', () => {
  const one = sentence('One.', { by: 'model' });
  const two = sentence('Two.');

  it('is the rules where no model is named, with the reason if there is one', () => {
    expect(madeBy(analysis({ sentences: [two] }))).toEqual({ label: 'Rule-based', note: '' });
    expect(madeBy(analysis({ modelNote: 'It was tired.' })).note).toBe('It was tired.');
  });

  it('is the model by its name, with how much of the report is the work of the model', () => {
    const noteOf = (...sentences: Sentence[]) => madeBy(analysis({ model: 'parrot-1', sentences }));
    expect(noteOf(one, two)).toEqual({
      label: 'AI-generated · parrot-1',
      note: '1 of 2 statements by the model, the others by the rules.',
    });
    expect(noteOf(one).note).toBe('1 of 1 statements by the model.');
    expect(noteOf().note).toBe('');
  });
});

describe('a report in a mode', () => {
  const sentences = [
    sentence('Two sources say it.'),
    sentence('One source says it.', { origins: 1, eventIds: ['b', 'a'] }),
    sentence('One says it in passing.', { origins: 1, depth: 'more' }),
    sentence('Ships wait.', { section: 'risk_analysis', eventIds: ['c'] }),
  ];
  const full = analysis({ sentences, detailedAnalysis: { risk_analysis: 'Ships wait.', outlook: 'Open.' } });

  it('is conservative with what two sources say, and counts what it leaves out', () => {
    const report = reportIn(full, 'conservative');
    expect(texts(report.assessment)).toEqual(['Two sources say it.']);
    expect(report.left).toMatchObject({ count: 1, next: 'balanced' });
    expect(report.isEmpty).toBe(false);
  });

  it('is balanced with all that the report says', () => {
    const report = reportIn(full, 'balanced');
    expect(texts(report.assessment)).toEqual(['Two sources say it.', 'One source says it.']);
    expect(report.left).toBeNull();
  });

  it('is comprehensive with what is said in passing, and marks what rests on one source', () => {
    const { assessment } = reportIn(full, 'comprehensive');
    expect(assessment.map(({ isMarked }) => isMarked)).toEqual([false, true, true]);
  });

  it('gives the parts of a quote, and the rows of what was counted', () => {
    const quoted = [{ item: 'i-1', title: 'A port burns', source: 'Example Wire', url: '', at: null }];
    const quote = { form: 'event' as const, quoted, others: [], more: 0, notes: ['one source'] };
    const acts = { kind: 'attack', country: 'Iran', last: 2, before: 1, week: 0.5 };
    const template = { name: 'counted' as const, ...acts, until: '2030-01-02T00:00:00.000Z' };
    const text = 'Attacks by Israel in Iran: 2 in the last 24 hours, 1 in the 24 hours before.';
    const report = reportIn(
      analysis({
        sentences: [
          sentence('“A port burns” (Example Wire; one source).', { kind: 'quote', quote, origins: 1 }),
          sentence(text, { kind: 'template', template, section: 'counted', origins: 1 }),
        ],
      }),
      'comprehensive',
    );
    expect(report.assessment).toMatchObject([{ quote, isMarked: false }]);
    expect(report.counted).toEqual([{ ...template, text }]);
  });

  it('shows as plain text what is not kept by statements', () => {
    const { patterns, detailed } = reportIn(full, 'conservative');
    expect(texts(patterns)).toEqual(['A pattern.']);
    expect(detailed.map(({ title, statements }) => [title, ...texts(statements)])).toEqual([
      ['Risk Analysis', 'Ships wait.'],
      ['Outlook', 'Open.'],
    ]);
  });

  it('is empty where no statement has enough support, and knows what would show more', () => {
    const weak = [sentence('One says it.', { origins: 1 }), sentence('So too.', { origins: 1, section: 'patterns' })];
    const report = reportIn(analysis({ sentences: weak, threatAssessment: 'One says it.' }), 'conservative');
    expect(report).toMatchObject({ assessment: [], patterns: [], isEmpty: true, left: { count: 2, next: 'balanced' } });
    const passing = [sentence('In passing.', { origins: 1, depth: 'more', section: 'patterns' })];
    const short = analysis({ sentences: passing, threatAssessment: 'No statement with this much support.' });
    expect(reportIn(short, 'balanced')).toMatchObject({ isEmpty: true, left: { count: 1, next: 'comprehensive' } });
  });

  it('numbers the events by where they are first cited', () => {
    const numbers = numberEvents(reportIn(full, 'balanced'));
    expect([...numbers]).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
  });
});

it.each([
  ['7', 'INTEL-0007'],
  ['12345', 'INTEL-12345'],
])('the id %s reads %s', (id, expected) => {
  expect(intelId(id)).toBe(expected);
});

it.each(['critical', 'high', 'elevated', 'low', 'unknown'] as const)(
  'at %s there are three prayer points and the closing one, each with its scripture',
  (level) => {
    const prayers = prayersFor(level);
    expect(prayers.length).toBe(4);
    expect(prayers.at(-1)).toBe(prayersFor('low').at(-1));
    for (const { reference, quotation } of prayers) expect([reference, quotation]).not.toContain('');
  },
);

it('elevated and low have the same prayer points, critical and high their own', () => {
  expect(prayersFor('elevated')).toEqual(prayersFor('low'));
  expect(new Set([prayersFor('critical')[0], prayersFor('high')[0], prayersFor('low')[0]]).size).toBe(3);
});

it.each([
  ['critical', 'critical'],
  ['unknown', 'unknown'],
  ['severe', 'unknown'],
  [undefined, 'unknown'],
])('the threat level %s is shown as %s', (level, shown) => {
  expect(threatOf(level).level).toBe(shown);
});
