import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readEnv } from '@vigil/server/config/env';
import { createLog } from '@vigil/server/kit/log';
import { openStores } from '@vigil/server/stores';
import { expect, it } from 'vitest';
import { createClient } from '../harness/client.ts';

/** The server as it ships: `npm test` builds it first. */
const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

it('each thing that happens is one line of JSON, and no secret is in any', { timeout: 90_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vigil-lines-'));
  const settings = {
    PORT: '0',
    DATA_DIR: folder,
    MONGODB_URI: '',
    FEED_ALLOWED_CIDRS: '127.0.0.1/32',
    ADMIN_PASSWORD: 'Fictional-1-password',
    BCRYPT_COST: '10',
    CAPTCHA: 'off',
  };
  const stores = await openStores(readEnv(settings), createLog('fatal'), () => new Date());
  for (const name of ['one', 'two']) {
    await stores.sources.add({ name, url: `http://127.0.0.1:1/${name}.xml`, side: 'third', reliability: 90 });
  }
  await stores.close();

  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const text: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    text.push(line);
    const url = /Vigil is running: (\S+)/.exec(line)?.[1];
    if (url) for (let turn = 0; turn < 9; turn++) await guess(url);
    const isSaid = (message: string) => text.some((said) => said.includes(`"msg":"${message}"`));
    // A second signal would end it at once.
    if (!child.killed && isSaid('scan') && isSaid('the monitor is degraded')) child.kill('SIGTERM');
  }
  await rm(folder, { recursive: true, force: true });

  const lines: { msg: string; names?: string[] }[] = text.filter((line) => line.startsWith('{')).map(read);
  const messages = lines.map(({ msg }) => msg);
  const once = ['starting', 'listening', 'scan', 'the monitor is degraded', 'stopping', 'stopped'];
  expect(messages.filter((message) => once.includes(message)).sort()).toEqual(once.sort());
  expect(messages.filter((message) => message === 'a sign-in failed')).toHaveLength(8);
  expect(messages.filter((message) => message === 'throttled')).toHaveLength(1);
  // Feeds that fall silent together share a line; on a busy machine they may not fall silent together.
  const feeds = lines.filter(({ msg }) => msg === 'feeds cannot be read').flatMap(({ names }) => names ?? []);
  expect(feeds.sort()).toEqual(['one', 'two']);
  expect(text.join('\n')).not.toMatch(/Fictional-1-password|Wrong-1-password|sid=/);
  // Before and after what people read at the start, nothing else is said.
  expect(text.filter((line) => !line.startsWith('{') && line.trim() !== '')).toEqual([
    expect.stringMatching(/^ {2}Vigil is running: http:\/\/127\.0\.0\.1:\d+$/),
  ]);
});

const guess = (url: string) =>
  createClient(url).call('login', { body: { username: 'admin', password: 'Wrong-1-password' } });

function read(line: string): { msg: string } {
  return JSON.parse(line);
}
