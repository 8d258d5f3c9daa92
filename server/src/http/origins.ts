import type { Env } from '../config/env.ts';

/** The origins under which browsers reach our pages: the public one, else this machine's own names. */
export function ownOrigins({ PUBLIC_ORIGIN, HOST }: Env, port: number): Set<string> {
  if (PUBLIC_ORIGIN) return new Set([PUBLIC_ORIGIN]);
  const hosts = ['127.0.0.1', 'localhost', '[::1]', HOST.includes(':') ? `[${HOST}]` : HOST];
  return new Set(hosts.map((host) => new URL(`http://${host}:${port}`).origin));
}
