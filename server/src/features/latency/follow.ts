import type { ChangeListener } from '../../changes/tail.ts';
import { type Change, type EventChange, isEventChange } from '../../timeline/change.ts';
import type { Latencies } from './latencies.ts';

interface LatencyOptions {
  latencies: Latencies;
  /** The start of this server: earlier publications are not measured. */
  since: Date;
  /** Resolves when all messages have been written to the sockets. */
  told: () => Promise<void>;
  now: () => Date;
}

/** Measures the latency of the reports of each change. Subscribe after the listener that sends to sockets. */
export function followLatency({ latencies, since, told, now }: LatencyOptions): ChangeListener {
  return (changes) => {
    const read = changes.filter(isReadFromFeed).filter(({ at }) => at >= since);
    if (read.length === 0) return;
    for (const change of read) latencies.note('seen', waitedFor(change, since));
    // Writing to many sockets takes several turns of the event loop; later changes need not wait for it.
    void told().then(() => {
      const at = now().getTime();
      const took = read.map((change) => Math.max(0, at - change.at.getTime()));
      latencies.note('pushed', took);
    });
  };
}

const isReadFromFeed = (change: Change): change is EventChange =>
  isEventChange(change) && change.by === 'pipeline' && change.data !== null;

/** For each report of a change: the time from publication to the log. */
function waitedFor(change: EventChange, since: Date): number[] {
  if (change.data === null || (change.op !== 'add' && change.op !== 'report')) return [];
  const reports = change.op === 'add' ? change.data.reports : [change.data.report];
  const published = reports.flatMap(({ publishedAt }) => (publishedAt ? Date.parse(publishedAt) : []));
  return published.filter((at) => at >= since.getTime()).map((at) => Math.max(0, change.at.getTime() - at));
}
