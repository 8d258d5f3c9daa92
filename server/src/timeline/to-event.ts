import type { Event } from '@vigil/common/events';
import type { EventRecord } from './change.ts';
import { confirmationOf } from './confirmation.ts';
import { ledgersOf } from './ledgers.ts';
import { movedOf } from './moves.ts';
import { originsOf } from './origins.ts';

/**
 * The event that browsers receive: reports become the parallel lists of sources and links, and counts. The reports
 * themselves are loaded for one event on request.
 */
export function toEvent(record: EventRecord): Event {
  const {
    reports,
    statement: _own,
    removedImages: _,
    isUrgencySet: _set,
    merged: _merged,
    mergedInto: _into,
    ...event
  } = record;
  const links = new Map<string, string>();
  for (const report of reports) if (!links.get(report.source)) links.set(report.source, report.url);
  const { moves, steps, evidenceAt } = movedOf(record);
  return {
    ...event,
    ...(moves.length > 0 && { moves: [...moves] }),
    ...(steps > 0 && { step: steps }),
    ...(evidenceAt !== null && { evidenceAt }),
    sources: [...links.keys()],
    sourceUrls: [...links.values()],
    sourceCount: links.size,
    originCount: originsOf(reports),
    marks: [...confirmationOf(reports).marks],
    figures: ledgersOf(record).map(({ rows, ...tally }) => ({ ...tally, rows: rows.length })),
  };
}
