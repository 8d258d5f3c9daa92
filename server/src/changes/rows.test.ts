import type { Report } from '@vigil/common/reports';
import { makeReport } from '@vigil/common/testing/make';
import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { makeRecord, makeStatement } from '../testing/make.ts';
import type { EventRecord, StoredReport } from '../timeline/change.ts';
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
  const titleOf = (...reports: StoredReport[]) => toShown(toRow(makeRecord({ title: asking.title, reports })))?.title;

  it('is named by the first report that says what happened', () => {
    expect(titleOf(asking, passing, other, stating)).toBe(stating.title);
  });

  it('is named by the first that the reader takes for an act, and by no comment on one', () => {
    const read = (title: string, statement: Partial<Statement>) => ({
      ...makeReport({ item: title, title }),
      statement: makeStatement(statement),
    });
    const comment = read('Why the lighthouse matters', { reality: 'comment' });
    const act = read('Lighthouse at Port Amberly burns', { kind: 'attack' });
    expect(titleOf(asking, comment, act)).toBe(act.title);
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

  it('is named in English where its first report was in another language, and by such a one only with its gloss', () => {
    const first = { ...vow, title: 'פאפ', lang: 'he' as const, gloss: 'Ruritania · threat' };
    const event = { title: first.title, lang: first.lang, gloss: first.gloss };
    expect(toRecord(toRow(makeRecord({ ...event, urgencyLevel: 'critical', reports: [first, strike] })))).toMatchObject(
      {
        title: strike.title,
        lang: undefined,
        gloss: undefined,
      },
    );
    const hit = { ...strike, title: 'פופ', lang: 'he' as const, gloss: 'Ruritania · strike' };
    const titled = toRecord(toRow(makeRecord({ ...event, urgencyLevel: 'critical', reports: [first, hit] })));
    expect(titled).toMatchObject({ title: hit.title, lang: 'he', gloss: hit.gloss });
    expect(titleOf([vow, hit])).toBe(vow.title);
  });

  it('is named by the report that counts most, though it is rated less urgent, and by the first of those', () => {
    const killed = (item: string, title: string, value: number, minute: number) => ({
      ...report(item, title, 'high'),
      publishedAt: `2030-01-02T03:${minute}:00.000Z`,
      figures: [{ what: 'killed' as const, value: String(value), low: value, high: value, words: title }],
    });
    const four = { ...killed('four', 'Four killed on island', 4, 10), urgencyLevel: 'critical' as const };
    const nine = killed('nine', 'Death toll on island rises to nine', 9, 40);
    const late = killed('late', 'Nine are dead on island', 9, 50);
    expect(titleOf([late, nine, four, vow])).toBe(nine.title);
    expect(titleOf([vow, four, nine], { isUrgencySet: true })).toBe(vow.title);
  });

  it('is named by the first that tells what was hit', () => {
    const sirens = report('sirens', 'Sirens sound on island', 'critical');
    const hit = { ...report('hit', 'Missile hits building on island', 'critical'), impact: true as const };
    expect(titleOf([sirens, hit], { title: sirens.title })).toBe(hit.title);
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
