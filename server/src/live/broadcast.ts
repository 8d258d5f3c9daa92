import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Audience } from '@vigil/common/access';
import type { LiveName, LivePayload } from '@vigil/common/live';
import type { Socket } from 'socket.io';
import type { Log } from '../kit/log.ts';
import { toFrame } from './frame.ts';

/** Writing yields to the event loop after this time, which is checked once every 16 sockets. */
const maxSliceMs = 5;
const checkEvery = 16;

/** Bytes that may wait for one client. A client beyond it is disconnected, and catches up by sequence number. */
const maxBuffered = 1_000_000;
/** The same for all tabs that poll: each of them has a copy of its own. */
const maxBufferedByPolling = 50_000_000;

interface SocketListener {
  socket: Socket;
  /** The TCP connection of a WebSocket; null for a tab that polls. */
  connection: Duplex | null;
  /** The same once Socket.IO has flushed its own messages, and sends only pings. */
  freeConnection: Duplex | null;
  isOpen: boolean;
  /** Bytes that Socket.IO holds until the tab polls again. */
  waiting: number;
}

interface Task {
  name: LiveName;
  payload: unknown;
  frame: Buffer;
  listeners: SocketListener[];
  next: number;
}

/**
 * Broadcasts bypass Socket.IO's encoder: each message is encoded once and the same WebSocket frame is written to
 * every connection. Each socket receives all messages in order, and writing never holds the event loop for more
 * than a few milliseconds.
 */
export function createBroadcaster(log: Log) {
  const open: Record<Audience, Set<SocketListener>> = { visitor: new Set(), admin: new Set() };
  const tasks: Task[] = [];
  let waitingOfAll = 0;
  let running: Promise<void> | null = null;

  /** Adds a socket to an audience until it closes. */
  function join(audience: Audience, socket: Socket): void {
    const state = { freeConnection: null, isOpen: true, waiting: 0 };
    const listener: SocketListener = { socket, connection: connectionOf(socket), ...state };
    open[audience].add(listener);
    const drain = () => {
      waitingOfAll -= listener.waiting;
      listener.waiting = 0;
    };
    socket.conn.on('drain', drain);
    socket.once('disconnect', () => {
      socket.conn.off('drain', drain);
      drain();
      listener.isOpen = false;
      listener.freeConnection = null;
      open[audience].delete(listener);
    });
  }

  function send<N extends LiveName>(audiences: readonly Audience[], name: N, payload: LivePayload<N>): void {
    const listeners = audiences.flatMap((audience) => [...open[audience]]);
    if (listeners.length === 0) return;
    tasks.push({ name, payload, frame: toFrame(name, payload), listeners, next: 0 });
    if (running) return;
    if (write()) return;
    running = writeOn().finally(() => {
      running = null;
    });
  }

  /** Returns true if nothing is left to write. */
  function write(): boolean {
    const until = performance.now() + maxSliceMs;
    for (let task = tasks[0]; task; task = tasks[0]) {
      while (task.next < task.listeners.length) {
        if (task.next % checkEvery === checkEvery - 1 && performance.now() > until) return false;
        const listener = task.listeners[task.next];
        task.next += 1;
        if (listener) tryDeliver(listener, task);
      }
      tasks.shift();
    }
    return true;
  }

  /** An exception in one socket disconnects that socket only. */
  function tryDeliver(listener: SocketListener, task: Task): void {
    try {
      deliver(listener, task);
    } catch (error) {
      log.error({ err: error }, 'socket failed');
      listener.socket.disconnect(true);
    }
  }

  /** Usually reads only the listener and its connection: Socket.IO's objects are not in the processor's cache. */
  function deliver(listener: SocketListener, task: Task): void {
    const connection = listener.freeConnection ?? connectionWhenFlushed(listener);
    if (!connection) emit(listener, task);
    else if (connection.writableLength > maxBuffered) connection.destroy();
    else connection.write(task.frame);
  }

  /** A tab that polls could answer pings and never take its messages. */
  function emit(listener: SocketListener, { name, payload, frame }: Task): void {
    if (!listener.isOpen) return;
    const isSlow = listener.waiting > maxBuffered || (listener.waiting > 0 && waitingOfAll > maxBufferedByPolling);
    // Discards what waits: closing in order would wait for the tab.
    if (isSlow) return void listener.socket.conn.close(true);
    listener.waiting += frame.length;
    waitingOfAll += frame.length;
    listener.socket.emit(name, payload);
  }

  async function writeOn(): Promise<void> {
    do await nextTurn();
    while (!write());
  }

  /** Resolves when every message has been written. */
  async function settled(): Promise<void> {
    await running;
  }

  const counts = (): Record<Audience, number> => ({ visitor: open.visitor.size, admin: open.admin.size });

  return { join, send, settled, counts };
}

/** Until the greeting has been flushed, messages go through Socket.IO, which keeps their order. */
function connectionWhenFlushed(listener: SocketListener): Duplex | null {
  const { connection, isOpen, socket } = listener;
  const isFree = isOpen && socket.conn.readyState === 'open' && socket.conn.transport.writable;
  if (isFree) listener.freeConnection = connection;
  return listener.freeConnection;
}

/** Null for a client that began by polling: its first request used another connection. */
function connectionOf({ conn: { request, transport } }: Socket): Duplex | null {
  return transport.name === 'websocket' && request.headers.upgrade !== undefined ? request.socket : null;
}
