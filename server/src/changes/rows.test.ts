import type { Report } from '@vigil/common/reports';
import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../testing/make.ts';
import type { EventRecord } from '../timeline/change.ts';
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

describe('an event whose first report only asks', () => {
  const asking = makeReport({ item: 'asks', title: 'Who kept the lighthouse at Port Amberly that was struck?' });
  const passing = makeReport({ item: 'passes', title: 'Reactions from the island' });
  const stating = makeReport({
    item: 'states',
    title: 'Missile hits lighthouse at Port Amberly',
    triggers: ['strike'],
  });
  const other = makeReport({ item: 'other', title: 'צאפ צאפ', triggers: ['strike'] });
  const titleOf = (...reports: Report[]) => toShown(toRow(makeRecord({ title: asking.title, reports })))?.title;

  it('is named by the first report that says what happened', () => {
    expect(titleOf(asking, passing, other, stating)).toBe(stating.title);
  });

  it('keeps its title while no report says it, and gets it back when that report leaves', () => {
    expect(titleOf(asking)).toBe(asking.title);
    expect(titleOf(asking, passing, other)).toBe(asking.title);
  });

  it('keeps the question that an administrator worded, and the title of a statement', () => {
    expect(titleOf(passing, stating)).toBe(asking.title);
    const stated = makeRecord({ title: passing.title, reports: [passing, stating] });
    expect(toRecord(toRow(stated))).toBe(stated);
  });

  it('is stored as it was published', () => {
    expect(toRow(makeRecord({ title: asking.title, reports: [asking, stating] })).record?.title).toBe(asking.title);
  });
});

describe('an event that a later report made more urgent', () => {
  const report = (item: string, title: string, urgencyLevel: Report['urgencyLevel'], triggers = ['strike']) =>
    makeReport({ item, title, urgencyLevel, triggers });
  const vow = report('vow', 'Ruritania blames island for lost ferry and vows response', 'medium', ['threat']);
  const passing = report('passing', 'Reactions from the island', 'critical', []);
  const strike = report('strike', 'Ruritania strikes island in three waves', 'critical');
  const again = report('again', 'Ruritania strikes island again', 'critical');
  const smoke = report('smoke', 'Smoke over island after blasts', 'urgent');
  const titleOf = (reports: Report[], changes: Partial<EventRecord> = {}) =>
    toRecord(toRow(makeRecord({ title: vow.title, urgencyLevel: 'critical', reports, ...changes })))?.title;

  it('is named by the first report of its urgency that says what happened', () => {
    expect(titleOf([vow, smoke, passing, strike, again])).toBe(strike.title);
    expect(titleOf([vow, smoke], { urgencyLevel: 'urgent' })).toBe(smoke.title);
  });

  it('is named by one whose words no rule knows where no other is as urgent, but by no question', () => {
    expect(titleOf([vow, smoke, passing])).toBe(passing.title);
    expect(titleOf([vow, smoke, report('asks', 'What is left of the island?', 'critical')])).toBe(vow.title);
  });

  it('keeps the title in another language, which has a gloss of its own', () => {
    expect(titleOf([vow, strike], { lang: 'fa' })).toBe(vow.title);
  });

  it('is named so where its first report tells less of the same', () => {
    const dead = report('dead', 'Ruritania kills forty on island', 'critical');
    expect(titleOf([smoke, dead], { title: smoke.title })).toBe(dead.title);
  });

  it('keeps its title where the first report is as urgent, or was stored without its urgency', () => {
    expect(titleOf([again, strike], { title: again.title })).toBe(again.title);
    const { urgencyLevel: _, ...stored } = vow;
    expect(titleOf([stored, strike])).toBe(vow.title);
  });

  it('keeps the title and the urgency of an administrator', () => {
    expect(titleOf([vow, strike], { title: 'Worded by hand' })).toBe('Worded by hand');
    expect(titleOf([vow, strike], { isUrgencySet: true })).toBe(vow.title);
  });
});
