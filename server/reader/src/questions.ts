import type { Reading, Report } from './reading.ts';

/** What the worker is asked. */
export type Question = { id: number; report: Report } | { id: number; titles: [string, string] };

/** What it answers. */
export type Answer =
  | { loaded: string }
  | { id: number; reading: Reading }
  | { id: number; chance: number }
  | { id: number; error: string };
