import { readEnv } from '../config/env.ts';
import { startFailure } from '../database/start-failure.ts';
import { backUp } from './folder.ts';
import { ownVersion } from './own-version.ts';

/** `npm run backup -- FOLDER`: copies the data folder of a server, which may be running. */
const [target] = process.argv.slice(2);
try {
  const env = readEnv(process.env);
  if (env.MONGODB_URI)
    throw new Error('MONGODB_URI is set: back that database up with mongodump, and DATA_DIR/uploads beside it');
  if (!target) throw new Error('Name the folder to make: npm run backup -- FOLDER');
  const { files, log } = await backUp(env.DATA_DIR, target, { at: new Date(), version: await ownVersion() });
  console.log(`Backed up ${env.DATA_DIR} to ${target}: ${files.length} files, ${log.seq} changes.`);
} catch (error) {
  console.error(startFailure(error));
  process.exitCode = 1;
}
