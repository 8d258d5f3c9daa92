import { connect, type Socket } from 'node:net';

interface Load {
  answers: number;
  /** Seconds. */
  took: number;
  /** Milliseconds, one an answer. */
  times: number[];
}

const connections = 32;

/**
 * Asks the same question again and again over kept connections, each as soon as it was answered.
 * Every answer must have the length of the first one, so that counting bytes, read into one buffer, is all the client
 * does: a client that parsed would be the slower end of the two.
 */
export async function load(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ Host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const length = await answerLength(Number(port), question);
  const times: number[] = [];
  const from = performance.now();
  const until = from + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => ask(Number(port), question, length, until, times)));
  return { answers: times.length, took: (performance.now() - from) / 1000, times };
}

function ask(port: number, question: Buffer, length: number, until: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let left = 0;
    let asked = 0;
    const next = () => {
      if (performance.now() >= until) return socket.end();
      left = length;
      asked = performance.now();
      socket.write(question);
    };
    const socket = open(port, reject, (chunk) => {
      left -= chunk.length;
      if (left < 0) reject(new Error('an answer is longer than the first one'));
      if (left > 0) return;
      times.push(performance.now() - asked);
      next();
    });
    socket.on('connect', next);
    socket.on('close', () => resolve());
  });
}

/** Head and body of one answer, in bytes. */
function answerLength(port: number, question: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const socket = open(port, reject, (chunk) => {
      received = Buffer.concat([received, chunk]);
      const head = received.indexOf('\r\n\r\n') + 4;
      if (head < 4) return;
      const body = Number(/content-length: (\d+)/i.exec(received.toString('latin1', 0, head))?.[1] ?? 0);
      if (received.length < head + body) return;
      socket.destroy();
      resolve(head + body);
    });
    socket.on('connect', () => socket.write(question));
  });
}

const shared = Buffer.alloc(65_536);

/** What a chunk holds is gone with the next one. */
function open(port: number, reject: (error: Error) => void, read: (chunk: Buffer) => void): Socket {
  const callback = (bytes: number) => {
    read(shared.subarray(0, bytes));
    return true;
  };
  const onread = { buffer: shared, callback };
  return connect({ port, host: '127.0.0.1', noDelay: true, onread }).on('error', reject);
}
