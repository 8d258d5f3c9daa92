import { hash } from 'node:crypto';
import type { ChangeDraft, Op } from '../timeline/change.ts';

/** One stored entry of the log. `data` is null once its event was erased; `digest` stays. */
export interface LogEntry {
  _id: number;
  at: Date;
  by: string;
  op: Op;
  /** Missing if the change is an audit action. */
  eventId?: string;
  /** Unique in the log. Missing if the change has no feed item. */
  item?: string;
  /** True for changes by administrators, else missing. Derived from `by`, for the index. */
  audited?: true;
  data: unknown;
  /** True if texts of an erased event were removed from the data; the digest is that of the original data. */
  redacted?: true;
  /** SHA-256 of the data in canonical JSON, hex. */
  digest: string;
  /** The link of the previous entry; `root` for the first one. */
  prev: string;
}

/** SHA-256 of a JSON value, independent of the order of its keys. */
export function digestOf(data: unknown): string {
  return sha256(canonical(data));
}

/** The draft with its data as a database returns them, and their digest. */
export function hashDraft(draft: ChangeDraft): { stored: ChangeDraft; digest: string } {
  const text = canonical(draft.data);
  return { stored: { ...draft, data: JSON.parse(text) }, digest: sha256(text) };
}

/** The `prev` of the next entry. Covers everything but the data, which the digest stands for. */
export function linkOf(entry: Omit<LogEntry, 'data'>): string {
  const { _id, at, by, op, eventId, item, digest, prev } = entry;
  return sha256(JSON.stringify([_id, at.toISOString(), by, op, eventId ?? null, item ?? null, digest, prev]));
}

/** The first break of the chain, as text; null if `entries` follow `prev` without gaps and unmodified. */
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

/** Databases do not store unpaired surrogates: the digest is that of the stored text. JSON escapes them. */
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
