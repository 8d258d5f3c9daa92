import { inParallel } from '../../kit/concurrency.ts';
import { Fault } from '../../kit/fault.ts';
import type { FetchPage } from '../../outside/fetch-page.ts';
import { toHttpUrl } from '../parse/addresses.ts';
import { decodeText } from '../parse/decode.ts';
import type { AlertLink, OfficialAlert } from './alert.ts';

/** Of an answer of a channel. */
export const maxBytes = 1_000_000;
const concurrency = 4;
/** Far more than alerts are in force at once; the others are named in the fault. */
const maxLinks = 200;
/** A link that could not be read is asked again after this time, so that it does not delay the others. */
const retryMs = 15_000;

export type IndexReader = ReturnType<typeof createIndexReader>;

type Outcome = { alerts: OfficialAlert[] } | { fault: string; at: number };

/** Reads the alerts that an index links to, each one once for each of its versions. */
export function createIndexReader(readAlerts: (text: string) => OfficialAlert[], fetchPage: FetchPage) {
  let known = new Map<string, Outcome>();

  /** `fault` says how many could not be read, and why the first of them. */
  async function read(
    links: AlertLink[],
    indexUrl: string,
    signal: AbortSignal,
  ): Promise<{ alerts: OfficialAlert[]; fault: Fault | null }> {
    const shown = links.slice(0, maxLinks);
    const versions = new Set(shown.map(({ version }) => version));
    known = new Map([...known].filter(([version]) => versions.has(version)));
    const due = shown.filter(({ version }) => {
      const outcome = known.get(version);
      return !outcome || ('fault' in outcome && performance.now() - outcome.at >= retryMs);
    });
    await inParallel(concurrency, due, async ({ link, version }) => {
      known.set(version, await readOne(toHttpUrl(link, indexUrl), signal));
    });
    const outcomes = [...known.values()];
    const faults = outcomes.flatMap((outcome) => ('fault' in outcome ? outcome.fault : []));
    const alerts = outcomes.flatMap((outcome) => ('alerts' in outcome ? outcome.alerts : []));
    return { alerts, fault: faultOf(faults, links.length) };
  }

  async function readOne(url: string | null, signal: AbortSignal): Promise<Outcome> {
    try {
      if (!url) throw new Fault('badInput', 'An entry links to no alert.');
      const page = await fetchPage({ url, kind: 'feed', lane: 'alerts', maxBytes, signal });
      return { alerts: page.unchanged ? [] : readAlerts(decodeText(page.bytes, page.contentType)) };
    } catch (error) {
      if (!(error instanceof Fault) || signal.aborted) throw error;
      return { fault: error.message, at: performance.now() };
    }
  }

  return { read };
}

function faultOf(faults: string[], total: number): Fault | null {
  const unread = faults.length + Math.max(0, total - maxLinks);
  if (unread === 0) return null;
  const why = faults[0] ?? `At most ${maxLinks} are read.`;
  return new Fault('badInput', `This index links to ${total} alerts, of which ${unread} could not be read: ${why}`);
}
