import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeAdded, makeReadStatement } from '../../testing/make.ts';
import type { EventChange, Restated } from '../../timeline/change.ts';
import { toLabels } from './labels.ts';

const report = makeReport({ item: 'one', title: 'Iran hits Haifa', url: 'https://paper.example/1' });

/** Numbered from 1, a minute apart. */
function log(...parts: object[]): EventChange[] {
  const header = { by: 'user:mara', item: null, eventId: 'a' };
  return parts.map((part, index) => {
    return { ...header, seq: index + 1, at: new Date(Date.UTC(2030, 0, 1, 10, index + 1)), ...part } as EventChange;
  });
}

const add = (more: object = {}, eventId = 'a') => ({
  ...{ op: 'add', eventId },
  data: makeAdded({ reports: [{ ...report, statement: makeReadStatement(), ...more }] }),
});
const say = (fields: Restated['fields'], eventId = 'a') => ({
  ...{ op: 'restate', eventId },
  data: { report: 'one', fields, reason: 'By mara' },
});

describe('the labels', () => {
  it('have a report once: as the model gave it, and as it was corrected last', () => {
    const labels = toLabels(log(add(), say({ kind: 'threat' }), say({ kind: 'talks', by: [] })));
    expect(labels).toMatchObject([
      {
        ...{ item: 'one', title: 'Iran hits Haifa', url: 'https://paper.example/1', model: '0123456789ab' },
        ...{ at: '2030-01-01T10:03:00.000Z', read: { kind: 'attack', by: ['ir'] } },
        corrected: { kind: 'talks', by: [], on: ['il'] },
      },
    ]);
    expect(JSON.stringify(labels)).not.toMatch(/mara|vector/);
  });

  it('say of a report that no model had read, that it was not', () => {
    expect(toLabels(log(add({ statement: undefined }), say({ kind: 'talks' })))).toMatchObject([
      { model: null, read: null, corrected: { kind: 'talks' } },
    ]);
  });

  it('know a report that came from a merged event', () => {
    const other = { op: 'add', eventId: 'b', data: makeAdded({ reports: [makeReport({ item: 'two' })] }) };
    const merge = { op: 'merge', eventId: 'a', data: { into: 'b' } };
    expect(toLabels(log(add(), other, merge, say({ kind: 'talks' }, 'b')))).toMatchObject([
      { item: 'one', read: { kind: 'attack' }, corrected: { kind: 'talks' } },
    ]);
  });

  it('have nothing of an event that was erased, nor of a report whose texts were removed', () => {
    const [gone, said] = log(add(), say({ kind: 'talks' }));
    const emptied = [gone, said].flatMap((change) => (change ? [{ ...change, data: null } as EventChange] : []));
    expect(toLabels(emptied)).toEqual([]);
    expect(toLabels(log(add({ title: '', statement: undefined }), say({})))).toEqual([]);
  });
});
