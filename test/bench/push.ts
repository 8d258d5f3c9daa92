import { type Child, median, startChild } from './child.ts';

const sockets = 1000;
const rounds = 3;
const shots = 20;
const warmUp = 5;

interface Shot {
  completion: number;
  p99: number;
  cpu: number;
  blocked: number;
}

/** One event to a thousand sockets, against raw `ws` with a prebuilt frame: in turns, servers and listeners in processes of their own. */
export async function benchPush(): Promise<Record<string, number>> {
  const vigil: Shot[] = [];
  const raw: Shot[] = [];
  for (let round = 0; round < rounds; round++) {
    raw.push(await run('raw'));
    vigil.push(await run('vigil'));
  }
  const figures: Record<string, number> = {};
  for (const key of ['completion', 'p99', 'cpu', 'blocked'] as const) {
    figures[`push_${key}_ms`] = median(vigil.map((shot) => shot[key]));
    figures[`push_ws_${key}_ms`] = median(raw.map((shot) => shot[key]));
    figures[`push_${key}_ratio`] = median(vigil.map((shot, index) => shot[key] / (raw[index]?.[key] ?? Number.NaN)));
  }
  return figures;
}

async function run(kind: 'vigil' | 'raw'): Promise<Shot> {
  const server = await startChild('push-server.ts', kind);
  const clients = await startChild('push-clients.ts');
  try {
    const port = await server.ask<number>('port');
    const path = kind === 'vigil' ? '/socket.io/?EIO=4&transport=websocket' : '/';
    await clients.ask({ url: `ws://127.0.0.1:${port}${path}`, count: sockets, handshake: kind === 'vigil' });
    const measured: Shot[] = [];
    for (let shot = 0; shot < warmUp + shots; shot++) {
      const result = await fire(server, clients);
      if (shot >= warmUp) measured.push(result);
    }
    const of = (key: keyof Shot) => median(measured.map((shot) => shot[key]));
    return {
      completion: of('completion'),
      p99: of('p99'),
      cpu: mean(measured.map(({ cpu }) => cpu)),
      blocked: of('blocked'),
    };
  } finally {
    clients.stop();
    server.stop();
  }
}

/** All in milliseconds: until the last tab has it, until 99 of 100 have, the server's CPU time, its event loop's longest stand. */
async function fire(server: Child, clients: Child): Promise<Shot> {
  await clients.ask('arm');
  const before = await server.ask<NodeJS.CpuUsage>('cpu');
  const { at, blocked } = await server.ask<{ at: bigint; blocked: number }>('fire');
  const times = (await clients.ask<bigint[]>('wait')).map((time) => Number(time - at) / 1e6).sort((a, b) => a - b);
  const after = await server.ask<NodeJS.CpuUsage>('cpu');
  const cpu = (after.user + after.system - before.user - before.system) / 1000;
  return {
    completion: times.at(-1) ?? Number.NaN,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    cpu,
    blocked,
  };
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
