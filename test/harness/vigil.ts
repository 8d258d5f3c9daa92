import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, api, type CallName } from '@vigil/common/api';
import type { CallReply } from '@vigil/common/call';
import { type RunningStore, start as startStore } from '@vigil/embedded-mongodb';
import { modelFolder, openReader, type Reader } from '@vigil/reader';
import { type App, startApp } from '@vigil/server/app';
import { type Env, readEnv } from '@vigil/server/config/env';
import type { SourceInsert } from '@vigil/server/features/sources/store';
import type { ConnectionLimits } from '@vigil/server/http/listen';
import { createLog, type Log } from '@vigil/server/kit/log';
import type { LlmClient } from '@vigil/server/outside/llm';
import { createOutside, type Outside } from '@vigil/server/outside/outside';
import type { WebPush } from '@vigil/server/outside/push';
import mongoose from 'mongoose';

export interface Vigil extends App {
  env: Env;
  /** A GET of the contract, its reply checked against the contract. */
  get: <N extends CallName>(name: N, query?: Record<string, string | number>) => Promise<CallReply<Api[N]>>;
  addSource: (name: string, url: string) => Promise<void>;
  /** Stops it and removes its data. */
  end: () => Promise<void>;
}

interface Options {
  now?: () => Date;
  replay?: boolean;
  /** In the place of the one that the environment sets up. */
  push?: WebPush;
  llm?: LlmClient | null;
  /** In the place of the one that all servers of this process share. */
  reader?: Reader;
  /** A hub on loopback is none that a feed may name. */
  postToHub?: Outside['postToHub'];
  log?: Log;
  /** The built web to serve. */
  webFolder?: string;
  /** In the place of the usual limits of slow connections. */
  limits?: Partial<ConnectionLimits>;
  env?: Record<string, string>;
}

/**
 * A real server on a free port of loopback with a real, empty database: of `MONGODB_URI`'s server, else of the embedded store
 * that all servers of this test process share. With `MONGODB_URI: ''`, and outside test runs, the server starts a store of its
 * own, as it does by default. The web is the one built into `WEB_DIST`, else into its usual folder.
 */
export async function startVigil(options: Options = {}): Promise<Vigil> {
  const { now, replay, push, llm, postToHub, log, limits, env: more, webFolder = process.env.WEB_DIST } = options;
  const folder = await mkdtemp(join(tmpdir(), 'vigil-'));
  const uri = more?.MONGODB_URI === undefined ? await freshDatabase() : undefined;
  const env = readEnv({
    PORT: '0',
    DATA_DIR: folder,
    MONGODB_URI: uri,
    FEED_ALLOWED_CIDRS: '127.0.0.1/32',
    CAPTCHA: 'off',
    BCRYPT_COST: '10',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    ...more,
  });
  const outside = {
    ...(await createOutside(env)),
    ...(now && { now }),
    ...(push && { push }),
    ...(llm && { llm }),
    ...(postToHub && { postToHub }),
  };
  const app = await startApp({
    env,
    outside,
    reader: options.reader ?? (await sharedReader()),
    log: log ?? createLog(env.LOG_LEVEL),
    replay,
    webFolder,
    limits,
  });

  async function end(): Promise<void> {
    await app.stop();
    await outside.close();
    if (uri && process.env.MONGODB_URI) await dropDatabase(uri);
    await rm(folder, { recursive: true, force: true });
  }

  return {
    ...app,
    env,
    get: (name, query) => get(app.url, name, query),
    addSource: async (name, url) => {
      const source: SourceInsert = { name, url, side: 'third', reliability: 90 };
      await app.stores.sources.add(source);
    },
    end,
  };
}

/** The reader of all servers of this process: it takes 200 MB and keeps nothing of what it has read. */
export function sharedReader(): Promise<Reader> {
  reader ??= openReader(modelFolder);
  return reader;
}

let reader: Promise<Reader> | undefined;

/** A GET of the contract, its reply checked against the contract. */
export async function get<N extends CallName>(
  url: string,
  name: N,
  query: Record<string, string | number> = {},
): Promise<CallReply<Api[N]>> {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const response = await fetch(`${url}${api[name].path}?${search}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text}`);
  return api[name].reply.parse(JSON.parse(text)) as CallReply<Api[N]>;
}

/** A database that no other server has; undefined where the server is to start a store of its own. */
async function freshDatabase(): Promise<string | undefined> {
  const { MONGODB_URI, TEST_STORES } = process.env;
  if (!MONGODB_URI && !TEST_STORES) return undefined;
  if (!MONGODB_URI) store ??= startStore(join(TEST_STORES ?? '', randomUUID()), { ttlMonitorMs: null });
  const uri = new URL(MONGODB_URI || ((await store)?.uri ?? ''));
  uri.pathname = `/vigil-test-${randomUUID()}`;
  return uri.href;
}

/**
 * Started once: it takes most of the time of a start. It ends with this process. It deletes nothing by its own clock: a test
 * whose server lives in a past year would lose its sessions.
 */
let store: Promise<RunningStore> | undefined;

async function dropDatabase(uri: string): Promise<void> {
  const connection = await mongoose.createConnection(uri).asPromise();
  await connection.dropDatabase();
  await connection.close();
}
