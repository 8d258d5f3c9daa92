import type { KnownActs } from './again.ts';
import type { Comparable } from './stated-report.ts';

/** A recent event. */
export interface Known {
  eventId: string;
  /** Times of its first and its last report, ms since 1970. */
  firstAt: number;
  lastAt: number;
  /** Its first reports, which later ones are compared with. */
  core: readonly Comparable[];
  /** How many reports it has. */
  reports: number;
  history: KnownActs;
  /** The event that it repeats. */
  againOf: string | null;
}
