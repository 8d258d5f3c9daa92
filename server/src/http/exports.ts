import { exportPaths } from '@vigil/common/exports';
import type { ThreatStatus } from '@vigil/common/threat';
import type { AppContext } from '../context.ts';
import { createHubPing } from '../features/exports/hub-ping.ts';
import { createPages } from '../features/exports/pages.ts';
import { createExports } from '../features/exports/serve.ts';

/** The outgoing feeds, and the announcements of their changes to a WebSub hub. */
export function createAppExports({ env, outside, stores, home, replay, log }: AppContext) {
  // A hub could not fetch feeds from an address that only this machine knows.
  const hub = env.PUBLIC_ORIGIN ? (env.WEBSUB_HUB ?? null) : null;
  const exports = createExports({
    search: stores.search,
    throttle: stores.throttle,
    home,
    position: stores.tail.position,
    now: outside.now,
    replay,
    hub,
  });
  const hubPing = createHubPing({
    hub,
    topics: () => [exportPaths.rss, exportPaths.json].map((path) => home() + path),
    postForm: outside.postForm,
    leases: stores.leases,
    log,
  });
  return { exports, hubPing };
}

/** The pages without scripts, and the head of the app's page. */
export function createAppPages({ env, outside, stores, home, replay }: AppContext, threat: () => ThreatStatus) {
  const { events, search, tail } = stores;
  const isPublic = env.PUBLIC_SITE;
  return createPages({ events, search, position: tail.position, threat, home, now: outside.now, isPublic, replay });
}
