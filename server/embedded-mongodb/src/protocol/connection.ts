import type { Socket } from 'node:net';
import { StoreError } from '../errors.ts';
import type { DocumentStore } from '../store.ts';
import { dispatch, failure } from './dispatch.ts';
import { readMessage, splitFrames, type WireMessage, writeReply } from './wire.ts';

/** Runs the commands of one connection in order. */
export function serve(store: DocumentStore, socket: Socket): void {
  let received: Buffer[] = [];
  let size = 0;
  let needed = 1;
  let queue = Promise.resolve();
  let lastReply = 0;
  const { connections } = store.counts;
  connections.current++;
  connections.created++;
  socket.once('close', () => {
    connections.current--;
  });
  socket.setNoDelay(true);
  // The driver opens a new connection when one breaks.
  socket.on('error', abandon);
  socket.on('data', (chunk) => {
    received.push(chunk);
    size += chunk.length;
    if (size < needed) return;
    try {
      const cut = splitFrames(Buffer.concat(received));
      received = [cut.rest];
      size = cut.rest.length;
      needed = cut.needed;
      for (const frame of cut.frames) queue = queue.then(() => answer(readMessage(frame))).catch(abandon);
    } catch {
      abandon();
    }
  });

  function abandon(): void {
    socket.destroy();
  }

  async function answer(message: WireMessage): Promise<void> {
    const reply = await dispatch(store, message);
    if (message.wantsReply && socket.writable) socket.write(encodeReply(message, reply));
  }

  function encodeReply(message: WireMessage, reply: Parameters<typeof writeReply>[1]): Buffer {
    lastReply = (lastReply + 1) | 0;
    try {
      return writeReply(message, reply, lastReply);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return writeReply(message, failure(new StoreError(1, `the answer could not be encoded: ${reason}`)), lastReply);
    }
  }
}
