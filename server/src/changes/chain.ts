import { hash } from 'node:crypto';
import type { Draft, Op } from '../timeline/change.ts';

/** One entry of the log as stored. `data` is null once its event was erased; `digest` stays. */
export interface LogEntry {
  _id: number;
  at: Date;
  by: string;
  op: Op;
  /** Left out where the change is an act on something else than an event. */
  eventId?: string;
  /** Unique in the log. Left out where no feed item stands behind the change. */
  item?: string;
  /** True for what an administrator did; left out otherwise. Derived from `by`, for the index. */
  audited?: true;
  data: unknown;
  /** True where texts of an erased event were taken out of the data of another one: its digest is that of the data before. */
  redacted?: true;
  /** SHA-256 of the data in canonical JSON, hex. */
  digest: string;
  /** The link of the entry before; the epoch for the first one. */
  prev: string;
}

/** SHA-256 of any JSON value, the same whatever order its keys are in. */
export function digestOf(data: unknown): string {
  return sha256(canonical(data));
}

/** The draft with its data as a database gives them back, and their digest. */
export function hashDraft(draft: Draft): { sealed: Draft; digest: string } {
  const text = canonical(draft.data);
  return { sealed: { ...draft, data: JSON.parse(text) }, digest: sha256(text) };
}

/** What the next entry's `prev` must be: covers everything but the data, which its digest stands for. */
export function linkOf(entry: Omit<LogEntry, 'data'>): string {
  const { _id, at, by, op, eventId, item, digest, prev } = entry;
  return sha256(JSON.stringify([_id, at.toISOString(), by, op, eventId ?? null, item ?? null, digest, prev]));
}

/** Where the chain breaks, in words, or null when `entries` follow `prev` without a gap or a forgery. */
export function findBreak(entries: Iterable<LogEntry>, prev: string, seq = 0): string | null {
  for (const entry of entries) {
    seq += 1;
    if (entry._id !== seq) return `change ${seq} is missing`;
    if (entry.prev !== prev) return `change ${seq} does not follow the one before it`;
    if (entry.data !== null && !entry.redacted && digestOf(entry.data) !== entry.digest)
      return `the data of change ${seq} were altered`;
    prev = linkOf(entry);
  }
  return null;
}

function sha256(text: string): string {
  return hash('sha256', text);
}

/** The database keeps no half of a character: the digest is that of what it keeps. JSON shows such a half by its number. */
function quoted(text: string): string {
  const json = JSON.stringify(text);
  return json.includes('\\ud') ? JSON.stringify(text.replace(/\p{Cs}/gu, '\ufffd')) : json;
}

function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(fields).sort())
    if (fields[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(fields[key])}`);
  return `{${parts.join(',')}}`;
}
