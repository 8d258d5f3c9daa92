const dayMs = 86_400_000;

/** The current day of UTC and the six before it. */
const daysShown = 7;

/** The first day that is shown, such as '2030-01-02'. */
export function firstDay(now: Date): string {
  return dayOf(new Date(now.getTime() - (daysShown - 1) * dayMs));
}

/** How many of these dates fall on each day that is shown. Dates ahead of now count as now. */
export function countByDay(dates: readonly Date[], now: Date): Map<string, number> {
  const counts = new Map<string, number>();
  const first = firstDay(now);
  for (const date of dates) {
    const day = dayOf(date < now ? date : now);
    if (day >= first) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/** Items a day since the first day with one, of those that are shown; null if none was ever counted. */
export function itemsPerDay(days: Readonly<Record<string, number>> | null, now: Date): number | null {
  if (!days) return null;
  const first = firstDay(now);
  const shown = Object.entries(days).filter(([day]) => day >= first);
  const from = shown.map(([day]) => day).sort()[0];
  if (from === undefined) return 0;
  const passed = Math.max(1, (now.getTime() - Date.parse(from)) / dayMs);
  return shown.reduce((sum, [, count]) => sum + count, 0) / passed;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
