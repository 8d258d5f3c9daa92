import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createLockMemory, openExitLock } from './disk/exit-lock.ts';
import type { Start, WorkerReport } from './worker.ts';
import { workerEntry } from './worker-entry.ts';

/** A running store. */
export interface RunningStore {
  /** Connection string for the MongoDB driver or Mongoose. */
  uri: string;
  /** Closes connections and files. Acknowledged writes are on disk already. */
  stop: () => Promise<void>;
  /** Resolves when the worker has ended: with null after `stop`, otherwise with the error. */
  exited: Promise<Error | null>;
}

export interface StartOptions {
  /** Called before the whole data file is checked, with its size: after an unclean shutdown, or if it was modified. */
  onCheck?: (bytes: number) => void;
  /** Serves a read-only snapshot. Another process can own the folder and go on writing. */
  readOnly?: boolean;
  /** Interval at which documents that TTL indexes declare expired are deleted: a minute by default, as in MongoDB; null for never. */
  ttlMonitorMs?: number | null;
  /** Name of the application in messages, by default `process`. */
  appName?: string;
}

/**
 * Starts the store in a worker thread on the files in `dataDir`/store. Rejects with "Another process is using this
 * data folder" if another process owns it, and with "The store is damaged: restore a backup" and the fault if its files
 * cannot be used.
 */
export function start(
  dataDir: string,
  { onCheck, readOnly = false, ttlMonitorMs = 60_000, appName = 'process' }: StartOptions = {},
): Promise<RunningStore> {
  const start: Start = { dataDir: resolve(dataDir), readOnly, ttlMonitorMs, appName, exitLock: createLockMemory() };
  if (!readOnly) mkdirSync(start.dataDir, { recursive: true });
  const { url, execArgv } = workerEntry();
  const worker = new Worker(url, { execArgv, workerData: start, name: 'store' });
  const exitLock = openExitLock(start.exitLock);
  process.once('exit', exitLock.block);
  let failure: Error | null = null;
  let isStopping = false;
  const exited = new Promise<Error | null>((done) => {
    worker.once('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error));
    });
    worker.once('exit', (code) => {
      process.off('exit', exitLock.block);
      done(isStopping ? null : (failure ?? new Error(`the embedded store ended, code ${code}`)));
    });
  });
  const stop = async () => {
    isStopping = true;
    worker.postMessage('stop');
    await exited;
  };
  return new Promise((started, reject) => {
    exited.then((error) => reject(error ?? new Error('the embedded store was stopped')));
    worker.on('message', (report: WorkerReport) => {
      if (report.kind === 'checking') onCheck?.(report.bytes);
      else if (report.kind === 'listening') started({ uri: report.uri, stop, exited });
      else reject(new Error(report.message));
    });
  });
}
