import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import type { Storage } from './storage.ts';

/** Where the store that owns a data folder listens: the path of a socket, or a port of this machine. */
export interface Address {
  path?: string;
  port?: number;
  /** Folder made for a socket whose path in the data folder would be too long. */
  folder?: string;
}

const key = Buffer.from('owner');
const idKey = Buffer.from('store-id');
/** A space that no collection has. */
const space = 0xffff_fffe;

/** The store's own name, the same as in its seal; undefined in a file that an older version made. */
export const readStoreId = (storage: Storage): string | undefined => storage.get(space, idKey)?.toString();
export const writeStoreId = (storage: Storage, id: string): Promise<void> =>
  storage.write(() => storage.put(space, idKey, Buffer.from(id)));

/**
 * Makes the one who listens at `address`, and listens already, the owner of the data folder; false when somebody else
 * owns it and is alive, which is to say answers. The owner is changed inside a transaction, of which lmdb allows one
 * at a time to all processes, and lmdb frees the lock of a process that dies. So of many that start at once one wins,
 * and a killed owner leaves nothing that blocks the next.
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
    if (owner) tidy(parse(owner));
    return true;
  }
}

/** Forgets whose the folder is: only for a copy, which nobody has opened yet. */
export async function disown(storage: Storage): Promise<void> {
  await storage.write(() => storage.remove(space, key));
}

/** Gives the folder up, for the next to have it without asking. */
export async function release(storage: Storage, address: Address): Promise<void> {
  try {
    await disown(storage);
  } finally {
    tidy(address);
  }
}

/** Removes what a store that listens no more has left in the file system. */
export function tidy({ path, folder }: Address): void {
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

/** The system refuses a connection to a socket whose process is gone; nothing has to be sent. */
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
