import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import Koa from 'koa';
import { articleHandlers } from './features/articles/handlers.ts';
import { auditHandlers } from './features/audit/handlers.ts';
import { authHandlers } from './features/auth/handlers.ts';
import { donationHandlers } from './features/donations/handlers.ts';
import { eventHandlers } from './features/events/handlers.ts';
import { answerPoll } from './features/events/hot.ts';
import { createTimeline, type Timeline } from './features/events/timeline.ts';
import { profileHandlers } from './features/profile/handlers.ts';
import { scanHandlers } from './features/scan/handlers.ts';
import { settingsHandlers } from './features/settings/handlers.ts';
import { siteHandlers } from './features/site/handlers.ts';
import { sourceHandlers } from './features/sources/handlers.ts';
import { statsHandlers } from './features/stats/handlers.ts';
import { trustedSourceHandlers } from './features/trusted-sources/handlers.ts';
import { userHandlers } from './features/users/handlers.ts';
import type { Env } from './kit/env.ts';
import { answerFaults } from './kit/faults.ts';
import { createForeignGuard } from './kit/foreign.ts';
import { secureHeaders } from './kit/headers.ts';
import type { Log } from './kit/log.ts';
import { mount } from './kit/mount.ts';
import { toOpenApi } from './kit/openapi.ts';
import { ownOrigins } from './kit/origins.ts';
import { servePage } from './kit/page.ts';
import { sessionKeys } from './kit/session-keys.ts';
import { createAnnouncer } from './live/announce.ts';
import { createSockets } from './live/sockets.ts';
import type { Outside } from './outside/outside.ts';
import { createMatcher } from './pipeline/matcher.ts';
import { createParser } from './pipeline/parse.ts';
import { createScanner, type Scanner } from './pipeline/scan.ts';
import { createScheduler } from './pipeline/scheduler.ts';
import { openStores, type Stores } from './stores.ts';

export interface AppOptions {
  env: Env;
  outside: Outside;
  log: Log;
  /** True when the feeds replay the archive: every screen then says so. */
  replay?: boolean;
}

export interface App {
  /** Where it listens, as an http address on this machine. */
  url: string;
  stores: Stores;
  scanner: Scanner;
  /** Scans at once and from then on by the clock; without it somebody else decides when to scan. */
  scheduleScans: () => void;
  /** Ends everything in order; what was acknowledged is stored. */
  stop: () => Promise<void>;
}

/** As long as the matcher keeps events. */
const matchedMs = 14 * 24 * 3_600_000;
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Opens the stores and listens. */
export async function startApp({ env, outside, log, replay = false }: AppOptions): Promise<App> {
  const stores = await openStores(env, log, outside.now);
  const { tail, events, sources, scan, leases } = stores;

  const timeline = createTimeline(events, stores.log.epoch);
  await timeline.load(tail.position());
  const matcher = createMatcher(outside.now);
  matcher.load(await events.listSince(new Date(outside.now().getTime() - matchedMs)));

  const isOwnOrigin = (origin: string) => ownOrigins(env, portOf(server)).has(origin);
  const server: Server = await createWeb({ env, log, outside, replay }, stores, timeline, isOwnOrigin);
  const sockets = createSockets({
    server,
    isOwnOrigin,
    hello: () => ({ epoch: stores.log.epoch, seq: timeline.seq() }),
  });
  tail.listen(createAnnouncer(events, timeline, sockets, stores.log.epoch, tail.position()));
  tail.listen(matcher.follow);
  tail.wake();

  const parser = createParser();
  const scanner = createScanner({
    outside,
    parser,
    events,
    sources,
    scan,
    leases,
    matcher,
    log,
    onProgress: (progress) => sockets.tellAll('scan-progress', progress),
    onSource: (state) => sockets.tellAll('source-updated', state),
  });
  const scheduler = createScheduler(scanner, scan, log, outside.now);
  await listen(server, env);

  async function stop(): Promise<void> {
    scheduler.stop();
    sockets.tellAll('restarting', { retryIn: Math.round(Math.random() * 10_000) });
    await scanner.stop();
    await sockets.close();
    server.closeAllConnections();
    await parser.close();
    await stores.close();
  }

  return {
    url: `http://${reachableHost(env.HOST)}:${portOf(server)}`,
    stores,
    scanner,
    scheduleScans: scheduler.start,
    stop,
  };
}

async function createWeb(
  options: AppOptions,
  stores: Stores,
  timeline: Timeline,
  isOwnOrigin: (origin: string) => boolean,
): Promise<Server> {
  const { env, log, outside, replay = false } = options;
  const { events, sources, trustedSources, scan } = stores;
  const handlers = {
    ...siteHandlers({ isPublic: env.PUBLIC_SITE, donations: false, captcha: env.CAPTCHA }, toOpenApi()),
    ...authHandlers(),
    ...profileHandlers(),
    ...settingsHandlers(),
    ...eventHandlers(events, timeline, stores.log),
    ...articleHandlers(),
    ...sourceHandlers(sources),
    ...trustedSourceHandlers(trustedSources),
    ...statsHandlers({ events, sources, scan, now: outside.now, replay }),
    ...scanHandlers(),
    ...userHandlers(),
    ...auditHandlers(),
    ...donationHandlers(),
  };
  const router = mount(handlers, {
    refuseForeign: createForeignGuard(isOwnOrigin),
    identify: async () => null,
  });
  const page = await servePage(webFolder);
  if (!page) log.warn('the web is not built: only the API is served');

  const koa = new Koa({ keys: await sessionKeys(env.SESSION_KEYS, env.DATA_DIR) });
  koa.on('error', (error) => log.error({ err: error }, 'an answer broke off'));
  koa.use(answerPoll(timeline));
  koa.use(secureHeaders(env.PUBLIC_ORIGIN?.startsWith('https:') ?? false));
  koa.use(answerFaults(log));
  koa.use(router.routes());
  koa.use(router.allowedMethods());
  if (page) koa.use(page);

  return createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 }, koa.callback());
}

function listen(server: Server, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
