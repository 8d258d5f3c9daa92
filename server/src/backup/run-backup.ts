import { readEnv } from '../kit/env.ts';
import { backUp } from './folder.ts';

/** `npm run backup -- FOLDER`: copies the data folder of a server, which may go on running. */
const [target] = process.argv.slice(2);
try {
  const env = readEnv(process.env);
  if (env.MONGODB_URI)
    throw new Error('MONGODB_URI is set: back that database up with mongodump, and DATA_DIR/uploads beside it');
  if (!target) throw new Error('Name the folder to make: npm run backup -- FOLDER');
  await backUp(env.DATA_DIR, target, new Date());
  console.log(`Backed up ${env.DATA_DIR} to ${target}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
