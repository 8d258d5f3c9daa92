import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openGate } from './disk/gate.ts';
import { type Address, claim, release, tidy } from './disk/owner.ts';
import { openStorage } from './disk/storage.ts';
import { removeExpired } from './disk/ttl.ts';
import { serve } from './protocol/connection.ts';
import { openStore, type Store } from './store.ts';

/** What the worker is started with. */
export interface Start {
  dataDir: string;
  /** See `gate.ts`. */
  gate: SharedArrayBuffer;
}

/** What the worker tells the thread that started it. */
export type Report = { kind: 'listening'; uri: string } | { kind: 'refused'; message: string };

/** MongoDB looks for expired documents as often. */
const monitorMs = 60_000;
/** What every system allows for the path of a socket, with its final zero byte. */
const longestPath = 103;

/** Listens, then claims the folder, and only as its owner opens what is in it. */
async function main(): Promise<void> {
  const { dataDir, gate }: Start = workerData;
  const folder = join(dataDir, 'store');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const storage = openStorage(folder, openGate(gate));
  let store: Store | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    // Before it owns the folder, the store is only asked whether it lives.
    if (!store) return socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serve(store, socket);
  });
  const address = await listen(server, folder);
  if (!(await claim(storage, address))) {
    server.close();
    tidy(address);
    await storage.close();
    report({ kind: 'refused', message: 'Another Vigil is using this data folder' });
    return;
  }
  const opened = openStore(storage);
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
    await release(storage, address);
    await storage.close();
    parentPort?.close();
  };
  parentPort?.once('message', () => void stop());
  report({ kind: 'listening', uri: toUri(address) });
}

const report = (message: Report): void => parentPort?.postMessage(message);

async function listen(server: Server, folder: string): Promise<Address> {
  const address: Address = process.platform === 'win32' ? {} : socketAddress(folder);
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
  const name = `${randomBytes(4).toString('hex')}.sock`;
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= longestPath) return { path };
  const short = mkdtempSync(join(tmpdir(), 'vigil-'));
  return { path: join(short, name), folder: short };
}

function toUri({ path, port }: Address): string {
  const host = path ? encodeURIComponent(path) : `127.0.0.1:${port}`;
  return `mongodb://${host}/?directConnection=true`;
}

await main();
