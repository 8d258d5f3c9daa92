import type { AuditEntry } from '@vigil/common/audit';

/** The entries that are shown, newest first. */
export interface ShownEntries {
  entries: readonly AuditEntry[];
  /** There may be older ones. */
  hasMore: boolean;
}

/**
 * The list with the newest entries, of which at most `limit` were asked for. If they do not overlap
 * with the known ones, entries between them may be missing, and the list starts again.
 */
export function mergeNewest(known: ShownEntries | null, newest: readonly AuditEntry[], limit: number): ShownEntries {
  const oldest = newest.at(-1)?.seq ?? 0;
  const meets = known?.entries.some(({ seq }) => seq >= oldest) ?? false;
  if (!known || !meets) return { entries: newest, hasMore: newest.length === limit };
  return { entries: [...newest, ...known.entries.filter(({ seq }) => seq < oldest)], hasMore: known.hasMore };
}

/** The list with older entries, of which at most `limit` were asked for. */
export function addOlder({ entries }: ShownEntries, older: readonly AuditEntry[], limit: number): ShownEntries {
  return { entries: [...entries, ...older], hasMore: older.length === limit };
}
