import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createGateMemory, openGate } from './disk/gate.ts';
import type { Report, Start } from './worker.ts';
import { workerEntry } from './worker-entry.ts';

/** A running store. */
export interface RunningStore {
  /** For `mongoose.createConnection`, as it is. */
  uri: string;
  /** Closes connections and files; what was acknowledged is on disk already. */
  stop: () => Promise<void>;
  /** Resolves when the store has ended: with null after `stop`, with the reason when it died by itself. */
  exited: Promise<Error | null>;
}

export interface StartOptions {
  /** Called when the store was not closed in order, and its whole file, of so many bytes, is checked first. */
  onCheck?: (bytes: number) => void;
  /** Serves the store as it is now, beside a process that may own it, and changes nothing. */
  readOnly?: boolean;
}

/**
 * Starts the store that speaks MongoDB's protocol, in a thread of its own, on the files in `dataDir`/store. Rejects
 * with "Another Vigil is using this data folder" when a living process has them, and with "The store is damaged:
 * restore a backup" and what is wrong with them when they cannot be used.
 */
export function start(dataDir: string, { onCheck, readOnly = false }: StartOptions = {}): Promise<RunningStore> {
  const start: Start = { dataDir: resolve(dataDir), readOnly, gate: createGateMemory() };
  if (!readOnly) mkdirSync(start.dataDir, { recursive: true });
  const { url, execArgv } = workerEntry();
  const worker = new Worker(url, { execArgv, workerData: start, name: 'store' });
  const gate = openGate(start.gate);
  process.once('exit', gate.close);
  let failure: Error | null = null;
  let isStopping = false;
  const exited = new Promise<Error | null>((done) => {
    worker.once('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error));
    });
    worker.once('exit', (code) => {
      process.off('exit', gate.close);
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
    worker.on('message', (report: Report) => {
      if (report.kind === 'checking') onCheck?.(report.bytes);
      else if (report.kind === 'listening') started({ uri: report.uri, stop, exited });
      else reject(new Error(report.message));
    });
  });
}
