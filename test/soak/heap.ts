import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Has a process open an inspector, by Chrome's protocol; nothing of its own code takes part. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/**
 * What a process holds on to once its garbage is collected, objects and buffers outside the heap, in MB. `said`: what it
 * has printed so far. Connects again each time: a process does not end while a debugger is connected.
 */
export async function heldBy(said: string[]): Promise<number> {
  const address = said.flatMap((line) => /^Debugger listening on (ws:\S+)/.exec(line)?.[1] ?? [])[0];
  if (!address) throw new Error('the process has no inspector');
  const socket = new WebSocket(address);
  try {
    await once(socket, 'open');
    await ask(socket, 'HeapProfiler.collectGarbage');
    const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
    const { result } = await ask(socket, 'Runtime.evaluate', { expression });
    return Number(result?.result?.value) / 1_000_000;
  } finally {
    socket.terminate();
  }
}

interface Answer {
  result?: { result?: { value?: unknown } };
}

/** One question at a time: without any domain enabled, nothing but answers comes back. */
async function ask(socket: WebSocket, method: string, params: object = {}): Promise<Answer> {
  socket.send(JSON.stringify({ id: 1, method, params }));
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
}
