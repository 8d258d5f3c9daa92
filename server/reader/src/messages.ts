import type { NewsText, Statement } from './statement.ts';

/** What the worker is asked. */
export type ReaderRequest = { id: number; report: NewsText } | { id: number; titles: [string, string] };

/** What it answers. */
export type ReaderResponse =
  | { loaded: string }
  | { id: number; statement: Statement }
  | { id: number; chance: number }
  | { id: number; error: string };
