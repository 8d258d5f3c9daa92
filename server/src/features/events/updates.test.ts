import { makeReport } from '@vigil/common/testing/make';
import { expect, it } from 'vitest';
import { toRow } from '../../changes/rows.ts';
import { makeDraft } from '../../testing/make.ts';
import type { EventChange, EventRecord } from '../../timeline/change.ts';
import { applyChange, foldChange, type Records } from '../../timeline/fold.ts';
import { updatesFor } from './updates.ts';

const at = new Date('2030-01-02T03:05:00.000Z');

function add(eventId: string, seq: number): EventChange {
  return { ...makeDraft({ eventId, item: `item-${eventId}` }), seq, at };
}
const merge = (eventId: string, into: string, seq: number): EventChange => ({
  op: 'merge',
  eventId,
  item: null,
  by: 'test',
  data: { into },
  seq,
  at,
});
function report(eventId: string, seq: number): EventChange {
  const data = { report: makeReport({ item: `late-${seq}` }), imageUrls: [], urgencyLevel: 'low' as const };
  return { op: 'report', eventId, item: `late-${seq}`, by: 'test', data, seq, at };
}

it('a report of what was merged, and merged again, is told of where it went', () => {
  const known = [add('a', 1), add('b', 2), add('c', 3), merge('a', 'b', 4), merge('b', 'c', 5)];
  const late = report('a', 6);
  const records: Records = new Map();
  for (const change of [...known, late]) foldChange(records, change);
  const rows = [...records.values()].flatMap((record: EventRecord | null) => (record ? [toRow(record)] : []));
  const updates = updatesFor('visitor', [late], rows);
  expect(updates).toMatchObject([{ eventId: 'c', seq: 6, isNew: false, event: { id: 'c', seq: 6 } }]);
});

it('an event is told of once, as it stands after its last change, and the newest change comes last', () => {
  const changes = [add('a', 1), add('b', 2), report('a', 3)];
  const records: Records = new Map();
  for (const change of changes) records.set(change.eventId, applyChange(records.get(change.eventId) ?? null, change));
  const rows = [...records.values()].flatMap((record) => (record ? [toRow(record)] : []));
  const updates = updatesFor('visitor', changes, rows);
  expect(updates.map(({ eventId, seq, isNew }) => [eventId, seq, isNew])).toEqual([
    ['b', 2, true],
    ['a', 3, true],
  ]);
});
