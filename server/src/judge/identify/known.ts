import type { Frame } from '../../language/frame.ts';
import type { ReportedAct } from '../../language/reported-act.ts';
import type { KnownActs } from './again.ts';
import type { SettledAt, Settlement } from './settlement.ts';
import type { Vector } from './vector.ts';
import type { Wording } from './wording.ts';

/** A recent event: the sum of its reports, and what they tell. */
export interface Known {
  eventId: string;
  /** Times of its first and its last report, ms since 1970. */
  firstAt: number;
  lastAt: number;
  vector: Vector;
  frame: Frame;
  /** One of its reports names no town, thing or person. */
  isBroad: boolean;
  /** Ids of what its frame says, searched for as terms are. */
  keys: number[];
  /** The title of its first report, if that was a headline and no more. */
  bare: Wording | null;
  /** Its first reports. */
  core: Dated[];
  /** How many reports it has. */
  reports: number;
  settled: SettledAt | null;
  history: KnownActs;
  /** The event that it repeats. */
  againOf: string | null;
}

/** One report of an event. */
export interface ReportIdentity {
  vector: Vector;
  frame: Frame;
  /** What its title begins with. */
  subject: string | null;
  /** The day that its title gives, in days since 1970. */
  day: number | null;
  /** Its title; null for what has a summary too. */
  bare: Wording | null;
}

/** A report and its time, ms since 1970. */
export type Dated = ReportIdentity & { at: number };

/** A text as the index sees it. */
export interface Located extends Dated {
  keys: number[];
  reported: ReportedAct;
  settlement: Settlement | null;
}
