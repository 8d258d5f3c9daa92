import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSharedDatabase } from '../harness/shared-database.ts';
import { startChild } from './child.ts';

const serverCount = 10;
const seconds = 10;
const changesPerSecond = 10;
const changes = seconds * changesPerSecond;

/**
 * Ten servers on one database, the embedded store behind a proxy that counts the driver's messages and bytes: at rest, and
 * while one of them appends ten changes a second. All ten run in one process.
 */
export async function benchServers(): Promise<Record<string, number>> {
  const database = await startSharedDatabase();
  const proxy = await startProxy(database.uri);
  const child = await startChild('servers-process.ts', proxy.uri, String(serverCount));
  try {
    const measure = async (work: () => Promise<unknown>) => {
      const before = { ...proxy.counts, cpu: await child.ask<number>('cpu'), at: performance.now() };
      await work();
      const elapsed = (performance.now() - before.at) / 1000;
      const perServer = (value: number) => value / elapsed / serverCount;
      return {
        elapsed,
        commands: perServer(proxy.counts.commands - before.commands),
        received: perServer(proxy.counts.received - before.received) / 1000,
        cpu: perServer((await child.ask<number>('cpu')) - before.cpu),
      };
    };
    await sleep(3_000);
    const idle = await measure(() => sleep(seconds * 1000));
    const busy = await measure(() => child.ask({ perSecond: changesPerSecond, seconds }));
    return {
      servers_idle_commands_per_s: idle.commands,
      servers_idle_kb_per_s: idle.received,
      servers_idle_cpu_ms_per_s: idle.cpu,
      servers_busy_commands_per_s: busy.commands,
      servers_busy_kb_per_s: busy.received,
      servers_busy_cpu_ms_per_s: busy.cpu,
      servers_busy_changes_per_s: changes / busy.elapsed,
      servers_kb_a_change: ((busy.received - idle.received) * busy.elapsed) / changes,
    };
  } finally {
    await child.ask('end');
    child.stop();
    await proxy.close();
    await database.end();
  }
}

/** Passes connections on to the database and counts commands by their frames: each begins with its length in 4 bytes. */
async function startProxy(uri: string) {
  // The embedded store listens on a socket of the file system where there are such.
  const host = decodeURIComponent(/^mongodb:\/\/([^/]+)\//.exec(uri)?.[1] ?? '');
  const counts = { commands: 0, received: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = host.startsWith('/') ? connect(host) : connect(Number(host.split(':')[1]), '127.0.0.1');
    let missing = 0;
    let header = Buffer.alloc(0);
    client.on('data', (chunk) => {
      let rest: Buffer = Buffer.from(chunk);
      while (rest.length > 0) {
        if (missing > 0) {
          const taken = Math.min(missing, rest.length);
          missing -= taken;
          rest = rest.subarray(taken);
          continue;
        }
        header = Buffer.concat([header, rest.subarray(0, 4 - header.length)]);
        rest = rest.subarray(Math.min(rest.length, 4));
        if (header.length < 4) break;
        counts.commands += 1;
        missing = header.readInt32LE(0) - 4;
        header = Buffer.alloc(0);
      }
    });
    upstream.on('data', (chunk) => {
      counts.received += chunk.length;
    });
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    uri: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    counts,
    async close(): Promise<void> {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
