import type { MessagePort } from 'node:worker_threads';
import { Fault } from './fault.ts';
import type { FaultCode } from './fault-kinds.ts';

/** The result of a worker's task. A fault crosses the thread boundary as data, since its class would be lost. */
export type WorkerOutcome<R> = { result: R } | { fault: { code: FaultCode; message: string } };

/** Runs the task of a worker, after a message on `begun`. */
export async function answer<R>(begun: MessagePort, task: () => R | Promise<R>): Promise<WorkerOutcome<R>> {
  begun.postMessage(null);
  begun.close();
  try {
    return { result: await task() };
  } catch (error) {
    if (error instanceof Fault) return { fault: { code: error.code, message: error.message } };
    throw error;
  }
}
