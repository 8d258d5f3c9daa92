import { hash } from 'node:crypto';
import type { SourceRow, Validators } from '../features/sources/store.ts';
import type { FetchPage } from '../outside/fetch-page.ts';
import type { Item } from './item.ts';
import type { Parser } from './parse.ts';

/** Bytes after decompression; the largest feeds of the field have a quarter of it. */
const largestFeed = 2_000_000;

export interface Reading {
  /** None where they are the same as the last time. */
  items: Item[];
  /** Null when the feed said that nothing has changed. */
  validators: Validators | null;
  /** Of the items' bytes; null where none were ever seen. */
  digest: string | null;
}

/**
 * Fetches the feed of a source and parses it, if its items are others than those of the digest `known`; many servers
 * never say that nothing has changed, and put the time of the answer into its head. Throws a `Fault` that says why it could not.
 */
export async function readSource(
  source: SourceRow,
  known: string | null,
  fetchPage: FetchPage,
  parser: Parser,
  signal: AbortSignal,
): Promise<Reading> {
  const { url, etag, lastModified } = source;
  const page = await fetchPage({ url, kind: 'feed', maxBytes: largestFeed, etag, lastModified, signal });
  if (page.unchanged) return { items: [], validators: null, digest: known };
  const digest = hash('sha256', itemsOf(page.bytes));
  const items = digest === known ? [] : await parser.parse(page.bytes, page.contentType, page.url);
  return { items, validators: { etag: page.etag, lastModified: page.lastModified }, digest };
}

/** The bytes from the first item on; all, where that is not found. */
function itemsOf(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begins = ['<item', '<entry'].map((tag) => text.indexOf(tag)).filter((at) => at >= 0);
  return begins.length > 0 ? text.subarray(Math.min(...begins)) : text;
}
