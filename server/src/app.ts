import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type Router from '@koa/router';
import { createEntrance, type Entrance } from './entrance.ts';
import { answerPoll } from './features/events/hot.ts';
import { createTimeline, type Timeline } from './features/events/timeline.ts';
import { createNotifier } from './features/notifications/notifier.ts';
import { serveMedia } from './features/uploads/serve.ts';
import type { Passwords } from './features/users/store.ts';
import { createGenerating } from './generating.ts';
import { createHandlers } from './handlers.ts';
import type { Env } from './kit/env.ts';
import { answerFaults } from './kit/faults.ts';
import { createForeignGuard } from './kit/foreign.ts';
import { apiHeaders, secureHeaders } from './kit/headers.ts';
import type { Log } from './kit/log.ts';
import { mount } from './kit/mount.ts';
import { ownOrigins } from './kit/origins.ts';
import { servePage } from './kit/page.ts';
import { listen, ownUrl, portOf } from './listening.ts';
import { createActListener } from './live/acts.ts';
import { createAnnouncer } from './live/announce.ts';
import { createSockets } from './live/sockets.ts';
import { createSweep } from './live/sweep.ts';
import type { Outside } from './outside/outside.ts';
import { createArticleReader } from './pipeline/article.ts';
import { createMatcher } from './pipeline/matcher.ts';
import { createParser } from './pipeline/parse.ts';
import { createScanner, type Scanner } from './pipeline/scan.ts';
import { createScheduler } from './pipeline/scheduler.ts';
import { createSourceTester } from './pipeline/test-sources.ts';
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
  passwords: Passwords;
  /** Scans at once and from then on by the clock; without it somebody else decides when to scan. */
  scheduleScans: () => void;
  /** Ends everything in order; what was acknowledged is stored. */
  stop: () => Promise<void>;
}

/** As long as the matcher keeps events. */
const matchedMs = 14 * 24 * 3_600_000;
/** For a whole request to arrive: six videos on a slow line. */
const longestRequestMs = 10 * 60_000;
/** For requests in flight to end when the server stops. */
const graceMs = 8_000;
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
  const home = () => env.PUBLIC_ORIGIN ?? ownUrl(env, server);
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
    onProgress: (progress) => {
      sockets.tellAll('scan-progress', progress);
      generating.automatic.follow(progress);
    },
    onSource: (state) => sockets.tellAll('source-updated', state),
  });
  const tester = createSourceTester({
    outside,
    parser,
    sources,
    onSource: (state) => sockets.tellAll('source-updated', state),
  });

  const generating = createGenerating({
    stores,
    now: outside.now,
    log,
    onRunning: (what, isRunning) => sockets.tellAll('generating', { what, isRunning }),
  });
  const articles = createArticleReader({ fetchPage: outside.fetchPage, now: outside.now });
  const entrance = await createEntrance(env, stores, outside);
  const handlers = createHandlers({
    env,
    outside,
    log,
    replay,
    stores,
    timeline,
    entrance,
    articles,
    scanner,
    tester,
    generating,
    home,
  });
  const router = mount(handlers, {
    refuseForeign: createForeignGuard(isOwnOrigin),
    identify: entrance.door.identify,
  });
  const server: Server = await createWeb({ log, stores, timeline, entrance, router });
  const sockets = createSockets({
    server,
    isOwnOrigin,
    identify: entrance.door.identifyRequest,
    addressOf: entrance.addressOf,
    hello: () => ({ epoch: stores.log.epoch, seq: timeline.seq() }),
  });
  const sweep = createSweep({ sockets, sessions: stores.sessions, users: stores.users, log });
  tail.listen(entrance.pollers.follow);
  tail.listen(createActListener(sockets));
  tail.listen(createAnnouncer(events, timeline, sockets, stores.log.epoch, tail.position()));
  tail.listen(matcher.follow);
  const notifier = createNotifier({ ...stores, changes: stores.log, push: outside.push, home, now: outside.now, log });
  tail.listen(notifier.follow);
  tail.wake();

  const swept = await stores.uploads.sweep(events.shownMedia, outside.now());
  if (swept > 0) log.info({ files: swept }, 'uploads that no event shows were deleted');
  const scheduler = createScheduler(scanner, scan, log, outside.now);
  tail.listen(scheduler.follow);
  await listen(server, env);
  notifier.start(tail.position());

  async function stop(): Promise<void> {
    scheduler.stop();
    sockets.tellAll('restarting', { retryIn: Math.round(Math.random() * 10_000) });
    await Promise.all([scanner.stop(), tester.stop()]);
    await Promise.all([sweep.stop(), notifier.stop()]);
    // A connection whose last request ends only now would be waited for until it expires by itself.
    const closing = setInterval(() => server.closeIdleConnections(), 100);
    const impatient = setTimeout(() => server.closeAllConnections(), graceMs);
    await sockets.close();
    clearInterval(closing);
    clearTimeout(impatient);
    server.closeAllConnections();
    await parser.close();
    await articles.close();
    await generating.stop();
    await entrance.passwords.close();
    await stores.close();
  }

  return {
    url: ownUrl(env, server),
    stores,
    scanner,
    passwords: entrance.passwords,
    scheduleScans: () => {
      scheduler.start();
      generating.automatic.start();
    },
    stop,
  };
}

interface WebParts {
  log: Log;
  stores: Stores;
  timeline: Timeline;
  entrance: Entrance;
  router: Router;
}

/** What a request passes through, in this order. */
async function createWeb({ log, stores, timeline, entrance, router }: WebParts): Promise<Server> {
  const { koa, door, pollers, isSecure } = entrance;
  const page = await servePage(webFolder);
  if (!page) log.warn('the web is not built: only the API is served');

  koa.on('error', (error) => log.error({ err: error }, 'an answer broke off'));
  koa.use(answerPoll(timeline, pollers, apiHeaders(isSecure)));
  koa.use(secureHeaders(isSecure));
  koa.use(answerFaults(log));
  koa.use(door.middleware);
  koa.use(router.routes());
  koa.use(router.allowedMethods());
  koa.use(serveMedia(stores.uploads));
  if (page) koa.use(page);

  return createServer(
    { requestTimeout: longestRequestMs, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
    koa.callback(),
  );
}
