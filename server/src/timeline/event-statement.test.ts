import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { makeStatement, makeStating } from '../testing/make.ts';
import type { StoredReport } from './change.ts';
import { statementOf } from './event-statement.ts';

const sources = ['Amberly Courier', 'Northport Gazette', 'Quill Wire', 'Harbour Post', 'Hill Radio'];

/** One report of each statement, each of an origin of its own, an hour after the one before. */
const reportsOf = (...statements: Partial<Statement>[]): StoredReport[] =>
  statements.flatMap((statement, hour) =>
    makeStating(statement, [sources[hour] ?? '']).map((report) => ({
      ...report,
      publishedAt: `2030-01-02T0${hour}:00:00.000Z`,
    })),
  );

describe('the statement of an event', () => {
  it('is null where no report was read', () => {
    expect(statementOf({ reports: [] })).toBeNull();
    expect(statementOf({ reports: makeStating({}).map(({ statement: _, ...report }) => report) })).toBeNull();
  });

  it('is what its own words say where an administrator wrote it without a report, and about the confrontation', () => {
    const statement = makeStatement({ kind: 'attack', by: ['ir'], on: ['il'], relevance: 0.3 });
    expect(statementOf({ reports: [], statement })).toMatchObject({
      ...{ readBy: 'admin', kind: 'attack', by: ['ir'], on: ['il'] },
      ...{ relevance: 1, origins: 0, reports: [] },
    });
    expect(statementOf({ reports: reportsOf({ kind: 'talks' }), statement })?.kind).toBe('talks');
  });

  it('is what most origins state, not most reports of one', () => {
    const same = reportsOf({ kind: 'attack' }, { kind: 'attack' }, { kind: 'threat' }, { kind: 'threat' });
    const reports = [...same, ...makeStating({ kind: 'threat' }, ['Quill Wire', 'Quill Wire']), ...reportsOf({})];
    expect(statementOf({ reports })?.kind).toBe('attack');
  });

  it('counts the origins that state the act as done, with their names', () => {
    const reports = reportsOf({}, {}, { reality: 'comment' }, { kind: 'reaction' });
    const { origins, originNames, kind, reality } = statementOf({ reports }) ?? {};
    expect([kind, reality, origins, originNames]).toEqual([
      'attack',
      'done',
      2,
      ['Amberly Courier', 'Northport Gazette'],
    ]);
  });

  it('counts two reports of one wire as one origin', () => {
    const reports = reportsOf({}, {}).map((report) => ({ ...report, origin: 'Quill Wire', wire: true }));
    expect(statementOf({ reports })?.origins).toBe(1);
  });

  it('of one origin is comment when twice as many comment on the act', () => {
    const comment = { reality: 'comment' } as const;
    expect(statementOf({ reports: reportsOf({}, comment) })?.reality).toBe('done');
    expect(statementOf({ reports: reportsOf({}, comment, comment, comment) })?.reality).toBe('comment');
  });

  it('of two origins stays done, however many comment on the act', () => {
    const comments = Array.from({ length: 9 }, (_, at) => makeStating({ reality: 'comment' }, [`Column ${at}`])).flat();
    expect(statementOf({ reports: [...reportsOf({}, {}), ...comments] })).toMatchObject({
      reality: 'done',
      origins: 2,
    });
    expect(statementOf({ reports: [...reportsOf({}), ...comments] })?.reality).toBe('comment');
  });

  it('of two origins is denied when more origins deny it', () => {
    const denied = { reality: 'denied' } as const;
    expect(statementOf({ reports: reportsOf({}, {}, denied, denied, denied) })?.reality).toBe('denied');
  });

  it('is denied, announced or past where most say so', () => {
    for (const reality of ['denied', 'announced', 'past'] as const)
      expect(statementOf({ reports: reportsOf({}, { reality }, { reality }) })?.reality).toBe(reality);
  });

  it('is not unclear because of live pages that name no act', () => {
    const page = { kind: 'none' } as const;
    expect(statementOf({ reports: reportsOf(page, page, {}, {}) })?.kind).toBe('attack');
  });

  it('names the parties that half of those name who name one', () => {
    const unknown = { by: ['unknown'], on: ['il'] } satisfies Partial<Statement>;
    const named = { by: ['ir'], on: ['il'] } satisfies Partial<Statement>;
    expect(statementOf({ reports: reportsOf(unknown, named, named) })).toMatchObject({ by: ['ir'], on: ['il'] });
    expect(statementOf({ reports: reportsOf(unknown, unknown, unknown, named) })?.by).toEqual(['unknown']);
    expect(statementOf({ reports: reportsOf(named, named, named, { by: ['us'], on: ['il'] }) })?.by).toEqual(['ir']);
  });

  it('reads who acts from the reports that state the act as it is', () => {
    const comment = { reality: 'comment', by: ['us'], country: 'us' } satisfies Partial<Statement>;
    const act = { by: ['ir'], country: 'il' } satisfies Partial<Statement>;
    expect(statementOf({ reports: reportsOf(comment, comment, act, act) })).toMatchObject({
      by: ['ir'],
      country: 'il',
    });
  });

  it('follows the earliest report where the origins are divided, in whichever order they were read', () => {
    const reports = reportsOf({ kind: 'closure' }, { kind: 'threat' });
    expect(statementOf({ reports })?.kind).toBe('closure');
    expect(statementOf({ reports: [...reports].reverse() })?.kind).toBe('closure');
  });

  it('is what an administrator stated, before the archive, an alert and any number of reports', () => {
    const by = (model: string, kind: Statement['kind']) => makeStatement({ model, kind, kindChance: 1 });
    const read = reportsOf({}, {}, {});
    const withThose = (...given: Statement[]) =>
      statementOf({ reports: [...read, ...given.flatMap((statement) => makeStating(statement, ['Quill Wire']))] });
    expect(withThose(by('alert', 'alarm'))).toMatchObject({ kind: 'alarm', readBy: 'alert' });
    expect(withThose(by('alert', 'alarm'), by('archive', 'truce'))).toMatchObject({ kind: 'truce', readBy: 'archive' });
    const all = withThose(by('alert', 'alarm'), by('archive', 'truce'), by('admin', 'deal'));
    expect(all).toMatchObject({ kind: 'deal', readBy: 'admin' });
    expect(withThose()).toMatchObject({ readBy: 'model' });
  });
});
