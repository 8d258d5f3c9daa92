import { modelFolder, openReader } from '@vigil/reader';
import { startApp } from './app.ts';
import { readEnv } from './config/env.ts';
import { startFailure } from './database/start-failure.ts';
import { addFirstAdmin, type FirstAdmin } from './features/users/first-admin.ts';
import { createLog, type Log } from './kit/log.ts';
import { createOutside } from './outside/outside.ts';

/** A shutdown that takes longer is aborted. */
const maxShutdownMs = 20_000;

try {
  await main();
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  log.info({ pid: process.pid, node: process.version }, 'starting');
  const outside = await createOutside(env);
  const reader = await openReader(modelFolder);
  const first: { admin: FirstAdmin | null } = { admin: null };
  const app = await startApp({
    env,
    outside,
    reader,
    log,
    // Otherwise a visitor could sign up with the administrator's name first.
    beforeListening: async ({ stores, passwords }) => {
      first.admin = await addFirstAdmin(stores.users, passwords, env, outside.now());
    },
  });

  const { admin } = first;
  console.log(`\n  Vigil is running: ${env.PUBLIC_ORIGIN ?? app.url}`);
  if (admin?.password)
    console.log(
      `  First administrator: ${admin.username}, password: ${admin.password} (shown until it is used; another one: npm run set-password)`,
    );
  console.log('');
  log.info({ url: app.url }, 'listening');
  app.scheduleScans();
  if (!env.PUBLIC_ORIGIN && env.HOST === '0.0.0.0') {
    log.warn('PUBLIC_ORIGIN is not set: only pages opened on this machine itself get live updates');
  }

  stopOnSignal(log, async () => {
    await app.stop();
    await reader.close();
    await outside.close();
  });
}

function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let isStopping = false;
  const end = (code: number, cause: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ cause }, 'stopping');
    setTimeout(() => {
      log.fatal('shutdown timed out');
      process.exit(1);
    }, maxShutdownMs).unref();
    stop().then(
      () => {
        log.info('stopped');
        process.exit(code);
      },
      (error) => {
        log.fatal({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end(0, 'SIGTERM'));
  process.on('SIGINT', () => end(0, 'SIGINT'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaughtException');
    end(1, 'uncaughtException');
  });
}
