import type { EventType, UrgencyLevel } from '@vigil/common/events';

/** Two headlines, the second so many hours after the first; half an hour where no number stands. */
export type HeadlinePair = readonly [first: string, second: string, hours?: number];

/** A headline of ours and what a person says of it: null where the rubric leaves it aside. */
export type HeadlineCase = readonly [
  title: string,
  expected: { type: EventType; urgency: UrgencyLevel; place?: string } | null,
];

/** Headlines of our own making: the wording of wires on this subject, of which nothing was reported so. */
export interface Batch {
  /** One event in other words. */
  same: readonly HeadlinePair[];
  /** Two events in nearly the same words. */
  different: readonly HeadlinePair[];
  cases: readonly HeadlineCase[];
}
