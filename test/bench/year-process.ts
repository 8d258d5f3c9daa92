import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { eventTypes, urgencyLevels } from '@vigil/common/events';
import { makeReport } from '@vigil/common/testing/make';
import { verifyLog } from '@vigil/server/changes/verify';
import { makeAdded } from '@vigil/server/testing/make';
import type { EventDraft } from '@vigil/server/timeline/change';
import { makeUser } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { answerParent } from './child.ts';
import { makeItem } from './judge.ts';

/* A server with its own store in a folder. Arguments: the folder, and the number of events. Answers `fill` and `measure`. */
const [folder = '', count = '10000'] = process.argv.slice(2);
const total = Number(count);
const yearMs = 365 * 86_400_000;
const end = Date.UTC(2031, 0, 1);
const rounds = 20;
const atOnce = 500;

type Figures = Record<string, number>;

answerParent((question: 'fill' | 'measure') => (question === 'fill' ? fill() : measure()));

const start = () =>
  startVigil({ env: { MONGODB_URI: '', DATA_DIR: folder, LOG_LEVEL: 'silent' }, now: () => new Date(end) });

/** Through the log, as feeds fill it. */
async function fill(): Promise<Figures> {
  const vigil = await start();
  const from = performance.now();
  for (let made = 0; made < total; made += atOnce)
    await vigil.stores.events.append(
      Array.from({ length: Math.min(atOnce, total - made) }, (_, at) => draftOf(made + at)),
    );
  const seconds = (performance.now() - from) / 1000;
  await vigil.end();
  return { fill_s: seconds };
}

function draftOf(number: number): EventDraft {
  const item = `item-${number}`;
  const timestamp = new Date(end - yearMs + Math.floor((number / total) * yearMs)).toISOString();
  const data = makeAdded({
    ...makeItem(number),
    timestamp,
    location: ['Tehran, Iran', 'Haifa, Israel', 'Isfahan, Iran', 'Beirut, Lebanon'][number % 4] ?? '',
    eventType: eventTypes[number % eventTypes.length] ?? 'other',
    urgencyLevel: urgencyLevels[number % urgencyLevels.length] ?? 'low',
    reports: [makeReport({ item, url: `https://courier.example/${number}`, source: `Wire ${number % 40}` })],
  });
  return { op: 'add', eventId: `event-${number}`, item, by: 'test', data };
}

async function measure(): Promise<Figures> {
  const from = performance.now();
  const vigil = await start();
  await (await fetch(`${vigil.url}/api/events?page=0&limit=20`)).text();
  const startMs = performance.now() - from;
  const loadBlock = blockOf();
  await vigil.stores.search
    .ready()
    .catch(() => vigil.stores.search.ready())
    .catch(() => vigil.stores.search.ready());
  const wholeMs = performance.now() - from;
  const load = loadBlock();
  globalThis.gc?.();
  // What is no page of a file: the store's is mapped.
  const anon = Number(/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1e3;
  const { client: admin } = await makeUser(vigil, { isAdmin: true });
  const read = (path: string) => async () => void (await (await fetch(`${vigil.url}${path}`)).arrayBuffer());
  const last = Math.floor((total - 1) / 1000);
  const halfYear = new Date(end - yearMs / 2).toISOString();
  const ids = (at: number) =>
    Array.from({ length: 2 * rounds }, (_, round) => `event-${total - 1 - 2 * at * rounds - round}`);
  const [hidden, erased] = [ids(1), ids(2)];
  const figures: Figures = { start_ms: startMs, whole_search_ms: wholeMs, load_block_ms: load, anon_mb: anon };
  const works: Record<string, (round: number) => Promise<unknown>> = {
    first_page: read('/api/events?page=0&limit=100'),
    last_page: read(`/api/events?page=${last}&limit=1000`),
    beyond: read('/api/events?page=1000000&limit=1000'),
    by_type: read('/api/events/search?type=cyber'),
    common_word: read('/api/events/search?q=iran'),
    rare_word: read('/api/events/search?q=natanz'),
    density: read('/api/events/density'),
    forecast: read('/api/forecast'),
    feed: read('/feed.xml'),
    hide: (round) => admin.call('hideEvent', { params: { id: hidden[round] ?? '' } }),
    erase: (round) => admin.call('eraseEvent', { params: { id: erased[round] ?? '' } }),
    as_of: read(`/api/events/as-of?at=${halfYear}&known=now`),
  };
  for (const [name, work] of Object.entries(works)) Object.assign(figures, await clock(vigil, name, work));
  const verifying = performance.now();
  const { faults } = await verifyLog(vigil.stores.log, vigil.stores.projection);
  if (faults.length > 0) throw new Error(faults[0]);
  figures.verify_s = (performance.now() - verifying) / 1000;
  await vigil.end();
  return figures;
}

/**
 * The 95th percentile, the longest block of the event loop, and the longest that the store kept a ping waiting; then the CPU time of one,
 * with that of the store and of the request, which bears a busy machine better than the clock does.
 */
async function clock(vigil: Vigil, name: string, work: (round: number) => Promise<unknown>): Promise<Figures> {
  const block = blockOf();
  const times: number[] = [];
  let isOver = false;
  let maxPingMs = 0;
  const pinging = (async () => {
    while (!isOver) {
      const from = performance.now();
      await vigil.stores.ping();
      maxPingMs = Math.max(maxPingMs, performance.now() - from);
    }
  })();
  for (let round = 0; round < rounds; round++) {
    const from = performance.now();
    await work(round);
    times.push(performance.now() - from);
  }
  isOver = true;
  await pinging;
  times.sort((a, b) => a - b);
  const blockMs = block();
  const used = process.cpuUsage();
  for (let round = rounds; round < 2 * rounds; round++) await work(round);
  const { user, system } = process.cpuUsage(used);
  return {
    [`${name}_cpu_ms`]: (user + system) / rounds / 1000,
    [`${name}_p95_ms`]: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    [`${name}_block_ms`]: blockMs,
    [`${name}_ping_ms`]: maxPingMs,
  };
}

function blockOf(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  return () => {
    delay.disable();
    return delay.max / 1e6;
  };
}
