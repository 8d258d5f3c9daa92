import { exportPaths } from '@vigil/common/exports';
import type { AppContext } from '../context.ts';
import { createHubPing } from '../features/exports/hub-ping.ts';
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
