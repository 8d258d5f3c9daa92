import { create } from 'zustand';
import { recall } from './remembered.ts';

export const zoneKey = 'vigil-zone';

/** The zone of all times on the page. Everything that shows a time is drawn again when it changes. Empty: the device's. */
export const useZone = create(() => recall(zoneKey) ?? '');

/** For `Intl`; undefined stands for the device's. */
export const timeZone = (): string | undefined => useZone.getState() || undefined;

const quarterMs = 15 * 60_000;
const offsets = new Map<string, number>();

/** How far the clock of the zone is ahead of UTC, in milliseconds. Zones change it at a quarter of an hour. */
export function offsetOf(at: Date): number {
  const zone = timeZone();
  if (!zone) return -at.getTimezoneOffset() * 60_000;
  const quarter = Math.floor(at.getTime() / quarterMs) * quarterMs;
  const known = offsets.get(zone + quarter);
  if (known !== undefined) return known;
  // Swedish writes a date as ISO 8601 does.
  const text = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone }).format(
    quarter,
  );
  const offset = Date.parse(`${text.replace(' ', 'T')}Z`) - quarter;
  offsets.set(zone + quarter, offset);
  return offset;
}

/** The moment whose clock in UTC is that of `at` in the zone. */
export const wallClock = (at: Date): Date => new Date(at.getTime() + offsetOf(at));
