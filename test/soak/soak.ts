import { setTimeout as pause } from 'node:timers/promises';
import { renew } from '@vigil/server/backup/renew';
import { readEnv } from '@vigil/server/config/env';
import { createLog } from '@vigil/server/kit/log';
import { openStores, type Stores } from '@vigil/server/stores';
import { type SharedDatabase, startSharedDatabase } from '../harness/shared-database.ts';
import { createHappenings, digestOfHeld, expectedDigest } from './changes.ts';
import { type Listener, listen } from './listener.ts';
import { type Node, startNode } from './node.ts';
import { openReader, type Reader } from './reader.ts';

interface SoakOptions {
  /** Open sockets, of which a twentieth reads nothing. */
  sockets: number;
  changes: number;
  /** How long it takes to announce them, in milliseconds. */
  lastsMs: number;
  /** How long one of the readers has no line. */
  offlineMs: number;
  /** Characters of each event: more than the systems in between buffer for a client that does not read. */
  summaryLength: number;
  /** One server is killed as well; the other one is restarted in any case. */
  kills: boolean;
  report: (line: string) => void;
}

interface SoakResult {
  /** Promises that were not kept, in words. */
  broken: string[];
  figures: Record<string, number>;
}

const stepMs = 250;
/** In the second half, which is long enough for them to be no burden. */
const looksAtMemory = 12;
/** Of all readers a second. */
const cutShare = 0.01;
const timeoutMs = 120_000;
const longestReturnMs = 2_000;

/** Two servers on one database and a crowd of tabs, while changes, cuts and restarts go on: all readers must end with the same events. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const database = await startSharedDatabase();
  const stage = await setUp(database, options);
  try {
    return await play(stage, options);
  } finally {
    for (const reader of stage.readers) reader.close();
    for (const { line } of stage.sleepers) line.cut();
    await stage.stores.close();
    for (const node of stage.nodes) await node.end();
    await database.end();
  }
}

interface Stage {
  env: Record<string, string>;
  stores: Stores;
  nodes: Node[];
  readers: Reader[];
  sleepers: Sleeper[];
  tell: (count: number) => Promise<void>;
}

interface Sleeper {
  line: Listener;
  isClosed: () => boolean;
}

async function setUp({ uri }: SharedDatabase, options: SoakOptions): Promise<Stage> {
  const env = { MONGODB_URI: uri, SESSION_KEYS: 'a fictional key of more than 32 characters' };
  const stores = await openStores(readEnv(env), createLog('silent'), () => new Date());
  const happen = createHappenings(options.summaryLength);
  const tell = async (count: number) => void (await stores.events.append(Array.from({ length: count }, happen)));
  await tell(30);
  const nodes = await Promise.all([startNode(env), startNode(env)]);
  const asleep = Math.round(options.sockets / 20);
  const urlOf = () => nodes[Math.floor(Math.random() * nodes.length)]?.url ?? '';
  const sleepers: Sleeper[] = [];
  for (let count = 0; count < asleep; count++) sleepers.push(await fallAsleep(urlOf()));
  const readers: Reader[] = [];
  for (let count = asleep; count < options.sockets; count++) {
    readers.push(openReader({ urlOf, longestReturnMs }));
    if (count % 50 === 0) await until(() => readers.every(isInStep), timeoutMs);
  }
  await until(() => readers.every(isInStep), timeoutMs);
  return { env, stores, nodes, readers, sleepers, tell };
}

async function fallAsleep(url: string): Promise<Sleeper> {
  let isClosed = false;
  const line = await listen(url, { onMessage: () => {}, onClose: () => (isClosed = true) });
  line.pause();
  return { line, isClosed: () => isClosed };
}

const isInStep = (reader: Reader) => reader.isOpen() && reader.held().epoch !== '';

async function play(stage: Stage, options: SoakOptions): Promise<SoakResult> {
  const { readers, nodes, stores } = stage;
  const { report } = options;
  const broken: string[] = [];
  report(`${readers.length} readers and ${stage.sleepers.length} who read nothing are connected`);

  const { faults, memories, held, lags, cpuPercent } = await tellAll(stage, options);
  broken.push(...faults);
  const settledMs = await settle(stage);
  const late = settledMs === null ? await stragglers(stage) : null;
  if (late !== null) broken.push(late);
  report(late ?? `everybody has everything after ${settledMs} ms`);

  const countOpen = async () => (await Promise.all(nodes.map((node) => node.figure('vigil_sockets')))).reduce(sum, 0);
  const areDropped = await until(async () => (await countOpen()) === readers.length, timeoutMs);
  if (!areDropped) broken.push(`${await countOpen()} sockets are open, of ${readers.length} who read`);
  for (const { line } of stage.sleepers) line.resume();
  const areClosed = await until(() => stage.sleepers.every(({ isClosed }) => isClosed()), timeoutMs);
  if (!areClosed) broken.push('a socket that read nothing was not closed');

  const epoch = await changeEpoch(stage);
  broken.push(...epoch.broken);
  report(`a new epoch: at most ${epoch.maxLoads} loads each`);

  const all = readers.map(({ counts }) => counts);
  return {
    broken,
    figures: {
      readers: readers.length,
      changes: await stores.log.headSeq(),
      connections: all.map(({ connects }) => connects).reduce(sum, 0),
      catch_ups: all.map(({ catchUps }) => catchUps).reduce(sum, 0),
      full_loads: all.map(({ loads }) => loads).reduce(sum, 0),
      settled_ms: settledMs ?? Number.NaN,
      loads_after_epoch: epoch.maxLoads,
      memory_mb: memories.at(-1) ?? Number.NaN,
      held_mb: held.at(-1) ?? Number.NaN,
      held_drift_percent: driftOf(held),
      cpu_percent: cpuPercent,
      loop_p99_ms: Math.max(...lags) * 1000,
    },
  };
}

/** Announces all changes, while lines are cut and servers go and come. Memory, delays and processor time are of the second half, when both servers go on. */
async function tellAll(stage: Stage, options: SoakOptions) {
  const { readers, nodes, tell } = stage;
  const { changes, lastsMs, offlineMs, report } = options;
  const steps = Math.round(lastsMs / stepMs);
  const faults: string[] = [];
  const memories: number[] = [];
  const held: number[] = [];
  const restarts: Promise<void>[] = [];
  let travelled = Promise.resolve();
  const at = (share: number) => Math.round(steps * share);
  const looks = new Set(Array.from({ length: looksAtMemory }, (_, look) => at(0.52 + (0.46 * look) / looksAtMemory)));
  let announced = 0;
  let from = await measureCpu(nodes);

  for (let step = 0; step < steps; step++) {
    const due = pause(stepMs);
    const count = Math.round((changes * (step + 1)) / steps) - announced;
    announced += count;
    if (count > 0) await tell(count);
    for (const reader of readers) if (Math.random() < (cutShare * stepMs) / 1000) reader.cut();
    if (step === at(0.02)) travelled = travel(readers[0], offlineMs);
    if (step === at(0.2)) restarts.push(restart(stage, 0, 'SIGTERM', faults, report));
    if (step === at(0.35) && options.kills) restarts.push(restart(stage, 1, 'SIGKILL', faults, report));
    if (step === at(0.5)) {
      await Promise.all(restarts);
      // What they say of their event loops until here is thrown away.
      await Promise.all(nodes.map((node) => node.figure(lag)));
      from = await measureCpu(nodes);
    }
    if (step >= at(0.5)) memories.push(Math.max(...nodes.map((node) => node.memory())));
    if (looks.has(step)) held.push((await Promise.all(nodes.map((node) => node.held()))).reduce(sum, 0));
    await due;
  }
  const lags = await Promise.all(nodes.map((node) => node.figure(lag)));
  const to = await measureCpu(nodes);
  const cpuPercent =
    Math.max(...to.used.map((used, index) => (used - (from.used[index] ?? 0)) / (to.at - from.at))) * 100;
  await travelled;
  // The last change reaches clients that have just reconnected.
  await tell(1);
  return { faults, memories, held, lags, cpuPercent };
}

/** Processor time that each server has used so far, and when that was, in seconds. */
async function measureCpu(nodes: Node[]): Promise<{ used: number[]; at: number }> {
  const used = await Promise.all(nodes.map((node) => node.figure('process_cpu_seconds_total')));
  return { used, at: performance.now() / 1000 };
}

const lag = 'nodejs_eventloop_lag_p99_seconds';

async function travel(reader: Reader | undefined, offlineMs: number): Promise<void> {
  reader?.goOffline();
  await pause(offlineMs);
  reader?.goOnline();
}

async function restart(
  { nodes, env }: Stage,
  index: number,
  signal: 'SIGTERM' | 'SIGKILL',
  faults: string[],
  report: (line: string) => void,
): Promise<void> {
  const node = nodes[index];
  if (!node) return;
  node.signal(signal);
  const code = await node.exited;
  if (signal === 'SIGTERM' && code !== 0)
    faults.push(`a server that was stopped ended with ${code}: ${node.said.slice(-3).join(' ')}`);
  nodes[index] = await startNode(env);
  report(`a server was restarted by ${signal}`);
}

/** As after a restore: every number that a tab knows is of no use any more. */
async function changeEpoch(stage: Stage): Promise<{ broken: string[]; maxLoads: number }> {
  const { nodes, stores, readers, tell } = stage;
  const broken: string[] = [];
  const loads = readers.map(({ counts }) => counts.loads);
  for (const node of nodes) node.signal('SIGTERM');
  await Promise.all(nodes.map((node) => node.exited));
  await renew(stores);
  nodes.splice(0, nodes.length, ...(await Promise.all(nodes.map(() => startNode(stage.env)))));
  await tell(5);
  if ((await settle(stage)) === null) broken.push(`after a new epoch: ${await stragglers(stage)}`);
  const connects = () => readers.map(({ counts }) => counts.connects).reduce(sum, 0);
  const before = connects();
  for (let round = 0; round < 5; round++) await tell(1);
  if ((await settle(stage)) === null) broken.push(`some time after a new epoch: ${await stragglers(stage)}`);
  if (connects() !== before) broken.push('after a new epoch readers go on connecting');
  const maxLoads = Math.max(...readers.map(({ counts }, index) => counts.loads - (loads[index] ?? 0)));
  if (maxLoads > 2) broken.push(`after a new epoch a reader loaded everything ${maxLoads} times`);
  return { broken, maxLoads };
}

/** How long it takes until all readers are connected and hold what the log amounts to, in milliseconds; null when it takes too long. */
async function settle({ stores, readers }: Stage): Promise<number | null> {
  const from = performance.now();
  const expected = await expectedDigest(stores);
  const isSettled = () => readers.every((reader) => reader.isOpen() && digestOfHeld(reader.held().byId) === expected);
  return (await until(isSettled, timeoutMs)) ? Math.round(performance.now() - from) : null;
}

async function stragglers({ stores, readers }: Stage): Promise<string> {
  const expected = await expectedDigest(stores);
  const head = await stores.log.headSeq();
  const closed = readers.filter((reader) => !reader.isOpen()).length;
  const other = readers.filter((reader) => digestOfHeld(reader.held().byId) !== expected);
  const seqs = [...new Set(other.map((reader) => reader.held().seq))].slice(0, 10);
  return `${closed} of ${readers.length} are not connected, ${other.length} hold something else (at ${seqs}; head ${head})`;
}

/** By how many percent the last third of these is above the first. The least of each: what is on its way only adds to what is kept. */
function driftOf(values: number[]): number {
  const third = Math.max(1, Math.floor(values.length / 3));
  return (Math.min(...values.slice(-third)) / Math.min(...values.slice(0, third)) - 1) * 100;
}

const sum = (a: number, b: number) => a + b;

async function until(holds: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  for (const from = performance.now(); performance.now() - from < timeoutMs; await pause(50)) {
    if (await holds()) return true;
  }
  return false;
}
