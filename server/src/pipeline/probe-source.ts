import { alertKinds, type ProbedItem, type SourceKind, type SourceProbe } from '@vigil/common/sources';
import { Fault } from '../kit/fault.ts';
import type { Outside } from '../outside/outside.ts';
import type { ReadText } from '../timeline/stated.ts';
import type { Item } from './item.ts';
import { discover } from './kinds/discover.ts';
import type { Parser } from './parse.ts';
import { readSource } from './read-source.ts';

const shownItems = 3;
/** The address is fetched twice at most, each time for 15 s at most. */
const maxProbeMs = 40_000;

interface ProbeParts {
  outside: Pick<Outside, 'fetchPage' | 'checkUrl' | 'now'>;
  parser: Parser;
  readText: ReadText;
}

export type ProbeSource = (url: string, chosen?: SourceKind) => Promise<SourceProbe>;

/**
 * Reads an address that is not on the list, as a scan would read it, and stores nothing. Throws a `Fault` for an address
 * that may not be read; what is wrong with any other one is the `error` of the answer.
 */
export function createSourceProbe({ outside, parser, readText }: ProbeParts): ProbeSource {
  return async (address, chosen) => {
    outside.checkUrl(address);
    const { found, feeds } = await discover(address, outside.fetchPage, chosen);
    if (feeds.length > 1) return { ...found, url: address, feeds, items: 0, first: [], error: null };
    outside.checkUrl(found.url);
    const nothing: SourceProbe = { ...found, feeds: [], items: 0, first: [], error: null };
    try {
      const source = { ...found, etag: null, lastModified: null };
      const signal = AbortSignal.timeout(maxProbeMs);
      const { items } = await readSource(source, null, outside.fetchPage, parser, signal, outside.now());
      const isJudged = !alertKinds.has(found.kind);
      const first = await Promise.all(items.slice(0, shownItems).map((item) => toProbed(item, isJudged && readText)));
      return { ...nothing, items: items.length, first };
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return { ...nothing, error: error.message };
    }
  };
}

/** `readText`: false for items that are not judged. */
async function toProbed(item: Item, readText: ReadText | false): Promise<ProbedItem> {
  const { title, link, publishedAt } = item;
  const shown = { title, link, publishedAt: publishedAt?.toISOString() ?? null };
  const reading = readText && (await readText(item));
  if (!reading) return shown;
  const { relevant, eventType, urgencyLevel, location } = reading.judgement;
  const reason = `${Math.round(100 * reading.statement.relevance)}% likely to be about the conflict`;
  return { ...shown, judgement: { relevant, reason, eventType, urgencyLevel, location } };
}
