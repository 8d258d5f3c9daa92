import { makeReport } from '@vigil/common/testing/make';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Trigger } from '../language/data/triggers.ts';
import { makeRecord } from '../testing/make.ts';

/** The one row that a new kind of happening is. */
const mutiny: Trigger = {
  name: 'mutiny',
  type: 'military',
  urgency: 'urgent',
  isOfWar: true,
  isRare: true,
  akin: ['departure'],
  opposite: ['talks'],
  balance: [{ factor: 'military', favours: 'other', share: 0.5, rule: 'forces of the other side in mutiny' }],
  phrases: `
mutiny
mutinies
mutinied
mutinous
turn on their officers
turned on their officers
`,
};

// Other files of the same process have loaded the modules that read the table: they are loaded again with the row, and
// once more without it.
const table = await import('../language/data/triggers.ts');
vi.resetModules();
vi.doMock('../language/data/triggers.ts', () => ({ ...table, triggers: [...table.triggers, mutiny] }));
afterAll(() => {
  vi.doUnmock('../language/data/triggers.ts');
  vi.resetModules();
});

const { classify } = await import('./classify/classify.ts');
const { readItem } = await import('../reading/reading.ts');
const { conflictOf } = await import('./identify/conflict.ts');
const { shareTrigger } = await import('./identify/kinship.ts');
const { effectsOf } = await import('../features/balance/effects.ts');
const { alignments } = await import('../features/balance/data/measures.ts');

const frame = (title: string) => readItem({ title, summary: '' }).frame;

describe('one new row of the table of triggers', () => {
  it.each(['calm', 'war'] as const)('makes its headlines relevant, of its type and its urgency, in %s', (state) => {
    expect(classify({ title: 'Iranian sailors mutinied off Chabahar', summary: '' }, state)).toMatchObject({
      relevant: true,
      eventType: 'military',
      urgencyLevel: 'urgent',
    });
  });

  it('gives no urgency to what is only feared or denied', () => {
    for (const title of ['Iran denies mutiny off Chabahar', 'Iran threatens mutinous sailors off Chabahar'])
      expect(classify({ title, summary: '' }).urgencyLevel).not.toBe('urgent');
  });

  it('is what two headlines share, and parts one of them from its opposite', () => {
    const first = frame('Garrison mutinied in Chabahar');
    expect(shareTrigger(first, frame('Iranian troops turned on their officers at Chabahar'))).toBe(true);
    expect(shareTrigger(first, frame('Iranian troops leave Chabahar'))).toBe(true);
    expect(conflictOf(first, frame('Iran hosts talks in Chabahar'))).toBe('opposite triggers');
  });

  it('moves the balance by its row', () => {
    const event = makeRecord({
      title: 'Iranian sailors mutinied off Chabahar',
      eventType: 'military',
      urgencyLevel: 'urgent',
      location: 'Chabahar, Iran',
      reports: [makeReport({ source: 'Example Wire' }), makeReport({ source: 'Sample News' })],
    });
    expect(effectsOf(event, alignments)).toMatchObject([{ factor: 'military', side: 'israel', points: 1.5 }]);
  });
});
