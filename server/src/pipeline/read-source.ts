import type { SourceRow } from '../features/sources/store.ts';
import type { FetchPage } from '../outside/fetch-page.ts';
import type { Item } from './item.ts';
import type { Parser } from './parse.ts';

/** Bytes after decompression; the largest feeds of the field have a quarter of it. */
const largestFeed = 2_000_000;

export type Reading = { unchanged: true } | { unchanged: false; items: Item[]; validators: Validators };
type Validators = Pick<SourceRow, 'etag' | 'lastModified'>;

/** Fetches and parses the feed of a source, if it has changed; throws a `Fault` that says why it could not. */
export async function readSource(
  source: SourceRow,
  fetchPage: FetchPage,
  parser: Parser,
  signal: AbortSignal,
): Promise<Reading> {
  const { url, etag, lastModified } = source;
  const page = await fetchPage({ url, kind: 'feed', maxBytes: largestFeed, etag, lastModified, signal });
  if (page.unchanged) return { unchanged: true };
  const items = await parser.parse(page.bytes, page.contentType);
  return { unchanged: false, items, validators: { etag: page.etag, lastModified: page.lastModified } };
}
