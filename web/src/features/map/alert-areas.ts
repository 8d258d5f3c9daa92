import type { AlertArea, Event } from '@vigil/common/events';

type Alerted = Pick<Event, 'alertAreas' | 'updatedAt' | 'deletedAt'>;

/** An alert without an all-clear is over this long after its last message, in milliseconds. */
const overMs = 30 * 60_000;

/** The areas under alert at a time, each once, the largest first, so that smaller ones lie on top. */
export function areasUnderAlert(events: readonly Alerted[], at: number): AlertArea[] {
  const byName = new Map<string, AlertArea>();
  for (const { alertAreas = [], updatedAt, deletedAt } of events) {
    if (deletedAt !== null || at - Date.parse(updatedAt) >= overMs) continue;
    for (const area of alertAreas) {
      const known = byName.get(area.name);
      if (!known || known.radiusKm < area.radiusKm) byName.set(area.name, area);
    }
  }
  return [...byName.values()].sort((a, b) => b.radiusKm - a.radiusKm);
}
