import { connect, type Socket } from 'node:net';
import { answerParent } from './child.ts';

/**
 * Many listening tabs in one process. `{ port, path, count }` opens them; `{ bytes }` prepares for a message of that many;
 * `wait` answers with the times, on the machine's monotonic clock, at which each tab had the whole of it. A tab only
 * counts bytes, and all of them read into one buffer: listeners that parsed would be slower than what is measured.
 */
interface Tab {
  socket: Socket;
  /** Bytes still to come of the message. */
  left: number;
}

const tabs: Tab[] = [];
let times: bigint[] = [];
let done: (() => void) | null = null;

answerParent(async (question: { port: number; path: string; count: number } | { bytes: number } | 'wait') => {
  if (question === 'wait') {
    if (times.length < tabs.length) await new Promise<void>((resolve) => (done = resolve));
    return times;
  }
  if ('bytes' in question) {
    times = [];
    for (const tab of tabs) tab.left = question.bytes;
    return null;
  }
  const { port, path, count } = question;
  for (let opened = 0; opened < count; opened += 50) {
    await Promise.all(Array.from({ length: Math.min(50, count - opened) }, () => open(port, path)));
  }
  return tabs.length;
});

const shared = Buffer.alloc(65_536);
const empty = Buffer.alloc(0);

/** Frames of a client must be masked; a mask of zeros leaves the text as it is. */
const say = (text: string) => Buffer.from([0x81, 0x80 + text.length, 0, 0, 0, 0, ...Buffer.from(text)]);
const join = say('40');
const pong = say('3');
const pingLength = 3;

/** Resolves when the server has greeted: at once for a plain WebSocket, with `hello` for a tab of Vigil. */
function open(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let received: Buffer = empty;
    const greet = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (path === '/' ? received.includes('\r\n\r\n') : received.includes('"hello"')) {
        received = empty;
        tabs.push(tab);
        read = count;
        resolve();
      } else if (!hasJoined && received.includes('"sid"')) {
        hasJoined = true;
        tab.socket.write(join);
      }
    };
    const count = (chunk: Buffer) => {
      if (chunk.length === pingLength && tab.left !== pingLength) return tab.socket.write(pong);
      tab.left -= chunk.length;
      if (tab.left > 0) return;
      times.push(process.hrtime.bigint());
      if (tab.left < 0) tab.socket.write(pong);
      if (times.length === tabs.length) done?.();
    };
    let hasJoined = false;
    let read: (chunk: Buffer) => unknown = greet;
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (bytes) => {
          read(shared.subarray(0, bytes));
          return true;
        },
      },
    });
    const tab: Tab = { socket, left: 0 };
    socket.on('error', reject);
    socket.on('connect', () => {
      socket.write(
        [
          `GET ${path} HTTP/1.1`,
          `Host: 127.0.0.1:${port}`,
          'Origin: http://127.0.0.1',
          'Upgrade: websocket',
          'Connection: Upgrade',
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          'Sec-WebSocket-Version: 13',
          '\r\n',
        ].join('\r\n'),
      );
    });
  });
}
