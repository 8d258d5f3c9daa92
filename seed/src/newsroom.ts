import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startApp } from '@vigil/server/app';
import { addFirstAdmin } from '@vigil/server/features/users/first-admin';
import { readEnv } from '@vigil/server/kit/env';
import { createLog } from '@vigil/server/kit/log';
import { createOutside } from '@vigil/server/outside/outside';
import { startReplay } from './replay-feeds.ts';

const { values } = parseArgs({
  options: { speed: { type: 'string', default: '30' }, every: { type: 'string', default: '2' } },
});
const speed = Number(values.speed);
const everyMs = Number(values.every) * 1000;
if (!(speed > 0) || !(everyMs >= 200)) {
  console.error(
    'Usage: npm run newsroom -- [--speed DAYS_OF_THE_ARCHIVE_A_MINUTE] [--every SECONDS_BETWEEN_SCANS, at least 0.2]',
  );
  process.exit(1);
}

/** A database of its own, begun anew each time: the replay never mixes with the news. */
const dataDir = join(process.env.DATA_DIR || './data', 'newsroom');
await rm(dataDir, { recursive: true, force: true });
const env = readEnv({
  PUBLIC_SITE: 'true',
  ...process.env,
  DATA_DIR: dataDir,
  MONGODB_URI: '',
  FEED_ALLOWED_CIDRS: '127.0.0.1/32',
});
const outside = createOutside(env);
const replay = await startReplay(speed);
const app = await startApp({
  env,
  outside,
  log: createLog(process.env.LOG_LEVEL || 'warn'),
  replay: true,
});
for (const source of replay.sources) await app.stores.sources.add(source);

const admin = await addFirstAdmin(app.stores.users, app.passwords, env, outside.now());

console.log(`\n  Newsroom: ${app.url}`);
if (admin?.password) console.log(`  Administrator: ${admin.username}, password: ${admin.password}`);
console.log(
  `  Replays ${replay.itemCount} items of the archive, ${speed} days a minute, scanned every ${everyMs / 1000} s.\n`,
);

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
while (!stopping.signal.aborted) {
  await app.scanner.run({ force: true });
  await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
}
await app.stop();
await outside.close();
await replay.close();
