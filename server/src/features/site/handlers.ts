import type { Site } from '@vigil/common/site';
import type { Handlers } from '../../kit/mount.ts';

/** `site` does not change while the server runs; `openapi` is made from the contract once. */
export function siteHandlers(site: Site, openapi: Record<string, unknown>): Pick<Handlers, 'site' | 'openapi'> {
  return { site: () => site, openapi: () => openapi };
}
