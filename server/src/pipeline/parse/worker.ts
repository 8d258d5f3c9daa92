import type { MessagePort } from 'node:worker_threads';
import type { SourceKind } from '@vigil/common/sources';
import { answer, type WorkerOutcome } from '../../kit/worker-outcome.ts';
import type { Item } from '../item.ts';
import { kinds } from '../kinds/registry.ts';

export interface ParseTask {
  bytes: Uint8Array;
  contentType: string | null;
  /** Where the bytes were fetched from; may be empty. */
  url: string;
  kind: SourceKind;
  /** Receives a message when the work begins. */
  begun: MessagePort;
}

/** Runs in a thread of the pool. */
export function work({ bytes, contentType, url, kind, begun }: ParseTask): Promise<WorkerOutcome<Item[]>> {
  return answer(begun, () => kinds[kind].read(bytes, contentType, url));
}
