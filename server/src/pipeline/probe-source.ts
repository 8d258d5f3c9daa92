import { alertKinds, type ProbedItem, type SourceKind, type SourceProbe } from '@vigil/common/sources';
import { Fault } from '../kit/fault.ts';
import type { Outside } from '../outside/outside.ts';
import { classify } from './classify/classify.ts';
import type { ConflictState } from './conflict/conflict.ts';
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
  /** The state of the conflict, which decides how items are judged. */
  stateNow: () => ConflictState;
}

export type ProbeSource = (url: string, chosen?: SourceKind) => Promise<SourceProbe>;

/**
 * Reads an address that is not on the list, as a scan would read it, and stores nothing. Throws a `Fault` for an address
 * that may not be read; what is wrong with any other one is the `error` of the answer.
 */
export function createSourceProbe({ outside, parser, stateNow }: ProbeParts): ProbeSource {
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
      const first = items
        .slice(0, shownItems)
        .map((item) => toProbed(item, alertKinds.has(found.kind) ? null : stateNow()));
      return { ...nothing, items: items.length, first };
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return { ...nothing, error: error.message };
    }
  };
}

/** `state`: null for items that are not judged. */
function toProbed({ title, summary, link, publishedAt }: Item, state: ConflictState | null): ProbedItem {
  const shown = { title, link, publishedAt: publishedAt?.toISOString() ?? null };
  if (state === null) return shown;
  const { relevant, eventType, urgencyLevel, location, reasons } = classify({ title, summary }, state);
  return { ...shown, judgement: { relevant, reason: reasonOf(reasons()), eventType, urgencyLevel, location } };
}

/** The reason of the relevance without the answer itself, which stands beside it. */
function reasonOf([reason = '']: string[]): string {
  return reason.replace(/^(?:not )?relevant: /, '');
}
