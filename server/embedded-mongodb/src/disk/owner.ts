import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import type { Storage } from './storage.ts';

/** Where the owner of a data folder listens: a socket path, or a port on loopback. */
export interface Address {
  path?: string;
  port?: number;
  /** Temporary folder, if the socket path in the data folder would be too long. */
  folder?: string;
}

const key = Buffer.from('owner');
const idKey = Buffer.from('store-id');
/** A space that no collection uses. */
const space = 0xffff_fffe;

/** The store id, also in the checkpoint; undefined in files of older versions. */
export const readStoreId = (storage: Storage): string | undefined => storage.get(space, idKey)?.toString();
export const writeStoreId = (storage: Storage, id: string): Promise<void> =>
  storage.write(() => storage.put(space, idKey, Buffer.from(id)));

/**
 * Makes this process, which must listen at `address` already, the owner of the data folder. Returns false if another
 * owner accepts connections. The owner changes inside a transaction, and lmdb allows one write transaction at a time
 * across processes and releases the lock of a process that dies. So exactly one of several concurrent starts wins, and
 * a killed owner does not block the next one.
 */
export async function claim(storage: Storage, address: Address): Promise<boolean> {
  const mine = Buffer.from(JSON.stringify(address));
  for (;;) {
    const owner = storage.get(space, key);
    if (owner && (await isAlive(parse(owner)))) return false;
    const isUnchanged = await storage.write(() => {
      const now = storage.get(space, key);
      if (now ? !owner?.equals(now) : owner) return false;
      storage.put(space, key, mine);
      return true;
    });
    if (!isUnchanged) continue;
    if (owner) removeSocket(parse(owner));
    return true;
  }
}

/** Removes the owner record. Use it only on a copy that is not open anywhere, or as the owner. */
export async function clearOwner(storage: Storage): Promise<void> {
  await storage.write(() => storage.remove(space, key));
}

/** Gives up ownership, so that the next start need not probe the socket. */
export async function release(storage: Storage, address: Address): Promise<void> {
  try {
    await clearOwner(storage);
  } finally {
    removeSocket(address);
  }
}

/** Removes the socket file of a store that no longer listens, and its temporary folder. */
export function removeSocket({ path, folder }: Address): void {
  if (path) rmSync(path, { force: true });
  if (folder && path && dirname(path) === folder) rmSync(folder, { force: true, recursive: true });
}

function parse(bytes: Buffer): Address {
  const value: unknown = JSON.parse(bytes.toString());
  if (typeof value !== 'object' || value === null) return {};
  const read = (name: string) => Object.entries(value).find(([key]) => key === name)?.[1];
  const [path, port, folder] = ['path', 'port', 'folder'].map(read);
  return {
    ...(typeof path === 'string' && { path }),
    ...(typeof port === 'number' && { port }),
    ...(typeof folder === 'string' && { folder }),
  };
}

/** True if a connection is accepted: the system refuses connections to sockets of dead processes. */
export function isAlive({ path, port }: Address): Promise<boolean> {
  return new Promise((resolve) => {
    if (!path && !port) return resolve(false);
    const socket = path ? connect(path) : connect(port ?? 0, '127.0.0.1');
    const settle = (alive: boolean) => {
      socket.destroy();
      resolve(alive);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
