import { type ArchiveEvent, archiveEvents } from './archive.ts';
import { outletTexts2024 } from './data/outlet-texts/2024.ts';
import { outletTexts2025 } from './data/outlet-texts/2025.ts';
import { outletTexts2026 } from './data/outlet-texts/2026.ts';
import type { ReplayEvent } from './outlet-reports.ts';
import type { OutletTexts, OutletTextsByDate } from './outlet-texts.ts';

/** The first day of the war of 2026: what was before it stands on the page when the replay begins. */
const firstLiveDay = '2026-02-28';

/** How many events stand on the page when the replay begins. */
export const eventsAtStart = 20;

/**
 * The events to replay: those of the months before the war of 2026, that war, and then the years before. Throws where
 * the texts of the outlets and the rows of the archive do not match.
 */
export function runningOrder(): ReplayEvent[] {
  const events = replayEvents();
  const live = events.findIndex(({ event }) => event.date.slice(0, 10) === firstLiveDay);
  const start = Math.max(0, live - eventsAtStart);
  return [...events.slice(start), ...events.slice(0, start)];
}

function replayEvents(): ReplayEvent[] {
  const byDate: OutletTextsByDate = { ...outletTexts2024, ...outletTexts2025, ...outletTexts2026 };
  const archive = archiveEvents();
  const dates = new Set(archive.map(({ date }) => date));
  const unknown = Object.keys(byDate).filter((date) => !dates.has(date));
  if (unknown.length > 0) throw new Error(`The archive has no rows of ${unknown.join(', ')}`);
  return [...dates].flatMap((date) => {
    const rows = archive.filter((event) => event.date === date);
    return pairsOf(date, rows, byDate[date] ?? rows.map(() => null));
  });
}

function pairsOf(date: string, events: ArchiveEvent[], texts: (OutletTexts | null)[]): ReplayEvent[] {
  if (events.length !== texts.length)
    throw new Error(`${date}: ${events.length} rows in the archive, ${texts.length} with texts`);
  return events.flatMap((event, at) => {
    const own = texts[at];
    return own ? [{ event, texts: own }] : [];
  });
}
