import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnv } from '@vigil/server/config/env';
import { createLog } from '@vigil/server/kit/log';
import { openStores } from '@vigil/server/stores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createClient } from '../harness/client.ts';
import { freePort } from '../harness/free-port.ts';
import { startSharedDatabase } from '../harness/shared-database.ts';
import { type ServerProcess, startServer } from './faults/server-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Long, for a machine of any speed: each test starts several processes. */
const maxTestMs = 180_000;
let folder = '';
const running: ServerProcess[] = [];
const programs: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigil-first-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.end();
  // One of a test that took too long.
  for (const program of programs.splice(0)) program.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server that makes up the administrator's password. */
async function start(more: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: folder, ADMIN_PASSWORD: '', ...more });
  running.push(server);
  // The line after the last one that people read.
  await expect.poll(() => server.said.some((line) => line.includes('"msg":"listening"'))).toBe(true);
  return server;
}

async function stop(server: ServerProcess): Promise<void> {
  server.signal('SIGTERM');
  expect(await server.exited).toBe(0);
}

/** Runs a compiled program to its end, as the scripts of package.json do. */
async function runProgram(program: string, env: Record<string, string>, ...args: string[]) {
  const settings = { DATA_DIR: folder, MONGODB_URI: '', LOG_LEVEL: 'silent', BCRYPT_COST: '10' };
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  programs.push(child);
  const said: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => said.push(chunk));
  const [code] = await once(child, 'close');
  return { code, text: Buffer.concat(said).toString().trim() };
}

const main = 'server/dist/main.js';
const setPassword = (env: Record<string, string> = {}, ...args: string[]) =>
  runProgram('server/dist/set-password.js', env, ...args);

/** The password that a server has shown; undefined if none. */
const shownBy = ({ said }: ServerProcess) =>
  said.flatMap((line) => /First administrator: admin, password: (\S+)/.exec(line)?.[1] ?? [])[0];

const signIn = (url: string, password = '') =>
  createClient(url).call('login', { body: { username: 'admin', password } });

/** A port of loopback that another server has. */
async function takePort() {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  return { port, free: () => new Promise((resolve) => other.close(resolve)) };
}

describe('the first start', { timeout: maxTestMs }, () => {
  it('on a taken port is refused in one sentence, makes no administrator, and succeeds on another port', async () => {
    const { port, free } = await takePort();
    const refused = await runProgram(main, { PORT: String(port), ADMIN_PASSWORD: '' });
    await free();
    expect(refused).toEqual({ code: 1, text: `Port ${port} is taken: PORT=${port + 1} npm start` });

    const stores = await openStores(readEnv({ DATA_DIR: folder }), createLog('silent'), () => new Date());
    expect(await stores.users.isEmpty()).toBe(true);
    await stores.close();

    const server = await start();
    expect((await signIn(server.url, shownBy(server))).status).toBe(200);
  });

  it('shows the sign-in, and so does each later start until it was used once', async () => {
    const first = await start();
    const password = shownBy(first);
    expect(password).toMatch(/^[\w-]{16}$/);
    expect(first.said.join('\n')).toContain('npm run set-password');
    expect((await stat(join(folder, 'first-password'))).mode & 0o777).toBe(0o600);
    // A wrong password uses nothing up.
    expect((await signIn(first.url, 'Wrong-1-password')).status).toBe(401);
    await stop(first);

    const second = await start();
    expect(shownBy(second)).toBe(password);
    expect((await signIn(second.url, password)).status).toBe(200);
    await expect(stat(join(folder, 'first-password'))).rejects.toThrow('ENOENT');
    await stop(second);

    const third = await start();
    expect(shownBy(third)).toBeUndefined();
    expect((await signIn(third.url, password)).status).toBe(200);
  });

  it('that was cut off after the password was written shows the same one the next time', async () => {
    await writeFile(join(folder, 'first-password'), 'Fictional-kept-password\n', { mode: 0o600 });
    const server = await start();
    expect(shownBy(server)).toBe('Fictional-kept-password');
    expect((await signIn(server.url, 'Fictional-kept-password')).status).toBe(200);
  });

  it('prints about ten lines', async () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
    // npm itself prints four lines, and none for a script that runs silently.
    expect(scripts.start).toBe('npm run -s build && npm run -s serve');
    const [, build = ''] = /vite (build .*)$/.exec(scripts.build ?? '') ?? [];
    const elsewhere = ['--outDir', join(folder, 'web'), '--emptyOutDir'];
    const built = await runProgram('node_modules/vite/bin/vite.js', {}, ...build.split(' '), ...elsewhere);
    expect(built).toEqual({ code: 0, text: '' });
    const seeded = await runProgram('seed/dist/run.js', { LOG_LEVEL: 'info' });
    const { said } = await start({ LOG_LEVEL: 'info' });
    const until = said.findIndex((line) => line.includes('"msg":"listening"'));
    const lines = [...seeded.text.split('\n'), ...said.slice(0, until + 1)].filter((line) => line.trim() !== '');
    expect(lines.length).toBeLessThanOrEqual(6);
  });

  it('shows no password that the operator chose, and keeps no file of it', async () => {
    const server = await start({ ADMIN_PASSWORD: 'Fictional-1-password' });
    expect(server.said.join('\n')).not.toMatch(/First administrator|Fictional-1-password/);
    await expect(stat(join(folder, 'first-password'))).rejects.toThrow('ENOENT');
  });
});

describe('a new password for an administrator', { timeout: maxTestMs }, () => {
  it('is set while the server is stopped, and ends all sign-ins', async () => {
    const first = await start();
    const old = shownBy(first) ?? '';
    const client = createClient(first.url);
    await client.call('login', { body: { username: 'admin', password: old } });
    const refused = await setPassword();
    expect(refused.code).toBe(1);
    expect(refused.text).toBe(
      'Another Vigil is using this data folder: stop it, set the password, and start it again.',
    );
    await stop(first);

    const { code, text } = await setPassword();
    expect(code).toBe(0);
    const password = /New password of admin: (\S+)/.exec(text)?.[1] ?? '';
    const second = await start({ PORT: new URL(first.url).port });
    expect((await client.call('session')).status).toBe(401);
    expect((await signIn(second.url, old)).status).toBe(401);
    expect((await signIn(second.url, password)).status).toBe(200);
  });

  it('replaces one that is still shown: it is shown no longer', async () => {
    await stop(await start());
    expect((await setPassword({}, 'admin')).code).toBe(0);
    expect(shownBy(await start())).toBeUndefined();
    await expect(stat(join(folder, 'first-password'))).rejects.toThrow('ENOENT');
  });

  it('needs an administrator', async () => {
    const empty = await setPassword();
    expect(empty).toEqual({ code: 1, text: 'There is no administrator yet: npm start makes the first one.' });
    await stop(await start());
    expect(await setPassword({}, 'reader')).toEqual({
      code: 1,
      text: 'reader is no administrator. Administrators: admin.',
    });
  });

  it('can be set in a MongoDB while a server runs on it, whose tabs are signed out', async () => {
    const database = await startSharedDatabase();
    try {
      const server = await start({ MONGODB_URI: database.uri });
      const client = createClient(server.url);
      await client.call('login', { body: { username: 'admin', password: shownBy(server) ?? '' } });
      const { text } = await setPassword({ MONGODB_URI: database.uri });
      expect((await client.call('session')).status).toBe(401);
      const password = /New password of admin: (\S+)/.exec(text)?.[1];
      expect((await signIn(server.url, password)).status).toBe(200);
      await stop(server);
    } finally {
      await database.end();
    }
  });
});

describe('a start that cannot succeed says so in one sentence and exits with 1', { timeout: maxTestMs }, () => {
  const sentence = (text: string) => ({ code: 1, text });

  it.each([main, 'seed/dist/run.js'])('where PORT is no number: %s', async (program) => {
    expect(await runProgram(program, { PORT: 'abc' })).toEqual(
      sentence('The configuration is not valid: PORT: must be a whole number from 0 to 65535.'),
    );
  });

  it.each([main, 'seed/dist/run.js'])('where the data folder cannot be written: %s', async (program) => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    for (const DATA_DIR of [file, join(file, 'data')]) {
      const { code, text } = await runProgram(program, { PORT: '0', DATA_DIR });
      expect(code).toBe(1);
      expect(text).toMatch(
        /^The data folder \S+ cannot be written \(\w+\): set DATA_DIR to a folder that this user may write\.$/,
      );
    }
  });

  it.each([main, 'seed/dist/run.js'])('where another one uses the data: %s', async (program) => {
    await start();
    expect(await runProgram(program, { PORT: '0' })).toEqual(sentence('Another Vigil is using this data folder'));
  });

  it('where the port of the metrics is taken', async () => {
    const { port, free } = await takePort();
    const refused = await runProgram(main, { PORT: '0', METRICS_PORT: String(port), ADMIN_PASSWORD: '' });
    await free();
    expect(refused).toEqual(sentence(`Port ${port} is taken: METRICS_PORT=${port + 1} npm start`));
  });

  it('where HOST is no address of this machine', async () => {
    expect(await runProgram(main, { PORT: '0', HOST: '192.0.2.1' })).toEqual(
      sentence('HOST=192.0.2.1 is no address of this machine.'),
    );
  });

  it('where Node is too old', async () => {
    const pretend = join(folder, 'pretend.cjs');
    await writeFile(pretend, `Object.defineProperty(process, 'versions', { value: { node: '20.18.3' } });`);
    const checked = await runProgram('--require', {}, pretend, 'check-node.cjs');
    expect(checked).toEqual(sentence('Vigil needs Node 20.19 or newer; this is Node 20.18.3.'));
    expect(await runProgram('check-node.cjs', {})).toEqual({ code: 0, text: '' });
  });
});
