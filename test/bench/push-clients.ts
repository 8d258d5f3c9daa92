import { WebSocket } from 'ws';
import { answerParent } from './child.ts';

/**
 * Many listening tabs in one process. `{ url, count, handshake }` opens them; `arm` prepares for
 * one event; `wait` answers with the times, on the machine's monotonic clock, at which it came.
 */
let count = 0;
let times: bigint[] = [];
let done: (() => void) | null = null;

answerParent(async (question: { url: string; count: number; handshake: boolean } | 'arm' | 'wait') => {
  if (question === 'arm') {
    times = [];
    return null;
  }
  if (question === 'wait') {
    if (times.length < count) await new Promise<void>((resolve) => (done = resolve));
    return times;
  }
  count = question.count;
  for (let opened = 0; opened < count; opened += 50) {
    await Promise.all(
      Array.from({ length: Math.min(50, count - opened) }, () => open(question.url, question.handshake)),
    );
  }
  return count;
});

function open(url: string, handshake: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, {
      perMessageDeflate: false,
      origin: 'http://127.0.0.1',
      skipUTF8Validation: true,
    });
    socket.on('error', reject);
    if (!handshake) socket.on('open', () => resolve());
    socket.on('message', (data: Buffer) => {
      const [type, kind] = [data[0], data[1]];
      if (type === 48) return socket.send('40');
      if (type === 50) return socket.send('3');
      if (kind === 48) return;
      if (data.includes('"hello"')) return resolve();
      times.push(process.hrtime.bigint());
      if (times.length === count) done?.();
    });
  });
}
