import type { Occurred } from './occurrence.ts';

/** As many events of one origin in a window of 24 hours count as one that is established. */
const minLone = 2;

/**
 * The windows in which an attack is reported: two origins, an administrator or the archive stand behind one, or two events of one origin
 * each report one. Of days of news without an attack, 20 of 42 had one such event by error (docs/formula.md).
 */
export function attackWindows(events: Iterable<Occurred>, windowOf: (time: number) => number): ReadonlySet<number> {
  const found = new Set<number>();
  const lone = new Map<number, number>();
  for (const { time, isAttack, isSupported = true, isArchived = false } of events) {
    if (!isAttack) continue;
    const at = windowOf(time);
    const count = (lone.get(at) ?? 0) + 1;
    lone.set(at, count);
    if (isSupported || isArchived || count >= minLone) found.add(at);
  }
  return found;
}
