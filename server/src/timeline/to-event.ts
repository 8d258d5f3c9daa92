import type { Event } from '@vigil/common/events';
import type { EventRecord } from './change.ts';
import { confirmationOf } from './confirmation.ts';
import { ledgersOf } from './ledgers.ts';
import { originsOf } from './origins.ts';

/**
 * What browsers receive of a record: the reports become the parallel lists of sources and links, and what they amount
 * to. The reports themselves are sent for one event, when somebody asks.
 */
export function toEvent(record: EventRecord): Event {
  const { reports, removedImages: _, isUrgencySet: _set, merged: _merged, mergedInto: _into, ...event } = record;
  const links = new Map<string, string>();
  for (const report of reports) if (!links.get(report.source)) links.set(report.source, report.url);
  return {
    ...event,
    sources: [...links.keys()],
    sourceUrls: [...links.values()],
    sourceCount: links.size,
    originCount: originsOf(reports),
    marks: confirmationOf(reports).marks,
    figures: ledgersOf(record).map(({ rows, ...tally }) => ({ ...tally, rows: rows.length })),
  };
}
