import type { ServerResponse } from 'node:http';
import { type StreamName, type StreamPayload, streamPath } from '@vigil/common/stream';
import type { ThreatStatus } from '@vigil/common/threat';
import type { Update } from '@vigil/common/timeline';
import type { Middleware } from 'koa';
import type { EventStore } from '../features/events/store.ts';
import { Fault } from '../kit/fault.ts';
import { createHold, createSlots } from '../kit/slots.ts';
import { networkOf } from '../kit/throttle.ts';

interface StreamOptions {
  events: Pick<EventStore, 'changesSince'>;
  epoch: string;
  /** The last change that the updates sent so far include. */
  position: () => number;
  threat: () => ThreatStatus;
  maxClients?: number;
  maxWaiting?: number;
}

/** Of one server, and of one network. */
const maxStreams = 500;
const maxPerNetwork = 10;
/**
 * Bytes that a client has not read yet; beyond that it is disconnected, and resumes by its last id. Updates it has
 * missed are sent if they are no larger.
 */
const maxBuffered = 1_000_000;
/** Bytes that all clients together have not read yet; beyond that those with the most are disconnected. */
const maxWaitingOfAll = 50_000_000;
/** Proxies and clients notice a lost connection by missing comments. */
const heartbeatMs = 15_000;
/** Updates that are kept for clients whose missed ones are being read. */
const maxRecent = 2_000;
/** Milliseconds after which clients reconnect. */
const retryMs = 3_000;

interface Resumption {
  since: number | null;
  missed: Awaited<ReturnType<EventStore['changesSince']>> | null;
  /** The client has no id yet. */
  isFirst: boolean;
}

export type Streams = ReturnType<typeof createStreams>;

/** `GET /api/stream`: the changes of public events as server-sent events. Slow clients are disconnected. */
export function createStreams(options: StreamOptions) {
  const { events, epoch, position, threat, maxClients = maxStreams, maxWaiting = maxWaitingOfAll } = options;
  const clients = new Set<ServerResponse>();
  const all = createSlots(maxClients);
  const networks = createSlots(maxPerNetwork);
  const recent: Update[] = [];
  /** The last update that was dropped from `recent`. */
  let droppedSeq = 0;
  let heartbeat: NodeJS.Timeout | undefined;

  const serve: Middleware = async (ctx, next) => {
    if (ctx.path !== streamPath || ctx.method !== 'GET') return next();
    const hold = createHold();
    if (!hold.add(all.take('')) || !hold.add(networks.take(networkOf(ctx.ip)))) {
      hold.free();
      ctx.set('Retry-After', '60');
      throw new Fault('unavailable', 'Too many streams are open. Please try again later.');
    }
    ctx.res.once('close', hold.free);
    const since = positionOf(ctx.get('last-event-id'));
    const missed = since === null ? null : await events.changesSince(since, 'visitor');
    // Nothing is awaited from here on: no update is sent in between.
    if (ctx.res.destroyed) return;
    ctx.respond = false;
    ctx.set(headers);
    ctx.res.writeHead(200);
    open(ctx.res);
    greet(ctx.res, { since, missed, isFirst: ctx.get('last-event-id') === '' });
    limitWaiting();
  };

  function open(client: ServerResponse): void {
    clients.add(client);
    heartbeat ??= setInterval(() => writeAll(':\n\n'), heartbeatMs).unref();
    client.once('close', () => {
      clients.delete(client);
      if (clients.size > 0) return;
      clearInterval(heartbeat);
      heartbeat = undefined;
    });
  }

  /** Sends the position, and what the client has missed since the id of its last message. */
  function greet(client: ServerResponse, { since, missed, isFirst }: Resumption): void {
    const seq = missed?.seq ?? position();
    const isKnown = isFirst || (missed?.complete === true && droppedSeq <= seq);
    const updates = isKnown ? [...(missed?.updates ?? []), ...recent.filter((update) => update.seq > seq)] : [];
    const missing = updates.map((update) => encode('update', update, update.seq)).join('');
    const complete = isKnown && Buffer.byteLength(missing) <= maxBuffered;
    // The id of `hello` is where the client is, so that a connection that breaks now misses nothing.
    const from = complete && since !== null ? since : seq;
    const hello = encode('hello', { epoch, seq, complete }, from);
    const last = encode('threat', threat(), complete ? (updates.at(-1)?.seq ?? seq) : seq);
    // In one piece, as `write` disconnects a client that has not read the piece before.
    write(client, `retry: ${retryMs}\n${hello}${complete ? missing : ''}${last}`);
  }

  /** Null for an id of another log, or none. */
  function positionOf(lastId: string): number | null {
    const [, of, seq] = /^(.{1,100}):(\d{1,15})$/.exec(lastId) ?? [];
    return of === epoch ? Number(seq) : null;
  }

  /** Sends updates in the order of the log. */
  function send(updates: Update[]): void {
    recent.push(...updates);
    const dropped = recent.splice(0, Math.max(0, recent.length - maxRecent));
    droppedSeq = dropped.at(-1)?.seq ?? droppedSeq;
    if (clients.size === 0) return;
    for (const update of updates) writeAll(encode('update', update, update.seq));
  }

  function sendThreat(status: ThreatStatus): void {
    if (clients.size > 0) writeAll(encode('threat', status, position()));
  }

  function writeAll(text: string): void {
    const bytes = Buffer.from(text);
    for (const client of clients) write(client, bytes);
    limitWaiting();
  }

  /** The bytes of what a client has missed wait in memory, so their sum over all clients is bounded. */
  function limitWaiting(): void {
    let waiting = 0;
    for (const { writableLength, destroyed } of clients) waiting += destroyed ? 0 : writableLength;
    if (waiting <= maxWaiting) return;
    const open = [...clients].filter(({ destroyed }) => !destroyed);
    for (const client of open.sort((a, b) => b.writableLength - a.writableLength)) {
      if (waiting <= maxWaiting) return;
      waiting -= client.writableLength;
      client.destroy();
    }
  }

  function write(response: ServerResponse, chunk: string | Buffer): void {
    if (response.destroyed) return;
    if (response.writableLength > maxBuffered) response.destroy();
    else response.write(chunk);
  }

  function encode<N extends StreamName>(name: N, payload: StreamPayload<N>, seq: number): string {
    return `event: ${name}\nid: ${epoch}:${seq}\ndata: ${JSON.stringify(payload)}\n\n`;
  }

  /** Ends every stream: clients reconnect to another server. */
  function close(): void {
    for (const client of clients) client.end();
  }

  return { serve, send, sendThreat, count: () => clients.size, close };
}

/** Other sites may read the stream: it is the same for all. Proxies must not buffer it. */
const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
