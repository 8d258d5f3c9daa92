import { offsetOf, wallClock } from './zone.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How far one step goes. */
export const steps = [
  { label: '1 day back', ms: -24 * hourMs },
  { label: '1 hour back', ms: -hourMs },
  { label: '1 hour on', ms: hourMs },
  { label: '1 day on', ms: 24 * hourMs },
] as const;

/** The moment that an address names, as the server reads it; or why nothing can be shown for it. */
export function readMoment(at: unknown, now: number): { iso: string } | { fault: string } {
  const time = Date.parse(String(at));
  if (Number.isNaN(time)) return { fault: `'${String(at).slice(0, 40)}' is no time that can be read.` };
  if (time > now) return { fault: 'That moment has not come yet.' };
  return { iso: new Date(time).toISOString() };
}

/** The value of a `datetime-local` field for a time: to the minute, in the zone of the page. */
export function toField(time: number): string {
  return wallClock(new Date(time)).toISOString().slice(0, 16);
}

/** The time of such a field, ISO 8601; null for what is none. */
export function fromField(value: string): string | null {
  const wall = Date.parse(`${value}Z`);
  if (Number.isNaN(wall)) return null;
  // Twice, since the offset is that of the moment itself.
  const near = wall - offsetOf(new Date(wall));
  return new Date(wall - offsetOf(new Date(near))).toISOString();
}
