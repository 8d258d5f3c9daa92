import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { api } from '@vigil/common/api';
import type { Call } from '@vigil/common/call';
import type { Env } from '../config/env.ts';
import type { AppContext } from '../context.ts';
import { listenOn } from '../kit/listen-on.ts';
import { type BodyLimits, refuseSlowBodies } from '../kit/slow-bodies.ts';

/** Time limits, so that slow clients cannot occupy all connections. */
export interface ConnectionLimits extends BodyLimits {
  /** For the headers of a request to arrive, from the opening of the connection. */
  headersMs: number;
  /** How often Node checks for headers and requests that took too long. */
  checkMs: number;
}

export const defaultLimits: ConnectionLimits = {
  headersMs: 10_000,
  checkMs: 1_000,
  bodyMs: 15_000,
  uploadBytesPerSecond: 10_000,
};
/** For a whole request to arrive: enough for six videos over a slow connection. */
const maxRequestMs = 10 * 60_000;
/** Without a byte in either direction, as for a client that stopped reading. Longer than any handler takes. */
const idleMs = 5 * 60_000;
const warnEveryMs = 60_000;

/** A server that does not listen yet. It disconnects clients that are slow to send headers, and refuses excess connections. */
export function createWebServer({ env, log }: Pick<AppContext, 'env' | 'log'>, limits: ConnectionLimits): Server {
  const server = createServer({
    requestTimeout: maxRequestMs,
    headersTimeout: limits.headersMs,
    connectionsCheckingInterval: limits.checkMs,
    keepAliveTimeout: 65_000,
  });
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

/** Answers the requests of a server. `headers`: of the refusal of a slow body. */
export function serve(
  server: Server,
  limits: BodyLimits,
  headers: Record<string, string>,
  listener: RequestListener,
): void {
  server.on('request', refuseSlowBodies({ ...limits, isUpload, headers }, listener));
}

const uploadPaths: Set<string> = new Set(
  Object.values<Call>(api).flatMap(({ sending, path }) => (sending === 'form' ? path : [])),
);

function isUpload({ url = '' }: { url?: string | undefined }): boolean {
  return uploadPaths.has(url.split('?', 1)[0] ?? '');
}

/**
 * Takes the address and the port, and closes every connection unanswered until the returned function is called. Rejects
 * with one sentence for the operator if the port cannot be had.
 */
export async function bind(server: Server, { PORT, HOST }: Env): Promise<() => void> {
  const refuse = (socket: Socket) => socket.destroy();
  server.prependListener('connection', refuse);
  await listenOn(server, { port: PORT, host: HOST, portName: 'PORT', hostName: 'HOST' });
  return () => void server.off('connection', refuse);
}

/** The server's URL on this machine. */
export function ownUrl({ HOST }: Env, server: Server): string {
  return `http://${reachableHost(HOST)}:${portOf(server)}`;
}

/** 0 until it listens. Known after it has closed, since requests that came before are answered then. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address === 'object' && address) ports.set(server, address.port);
  return ports.get(server) ?? 0;
}

const ports = new WeakMap<Server, number>();

function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
