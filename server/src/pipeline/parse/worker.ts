import type { MessagePort } from 'node:worker_threads';
import type { FaultCode } from '@vigil/common/errors';
import { Fault } from '../../kit/fault.ts';
import type { Item } from '../item.ts';
import { parseFeed } from './parse-feed.ts';

export interface ParseTask {
  bytes: Uint8Array;
  contentType: string | null;
  /** Told when the work begins. */
  begun: MessagePort;
}

/** A fault crosses the threads as data: its class would be lost. */
export type ParseResult = { items: Item[] } | { fault: { code: FaultCode; message: string } };

/** What a thread of the pool runs. */
export async function work({ bytes, contentType, begun }: ParseTask): Promise<ParseResult> {
  begun.postMessage(null);
  begun.close();
  try {
    return { items: await parseFeed(bytes, contentType) };
  } catch (error) {
    if (error instanceof Fault) return { fault: { code: error.code, message: error.message } };
    throw error;
  }
}
