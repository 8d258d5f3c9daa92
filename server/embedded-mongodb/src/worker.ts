import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { isDiskFull } from './disk/disk-full.ts';
import { openGate } from './disk/gate.ts';
import { inspect } from './disk/inspect.ts';
import { type Address, claim, isAlive, release, tidy } from './disk/owner.ts';
import { dataFile } from './disk/seal.ts';
import { openSealed, StoreDamaged } from './disk/sealed.ts';
import { openStorage, type Storage } from './disk/storage.ts';
import { removeExpired } from './disk/ttl.ts';
import { serve } from './protocol/connection.ts';
import { openStore, type Store } from './store.ts';

/** What the worker is started with. */
export interface Start {
  dataDir: string;
  /** Serves the store as it is at the start, and neither writes to it nor owns it. */
  readOnly: boolean;
  /** See `gate.ts`. */
  gate: SharedArrayBuffer;
}

/** What the worker tells the thread that started it. */
export type Report =
  | { kind: 'checking'; bytes: number }
  | { kind: 'listening'; uri: string }
  | { kind: 'refused'; message: string };

/** MongoDB looks for expired documents as often. */
const monitorMs = 60_000;
/** What every system allows for the path of a socket, with its final zero byte. */
const longestPath = 103;

const inUse = 'Another Vigil is using this data folder';

/** Says why the store cannot start instead of failing without a sentence. */
async function main(): Promise<void> {
  const start: Start = workerData;
  const folder = join(start.dataDir, 'store');
  try {
    await (start.readOnly ? openSnapshot(start, folder) : open(start, folder));
  } catch (error) {
    report({ kind: 'refused', message: refusalOf(error, folder) });
  }
}

/** Its socket is elsewhere: the folder stays as it is. */
async function openSnapshot({ gate, dataDir }: Start, folder: string): Promise<void> {
  const { exists } = inspect(folder, { isWhole: true });
  if (!exists) throw new Refusal(`There is no store in ${dataDir}`);
  const storage = openStorage(folder, openGate(gate), { isSnapshot: true });
  const store = openOwned(storage, folder);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serve(store, socket);
  });
  const address = await listen(server, privateAddress());
  parentPort?.once('message', async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    tidy(address);
    await storage.close();
    parentPort?.close();
  });
  report({ kind: 'listening', uri: toUri(address) });
}

/** Listens, then claims the folder, and only as its owner opens what is in it. */
async function open({ gate }: Start, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A store that is in use changes while it is checked.
  if (await hasLivingOwner(folder)) throw new Refusal(inUse);
  const sealed = openSealed(folder, openGate(gate), (bytes) => report({ kind: 'checking', bytes }));
  const { storage } = sealed;
  let store: Store | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    // Before it owns the folder, the store is only asked whether it lives.
    if (!store) return socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serve(store, socket);
  });
  const address = await listen(server, socketAddress(folder));
  const giveUp = async () => {
    server.close();
    tidy(address);
    await storage.close();
  };
  let opened: Store;
  try {
    if (!(await claim(storage, address))) throw new Refusal(inUse);
    await sealed.keep();
    opened = openOwned(storage, folder);
  } catch (error) {
    await giveUp();
    throw error;
  }
  store = opened;

  const monitor = setInterval(() => {
    opened.cursors.closeIdle(Date.now());
    // What could not be deleted now, on a full disk perhaps, is tried again in a minute.
    removeExpired(opened, new Date()).catch(() => {});
  }, monitorMs).unref();
  const stop = async () => {
    clearInterval(monitor);
    server.close();
    for (const socket of sockets) socket.destroy();
    // The next owner finds out by itself that this one is gone, should a full disk forbid to say so.
    await release(storage, address).catch(() => {});
    await sealed.close();
    parentPort?.close();
  };
  parentPort?.once('message', () => void stop());
  report({ kind: 'listening', uri: toUri(address) });
}

/** Pages that are whole may still hold what no store has written. */
function openOwned(storage: Storage, folder: string): Store {
  try {
    return openStore(storage);
  } catch (error) {
    throw new StoreDamaged(dataFile(folder), `its collections cannot be read (${messageOf(error)})`);
  }
}

/** A start that ends with a sentence for the operator. */
class Refusal extends Error {}

function refusalOf(error: unknown, folder: string): string {
  if (error instanceof Refusal || error instanceof StoreDamaged) return error.message;
  if (isDiskFull(error)) return `The disk is full: the store in ${folder} cannot be opened until there is space again.`;
  return `The store in ${folder} cannot be opened: ${messageOf(error)}`;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function hasLivingOwner(folder: string): Promise<boolean> {
  const sockets = readdirSync(folder).filter((name) => name.endsWith('.sock'));
  const alive = await Promise.all(sockets.map((name) => isAlive({ path: join(folder, name) })));
  return alive.includes(true);
}

const report = (message: Report): void => parentPort?.postMessage(message);

async function listen(server: Server, address: Address): Promise<Address> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (address.path) server.listen(address.path, resolve);
    else server.listen(0, '127.0.0.1', resolve);
  });
  // The folder is closed to others already, so nobody could enter before this.
  if (address.path) chmodSync(address.path, 0o600);
  const bound = server.address();
  return typeof bound === 'object' && bound ? { port: bound.port } : address;
}

/** Each start has a socket of its own, so a stale one is in nobody's way. */
function socketAddress(folder: string): Address {
  if (process.platform === 'win32') return {};
  const path = join(folder, socketName());
  return Buffer.byteLength(path) <= longestPath ? { path } : privateAddress();
}

/** In a folder of its own, which goes with the socket. */
function privateAddress(): Address {
  if (process.platform === 'win32') return {};
  const folder = mkdtempSync(join(tmpdir(), 'vigil-'));
  return { path: join(folder, socketName()), folder };
}

const socketName = (): string => `${randomBytes(4).toString('hex')}.sock`;

function toUri({ path, port }: Address): string {
  const host = path ? encodeURIComponent(path) : `127.0.0.1:${port}`;
  return `mongodb://${host}/?directConnection=true`;
}

await main();
