import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../harness/client.ts';
import { openTab } from '../harness/tab.ts';

/*
 * A process whose files may grow no further meets the same refusals as one whose disk is full, and needs no privileges.
 */

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const canLimit = spawnSync('prlimit', ['--version']).status === 0;
const waiting = { timeout: 30_000, interval: 100 };

let folder: string;
let child: ChildProcess;
let url: string;
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigil-full-'));
});
afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

async function start(more: Record<string, string> = {}): Promise<Client> {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: '0',
    CAPTCHA: 'off',
    BCRYPT_COST: '10',
    ADMIN_PASSWORD: 'a long enough one',
    ...more,
  };
  child = spawn(process.execPath, [main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  lines = [];
  child.stdout?.on('data', (chunk) => lines.push(...String(chunk).split('\n')));
  const running = () => lines.flatMap((line) => /Vigil is running: (\S+)/.exec(line)?.[1] ?? [])[0];
  await expect.poll(running, waiting).toBeDefined();
  url = running() ?? '';
  const client = createClient(url);
  const { status } = await client.call('login', { body: { username: 'admin', password: 'a long enough one' } });
  expect(status).toBe(200);
  return client;
}

/** How long any file of the process may become. */
function limit(bytes: number | 'unlimited'): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:`]);
  if (status !== 0) throw new Error(String(stderr));
}

let made = 0;
const write = async (client: Client) => {
  made += 1;
  const { status, body } = await client.call('createEvent', {
    body: {
      title: `A fictional event, number ${made}`,
      summary: 'What was said of it. '.repeat(200),
      eventType: 'military',
      urgencyLevel: 'low',
      location: 'Tehran',
      sources: ['The Courier'],
      sourceUrls: [`https://courier.example/${made}`],
      imageUrls: [],
      videoUrls: [],
    },
  });
  return { status, body: body as unknown };
};

const readiness = async () => {
  const answer = await fetch(`${url}/readyz`);
  return [answer.status, await answer.text()];
};
const kinds = async (client = createClient(url)) => {
  const { body } = await client.call('stats');
  return body.healthIssues.map(({ kind }) => kind);
};

describe.skipIf(!canLimit)('a disk that is full', () => {
  it('is said to users, proxies, readers and in one line of the log, and is over by itself', async () => {
    const client = await start();
    const tab = await openTab(url);
    expect((await write(client)).status).toBe(200);
    limit((await stat(join(folder, 'store/data.mdb'))).size);
    const answers: Awaited<ReturnType<typeof write>>[] = [];
    for (let i = 0; i < 150; i++) answers.push(await write(client));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(5);
    expect(new Set(refused.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([
        JSON.stringify({
          status: 507,
          body: {
            error:
              'The disk of the server is full. This may not have been saved: please try again when there is space.',
          },
        }),
      ]),
    );
    await expect.poll(readiness, waiting).toEqual([503, 'disk full\n']);
    await expect.poll(() => kinds(), waiting).toContain('full');
    const isAnnounced = () =>
      tab.of('health-issues-changed').some(({ healthIssues }) => healthIssues[0]?.kind === 'full');
    await expect.poll(isAnnounced, waiting).toBe(true);
    expect((await fetch(`${url}/api/events`)).status).toBe(200);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);

    limit('unlimited');
    await expect.poll(readiness, waiting).toEqual([200, 'ok\n']);
    await expect.poll(() => kinds(), waiting).not.toContain('full');
    for (let i = 0; i < 20; i++) expect((await write(client)).status).toBe(200);
    tab.close();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    const about = (words: string) => lines.filter((line) => line.includes(words));
    expect(about('the disk is full')).toHaveLength(about('the disk has space again').length);
    expect(about('"stack"')).toEqual([]);
  }, 120_000);
});

it('a disk that is nearly full is said to administrators alone', async () => {
  const client = await start({ DISK_LOW_MB: '1000000000' });
  expect(await kinds(client)).toContain('low');
  expect(await kinds()).not.toContain('low');
  expect(lines.filter((line) => line.includes('the disk is nearly full'))).toHaveLength(1);
  expect(await readiness()).toEqual([200, 'ok\n']);
}, 60_000);
