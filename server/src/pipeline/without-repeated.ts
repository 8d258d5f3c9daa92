import type { EventStore } from '../features/events/store.ts';
import type { ChangeDraft } from '../timeline/change.ts';
import { reportKey } from './item-identity.ts';

/** Leaves out reports that their event has already, under another identity of the same item. */
export async function withoutRepeated(
  drafts: ChangeDraft[],
  store: Pick<EventStore, 'foldedRows'>,
): Promise<ChangeDraft[]> {
  const reported = new Set(drafts.flatMap((draft) => (draft.op === 'report' ? draft.eventId : [])));
  if (reported.size === 0) return drafts;
  const keys = new Map<string, Set<string>>();
  const owners = new Map<string, string>();
  for (const { _id, record } of await store.foldedRows([...reported])) {
    if (record?.mergedInto) owners.set(_id, record.mergedInto);
    keys.set(_id, new Set(record?.reports.flatMap((report) => reportKey(report) ?? [])));
  }
  return drafts.filter((draft) => {
    if (draft.op !== 'add' && draft.op !== 'report') return true;
    const eventId = owners.get(draft.eventId) ?? draft.eventId;
    const known = keys.get(eventId) ?? new Set();
    keys.set(eventId, known);
    const own = (draft.op === 'add' ? draft.data.reports : [draft.data.report]).flatMap((one) => reportKey(one) ?? []);
    const isRepeated = draft.op === 'report' && own.some((key) => known.has(key));
    for (const key of own) known.add(key);
    return !isRepeated;
  });
}
