import { createServer } from 'node:http';
import type { Middleware } from 'koa';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { listenOn } from './listen-on.ts';

type Metrics = ReturnType<typeof createMetrics>;

/** Called at each scrape: a number, or one for each value of a label. */
type GaugeReading = () => number | Promise<number> | Record<string, number> | Promise<Record<string, number>>;

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800, 7200];

/** Polls are counted in batches of this size, and before each scrape. */
const maxBatch = 256;

/**
 * Set up once: it observes the garbage collector for as long as the process runs, and would keep all that is registered
 * beside it.
 */
let ofProcess: Registry | undefined;

function metricsOfProcess(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** The metrics of this process and of one server in it, for Prometheus. Times are in seconds. */
export function createMetrics() {
  const registry = Registry.merge([metricsOfProcess()]);
  const requests = new Histogram({
    name: 'vigil_http_request_seconds',
    help: 'Requests by the call of the contract that answered them.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds.slice(0, 13),
    registers: [registry],
    collect: flushPolls,
  });
  const polls = new Map<number, number[]>();
  const latency = new Histogram({
    name: 'vigil_event_seconds',
    help: 'The latency of a report: seen (publisher to log), pushed (log to sockets), painted (received to painted).',
    labelNames: ['stage'],
    buckets: seconds,
    registers: [registry],
  });
  const scans = new Histogram({
    name: 'vigil_scan_seconds',
    help: 'Finished scans of all feeds.',
    buckets: seconds.slice(6),
    registers: [registry],
  });
  const scanned = new Counter({
    name: 'vigil_scan_new_events_total',
    help: 'Events that scans of this server found.',
    registers: [registry],
  });

  /** A gauge that is read at each scrape. */
  function gauge(name: string, help: string, read: GaugeReading, label = 'kind'): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const value = await read();
        if (typeof value === 'number') return this.set(value);
        this.reset();
        for (const [kind, count] of Object.entries(value)) this.set({ [label]: kind }, count);
      },
    });
  }

  /** Labels a request by its route, not its path: there are as many paths as events. */
  const count: Middleware = async (ctx, next) => {
    const from = performance.now();
    try {
      await next();
    } finally {
      const route = typeof ctx._matchedRoute === 'string' ? ctx._matchedRoute : otherRoute(ctx.path);
      const status = String(ctx.status);
      const method = usual.has(ctx.method) ? ctx.method : 'other';
      requests.observe({ method, route, status }, (performance.now() - from) / 1000);
    }
  };

  /** Counts a poll of the timeline, which bypasses the middleware; `ms` is its duration. */
  function countPoll(status: number, ms: number): void {
    const times = polls.get(status);
    if (!times) polls.set(status, [ms / 1000]);
    else if (times.push(ms / 1000) >= maxBatch) flushPolls();
  }

  /** In batches: one by one, the histogram is not in the processor's cache, which costs a tenth of a 304. */
  function flushPolls(): void {
    for (const [status, times] of polls) {
      const labels = { method: 'GET', route: '/api/events', status: String(status) };
      for (const time of times) requests.observe(labels, time);
      times.length = 0;
    }
  }

  return { registry, gauge, count, countPoll, latency, scans, scanned };
}

/** Node accepts about thirty more methods; each would be a series of its own. */
const usual = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function otherRoute(path: string): string {
  if (path.startsWith('/media/')) return '/media/:name';
  return path.startsWith('/api/') ? 'no such call' : 'page or file';
}

/** Answers `/metrics` on a port of its own, which no reader reaches; `close` ends it. */
export async function serveMetrics({ registry }: Metrics, { port, host }: { port: number; host: string }) {
  const server = createServer(async (request, response) => {
    const { url = '', method = '' } = request;
    if (url.split('?')[0] !== '/metrics') return response.writeHead(404).end();
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await listenOn(server, { port, host, portName: 'METRICS_PORT', hostName: 'METRICS_HOST' });
  return {
    server,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
