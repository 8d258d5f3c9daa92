import { createServer, type RequestListener, type Server } from 'node:http';
import { api } from '@vigil/common/api';
import type { Call } from '@vigil/common/call';
import type { Env } from './kit/env.ts';
import type { Log } from './kit/log.ts';
import { type BodyLimits, refuseSlowBodies } from './kit/slow-bodies.ts';

/** How long a connection may take for what, so that slow clients cannot hold all connections. */
export interface ConnectionLimits extends BodyLimits {
  /** The head of a request, also when nothing of it has come. */
  headersMs: number;
  /** How often Node looks for heads and requests that took too long. */
  checkMs: number;
}

const defaults: ConnectionLimits = { headersMs: 10_000, checkMs: 1_000, bodyMs: 15_000, uploadBytesPerSecond: 10_000 };
/** For a whole request to arrive: six videos on a slow line. */
const longestRequestMs = 10 * 60_000;
/** Without a byte in either direction: a reader that stopped reading. Longer than any answer is worked on. */
const idleMs = 5 * 60_000;
const warnEveryMs = 60_000;

interface WebServerOptions {
  env: Env;
  log: Log;
  /** Of answers that do not come from the listener. */
  headers: Record<string, string>;
  limits?: Partial<ConnectionLimits> | undefined;
}

/** A server that is not listening yet, and gives slow and excess connections up. */
export function createWebServer({ env, log, headers, limits }: WebServerOptions, listener: RequestListener): Server {
  const { headersMs, checkMs, bodyMs, uploadBytesPerSecond } = { ...defaults, ...limits };
  const server = createServer(
    {
      requestTimeout: longestRequestMs,
      headersTimeout: headersMs,
      connectionsCheckingInterval: checkMs,
      keepAliveTimeout: 65_000,
    },
    refuseSlowBodies({ bodyMs, uploadBytesPerSecond, isUpload, headers }, listener),
  );
  server.timeout = idleMs;
  server.maxConnections = env.MAX_CONNECTIONS;
  let warnedAt = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    if (performance.now() - warnedAt < warnEveryMs) return;
    warnedAt = performance.now();
    log.warn({ maxConnections: env.MAX_CONNECTIONS }, 'connections refused: MAX_CONNECTIONS are open');
  });
  return server;
}

const uploadPaths: Set<string> = new Set(
  Object.values<Call>(api).flatMap(({ sending, path }) => (sending === 'form' ? path : [])),
);

function isUpload({ url = '' }: { url?: string | undefined }): boolean {
  return uploadPaths.has(url.split('?', 1)[0] ?? '');
}

/** Resolves once the server takes requests; rejects when the address or the port cannot be had. */
export function listen(server: Server, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Where it can be reached from this machine. */
export function ownUrl({ HOST }: Env, server: Server): string {
  return `http://${reachableHost(HOST)}:${portOf(server)}`;
}

/** 0 until it listens. */
export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
