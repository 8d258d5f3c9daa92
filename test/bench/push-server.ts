import { createServer } from 'node:http';
import { applyChange, toEvent } from '@vigil/common/timeline';
import { createSockets } from '@vigil/server/live/sockets';
import { WebSocketServer } from 'ws';
import { nextDraft } from '../harness/drafts.ts';
import { answerParent } from './child.ts';

/** One event to every socket: through our sockets, or as one prebuilt frame through raw `ws`. Answers `port`, `cpu` or the time it fired at. */
const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const payload = onePayload();
const fire = process.argv[2] === 'vigil' ? throughSockets() : throughWs();

answerParent((question: 'port' | 'fire' | 'cpu') => {
  if (question === 'port') return port;
  if (question === 'cpu') return process.cpuUsage();
  const at = process.hrtime.bigint();
  fire();
  return { at, blocked: Number(process.hrtime.bigint() - at) / 1e6 };
});

function throughSockets(): () => void {
  const sockets = createSockets({
    server,
    isOwnOrigin: () => true,
    identify: async () => null,
    addressOf: () => '127.0.0.1',
    hello: () => ({ epoch: 'bench', seq: 0 }),
  });
  return () => sockets.tell('visitor', 'new-event', payload);
}

function throughWs(): () => void {
  const wss = new WebSocketServer({ server, perMessageDeflate: false });
  const text = Buffer.from(`42${JSON.stringify(['new-event', payload])}`);
  const head = text.length < 65_536 ? Buffer.from([0x81, 126, text.length >> 8, text.length & 255]) : Buffer.alloc(0);
  const frame = Buffer.concat([head, text]);
  const raw = new Set<import('node:stream').Duplex>();
  wss.on('connection', (_socket, request) => raw.add(request.socket));
  return () => {
    for (const socket of raw) socket.write(frame);
  };
}

function onePayload() {
  const draft = nextDraft();
  const record = applyChange(null, { ...draft, seq: 1, at: new Date() });
  if (!record) throw new Error('a draft makes a record');
  const event = { ...toEvent(record), summary: 'a'.repeat(400) };
  return { epoch: 'bench', before: 0, seq: 1, updates: [{ seq: 1, eventId: event.id, event }] };
}
