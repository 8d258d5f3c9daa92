import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '@vigil/server/kit/log';
import { toFrame } from '@vigil/server/live/frame';
import { createSockets } from '@vigil/server/live/sockets';
import { applyChange } from '@vigil/server/timeline/fold';
import { toEvent } from '@vigil/server/timeline/to-event';
import { Server } from 'socket.io';
import { WebSocketServer } from 'ws';
import { nextDraft } from '../harness/drafts.ts';
import { answerParent } from './child.ts';
import { makeItem } from './judge.ts';

/**
 * Events to every socket: through our sockets, through Socket.IO's own broadcast, or as one prebuilt frame through raw `ws`. Answers `start` with its port and
 * the bytes of its frames, `memory` with what it holds when all garbage is collected, `one` and `twenty` with the time they
 * fired at, and then `spent` with the CPU time since. `watch` fires one and watches the event loop, which costs CPU time
 * itself; `stood` is its longest stand since. Milliseconds.
 */
const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const payloads = { one: payloadOf(1), twenty: payloadOf(20) };
const frames = { one: toFrame('new-event', payloads.one), twenty: toFrame('new-event', payloads.twenty) };
const ways = { vigil: throughSockets, library: throughLibrary, raw: throughWs };
const fire = ways[readWay(process.argv[2])]();
const stands = createStands();
let fired = process.cpuUsage();

answerParent(async (question: 'start' | 'memory' | 'one' | 'twenty' | 'spent' | 'watch' | 'stood') => {
  if (question === 'start') return { port, bytes: { one: frames.one.length, twenty: frames.twenty.length } };
  if (question === 'memory') return memory();
  if (question === 'spent') {
    const { user, system } = process.cpuUsage(fired);
    return (user + system) / 1000;
  }
  if (question === 'stood') return stands.longest();
  if (question === 'watch') stands.start();
  fired = process.cpuUsage();
  const at = process.hrtime.bigint();
  fire(question === 'twenty' ? 'twenty' : 'one');
  if (question === 'watch') stands.stand();
  return { at };
});

async function memory(): Promise<number> {
  await sleep(500);
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

/** Turns of the event loop, the first of them by the caller's word: how long each was. */
function createStands() {
  let since = 0;
  let longest = 0;
  let isOn = false;
  function stand(): void {
    const now = performance.now();
    longest = Math.max(longest, now - since);
    since = now;
    if (isOn) setImmediate(stand);
  }
  return {
    start: () => {
      since = performance.now();
      longest = 0;
      isOn = true;
    },
    stand,
    longest: () => {
      isOn = false;
      return longest;
    },
  };
}

function throughSockets(): (what: keyof typeof payloads) => void {
  const sockets = createSockets({
    server,
    log: createLog('silent'),
    isOwnOrigin: () => true,
    identify: async () => null,
    addressOf: () => '127.0.0.1',
    hello: () => ({ epoch: 'bench', seq: 0, healthIssues: [] }),
  });
  return (what) => sockets.send('visitor', 'new-event', payloads[what]);
}

/** Socket.IO with our settings: `io.to(room).emit`, as its documentation broadcasts. */
function throughLibrary(): (what: keyof typeof payloads) => void {
  const io = new Server(server, {
    transports: ['websocket', 'polling'],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    pingInterval: 15_000,
    pingTimeout: 20_000,
  });
  io.on('connection', (socket) => {
    socket.join('visitor');
    socket.emit('hello', { epoch: 'bench', seq: 0 });
  });
  return (what) => io.to('visitor').emit('new-event', payloads[what]);
}

function readWay(name: string | undefined): keyof typeof ways {
  if (name === 'vigil' || name === 'library' || name === 'raw') return name;
  throw new Error(`there is no way ${name} to send`);
}

function throughWs(): (what: keyof typeof payloads) => void {
  const wss = new WebSocketServer({ server, perMessageDeflate: false });
  const raw = new Set<import('node:stream').Duplex>();
  wss.on('connection', (_socket, request) => raw.add(request.socket));
  return (what) => {
    for (const socket of raw) socket.write(frames[what]);
  };
}

function payloadOf(count: number) {
  const updates = Array.from({ length: count }, (_, index) => {
    const record = applyChange(null, { ...nextDraft(makeItem(index)), seq: index + 1, at: new Date() });
    if (!record) throw new Error('a draft makes a record');
    const event = toEvent(record);
    return { seq: index + 1, eventId: event.id, event };
  });
  return { epoch: 'bench', before: 0, seq: count, updates };
}
