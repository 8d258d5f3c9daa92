import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startDevServer } from './dev-server.ts';

/** Runs Vigil from its sources: a seeded database, the server, which restarts on changes, and the web with hot reload. */
const root = join(import.meta.dirname, '..');
const { PORT = '3000', HOST = '127.0.0.1', PUBLIC_ORIGIN } = process.env;

const serverPort = await freePort();
const web = await startDevServer({
  host: HOST,
  port: Number(PORT),
  server: `http://127.0.0.1:${serverPort}`,
  publicOrigin: PUBLIC_ORIGIN || undefined,
}).catch((error: unknown) => {
  console.error(error instanceof Error ? `${error.message}: PORT=3001 npm run dev` : error);
  process.exit(1);
});
const variables = {
  ...process.env,
  PORT: String(serverPort),
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: PUBLIC_ORIGIN || web.url,
};

const [code] = await once(run('seed/src/run.ts'), 'exit');
if (code !== 0) process.exit(1);
const server = run('--watch', '--watch-preserve-output', 'server/src/main.ts');

// Vite's own listener would end the process before the server has closed its store.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.kill(signal);
    await Promise.all([web.stop(), server.exitCode ?? once(server, 'exit')]);
    process.exit(0);
  });
}

function run(...script: string[]) {
  const sources = ['--conditions=source', '--import', 'tsx'];
  return spawn(process.execPath, [...sources, ...script], { cwd: root, env: variables, stdio: 'inherit' });
}

/** A port that no process listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  return address.port;
}
