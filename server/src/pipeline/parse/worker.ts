import type { MessagePort } from 'node:worker_threads';
import { answer, type WorkerOutcome } from '../../kit/worker-outcome.ts';
import type { Item } from '../item.ts';
import { parseFeed } from './parse-feed.ts';

export interface ParseTask {
  bytes: Uint8Array;
  contentType: string | null;
  /** Where the bytes were fetched from; may be empty. */
  url: string;
  /** Told when the work begins. */
  begun: MessagePort;
}

/** What a thread of the pool runs. */
export function work({ bytes, contentType, url, begun }: ParseTask): Promise<WorkerOutcome<Item[]>> {
  return answer(begun, () => parseFeed(bytes, contentType, url));
}
