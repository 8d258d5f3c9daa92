import { hash } from 'node:crypto';
import type { Pace, SourceRow, Validators } from '../features/sources/store.ts';
import type { FetchPage } from '../outside/fetch-page.ts';
import type { Item } from './item.ts';
import { kinds } from './kinds/registry.ts';
import { rhythmOf } from './pace/rhythm.ts';
import { type FeedHead, readFeedHead } from './parse/feed-head.ts';
import type { Parser } from './parse.ts';

/** After decompression; the largest feeds of the field have a quarter of it. */
const maxFeedBytes = 2_000_000;

export interface SourceReading {
  /** None where they are the same as the last time. */
  items: Item[];
  /** Null when the feed said that nothing has changed. */
  validators: Validators | null;
  /** Of the items' bytes; null where none were ever seen. */
  digest: string | null;
  pace: Pace;
  /** Null when the feed said that nothing has changed. */
  head: FeedHead | null;
}

/**
 * Fetches the feed of a source and parses it, if its items are others than those of the digest `known`; many servers
 * never say that nothing has changed, and put the time of the answer into its head. Throws a `Fault` that says why it could not.
 */
export async function readSource(
  source: Pick<SourceRow, 'url' | 'kind' | 'etag' | 'lastModified'>,
  known: string | null,
  fetchPage: FetchPage,
  parser: Parser,
  signal: AbortSignal,
  now: Date,
): Promise<SourceReading> {
  const { url, kind, etag, lastModified } = source;
  const page = await fetchPage({ url, kind: 'feed', maxBytes: maxFeedBytes, etag, lastModified, signal });
  const freshness = page.freshForMs === null ? {} : { freshForMs: page.freshForMs };
  if (page.unchanged) return { items: [], validators: null, digest: known, pace: freshness, head: null };
  const parse = () => parser.parse(page.bytes, page.contentType, page.url, kind);
  const parsed = kinds[kind].hasCounters ? await parse() : null;
  const digest = hash('sha256', parsed ? JSON.stringify(parsed) : itemsOf(page.bytes));
  const items = digest === known ? null : (parsed ?? (await parse()));
  const head = readFeedHead(page.bytes);
  return {
    items: items ?? [],
    validators: { etag: page.etag, lastModified: page.lastModified },
    digest,
    pace: { ...(items && rhythmOf(items, now)), freshForMs: page.freshForMs ?? head.ttlMs },
    head,
  };
}

/** The bytes from the first item on; all, where that is not found. */
function itemsOf(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begins = ['<item', '<entry'].map((tag) => text.indexOf(tag)).filter((at) => at >= 0);
  return begins.length > 0 ? text.subarray(Math.min(...begins)) : text;
}
