import type { LiveName, LivePayload } from '@vigil/common/live';
import { io, type Socket } from 'socket.io-client';

/** A listener on the socket as a browser's tab is one: it names its origin and keeps what it receives. */
export interface Tab {
  socket: Socket;
  received: { name: string; payload: unknown }[];
  /** Everything received under one name. */
  of: <N extends LiveName>(name: N) => LivePayload<N>[];
  /** Resolves with the next payload of this name that fits, or with one received already. */
  next: <N extends LiveName>(name: N, fits?: (payload: LivePayload<N>) => boolean) => Promise<LivePayload<N>>;
  close: () => void;
}

/** `cookie`: the session it comes with, as its Cookie header says it. */
export async function openTab(url: string, origin = url, cookie?: string): Promise<Tab> {
  const extraHeaders = { Origin: origin, ...(cookie && { Cookie: cookie }) };
  const socket = io(url, { transports: ['websocket'], extraHeaders, reconnection: false, forceNew: true });
  const received: Tab['received'] = [];
  const waiting = new Set<() => void>();
  socket.onAny((name: string, payload: unknown) => {
    received.push({ name, payload });
    for (const check of waiting) check();
  });

  // What the server sends under a name is of that name's type; the flows check the parts they use.
  const of = <N extends LiveName>(name: N) =>
    received.filter((one) => one.name === name).map((one) => one.payload as LivePayload<N>);

  function next<N extends LiveName>(name: N, fits: (payload: LivePayload<N>) => boolean = () => true) {
    return new Promise<LivePayload<N>>((resolve) => {
      const check = () => {
        const found = of(name).find(fits);
        if (!found) return;
        waiting.delete(check);
        resolve(found);
      };
      waiting.add(check);
      check();
    });
  }

  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  await next('hello');
  return { socket, received, of, next, close: () => socket.close() };
}
