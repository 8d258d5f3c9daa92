import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readEnv } from '@vigil/server/config/env';
import { createLog } from '@vigil/server/kit/log';
import { openStores, type Stores } from '@vigil/server/stores';

/** A database that can be taken away from the servers on it, and given back at the same address with all it had. */
export interface FrailDatabase {
  /** Settings of the servers that share it. */
  env: { MONGODB_URI: string; DATA_DIR: string };
  /** Kills its process; no client can connect until `restart`. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  /** It neither answers nor refuses any more, until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  /** Looks into it as a server does. */
  open: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
  end: () => Promise<void>;
}

const script = fileURLToPath(new URL('store-process.ts', import.meta.url));

/** An empty one: the embedded store in a process of its own, behind an address that stays. */
export async function startFrailDatabase(): Promise<FrailDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'vigil-frail-'));
  let store: { child: ChildProcess; path: string } | null = await startStore(folder);
  const sockets = new Set<Socket>();
  const relay = createServer((socket) => {
    if (!store) return socket.resetAndDestroy();
    const upstream = connect(store.path);
    sockets.add(socket);
    const end = () => {
      sockets.delete(socket);
      socket.destroy();
      upstream.destroy();
    };
    for (const one of [socket, upstream]) one.on('error', end).on('close', end);
    socket.pipe(upstream).pipe(socket);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const address = relay.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const env = { MONGODB_URI: `mongodb://127.0.0.1:${port}/vigil?directConnection=true`, DATA_DIR: folder };

  async function kill(): Promise<void> {
    const killed = store?.child;
    store = null;
    if (!killed) return;
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    for (const socket of sockets) socket.destroy();
  }

  return {
    env,
    kill,
    restart: async () => {
      store = await startStore(folder);
    },
    freeze: () => void store?.child.kill('SIGSTOP'),
    thaw: () => void store?.child.kill('SIGCONT'),
    open: async (work) => {
      const stores = await openStores(readEnv(env), createLog('silent'), () => new Date());
      try {
        return await work(stores);
      } finally {
        await stores.close();
      }
    },
    end: async () => {
      await kill();
      relay.close();
      await once(relay, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startStore(folder: string): Promise<{ child: ChildProcess; path: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    child.stdout.resume();
    return { child, path: decodeURIComponent(new URL(line).hostname) };
  }
  throw new Error('the store ended before it listened');
}
