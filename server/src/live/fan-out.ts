import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Audience } from '@vigil/common/access';
import type { LiveName, LivePayload } from '@vigil/common/live';
import type { Socket } from 'socket.io';
import type { Log } from '../kit/log.ts';
import { toFrame } from './frame.ts';

/** Writing goes on this long before other work gets its turn, and looks at the clock after so many sockets. */
const sliceMs = 5;
const glance = 16;

/** Bytes that may wait for one reader. Who reads slower than the news arrives is cut, and catches up by number. */
const mostWaiting = 1_000_000;

interface Listener {
  socket: Socket;
  /** The connection itself where it was opened as a WebSocket: what is written to it needs no more work. */
  wire: Duplex | null;
  /** The same once nothing that we said through the library is on its way any more, and it says nothing but its pings. */
  freeWire: Duplex | null;
  isOpen: boolean;
}

interface Task {
  name: LiveName;
  payload: unknown;
  frame: Buffer;
  listeners: Listener[];
  next: number;
}

export type FanOut = ReturnType<typeof createFanOut>;

/**
 * Sends one message to many sockets: it is put into a frame once, and that frame is written to every
 * connection as it is. Each socket hears all messages in their order, and no turn of the event loop is
 * held longer than a few milliseconds, however many listen.
 */
export function createFanOut(log: Log) {
  const open: Record<Audience, Set<Listener>> = { visitor: new Set(), admin: new Set() };
  const tasks: Task[] = [];
  let running: Promise<void> | null = null;

  /** Counts a socket among an audience until it closes. */
  function join(audience: Audience, socket: Socket): void {
    const listener: Listener = { socket, wire: wireOf(socket), freeWire: null, isOpen: true };
    open[audience].add(listener);
    socket.once('disconnect', () => {
      listener.isOpen = false;
      listener.freeWire = null;
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

  /** True when nothing is left to write. */
  function write(): boolean {
    const until = performance.now() + sliceMs;
    for (let task = tasks[0]; task; task = tasks[0]) {
      while (task.next < task.listeners.length) {
        if (task.next % glance === glance - 1 && performance.now() > until) return false;
        const listener = task.listeners[task.next];
        task.next += 1;
        if (listener) attempt(listener, task);
      }
      tasks.shift();
    }
    return true;
  }

  /** Who cannot be told loses the line; the others are told. */
  function attempt(listener: Listener, task: Task): void {
    try {
      tell(listener, task);
    } catch (error) {
      log.error({ err: error }, 'a socket failed');
      listener.socket.disconnect(true);
    }
  }

  async function writeOn(): Promise<void> {
    do await nextTurn();
    while (!write());
  }

  /** Resolves when everything that was sent is on its way. */
  async function settled(): Promise<void> {
    await running;
  }

  const counts = (): Record<Audience, number> => ({ visitor: open.visitor.size, admin: open.admin.size });

  return { join, send, settled, counts };
}

/** In the steady state this looks at the listener and its wire alone: the library's objects are not in the cache. */
function tell(listener: Listener, { name, payload, frame }: Task): void {
  const wire = listener.freeWire ?? freed(listener);
  if (!wire) {
    if (listener.isOpen) listener.socket.emit(name, payload);
  } else if (wire.writableLength > mostWaiting) wire.destroy();
  else wire.write(frame);
}

/** The greeting, and whatever was said before it had left, goes out through the library, which keeps the order. */
function freed(listener: Listener): Duplex | null {
  const { wire, isOpen, socket } = listener;
  const isFree = isOpen && socket.conn.readyState === 'open' && socket.conn.transport.writable;
  if (isFree) listener.freeWire = wire;
  return listener.freeWire;
}

/** Null for a connection that began by polling: its first request went over another one. */
function wireOf({ conn: { request, transport } }: Socket): Duplex | null {
  return transport.name === 'websocket' && request.headers.upgrade !== undefined ? request.socket : null;
}
