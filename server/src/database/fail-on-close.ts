import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { MongoNetworkError } from 'mongodb';

type Once = (socket: Socket, name: string, options?: { signal?: AbortSignal }) => Promise<unknown>;

/**
 * Lets a command of the driver fail whose connection closes while it is sent. In mongodb 7.8.0 and 7.9.0 it waits forever: for
 * `drain` or `error` of a socket that, destroyed without an error, emits `close` alone. If it is the heartbeat, the server never
 * finds its restarted database again. The driver calls its internal `once` in this one place, and has no option for it.
 */
export function failOnClose(): void {
  const utils: { once: Once } = createRequire(import.meta.url)('mongodb/lib/utils.js');
  const { once } = utils;
  utils.once = async (socket, name, options) => {
    let onClose = () => {};
    const closed = new Promise<never>((_, reject) => {
      onClose = () => reject(new MongoNetworkError('the connection was closed while a command was sent'));
    });
    if (socket.closed) onClose();
    else socket.once('close', onClose);
    try {
      return await Promise.race([once(socket, name, options), closed]);
    } finally {
      socket.off('close', onClose);
    }
  };
}
