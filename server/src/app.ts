import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { SourceState } from '@vigil/common/sources';
import { createEntrance } from './entrance.ts';
import { createTimeline } from './features/events/timeline.ts';
import { createFeedsOut } from './features/feeds-out/serve.ts';
import { followLatency } from './features/latency/follow.ts';
import { createNotifier, type Notifier } from './features/notifications/notifier.ts';
import type { Passwords } from './features/users/store.ts';
import { createGenerating } from './generating.ts';
import { createHandlers } from './handlers.ts';
import { createInside } from './inside.ts';
import { createEndure } from './kit/endure.ts';
import type { Env } from './kit/env.ts';
import { createForeignGuard } from './kit/foreign.ts';
import type { Log } from './kit/log.ts';
import { mount } from './kit/mount.ts';
import { ownOrigins } from './kit/origins.ts';
import { type ConnectionLimits, listen, ownUrl, portOf } from './listening.ts';
import { createActListener } from './live/acts.ts';
import { createAnnouncer } from './live/announce.ts';
import { createCorrections } from './live/corrections.ts';
import { createSockets } from './live/sockets.ts';
import { createSweep } from './live/sweep.ts';
import type { Outside } from './outside/outside.ts';
import { createArticleReader } from './pipeline/article.ts';
import { createMatcher } from './pipeline/matcher.ts';
import { createParser } from './pipeline/parse.ts';
import { createScanner, type Scanner } from './pipeline/scan.ts';
import { createScheduler } from './pipeline/scheduler.ts';
import { createSourceTester } from './pipeline/test-sources.ts';
import { createPublicView } from './public-view.ts';
import { createRequestServer } from './requests.ts';
import { openStores, type Stores } from './stores.ts';

export interface AppOptions {
  env: Env;
  outside: Outside;
  log: Log;
  /** True when the feeds replay the archive: every screen then says so. */
  replay?: boolean;
  /** The folder of the built web, where it is another than the usual one. */
  webFolder?: string | undefined;
  /** Other limits for slow connections than the usual ones. */
  limits?: Partial<ConnectionLimits> | undefined;
  /** What must be done before the first request is taken. */
  beforeListening?: (parts: Pick<App, 'stores' | 'passwords'>) => Promise<void>;
}

export interface App {
  /** Where it listens, as an http address on this machine. */
  url: string;
  stores: Stores;
  scanner: Scanner;
  passwords: Passwords;
  /** Says something more about an event to those who were notified of it. */
  notifier: Pick<Notifier, 'retell'>;
  /** Scans at once and from then on by the clock; without it somebody else decides when to scan. */
  scheduleScans: () => void;
  /** Ends everything in order; what was acknowledged is stored. */
  stop: () => Promise<void>;
}

/** As long as the matcher keeps events. */
const matchedMs = 14 * 24 * 3_600_000;
/** Tabs come back within this time, each at a moment of its own. */
const returnMs = 10_000;
/** For requests in flight to end when the server stops. */
const graceMs = 8_000;
const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Opens the stores and listens. */
export async function startApp({
  env,
  outside,
  log,
  replay = false,
  webFolder = builtWeb,
  limits,
  beforeListening,
}: AppOptions): Promise<App> {
  const stores = await openStores(env, log, outside.now);
  const { tail, events, sources, scan, leases } = stores;

  const timeline = createTimeline(events, stores.log.epoch);
  await timeline.load(tail.position());
  const matcher = createMatcher(outside.now);
  const matched = new Date(outside.now().getTime() - matchedMs);
  matcher.load(await events.listSince(matched), await events.mergedSince(matched));

  const isOwnOrigin = (origin: string) => ownOrigins(env, portOf(server)).has(origin);
  const home = () => env.PUBLIC_ORIGIN ?? ownUrl(env, server);
  const tellOfSource = (state: SourceState) => {
    sockets.tellAll('source-updated', state);
    inside.watch.noteFeed();
  };
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
      inside.followScan(progress);
    },
    onSource: tellOfSource,
  });
  const tester = createSourceTester({ outside, parser, sources, onSource: tellOfSource });

  const view = createPublicView({
    stores,
    sources: () => inside.watch.sources(),
    now: outside.now,
    onThreat: (status, before) => {
      sockets.tellAll('threat-changed', status);
      if (status.level !== before.level) generating.automatic.urge();
    },
  });
  const generating = createGenerating({
    env,
    stores,
    view,
    thinker: outside.thinker,
    replay,
    now: outside.now,
    log,
    onRunning: (what, isRunning) => sockets.tellAll('generating', { what, isRunning }),
  });
  await view.load();
  const articles = createArticleReader({ fetchPage: outside.fetchPage, now: outside.now });
  const endure = createEndure({ isLost: stores.isLost, ping: stores.ping });
  const entrance = await createEntrance(env, stores, outside, endure);
  const inside = createInside({
    env,
    stores,
    tabs: () => sockets.counts(),
    now: outside.now,
    log,
    onImpaired: () => {
      for (const audience of ['visitor', 'admin'] as const)
        sockets.tell(audience, 'impaired', { impairments: inside.impairmentsFor(audience) });
    },
    onLook: () => view.monitor.look(),
  });
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
    inside,
    view,
    home,
  });
  const router = mount(handlers, {
    refuseForeign: createForeignGuard(isOwnOrigin),
    identify: entrance.door.identify,
  });
  const feedsOut = createFeedsOut({
    search: stores.search,
    throttle: stores.throttle,
    home,
    position: tail.position,
    now: outside.now,
    replay,
  });
  const server: Server = await createRequestServer({
    env,
    limits,
    log,
    stores,
    timeline,
    entrance,
    endure,
    inside,
    router,
    feedsOut,
    webFolder,
  });
  const sockets = createSockets({
    server,
    log,
    isOwnOrigin,
    identify: entrance.identifyRequest,
    addressOf: entrance.addressOf,
    hello: (audience) => ({
      epoch: stores.log.epoch,
      seq: timeline.seq(),
      ...inside.impaired(audience),
      threat: view.threat(),
    }),
  });
  const sweep = createSweep({ sockets, sessions: stores.sessions, users: stores.users, log });
  tail.listen(entrance.pollers.follow);
  tail.listen(createActListener(sockets));
  tail.listen(createAnnouncer(events, timeline, sockets, stores.log.epoch, tail.position()));
  tail.listen(view.follow);
  tail.listen(generating.follow);
  tail.listen(
    followLatency({ latencies: inside.latencies, since: outside.now(), told: sockets.settled, now: outside.now }),
  );
  tail.listen(inside.watch.follow);
  tail.listen(matcher.follow);
  // Only after the tabs were told: it reads the rows anew.
  tail.listen(stores.search.follow);
  tail.listen(feedsOut.follow);
  const { push, now } = outside;
  const notifier = createNotifier({ ...stores, changes: stores.log, push, home, replay, now, log });
  tail.listen(notifier.follow);
  // A server that cannot push leaves the claim to those that can.
  if (outside.push) tail.listen(createCorrections({ events, retell: notifier.retell }));
  tail.wake();
  stores.search.start();

  const swept = await stores.uploads.sweep(events.shownMedia, outside.now());
  if (swept > 0) log.info({ files: swept }, 'uploads that no event shows were deleted');
  const scheduler = createScheduler(scanner, scan, log, outside.now);
  tail.listen(scheduler.follow);
  await inside.start();
  view.monitor.start();
  await beforeListening?.({ stores, passwords: entrance.passwords });
  await listen(server, env);
  notifier.start(tail.position());

  async function stop(): Promise<void> {
    inside.health.stop();
    view.monitor.stop();
    scheduler.stop();
    generating.hurry();
    sockets.tellAll('restarting', { retryIn: returnMs });
    await Promise.all([scanner.stop(), tester.stop()]);
    await Promise.all([sweep.stop(), notifier.stop()]);
    // A connection whose last request ends only now would be waited for until it expires by itself.
    const closing = setInterval(() => server.closeIdleConnections(), 100);
    const impatient = setTimeout(() => server.closeAllConnections(), graceMs);
    await sockets.close();
    clearInterval(closing);
    clearTimeout(impatient);
    server.closeAllConnections();
    await Promise.all([parser.close(), articles.close(), generating.stop(), entrance.passwords.close(), inside.stop()]);
    await stores.close();
  }

  return {
    url: ownUrl(env, server),
    stores,
    scanner,
    passwords: entrance.passwords,
    notifier,
    scheduleScans: () => {
      scheduler.start();
      generating.automatic.start();
    },
    stop,
  };
}
