import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../testing/make.ts';
import { toRecord, toRow, toShown } from './rows.ts';

const title = 'Lighthouse at Port Amberly goes dark for an hour';
const words = `${title} | Reuters`;

describe('a row that an earlier version has folded', () => {
  it('is read without the names of outlets behind its titles', () => {
    const figures = [{ what: 'injured' as const, value: '2', low: 2, high: 2, words }];
    const report = makeReport({ source: 'Reuters', title: words, figures });
    const row = toRow(makeRecord({ title: words, reports: [report] }));
    expect(toRecord(row)).toMatchObject({ title, reports: [{ title, figures: [{ words: title }] }] });
    expect(toShown(row)).toMatchObject({ title });
  });

  it('is the same record where no title names one', () => {
    const record = makeRecord({ title, reports: [makeReport({ title })] });
    expect(toRecord(toRow(record))).toBe(record);
  });
});
