import type { ChangeListener } from '../../changes/tail.ts';
import { type Change, type EventChange, isEventChange } from '../../timeline/change.ts';
import type { Arrivals } from './arrivals.ts';
import type { Latencies } from './latencies.ts';

interface LatencyOptions {
  latencies: Latencies;
  arrivals: Arrivals;
  /** The start of this server: earlier publications are not measured. */
  since: Date;
  /** Resolves when all messages have been written to the sockets. */
  flushed: () => Promise<void>;
  now: () => Date;
}

/** Measures the latency of the reports of each change. Subscribe after the listener that sends to sockets. */
export function followLatency({ latencies, arrivals, since, flushed, now }: LatencyOptions): ChangeListener {
  return (changes) => {
    const read = changes.filter(isReadFromFeed).filter(({ at }) => at >= since);
    if (read.length === 0) return;
    const published = read.flatMap((change) => publishedSince(change, since));
    latencies.note(
      'seen',
      published.map(({ at, storedAt }) => Math.max(0, storedAt - at)),
    );
    // Writing to many sockets takes several turns of the event loop; later changes need not wait for it.
    void flushed().then(() => {
      const at = now().getTime();
      const took = read.map((change) => Math.max(0, at - change.at.getTime()));
      latencies.note('pushed', took);
      for (const report of published) arrivals.note(report.source, Math.max(0, at - report.at));
    });
  };
}

const isReadFromFeed = (change: Change): change is EventChange =>
  isEventChange(change) && change.by === 'pipeline' && change.data !== null;

/** The reports of a change with the times of their publication and their storage, in milliseconds since 1970. */
function publishedSince(change: EventChange, since: Date): { source: string; at: number; storedAt: number }[] {
  if (change.data === null || (change.op !== 'add' && change.op !== 'report')) return [];
  const reports = change.op === 'add' ? change.data.reports : [change.data.report];
  return reports.flatMap(({ source, publishedAt }) => {
    const at = publishedAt ? Date.parse(publishedAt) : Number.NaN;
    return at >= since.getTime() ? { source, at, storedAt: change.at.getTime() } : [];
  });
}
