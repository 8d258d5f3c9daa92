import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { dataFile } from './disk/checkpoint.ts';
import { isDiskFull } from './disk/disk-full.ts';
import { openExitLock } from './disk/exit-lock.ts';
import { inspect } from './disk/inspect.ts';
import { type Address, claim, isAlive, release, removeSocket } from './disk/owner.ts';
import { openStorage, type Storage } from './disk/storage.ts';
import { removeExpired } from './disk/ttl.ts';
import { openVerified, StoreDamaged } from './disk/verified-storage.ts';
import { serve } from './protocol/connection.ts';
import { type DocumentStore, openStore } from './store.ts';

/** `workerData` of the worker. */
export interface Start {
  dataDir: string;
  /** Serves a snapshot, and neither writes to the folder nor owns it. */
  readOnly: boolean;
  /** Interval of the TTL monitor; null for none. */
  ttlMonitorMs: number | null;
  /** For messages. */
  appName: string;
  /** See `exit-lock.ts`. */
  exitLock: SharedArrayBuffer;
}

/** Messages of the worker to the thread that started it. */
export type WorkerReport =
  | { kind: 'checking'; bytes: number }
  | { kind: 'listening'; uri: string }
  | { kind: 'refused'; message: string };

/** Interval at which idle cursors are closed. */
const cursorMonitorMs = 60_000;
/** Longest socket path that every supported system accepts. */
const maxSocketPathBytes = 103;

const inUse = (appName: string): string => `Another ${appName} is using this data folder`;

/** Starts the store, or reports why it cannot start. */
async function main(): Promise<void> {
  const start: Start = workerData;
  const folder = join(start.dataDir, 'store');
  try {
    await (start.readOnly ? openSnapshot(start, folder) : open(start, folder));
  } catch (error) {
    report({ kind: 'refused', message: refusalOf(error, folder) });
  }
}

/** Serves a snapshot. Its socket is in a temporary folder, so that the data folder is not changed. */
async function openSnapshot({ exitLock, dataDir }: Start, folder: string): Promise<void> {
  const { exists } = inspect(folder, { isWhole: true });
  if (!exists) throw new StartRefusal(`There is no store in ${dataDir}`);
  const storage = openStorage(folder, openExitLock(exitLock), { isSnapshot: true });
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
    removeSocket(address);
    await storage.close();
    parentPort?.close();
  });
  report({ kind: 'listening', uri: toUri(address) });
}

/** Listens, claims the folder, and opens the store as its owner. */
async function open({ exitLock, ttlMonitorMs, appName }: Start, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A store in use changes while it is checked, so look for an owner first.
  if (await hasLivingOwner(folder)) throw new StartRefusal(inUse(appName));
  const verified = openVerified(folder, openExitLock(exitLock), (bytes) => report({ kind: 'checking', bytes }));
  const { storage } = verified;
  let store: DocumentStore | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    // Before this process owns the folder, connections only probe whether it is alive.
    if (!store) return socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serve(store, socket);
  });
  const address = await listen(server, socketAddress(folder));
  const giveUp = async () => {
    server.close();
    removeSocket(address);
    await storage.close();
  };
  let opened: DocumentStore;
  try {
    if (!(await claim(storage, address))) throw new StartRefusal(inUse(appName));
    await verified.markOpen();
    opened = openOwned(storage, folder);
  } catch (error) {
    await giveUp();
    throw error;
  }
  store = opened;

  const cursorMonitor = setInterval(() => opened.cursors.closeIdle(Date.now()), cursorMonitorMs).unref();
  // A failed deletion, for example on a full disk, is retried the next time.
  const deleteExpired = () => void removeExpired(opened, new Date()).catch(() => {});
  const ttlMonitor = ttlMonitorMs === null ? undefined : setInterval(deleteExpired, ttlMonitorMs).unref();
  const stop = async () => {
    clearInterval(cursorMonitor);
    clearInterval(ttlMonitor);
    server.close();
    for (const socket of sockets) socket.destroy();
    // If this fails on a full disk, the next owner finds out by probing the socket.
    await release(storage, address).catch(() => {});
    await verified.close();
    parentPort?.close();
  };
  parentPort?.once('message', () => void stop());
  report({ kind: 'listening', uri: toUri(address) });
}

/** Intact pages can still hold invalid collection records. */
function openOwned(storage: Storage, folder: string): DocumentStore {
  try {
    return openStore(storage);
  } catch (error) {
    throw new StoreDamaged(dataFile(folder), `its collections cannot be read (${messageOf(error)})`);
  }
}

/** A failed start with a message for the operator. */
class StartRefusal extends Error {}

function refusalOf(error: unknown, folder: string): string {
  if (error instanceof StartRefusal || error instanceof StoreDamaged) return error.message;
  if (isDiskFull(error)) return `The disk is full: the store in ${folder} cannot be opened until there is space again.`;
  return `The store in ${folder} cannot be opened: ${messageOf(error)}`;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function hasLivingOwner(folder: string): Promise<boolean> {
  const sockets = readdirSync(folder).filter((name) => name.endsWith('.sock'));
  const alive = await Promise.all(sockets.map((name) => isAlive({ path: join(folder, name) })));
  return alive.includes(true);
}

const report = (message: WorkerReport): void => parentPort?.postMessage(message);

async function listen(server: Server, address: Address): Promise<Address> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (address.path) server.listen(address.path, resolve);
    else server.listen(0, '127.0.0.1', resolve);
  });
  // The folder has mode 0700, so no other user could connect before this.
  if (address.path) chmodSync(address.path, 0o600);
  const bound = server.address();
  return typeof bound === 'object' && bound ? { port: bound.port } : address;
}

/** Each start uses a new socket name, so stale sockets do not matter. */
function socketAddress(folder: string): Address {
  if (process.platform === 'win32') return {};
  const path = join(folder, socketName());
  return Buffer.byteLength(path) <= maxSocketPathBytes ? { path } : privateAddress();
}

/** A socket in a new temporary folder, which is removed with the socket. */
function privateAddress(): Address {
  if (process.platform === 'win32') return {};
  const folder = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
  return { path: join(folder, socketName()), folder };
}

const socketName = (): string => `${randomBytes(4).toString('hex')}.sock`;

function toUri({ path, port }: Address): string {
  const host = path ? encodeURIComponent(path) : `127.0.0.1:${port}`;
  return `mongodb://${host}/?directConnection=true`;
}

await main();
