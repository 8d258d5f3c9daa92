import type { Server } from 'node:http';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import type { Auth } from '../auth.ts';
import type { AppContext } from '../context.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { serveUnsubscribe } from '../features/email-alerts/unsubscribe.ts';
import { answerPoll } from '../features/events/poll-fast-path.ts';
import type { Timeline } from '../features/events/timeline.ts';
import type { Pages } from '../features/exports/pages.ts';
import type { Exports } from '../features/exports/serve.ts';
import { serveMedia } from '../features/uploads/serve.ts';
import type { FailFast } from '../kit/database-watchdog.ts';
import { answerFaults } from '../kit/faults.ts';
import { apiHeaders, secureHeaders } from '../kit/headers.ts';
import { servePage } from '../kit/page.ts';
import type { BodyLimits } from '../kit/slow-bodies.ts';
import type { Streams } from '../live/stream.ts';
import type { Observability } from '../observability.ts';
import { serve } from './listen.ts';

interface RequestHandlerOptions {
  limits: BodyLimits;
  timeline: Timeline;
  auth: Auth;
  failFast: FailFast;
  observability: Observability;
  router: Router;
  exports: Exports;
  pages: Pages;
  streams: Pick<Streams, 'serve'>;
  /** Answers the hubs of feeds. */
  webSub: Middleware;
  /** The folder of the built web. */
  webFolder: string;
}

/** Answers the requests of a server, with the middleware in this order. */
export async function serveRequests(
  server: Server,
  { log, stores }: AppContext,
  {
    limits,
    timeline,
    auth,
    failFast,
    observability,
    router,
    exports,
    pages,
    streams,
    webSub,
    webFolder,
  }: RequestHandlerOptions,
): Promise<void> {
  const { koa, sessionManager, audienceCache, isSecure } = auth;
  const page = await servePage(webFolder, pages);
  if (!page) log.warn('the web is not built: only the API is served');

  koa.on('error', (error) => {
    if (isBrokenOff(error)) log.debug({ err: error }, 'response broken off');
    else log.error({ err: error }, 'response failed');
  });
  koa.use(secureHeaders(isSecure));
  koa.use(observability.health.answer);
  koa.use(observability.metrics.count);
  koa.use(answerFaults(log, isDatabaseUnavailable, stores.space.noteFailure));
  koa.use((_, next) => failFast(next()));
  // Before the session, which would set cookies after the stream has begun.
  koa.use(streams.serve);
  koa.use(sessionManager.middleware);
  koa.use(router.routes());
  koa.use(router.allowedMethods());
  koa.use(serveMedia(stores.uploads));
  koa.use(exports.serve);
  koa.use(pages.serve);
  koa.use(serveUnsubscribe(stores.emailAlerts));
  koa.use(webSub);
  if (page) koa.use(page);

  const headers = apiHeaders(isSecure);
  serve(
    server,
    limits,
    headers,
    answerPoll(
      { timeline, audienceCache, commonHeaders: headers, count: observability.metrics.countPoll },
      koa.callback(),
    ),
  );
}

/** The client is gone, or was disconnected for being slow. Strangers could fill the log with it. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
