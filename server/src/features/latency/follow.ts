import type { ChangeListener } from '../../changes/tail.ts';
import { type Change, type EventChange, isEventChange } from '../../timeline/change.ts';
import type { Latencies } from './latencies.ts';

interface LatencyOptions {
  latencies: Latencies;
  /** When this server began to look: what was published before did not wait for it. */
  since: Date;
  /** Resolves when all that was said to the sockets is on its way. */
  told: () => Promise<void>;
  now: () => Date;
}

/** Notes how long the reports of each change took; must hear of changes after the sockets did. */
export function followLatency({ latencies, since, told, now }: LatencyOptions): ChangeListener {
  return (changes) => {
    const read = changes.filter(isReadFromFeed).filter(({ at }) => at >= since);
    if (read.length === 0) return;
    for (const change of read) latencies.note('seen', waitedFor(change, since));
    // Many sockets are written to in several turns, which the next changes need not wait for.
    void told().then(() => {
      const at = now().getTime();
      const took = read.map((change) => Math.max(0, at - change.at.getTime()));
      latencies.note('pushed', took);
    });
  };
}

const isReadFromFeed = (change: Change): change is EventChange =>
  isEventChange(change) && change.by === 'pipeline' && change.data !== null;

/** For each report of a change: from the time its publisher gives to the log. */
function waitedFor(change: EventChange, since: Date): number[] {
  if (change.data === null || (change.op !== 'add' && change.op !== 'report')) return [];
  const reports = change.op === 'add' ? change.data.reports : [change.data.report];
  const published = reports.flatMap(({ publishedAt }) => (publishedAt ? Date.parse(publishedAt) : []));
  return published.filter((at) => at >= since.getTime()).map((at) => Math.max(0, change.at.getTime() - at));
}
