import { readEnv } from '@vigil/server/config/env';
import { startFailure } from '@vigil/server/database/start-failure';
import { createLog } from '@vigil/server/kit/log';
import { openStores } from '@vigil/server/stores';
import { fill } from './fill.ts';

/** Fills the configured database: what is there already stays as it is, so it may run at every start. */
try {
  await main();
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const stores = await openStores(env, createLog(env.LOG_LEVEL), () => new Date());
  try {
    const added = await fill(stores, new Date());
    const parts = Object.entries(added).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
    if (parts.length > 0) console.log(`Seeded ${parts.join(', ')}.`);
  } finally {
    await stores.close();
  }
}
