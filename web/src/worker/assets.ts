/** Whether the server answers this path with the page of the app: not the API, not a page without scripts, and not a file. */
export function isPagePath(path: string): boolean {
  return !/^\/(?:api|media|socket\.io|plain|embed|unsubscribe)(?:\/|$)/.test(path) && !/\.\w+$/.test(path);
}

/** The paths of the files that a page names in its head: scripts, styles, icons and the manifest. */
export function assetsOf(html: string): string[] {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^/"][^"]*)"/g)];
  return [...new Set(named.flatMap(([, path]) => path ?? []))];
}

/** A page without the events that the server put into it, which a cached page would show when they are old or hidden. */
export function withoutFirst(html: string): string {
  return html.replace(/<!--first-->[\s\S]*<!--\/first-->/, '<!--first--><!--/first-->');
}

/** The headers of an answer, for a body that is not compressed. */
export function plainHeaders({ headers }: Response): Headers {
  const plain = new Headers(headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) plain.delete(name);
  return plain;
}

/** Whether the name of the file contains the hash of its contents. */
export function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}

/** One name for each version of the app: a version is the set of its hashed files. */
export function versionOf(assets: readonly string[]): string {
  return assets.filter(isHashed).join(' ');
}
