import { type Child, median, startChild } from './child.ts';

const sizes = [1000, 4000];
const shots = 24;
const warmUp = 4;
const watched = 10;
/** What a process takes once, whoever listens, is taken by the time that so many do. */
const early = 500;

type What = 'one' | 'twenty';

interface Side {
  server: Child;
  clients: Child;
  bytes: Record<What, number>;
  /** Kilobytes of memory a connection: of all of them, and of those after the first few hundred. */
  memory: { all: number; further: number };
}

/** Milliseconds: until the last tab has it, until 99 of 100 have, and the server's CPU time. */
interface Shot {
  completion: number;
  p99: number;
  cpu: number;
}

/**
 * One event, and twenty in one message, to a thousand and to four thousand sockets, against raw `ws` with a prebuilt
 * frame: shot by shot in turns, servers and listeners in processes of their own. `batch` is the CPU time of a message of
 * twenty changes against that of one.
 */
export async function benchPush(): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const size of sizes) {
    for (const [key, value] of Object.entries(await measure(size))) figures[`push_${size}_${key}`] = value;
  }
  return figures;
}

async function measure(size: number): Promise<Record<string, number>> {
  const raw = await open('raw', size);
  const vigil = await open('vigil', size);
  try {
    const ones = await fireOften(vigil, raw, 'one');
    const twenties = await fireOften(vigil, raw, 'twenty');
    const figures: Record<string, number> = {};
    for (const key of ['completion', 'p99', 'cpu'] as const) {
      const [ours, theirs] = [of(ones.vigil, key), of(ones.raw, key)];
      figures[`${key}_ms`] = ours;
      figures[`ws_${key}_ms`] = theirs;
      figures[`${key}_ratio`] = ours / theirs;
    }
    figures.batch_ratio = of(twenties.vigil, 'cpu') / of(ones.vigil, 'cpu');
    figures.ws_batch_ratio = of(twenties.raw, 'cpu') / of(ones.raw, 'cpu');
    figures.blocked_ms = await watch(vigil);
    figures.ws_blocked_ms = await watch(raw);
    figures.kb_a_connection = vigil.memory.further;
    figures.ws_kb_a_connection = raw.memory.further;
    figures.kb_of_all = vigil.memory.all;
    figures.ws_kb_of_all = raw.memory.all;
    return figures;
  } finally {
    for (const { server, clients } of [raw, vigil]) {
      clients.stop();
      server.stop();
    }
  }
}

async function open(kind: 'vigil' | 'raw', size: number): Promise<Side> {
  const server = await startChild('push-server.ts', kind);
  const clients = await startChild('push-clients.ts');
  const { port, bytes } = await server.ask<{ port: number; bytes: Record<What, number> }>('start');
  const path = kind === 'vigil' ? '/socket.io/?EIO=4&transport=websocket' : '/';
  const none = await server.ask<number>('memory');
  await clients.ask({ port, path, count: early });
  const few = await server.ask<number>('memory');
  await clients.ask({ port, path, count: size - early });
  const all = await server.ask<number>('memory');
  const memory = { all: (all - none) / size / 1024, further: (all - few) / (size - early) / 1024 };
  return { server, clients, bytes, memory };
}

/** Both in turns, and each first as often as the other. */
async function fireOften(vigil: Side, raw: Side, what: What): Promise<Record<'vigil' | 'raw', Shot[]>> {
  const measured = { vigil: [] as Shot[], raw: [] as Shot[] };
  for (let shot = 0; shot < warmUp + shots; shot++) {
    const turns = shot % 2 === 0 ? (['vigil', 'raw'] as const) : (['raw', 'vigil'] as const);
    for (const turn of turns) {
      const result = await fire(turn === 'vigil' ? vigil : raw, what);
      if (shot >= warmUp) measured[turn].push(result);
    }
  }
  return measured;
}

async function fire(side: Side, what: What): Promise<Shot> {
  const times = await deliver(side, what, side.bytes[what]);
  const cpu = await side.server.ask<number>('spent');
  return {
    completion: times.at(-1) ?? Number.NaN,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    cpu,
  };
}

/** The longest that the event loop stood still for one event, in milliseconds. */
async function watch(side: Side): Promise<number> {
  const stands: number[] = [];
  for (let shot = 0; shot < watched; shot++) {
    await deliver(side, 'watch', side.bytes.one);
    stands.push(await side.server.ask<number>('stood'));
  }
  return median(stands);
}

/** Milliseconds from the server's call until each tab had the whole of it. */
async function deliver({ server, clients }: Side, what: What | 'watch', bytes: number): Promise<number[]> {
  await clients.ask({ bytes });
  const { at } = await server.ask<{ at: bigint }>(what);
  const times = await clients.ask<bigint[]>('wait');
  return times.map((time) => Number(time - at) / 1e6).sort((a, b) => a - b);
}

function of(shots: Shot[], key: keyof Shot): number {
  return median(shots.map((shot) => shot[key]));
}
