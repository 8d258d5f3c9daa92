import type { Event } from '@vigil/common/events';
import { exportColumns } from '@vigil/common/exports';
import { cleanText } from '../../kit/clean-text.ts';

type CsvRow = Record<(typeof exportColumns)[number], string>;

/** The header line. */
export const csvHeader = line([...exportColumns]);

/** An event as a CSV line (RFC 4180). */
export function toCsvLine(event: Event): string {
  const { place } = event;
  const row: CsvRow = {
    id: event.id,
    time: event.timestamp,
    precision: event.precision,
    title: event.title,
    summary: event.summary,
    type: event.eventType,
    urgency: event.urgencyLevel,
    location: event.location,
    coordinates: place ? `${place.lat} ${place.lon}` : '',
    sources: event.sources.join('; '),
    links: event.sourceUrls.join('; '),
    sourceCount: String(event.sourceCount),
    originCount: String(event.originCount),
    judgedBy: event.judgedBy,
    archived: String(event.archived),
    updatedAt: event.updatedAt,
  };
  return line(exportColumns.map((column) => defuse(cleanText(row[column]))));
}

function line(cells: string[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

function quote(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Prefixes cells that a spreadsheet would run as a formula. */
function defuse(cell: string): string {
  return /^\s*[=+\-@＝＋－＠|%]/.test(cell) ? `'${cell}` : cell;
}
