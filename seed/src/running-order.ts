import { type ArchiveEvent, archiveEvents } from './archive.ts';
import { retold2024 } from './data/retold/2024.ts';
import { retold2025 } from './data/retold/2025.ts';
import { retold2026 } from './data/retold/2026.ts';
import type { RetoldEvent } from './retell.ts';
import type { Retold, RetoldYear } from './retold-row.ts';

/** The first day of the war of 2026: what was before it stands on the page when the replay begins. */
export const firstLiveDay = '2026-02-28';

/** How many events stand on the page when the replay begins. */
export const eventsAtStart = 20;

/**
 * The events to replay: those of the months before the war of 2026, that war, and then the years before. Throws where
 * the retold texts and the rows of the archive do not match.
 */
export function runningOrder(): RetoldEvent[] {
  const events = retoldEvents();
  const live = events.findIndex(({ event }) => event.date.slice(0, 10) === firstLiveDay);
  const start = Math.max(0, live - eventsAtStart);
  return [...events.slice(start), ...events.slice(0, start)];
}

function retoldEvents(): RetoldEvent[] {
  const texts: RetoldYear = { ...retold2024, ...retold2025, ...retold2026 };
  const archive = archiveEvents();
  const dates = new Set(archive.map(({ date }) => date));
  const unknown = Object.keys(texts).filter((date) => !dates.has(date));
  if (unknown.length > 0) throw new Error(`The archive has no rows of ${unknown.join(', ')}`);
  return [...dates].flatMap((date) => {
    const rows = archive.filter((event) => event.date === date);
    return pairsOf(date, rows, texts[date] ?? rows.map(() => null));
  });
}

function pairsOf(date: string, events: ArchiveEvent[], retold: (Retold | null)[]): RetoldEvent[] {
  if (events.length !== retold.length)
    throw new Error(`${date}: ${events.length} rows in the archive, ${retold.length} retold`);
  return events.flatMap((event, at) => {
    const texts = retold[at];
    return texts ? [{ event, retold: texts }] : [];
  });
}
