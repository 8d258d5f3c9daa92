import { describe, expect, it } from 'vitest';
import { predict, toGivenItem } from './predict.ts';

const attack = 'Israel strikes missile depot near Isfahan, Iran says';

describe('a file of items', () => {
  it('has an answer for each of them, in its order, whatever its fields are', async () => {
    const given = [
      { id: 'late', date: '2031-03-04T10:30:00Z', title: attack },
      { id: 7, date: '2031-03-04T10:00:00Z', title: attack, summary: null },
      { id: 'without text', date: '2031-03-04T10:10:00Z', title: '\u200b', summary: ' ' },
      { id: 'without date', title: 'Harbour town opens its new library' },
      null,
    ];
    const got = await predict(given.map(toGivenItem));
    expect(got.map(({ id, relevant }) => [id, relevant])).toEqual([
      ['late', true],
      ['7', true],
      ['without text', false],
      ['without date', false],
      ['', false],
    ]);
    expect(got[0]?.cluster).toBe(got[1]?.cluster);
    expect(got.filter(({ relevant, cluster }) => relevant !== (cluster !== null))).toEqual([]);
  });
});
