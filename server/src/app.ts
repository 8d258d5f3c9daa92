import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Reader } from '@vigil/reader';
import { createAuth } from './auth.ts';
import type { ChangeListener } from './changes/tail.ts';
import type { Env } from './config/env.ts';
import type { AppContext } from './context.ts';
import { createTimeline } from './features/events/timeline.ts';
import { followLatency } from './features/latency/follow.ts';
import type { Notifier } from './features/notifications/notifier.ts';
import type { Passwords } from './features/users/store.ts';
import { createWebhookDispatcher } from './features/webhooks/dispatcher.ts';
import { createGeneration } from './generation/generation.ts';
import { createHandlers, type Services } from './handlers.ts';
import { closeConnections } from './http/close.ts';
import { createAppExports, createAppPages } from './http/exports.ts';
import { bind, type ConnectionLimits, createWebServer, defaultLimits, ownUrl, portOf } from './http/listen.ts';
import { ownOrigins } from './http/origins.ts';
import { serveRequests } from './http/requests.ts';
import { createIngestion } from './ingestion.ts';
import { createCsrfGuard } from './kit/csrf.ts';
import { createDatabaseWatchdog } from './kit/database-watchdog.ts';
import type { Log } from './kit/log.ts';
import { mount } from './kit/mount.ts';
import { createUpdateAnnouncer } from './live/announce.ts';
import { createAuditListener } from './live/audit-listener.ts';
import { createCorrectionNotices } from './live/correction-notices.ts';
import { forwardSignals } from './live/forward-signals.ts';
import { createReconciler } from './live/reconcile.ts';
import { createSignals } from './live/signals.ts';
import { createSockets, type Sockets } from './live/sockets.ts';
import { createStreams, type Streams } from './live/stream.ts';
import { createNotifying } from './notifying.ts';
import { createObservability } from './observability.ts';
import type { Outside } from './outside/outside.ts';
import { createAlertWatch } from './pipeline/alerts/watch-alerts.ts';
import { createArticleReader } from './pipeline/article.ts';
import { createDueScheduler } from './pipeline/due-scheduler.ts';
import { createReReading } from './pipeline/re-read.ts';
import { createTextReader } from './pipeline/read-text.ts';
import type { Scanner } from './pipeline/scan.ts';
import { createScheduler } from './pipeline/scheduler.ts';
import { createWebSub } from './pipeline/websub/serve.ts';
import { createPublicView } from './public-view.ts';
import { openStores, type Stores } from './stores.ts';

interface AppOptions {
  env: Env;
  outside: Outside;
  /** Stays open when the app stops. */
  reader: Reader;
  log: Log;
  /** True if the feeds replay the archive: every screen then says so. */
  replay?: boolean;
  /** The folder of the built web; `web/dist` by default. */
  webFolder?: string | undefined;
  /** Limits for slow connections that differ from the default ones. */
  limits?: Partial<ConnectionLimits> | undefined;
  /** Runs before the first request is accepted. */
  beforeListening?: (app: Pick<App, 'stores' | 'passwords'>) => Promise<void>;
}

export interface App {
  /** The server's URL on this machine. */
  url: string;
  stores: Stores;
  scanner: Scanner;
  passwords: Passwords;
  /** Sends an update to the users who were notified of an event. */
  notifier: Pick<Notifier, 'sendUpdate'>;
  /** Scans at once and then on schedule. Until it is called, only the caller starts scans. */
  scheduleScans: () => void;
  /** Stops everything in order; every acknowledged write is stored. */
  stop: () => Promise<void>;
}

/** Disconnected tabs reconnect at a random moment within this time. */
const reconnectMs = 10_000;
const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Takes the port, opens the stores, and accepts requests. */
export async function startApp(options: AppOptions): Promise<App> {
  const { env, log } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const server = createWebServer({ env, log }, limits);
  // Before anything is stored: a start that is refused must not have made an administrator.
  const accept = await bind(server, env);
  try {
    return await assemble(server, accept, { ...options, limits });
  } catch (error) {
    server.close();
    throw error;
  }
}

async function assemble(
  server: Server,
  accept: () => void,
  {
    env,
    outside,
    reader,
    log,
    replay = false,
    webFolder = builtWeb,
    beforeListening,
    limits,
  }: AppOptions & { limits: ConnectionLimits },
): Promise<App> {
  const stores = await openStores(env, log, outside.now);
  const context: AppContext = {
    env,
    outside,
    reader,
    log,
    replay,
    stores,
    signals: createSignals(),
    home: () => env.PUBLIC_ORIGIN ?? ownUrl(env, server),
    isOwnOrigin: (origin) => ownOrigins(env, portOf(server)).has(origin),
  };

  const timeline = createTimeline(stores.events, stores.log.epoch);
  await timeline.load(stores.tail.position());
  const { matcher, conflict, parsers, scanner, tester, probe } = await createIngestion(context);
  const observability = createObservability(context, scanner.countUnread);
  const view = createPublicView(context, observability.healthMonitor.sources, conflict.statusAt);
  const generation = createGeneration(context, view);
  await view.load();
  const readText = createTextReader(reader);
  const articles = createArticleReader({ fetchPage: outside.fetchPage, readText, now: outside.now });
  const failFast = createDatabaseWatchdog({ isLost: stores.isLost, ping: stores.ping });
  const auth = await createAuth(context, failFast);
  const dispatcher = createWebhookDispatcher({
    ...stores,
    changes: stores.log,
    post: outside.post,
    now: outside.now,
    log,
  });
  const services: Services = {
    timeline,
    auth,
    articles,
    scanner,
    tester,
    probe,
    generation,
    observability,
    view,
    dispatcher,
  };
  const router = mount(createHandlers(context, services), {
    checkCsrf: createCsrfGuard(context.isOwnOrigin),
    identify: auth.sessionManager.identify,
  });
  const { exports, hubPing } = createAppExports(context);
  const streams = createStreams({
    events: stores.events,
    epoch: stores.log.epoch,
    position: timeline.seq,
    threat: view.threat,
  });
  context.signals.on('threat-changed', streams.sendThreat);
  const webSub = createWebSub({ ...stores, takePushed: scanner.takePushed, now: outside.now, log });
  const pages = createAppPages(context, view.threat);
  const requestOptions = { ...services, limits, failFast, router, exports, pages, streams, webSub, webFolder };
  await serveRequests(server, context, requestOptions);
  const sockets = createSockets({
    server,
    log,
    isOwnOrigin: context.isOwnOrigin,
    identify: auth.identifyRequest,
    addressOf: auth.addressOf,
    hello: (audience) => ({
      epoch: stores.log.epoch,
      seq: timeline.seq(),
      healthIssues: observability.healthIssuesFor(audience),
      threat: view.threat(),
    }),
  });
  forwardSignals(context.signals, sockets, observability.healthIssuesFor);
  observability.countSockets(sockets.counts, streams.count);
  const reconciler = createReconciler({ sockets, sessions: stores.sessions, users: stores.users, log });
  const notifier = createNotifying(context);
  const scheduler = createScheduler(scanner, stores.scan, log, outside.now);
  const alertWatch = createAlertWatch({
    ...stores,
    outside,
    log,
    onSource: (state) => void context.signals.emit('source-updated', state),
  });
  const reReading = createReReading({ reader, events: stores.events, leases: stores.leases, now: outside.now, log });
  const dueScheduler = createDueScheduler(scanner, stores.scan, log, outside.now);
  const followers = { matcher, conflict, exports, hubPing, notifier, scheduler, dueScheduler };
  followLog(context, services, { sockets, streams }, followers);
  stores.search.start();

  const removed = await stores.uploads.removeOrphans(stores.events.shownMedia, outside.now());
  if (removed > 0) log.info({ files: removed }, 'deleted uploads that no event shows');
  await observability.start();
  view.monitor.start();
  view.keeper.start();
  view.indicatorMonitor.start();
  await beforeListening?.({ stores, passwords: auth.passwords });
  accept();
  notifier.start(stores.tail.position());
  dispatcher.start(stores.tail.position());

  async function stop(): Promise<void> {
    observability.health.stop();
    view.monitor.stop();
    view.indicatorMonitor.stop();
    scheduler.stop();
    dueScheduler.stop();
    generation.stopModel();
    sockets.sendAll('restarting', { retryIn: reconnectMs });
    streams.close();
    await Promise.all([scanner.stop(), tester.stop(), alertWatch.stop(), reReading.stop()]);
    await Promise.all([reconciler.stop(), notifier.stop(), dispatcher.stop(), hubPing.stop()]);
    await closeConnections(server, sockets);
    // After the last request, which may have changed what came of a forecast.
    await view.keeper.stop();
    const workers = [...parsers, articles, auth.passwords].map(({ close }) => close());
    await Promise.all([...workers, auth.stopMail(), generation.stop(), observability.stop()]);
    await stores.close();
  }

  return {
    url: ownUrl(env, server),
    stores,
    scanner,
    passwords: auth.passwords,
    notifier,
    scheduleScans: () => {
      scheduler.start();
      dueScheduler.start();
      alertWatch.start();
      reReading.start();
      generation.automatic.start();
      generation.secondReader.start();
    },
    stop,
  };
}

interface Followers {
  matcher: Follower;
  conflict: Follower;
  exports: Follower;
  hubPing: Follower;
  notifier: Follower & Pick<Notifier, 'sendUpdate'>;
  scheduler: Follower;
  dueScheduler: Follower;
}

interface Follower {
  follow: ChangeListener;
}

/** Subscribes to the log of changes, in the order in which listeners are called, and begins to follow it. */
function followLog(
  { stores, outside }: AppContext,
  { timeline, auth, generation, observability, view, dispatcher }: Services,
  { sockets, streams }: { sockets: Sockets; streams: Streams },
  { matcher, conflict, exports, hubPing, notifier, scheduler, dueScheduler }: Followers,
): void {
  const { tail, events } = stores;
  tail.listen(auth.audienceCache.follow);
  tail.listen(createAuditListener(sockets));
  tail.listen(createUpdateAnnouncer(events, timeline, sockets, streams, stores.log.epoch, tail.position()));
  tail.listen(view.follow);
  tail.listen(generation.follow);
  const { latencies, arrivals } = observability;
  const hasBeenRead = (name: string) =>
    observability.healthMonitor.sources().some((source) => source.name === name && source.lastUpdate !== null);
  const { flushed } = sockets;
  tail.listen(followLatency({ latencies, arrivals, since: outside.now(), hasBeenRead, flushed, now: outside.now }));
  tail.listen(observability.healthMonitor.follow);
  tail.listen(matcher.follow);
  tail.listen(conflict.follow);
  // After the announcer: it reads the rows again, and tabs need not wait for that.
  tail.listen(stores.search.follow);
  tail.listen(exports.follow);
  tail.listen(hubPing.follow);
  tail.listen(notifier.follow);
  tail.listen(dispatcher.follow);
  // Only servers that can push claim the updates of an event.
  if (outside.push) tail.listen(createCorrectionNotices({ events, sendUpdate: notifier.sendUpdate }));
  tail.listen(scheduler.follow);
  tail.listen(dueScheduler.follow);
  tail.wake();
}
