import type { Server } from 'node:http';
import type Router from '@koa/router';
import { isDatabaseAway } from './database/away.ts';
import type { Entrance } from './entrance.ts';
import { answerPoll } from './features/events/hot.ts';
import type { Timeline } from './features/events/timeline.ts';
import type { FeedsOut } from './features/feeds-out/serve.ts';
import { serveMedia } from './features/uploads/serve.ts';
import type { Inside } from './inside.ts';
import type { Endure } from './kit/endure.ts';
import type { Env } from './kit/env.ts';
import { answerFaults } from './kit/faults.ts';
import { apiHeaders, secureHeaders } from './kit/headers.ts';
import type { Log } from './kit/log.ts';
import { servePage } from './kit/page.ts';
import { type ConnectionLimits, createWebServer } from './listening.ts';
import type { Stores } from './stores.ts';

interface WebParts {
  env: Env;
  /** Other limits for slow connections than the default ones. */
  limits?: Partial<ConnectionLimits> | undefined;
  log: Log;
  stores: Stores;
  timeline: Timeline;
  entrance: Entrance;
  endure: Endure;
  inside: Inside;
  router: Router;
  feedsOut: FeedsOut;
  webFolder: string;
}

/** The HTTP server, with what a request passes through, in this order. */
export async function createRequestServer({
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
}: WebParts): Promise<Server> {
  const { koa, door, pollers, isSecure } = entrance;
  const page = await servePage(webFolder);
  if (!page) log.warn('the web is not built: only the API is served');

  koa.on('error', (error) => log.error({ err: error }, 'an answer broke off'));
  koa.use(secureHeaders(isSecure));
  koa.use(inside.health.answer);
  koa.use(inside.metrics.count);
  koa.use(answerFaults(log, isDatabaseAway, stores.space.noteFailure));
  koa.use((_, next) => endure(next()));
  koa.use(door.middleware);
  koa.use(router.routes());
  koa.use(router.allowedMethods());
  koa.use(serveMedia(stores.uploads));
  koa.use(feedsOut.serve);
  if (page) koa.use(page);

  const headers = apiHeaders(isSecure);
  return createWebServer(
    { env, log, headers, limits },
    answerPoll({ timeline, pollers, basics: headers, count: inside.metrics.countPoll }, koa.callback()),
  );
}
