import { parseArgs } from 'node:util';
import { createLog } from '@vigil/server/kit/log';
import { eventsAtStart } from './running-order.ts';
import { startNewsroom } from './start-newsroom.ts';

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

const log = createLog(process.env.LOG_LEVEL || 'warn');
const newsroom = await startNewsroom({ variables: process.env, speed, everyMs, log }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const { app, admin, database, eventCount, endsAt } = newsroom;
const minutes = Math.ceil((endsAt.getTime() - Date.now()) / 60_000);

console.log(`\n  Newsroom: ${app.url}`);
if (admin?.password) console.log(`  Administrator: ${admin.username}, password: ${admin.password}`);
console.log(`  Database: ${database}`);
console.log(
  `  Replays ${eventCount} documented events of the archive: ${eventsAtStart} at once, the others within ${minutes} minutes.`,
);
console.log(`  The outlets are fictional; each report names the day on which its event happened.\n`);

const ending = setTimeout(
  () => console.log('  All events are replayed. The server goes on until it is stopped.'),
  endsAt.getTime() - Date.now(),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearTimeout(ending);
    newsroom.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
