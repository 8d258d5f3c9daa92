import { setTimeout as pause } from 'node:timers/promises';
import { verify } from '@vigil/server/changes/verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient, signIn } from '../../harness/client.ts';
import { openTab, type Tab } from '../../harness/tab.ts';
import { type FrailDatabase, startFrailDatabase } from './frail-database.ts';
import { adminPassword, type ServerProcess, startServer } from './server-process.ts';

/** No call takes longer than this, beyond what an answer takes on this machine, in any state of the database. */
const maxMs = 6_000;

let database: FrailDatabase;
let server: ServerProcess;
let admin: Client;
let tabs: Tab[];
const acknowledged = new Set<string>();

beforeAll(async () => {
  database = await startFrailDatabase();
  server = await startServer({ ...database.env, LOG_LEVEL: 'error' });
  admin = createClient(server.url);
  await signIn(admin, { username: 'admin', password: adminPassword });
  tabs = await Promise.all([openTab(server.url), openTab(server.url), openTab(server.url, server.url, admin.cookie())]);
});
afterAll(async () => {
  for (const tab of tabs) tab.close();
  await server?.end();
  await database?.end();
});

describe('a database that goes away under a server', { timeout: 180_000 }, () => {
  it('by being killed: requests are answered, sockets stay, and nothing that was acknowledged is lost', async () => {
    await runOutage({ away: database.kill, back: database.restart });
  });

  it('by hanging without an error: requests are answered, sockets stay, and nothing that was acknowledged is lost', async () => {
    await runOutage({ away: async () => database.freeze(), back: async () => database.thaw() });
  });

  it('leaves a log without faults behind', async () => {
    const faults = await database.open(({ log, projection }) => verify(log, projection));
    expect(faults).toEqual([]);
  });
});

interface Fault {
  away: () => Promise<void>;
  back: () => Promise<void>;
}

async function runOutage({ away, back }: Fault): Promise<void> {
  const load = begin();
  try {
    await expect.poll(() => load.answers.length, { timeout: 30_000 }).toBeGreaterThan(30);
    const before = load.answers.length;
    await away();
    await expect.poll(() => status('/readyz'), { timeout: 20_000 }).toBe(503);
    // A sign-in that has read its row before may still be answered.
    const noticedAt = performance.now();
    const during = () => load.answers.filter(({ from }) => from >= noticedAt);
    const isEachAnswered = () => Object.keys(calls).every((call) => during().some(({ name }) => name === call));
    await expect.poll(isEachAnswered, { timeout: 30_000 }).toBe(true);
    expect(during().filter(({ status }) => status !== 503)).toEqual([]);
    expect(await status('/healthz')).toBe(200);
    // Visitors still read what is in memory.
    expect(await status('/api/events')).toBe(200);
    expect(tabs.map(({ socket }) => socket.connected)).toEqual([true, true, true]);

    await back();
    await expect.poll(readiness, { timeout: 30_000 }).toBe('200 ok');
    const published = await publish();
    const isIt = ({ eventId }: { eventId: string }) => eventId === published;
    for (const tab of tabs) await tab.next('new-event', ({ updates }) => updates.some(isIt));
    await load.end();
    expect(load.answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const slowest = Math.max(...load.answers.slice(0, before).map(({ tookMs }) => tookMs));
    expect(load.answers.slice(before).filter(({ tookMs }) => tookMs >= maxMs + slowest)).toEqual([]);
  } finally {
    await load.end();
  }
  const { body } = await admin.call('events');
  const shown = new Set(body.events.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !shown.has(id))).toEqual([]);
}

interface Answered {
  name: string;
  status: number;
  /** When the call began, on the clock of `performance`. */
  from: number;
  tookMs: number;
}

/** Calls that each go another way to the database. */
const calls = {
  write: async () => {
    const { status, body } = await admin.call('createEvent', { body: manual() });
    if (status === 200) acknowledged.add(body.id);
    return status;
  },
  session: async () => (await admin.call('session')).status,
  page: () => status('/api/events?page=0&limit=5'),
  changes: () => status('/api/changes?since=0'),
  stats: () => status('/api/stats'),
  login: async () => {
    const stranger = { username: 'unknown-user', password: 'Fictional-2-password' };
    const { status } = await createClient(server.url).call('login', { body: stranger });
    // An unknown name and a reached limit are answers too.
    return status === 401 || status === 429 ? 200 : status;
  },
} satisfies Record<string, () => Promise<number>>;

/** Makes all calls again and again, each as soon as it was answered, until `end`. */
function begin() {
  const answers: Answered[] = [];
  let isOver = false;
  const loops = Object.entries(calls).map(async ([name, call]) => {
    while (!isOver) {
      const from = performance.now();
      // Status 0 stands for no answer at all.
      const status = await call().catch(() => 0);
      answers.push({ name, status, from, tookMs: performance.now() - from });
      await pause(10);
    }
  });
  const end = async () => {
    isOver = true;
    await Promise.all(loops);
  };
  return { answers, end };
}

async function publish(): Promise<string> {
  const { status, body } = await admin.call('createEvent', { body: manual() });
  expect(status).toBe(200);
  return body.id;
}

let made = 0;

function manual() {
  made += 1;
  return {
    title: `Fictional ferry ${made} is late`,
    summary: 'Fog, the harbour master said.',
    eventType: 'other',
    urgencyLevel: 'low',
    location: 'Port Amberly',
    sources: ['The Amberly Courier'],
    sourceUrls: [`https://courier.example/${made}`],
    imageUrls: [],
    videoUrls: [],
  };
}

/** With the reason, so that a failure of this test tells it. */
async function readiness(): Promise<string> {
  const response = await fetch(`${server.url}/readyz`);
  return `${response.status} ${(await response.text()).trim()}`;
}

async function status(path: string): Promise<number> {
  const response = await fetch(server.url + path);
  await response.arrayBuffer();
  return response.status;
}
