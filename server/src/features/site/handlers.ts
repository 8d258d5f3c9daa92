import type { Site } from '@vigil/common/site';
import type { Handlers } from '../../kit/mount.ts';

type WriteDocument = () => Record<string, unknown>;

interface SiteHandlerOptions {
  site: Site;
  writeOpenApi: WriteDocument;
  writeAsyncApi: WriteDocument;
}

/** `site` is constant while the server runs. */
export function siteHandlers({
  site,
  writeOpenApi,
  writeAsyncApi,
}: SiteHandlerOptions): Pick<Handlers, 'site' | 'openapi' | 'asyncapi'> {
  return { site: () => site, openapi: writtenOnce(writeOpenApi), asyncapi: writtenOnce(writeAsyncApi) };
}

/** Writes the document for the first request: that takes about 50 ms, which a start would spend for nothing. */
function writtenOnce(write: WriteDocument): WriteDocument {
  let document: Record<string, unknown> | undefined;
  return () => {
    document ??= write();
    return document;
  };
}
