import { verify } from '../changes/verify.ts';
import { readEnv } from '../kit/env.ts';
import { createLog } from '../kit/log.ts';
import { openStores } from '../stores.ts';
import { putBack } from './folder.ts';
import { renew } from './renew.ts';

/**
 * `npm run restore -- FOLDER` puts a backup into an empty DATA_DIR. With MONGODB_URI, after mongorestore, it is
 * run without a folder. Either way the log is verified whole.
 */
const [source] = process.argv.slice(2);
try {
  const env = readEnv(process.env);
  if (!env.MONGODB_URI) {
    if (!source) throw new Error('Name the backup: npm run restore -- FOLDER');
    console.log(`Put back the state of ${await putBack(source, env.DATA_DIR)}.`);
  } else if (source) throw new Error('MONGODB_URI is set: run mongorestore, then this without a folder');
  const stores = await openStores(env, createLog(env.LOG_LEVEL), () => new Date());
  try {
    const faults = await verify(stores.log, stores.projection);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) throw new Error('The log does not verify: see above');
    await renew(stores);
    console.log(`${await stores.log.headSeq()} changes, the chain is whole. Everybody signs in anew.`);
  } finally {
    await stores.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
