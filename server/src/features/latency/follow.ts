import type { ChangeListener } from '../../changes/tail.ts';
import { type Change, type EventChange, isEventChange } from '../../timeline/change.ts';
import type { ArrivalLog } from './arrivals.ts';
import type { Latencies } from './latencies.ts';

interface LatencyOptions {
  latencies: Latencies;
  arrivals: ArrivalLog;
  /** The start of this server. */
  since: Date;
  /** Returns true if the feed of this name was read before. */
  hasBeenRead: (source: string) => boolean;
  /** Resolves when all messages have been written to the sockets. */
  flushed: () => Promise<void>;
  now: () => Date;
}

/** Older reports of a feed that was read before were published again. */
const maxDelayMs = 86_400_000;

/** Measures the latency of the reports of each change. Subscribe after the listener that sends to sockets. */
export function followLatency({
  latencies,
  arrivals,
  since,
  hasBeenRead,
  flushed,
  now,
}: LatencyOptions): ChangeListener {
  /** The backlog of a feed that was never read before says nothing about delays, nor do old items that come back. */
  const isMeasured = ({ source, at, storedAt }: PublishedReport) =>
    at >= since.getTime() || (hasBeenRead(source) && storedAt - at <= maxDelayMs);

  return (changes) => {
    const read = changes.filter(isReadFromFeed).filter(({ at }) => at >= since);
    if (read.length === 0) return;
    const published = read.flatMap(publishedIn).filter(isMeasured);
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

interface PublishedReport {
  source: string;
  /** The times of publication and of storage, in milliseconds since 1970. */
  at: number;
  storedAt: number;
}

/** The dated reports of a change. */
function publishedIn(change: EventChange): PublishedReport[] {
  if (change.data === null || (change.op !== 'add' && change.op !== 'report')) return [];
  const reports = change.op === 'add' ? change.data.reports : [change.data.report];
  return reports.flatMap(({ source, publishedAt }) =>
    publishedAt ? { source, at: Date.parse(publishedAt), storedAt: change.at.getTime() } : [],
  );
}
