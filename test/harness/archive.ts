import { applyChange, type EventRecord } from '@vigil/common/timeline';
import { archiveDrafts } from '@vigil/seed/archive';

/** The archive as events, oldest first. */
export function archiveRecords(): EventRecord[] {
  return archiveDrafts().flatMap((draft, at) => {
    if (draft.op !== 'add') return [];
    const change = { ...draft, seq: at + 1, at: new Date(draft.data.timestamp) };
    return applyChange(null, change) ?? [];
  });
}
