import type { Analysis } from '@vigil/common/analysis';
import { createSeqCache } from '../../kit/seq-cache.ts';
import { createYielder } from '../../kit/yield-to-event-loop.ts';
import type { EventRecord } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import { publicReport } from './public-report.ts';
import type { StoredAnalysis } from './store.ts';

const maxCached = 20;

interface PublicReportsOptions {
  events: Pick<EventStore, 'publicOf'>;
  /** Number of the last change that this server has announced. */
  position: () => number;
}

export type PublicReports = ReturnType<typeof createPublicReports>;

/** Analyses as the public may read them now. Each is computed once after a change of the log. */
export function createPublicReports({ events, position }: PublicReportsOptions) {
  const cached = createSeqCache<Analysis>({ max: maxCached, position });
  const of = (stored: StoredAnalysis): Promise<Analysis> => cached(stored.analysis.id, () => read(stored));

  async function read(stored: StoredAnalysis): Promise<Analysis> {
    const ids = new Set(stored.analysis.sentences.flatMap(({ eventIds }) => eventIds));
    const cited: Map<string, EventRecord> = await events.publicOf([...ids]);
    return publicReport(stored, cited, createYielder());
  }

  return { of };
}
