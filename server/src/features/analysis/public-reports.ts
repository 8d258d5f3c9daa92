import type { Analysis } from '@vigil/common/analysis';
import { createBreath } from '../../kit/breath.ts';
import type { EventRecord } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import { publicReport } from './public-report.ts';
import type { StoredAnalysis } from './store.ts';

/** Analyses kept as they were last read. */
const mostKept = 20;

interface Parts {
  events: Pick<EventStore, 'publicOf'>;
  /** Number of the last change that this server has announced. */
  position: () => number;
}

export type PublicReports = ReturnType<typeof createPublicReports>;

/** Analyses as the public may read them at the moment: of each, read once after a change of the log. */
export function createPublicReports({ events, position }: Parts) {
  const kept = new Map<string, { seq: number; report: Promise<Analysis> }>();

  function of(stored: StoredAnalysis): Promise<Analysis> {
    const { id } = stored.analysis;
    const seq = position();
    const known = kept.get(id);
    if (known?.seq === seq) return known.report;
    const report = read(stored);
    kept.delete(id);
    kept.set(id, { seq, report });
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
    report.catch(() => kept.delete(id));
    return report;
  }

  async function read(stored: StoredAnalysis): Promise<Analysis> {
    const ids = new Set(stored.analysis.sentences.flatMap(({ eventIds }) => eventIds));
    const cited: Map<string, EventRecord> = await events.publicOf([...ids]);
    return publicReport(stored, cited, createBreath());
  }

  return { of };
}
