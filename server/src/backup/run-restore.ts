import { verify } from '../changes/verify.ts';
import { type Env, readEnv } from '../config/env.ts';
import { startFailure } from '../database/start-failure.ts';
import { createLog } from '../kit/log.ts';
import { openStores, type Stores } from '../stores.ts';
import type { Contents } from './manifest.ts';
import { beginRestore } from './put-back.ts';
import { renew } from './renew.ts';

/**
 * `npm run restore -- FOLDER` restores a backup into an empty DATA_DIR. With MONGODB_URI it runs without a folder,
 * after mongorestore. In both cases the whole log is verified.
 */
const [source] = process.argv.slice(2);
try {
  const env = readEnv(process.env);
  if (env.MONGODB_URI) {
    if (source) throw new Error('MONGODB_URI is set: run mongorestore, then this without a folder');
    print(await makeSafe(env, null));
  } else {
    if (!source) throw new Error('Name the backup: npm run restore -- FOLDER');
    await restore(env, source);
  }
} catch (error) {
  console.error(startFailure(error));
  process.exitCode = 1;
}

/** Everything is verified before it is moved to its place. */
async function restore(env: Env, source: string): Promise<void> {
  const { at, contents, draft, finish, abandon } = await beginRestore(source, env.DATA_DIR);
  if (!contents)
    console.warn(
      'This backup was made by an early Vigil and holds no checksums: its store and its log are verified, its uploads cannot be.',
    );
  try {
    const seq = await makeSafe({ ...env, DATA_DIR: draft }, contents);
    await finish();
    console.log(`Put back the state of ${at}.`);
    print(seq);
  } catch (error) {
    await abandon();
    throw error;
  }
}

function print(seq: number): void {
  console.log(`${seq} changes, the chain is whole. All users must sign in again.`);
}

/** Verifies the log and makes the database safe to serve from. Returns the number of its last change. */
async function makeSafe(env: Env, contents: Contents | null): Promise<number> {
  const stores = await openStores(env, createLog(env.LOG_LEVEL), () => new Date());
  try {
    const faults = await verify(stores.log, stores.projection);
    if (contents) faults.push(...(await differences(stores, contents)));
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) throw new Error('The log does not verify: see above');
    await renew(stores);
    return await stores.log.headSeq();
  } finally {
    await stores.close();
  }
}

async function differences({ log }: Stores, { log: findings }: Contents): Promise<string[]> {
  const seq = await log.headSeq();
  if (log.epoch !== findings.epoch) return ['the log is another one than the backup says'];
  return seq === findings.seq ? [] : [`the log ends with change ${seq}, and should end with ${findings.seq}`];
}
