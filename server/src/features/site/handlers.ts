import type { Site } from '@vigil/common/site';
import type { Handlers } from '../../kit/mount.ts';

interface SiteHandlerOptions {
  site: Site;
  /** Writes the document. Called once, by the first request: it takes about 50 ms. */
  writeOpenApi: () => Record<string, unknown>;
}

/** `site` is constant while the server runs. */
export function siteHandlers({ site, writeOpenApi }: SiteHandlerOptions): Pick<Handlers, 'site' | 'openapi'> {
  let document: Record<string, unknown> | undefined;
  return {
    site: () => site,
    openapi: () => {
      document ??= writeOpenApi();
      return document;
    },
  };
}
