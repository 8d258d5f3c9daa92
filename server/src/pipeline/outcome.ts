import type { MessagePort } from 'node:worker_threads';
import type { FaultCode } from '@vigil/common/errors';
import { Fault } from '../kit/fault.ts';

/** How the work of a thread ends. A fault crosses the threads as data: its class would be lost. */
export type Outcome<R> = { result: R } | { fault: { code: FaultCode; message: string } };

/** Does the task of a thread, after telling that it has begun. */
export async function answer<R>(begun: MessagePort, task: () => R | Promise<R>): Promise<Outcome<R>> {
  begun.postMessage(null);
  begun.close();
  try {
    return { result: await task() };
  } catch (error) {
    if (error instanceof Fault) return { fault: { code: error.code, message: error.message } };
    throw error;
  }
}
