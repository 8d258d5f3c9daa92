import type { Site } from '@vigil/common/site';
import type { Handlers } from '../../kit/mount.ts';

interface SiteHandlerOptions {
  site: Site;
  openapi: Record<string, unknown>;
}

/** `site` is constant while the server runs; `openapi` is generated once. */
export function siteHandlers({ site, openapi }: SiteHandlerOptions): Pick<Handlers, 'site' | 'openapi'> {
  return { site: () => site, openapi: () => openapi };
}
