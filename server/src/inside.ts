import type { Audience } from '@vigil/common/access';
import { type Impairment, publicImpairments } from '@vigil/common/impairment';
import type { ScanProgress } from '@vigil/common/scan';
import { createLatencies } from './features/latency/latencies.ts';
import { createWatch } from './features/stats/watch.ts';
import type { Env } from './kit/env.ts';
import { createHealth } from './kit/health.ts';
import type { Log } from './kit/log.ts';
import { createMetrics, serveMetrics } from './kit/metrics.ts';
import type { Stores } from './stores.ts';

interface Parts {
  env: Env;
  stores: Stores;
  /** Open tabs by audience. */
  tabs: () => Record<string, number>;
  now: () => Date;
  log: Log;
  /** Hears of it when other things are impaired than before. */
  onImpaired: () => void;
  /** Hears whenever the feeds were looked at. */
  onLook: () => void;
}

export type Inside = ReturnType<typeof createInside>;

/** What is seen of this process: whether it can serve, what it is blind to, its figures, and how long news take. */
export function createInside({ env, stores, tabs, now, log, onImpaired, onLook }: Parts) {
  const { sources, scan, tail } = stores;
  const health = createHealth(stores.ping, () => stores.space.fullSince() !== null);
  const metrics = createMetrics();
  const latencies = createLatencies((stage, ms) => metrics.latency.observe({ stage }, ms / 1000));
  const watch = createWatch({
    sources,
    scan,
    space: stores.space,
    changes: stores.log,
    position: tail.position,
    now,
    log,
    onChange: () => onImpaired(),
    onLook,
  });
  let close = async () => {};

  metrics.gauge('vigil_sockets', 'Open tabs by audience.', tabs, 'audience');
  metrics.gauge('vigil_seq', 'The change of the log up to which this server has followed it.', tail.position);
  metrics.gauge('vigil_head', 'The last change of the log, as seen seconds ago.', watch.head);
  metrics.gauge('vigil_sources', 'Sources by whether their feed could be read.', sourcesByState, 'state');
  metrics.gauge('vigil_database_lacks', 'What the database lacks and Vigil does without.', lacking, 'feature');
  metrics.gauge('vigil_impaired', 'What this server is blind to; nothing where all is well.', impairedKinds, 'kind');

  metrics.gauge(
    'vigil_disk_free_bytes',
    'Free space on the disk of the data folder.',
    () => stores.space.freeBytes() ?? Number.NaN,
  );

  function sourcesByState(): Record<string, number> {
    const all = watch.sources();
    const active = all.filter(({ status }) => status === 'active').length;
    return { active, inactive: all.length - active };
  }

  function lacking(): Record<string, number> {
    return Object.fromEntries(stores.lacks.map(({ feature }) => [feature, 1]));
  }

  function impairedKinds(): Record<string, number> {
    return Object.fromEntries(watch.impairments().map(({ kind }) => [kind, 1]));
  }

  /** What an audience may hear of it. */
  function impairmentsFor(audience: Audience): Impairment[] {
    const impairments = watch.impairments();
    return audience === 'admin' ? impairments : publicImpairments(impairments);
  }

  /** For a message, where there is anything to say. */
  function impaired(audience: Audience): { impairments?: Impairment[] } {
    const impairments = impairmentsFor(audience);
    return impairments.length > 0 ? { impairments } : {};
  }

  /** Counts a scan of this server that is over. */
  function followScan({ startedAt, finishedAt, newEvents }: ScanProgress): void {
    if (!finishedAt) return;
    watch.noteFeed();
    metrics.scans.observe((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
    metrics.scanned.inc(newEvents);
  }

  /** Looks around, and serves the figures where the configuration names a port for them. */
  async function start(): Promise<void> {
    await stores.space.start(() => void watch.look());
    await watch.look();
    if (env.METRICS_PORT === undefined) return;
    ({ close } = await serveMetrics(metrics, { port: env.METRICS_PORT, host: env.METRICS_HOST }));
  }

  async function stop(): Promise<void> {
    watch.stop();
    await close();
  }

  return { health, metrics, latencies, watch, impaired, impairmentsFor, followScan, start, stop };
}
