import { archiveDrafts } from '@vigil/seed/archive';
import type { EventRecord } from '@vigil/server/timeline/change';
import { applyChange } from '@vigil/server/timeline/fold';

/** The archive as events, oldest first. */
export function archiveRecords(): EventRecord[] {
  return archiveDrafts().flatMap((draft, at) => {
    if (draft.op !== 'add') return [];
    const change = { ...draft, seq: at + 1, at: new Date(draft.data.timestamp) };
    return applyChange(null, change) ?? [];
  });
}
