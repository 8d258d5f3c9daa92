import { type Child, median, startChild } from './child.ts';

const sizes = [1000, 4000];
const shots = 24;
const warmUp = 4;
const watched = 10;
/** The memory that a process takes once has been taken when this many clients are connected. */
const early = 500;

type What = 'one' | 'twenty';
/** Our sockets, raw `ws`, and Socket.IO's own broadcast. */
const ways = ['vigil', 'raw', 'library'] as const;
type Way = (typeof ways)[number];

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
 * frame and against Socket.IO's own broadcast: shot by shot in turns, servers and listeners in processes of their own. `batch` is the CPU time of a message of
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
  const library = await open('library', size);
  try {
    const sides = { vigil, raw, library };
    const ones = await fireOften(sides, 'one');
    const twenties = await fireOften(sides, 'twenty');
    const figures: Record<string, number> = {};
    for (const key of ['completion', 'p99', 'cpu'] as const) {
      const [ours, theirs] = [of(ones.vigil, key), of(ones.raw, key)];
      figures[`${key}_ms`] = ours;
      figures[`ws_${key}_ms`] = theirs;
      figures[`${key}_ratio`] = ours / theirs;
    }
    figures.library_cpu_ms = of(ones.library, 'cpu');
    figures.library_cpu_ratio = of(ones.vigil, 'cpu') / of(ones.library, 'cpu');
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
    for (const { server, clients } of [raw, vigil, library]) {
      clients.stop();
      server.stop();
    }
  }
}

async function open(kind: Way, size: number): Promise<Side> {
  const server = await startChild('push-server.ts', kind);
  const clients = await startChild('push-clients.ts');
  const { port, bytes } = await server.ask<{ port: number; bytes: Record<What, number> }>('start');
  const path = kind === 'raw' ? '/' : '/socket.io/?EIO=4&transport=websocket';
  const none = await server.ask<number>('memory');
  await clients.ask({ port, path, count: early });
  const few = await server.ask<number>('memory');
  await clients.ask({ port, path, count: size - early });
  const all = await server.ask<number>('memory');
  const memory = { all: (all - none) / size / 1024, further: (all - few) / (size - early) / 1024 };
  return { server, clients, bytes, memory };
}

/** All in turns; each is as often the first as every other. */
async function fireOften(sides: Record<Way, Side>, what: What): Promise<Record<Way, Shot[]>> {
  const measured: Record<Way, Shot[]> = { vigil: [], raw: [], library: [] };
  for (let shot = 0; shot < warmUp + shots; shot++) {
    for (let turn = 0; turn < ways.length; turn++) {
      const way = ways[(shot + turn) % ways.length] ?? 'raw';
      const result = await fire(sides[way], what);
      if (shot >= warmUp) measured[way].push(result);
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
