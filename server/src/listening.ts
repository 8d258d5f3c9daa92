import type { Server } from 'node:http';
import type { Env } from './kit/env.ts';

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
