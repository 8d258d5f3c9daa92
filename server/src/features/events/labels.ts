import type { StatementLabel } from '@vigil/common/statements';
import type { EventChange, StoredReport } from '../../timeline/change.ts';
import { foldChange, type Records } from '../../timeline/fold.ts';
import { statedFields } from './reading.ts';

/**
 * The corrected statements in the changes of some events and of those that were merged into them, each report once, without those
 * of erased events. Their order is that of the log.
 */
export function toLabels(changes: readonly EventChange[]): StatementLabel[] {
  const labels = new Map<string, StatementLabel>();
  const records: Records = new Map();
  for (const change of changes) {
    const item = change.op === 'restate' ? change.data?.report : undefined;
    const before = reportOf(records, change.eventId, item)?.statement;
    foldChange(records, change);
    const after = reportOf(records, change.eventId, item);
    // A report without a title belonged to an event that was erased.
    if (!after?.statement || after.title === '') continue;
    const { item: id, title, url, statement } = after;
    const known = labels.get(id);
    const { model, read } = known ?? {
      model: before && /^[0-9a-f]{12}$/.test(before.model) ? before.model : null,
      read: before ? statedFields(before) : null,
    };
    const at = change.at.toISOString();
    labels.set(id, { item: id, title, url, at, model, read, corrected: statedFields(statement) });
  }
  return [...labels.values()];
}

function reportOf(records: Records, eventId: string, item: string | undefined): StoredReport | undefined {
  return records.get(eventId)?.reports.find((report) => report.item === item);
}
