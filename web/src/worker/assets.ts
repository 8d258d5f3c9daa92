/** Whether the server answers this path with the page of the app: not the API, not a page without scripts, and not a file. */
export function isPagePath(path: string): boolean {
  return !/^\/(?:api|media|socket\.io|plain|embed|unsubscribe)(?:\/|$)/.test(path) && !/\.\w+$/.test(path);
}

/** The paths of the files that a page names in its head: scripts, styles, icons and the manifest. */
export function assetsOf(html: string): string[] {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^/"][^"]*)"/g)];
  return [...new Set(named.flatMap(([, path]) => path ?? []))];
}

/** Whether the name of the file contains the hash of its contents. */
export function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}

/** One name for each version of the app: a version is the set of its hashed files. */
export function versionOf(assets: readonly string[]): string {
  return assets.filter(isHashed).join(' ');
}
