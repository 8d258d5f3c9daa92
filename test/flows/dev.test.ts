import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTab } from '../harness/tab.ts';
import { get } from '../harness/vigil.ts';

const script = fileURLToPath(new URL('../../web/dev.ts', import.meta.url));

let folder: string;
let child: ChildProcess;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigil-dev-'));
  child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', script], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', CAPTCHA: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await addressOf(child);
}, 180_000);
afterAll(async () => {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  await rm(folder, { recursive: true, force: true });
}, 60_000);

describe('npm run dev', () => {
  it('serves the web from its sources, with hot reload, and a seeded server behind it at the same address', async () => {
    const page = await (await fetch(url)).text();
    expect(page).toContain('/@vite/client');
    expect(page).toContain('/src/main.tsx');
    const { events } = await get(url, 'events');
    expect(events.length).toBeGreaterThan(0);
    expect(await (await fetch(`${url}/feed.xml`)).text()).toContain('<rss');
  });

  it('opens a WebSocket for its own pages and refuses those of another site', async () => {
    for (const origin of [url, url.replace('127.0.0.1', 'localhost')]) {
      const tab = await openTab(origin);
      expect(tab.socket.io.engine.transport.name).toBe('websocket');
      tab.close();
    }
    await expect(openTab(url, 'http://another.example')).rejects.toThrow();
  });
});

/** Resolves with the address of the page once the server behind it listens. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The process has no output.');
  for await (const line of createInterface({ input: stdout })) {
    const found = /Vigil is running: (\S+)/.exec(line)?.[1];
    if (!found) continue;
    stdout.resume();
    return found;
  }
  throw new Error('The process ended before the server listened.');
}
