import type { Audience } from '@vigil/common/access';
import { type HealthIssue, publicHealthIssues } from '@vigil/common/health-issues';
import type { ScanProgress } from '@vigil/common/scan';
import type { AppContext } from './context.ts';
import { createArrivals } from './features/latency/arrivals.ts';
import { createLatencies } from './features/latency/latencies.ts';
import { createHealthMonitor } from './features/stats/health-monitor.ts';
import { createHealth } from './kit/health.ts';
import { createMetrics, serveMetrics } from './kit/metrics.ts';

export type Observability = ReturnType<typeof createObservability>;

/**
 * What operators see of this process: health, health issues, metrics, and the latency of news. `countUnread`: of reports that wait because
 * the reader could not read them.
 */
export function createObservability(
  { env, stores, signals, outside: { now }, log }: AppContext,
  countUnread: () => number,
) {
  const { sources, scan, tail } = stores;
  const health = createHealth(stores.ping, () => stores.space.fullSince() !== null);
  const metrics = createMetrics();
  const latencies = createLatencies((stage, ms) => metrics.latency.observe({ stage }, ms / 1000));
  const arrivals = createArrivals();
  const healthMonitor = createHealthMonitor({
    sources,
    scan,
    space: stores.space,
    changes: stores.log,
    position: tail.position,
    countUnread,
    now,
    log,
    onChange: () => signals.emit('health-changed'),
    onCheck: () => signals.emit('sources-checked'),
  });
  let close = async () => {};

  metrics.gauge('vigil_seq', 'The change of the log up to which this server has followed it.', tail.position);
  metrics.gauge('vigil_head', 'The last change of the log, as seen seconds ago.', healthMonitor.head);
  metrics.gauge('vigil_sources', 'Sources by whether their feed could be read.', sourcesByState, 'state');
  metrics.gauge('vigil_database_lacks', 'What the database lacks and Vigil does without.', missingFeatures, 'feature');
  metrics.gauge('vigil_health_issue', 'What this server is blind to; nothing where all is well.', issueKinds, 'kind');

  metrics.gauge('vigil_unread_reports', 'Reports that the reader could not read yet.', countUnread);

  metrics.gauge(
    'vigil_disk_free_bytes',
    'Free space on the disk of the data folder.',
    () => stores.space.freeBytes() ?? Number.NaN,
  );

  function sourcesByState(): Record<string, number> {
    const all = healthMonitor.sources();
    const active = all.filter(({ status }) => status === 'active').length;
    return { active, inactive: all.length - active };
  }

  function missingFeatures(): Record<string, number> {
    return Object.fromEntries(stores.lacks.map(({ feature }) => [feature, 1]));
  }

  function issueKinds(): Record<string, number> {
    return Object.fromEntries(healthMonitor.healthIssues().map(({ kind }) => [kind, 1]));
  }

  /** The health issues that an audience may see. */
  function healthIssuesFor(audience: Audience): HealthIssue[] {
    const healthIssues = healthMonitor.healthIssues();
    return audience === 'admin' ? healthIssues : publicHealthIssues(healthIssues);
  }

  /** Counts open sockets by audience at each scrape. */
  function countSockets(counts: () => Record<Audience, number>, streams: () => number): void {
    metrics.gauge('vigil_sockets', 'Open tabs by audience.', counts, 'audience');
    metrics.gauge('vigil_streams', 'Open streams of server-sent events.', streams);
  }

  /** Counts a finished scan of this server. */
  function countScan({ startedAt, finishedAt, newEvents }: ScanProgress): void {
    if (!finishedAt) return;
    healthMonitor.noteFeed();
    metrics.scans.observe((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
    metrics.scanned.inc(newEvents);
  }

  signals.on('scan-progress', countScan);
  signals.on('source-updated', () => healthMonitor.noteFeed());

  /** Checks once, and serves the metrics if `METRICS_PORT` is set. */
  async function start(): Promise<void> {
    await stores.space.start(() => void healthMonitor.check());
    await healthMonitor.check();
    if (env.METRICS_PORT === undefined) return;
    ({ close } = await serveMetrics(metrics, { port: env.METRICS_PORT, host: env.METRICS_HOST }));
  }

  async function stop(): Promise<void> {
    healthMonitor.stop();
    await close();
  }

  return { health, metrics, latencies, arrivals, healthMonitor, healthIssuesFor, countSockets, start, stop };
}
