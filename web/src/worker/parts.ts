/** A path under which the server answers with the one page of the app: nothing of the API, and no file. */
export function isPagePath(path: string): boolean {
  return !/^\/(?:api|media|socket\.io)(?:\/|$)/.test(path) && !/\.\w+$/.test(path);
}

/** The files that a page names in its head, as paths of this site: its scripts and styles, its icons and its manifest. */
export function partsOf(html: string): string[] {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^/"][^"]*)"/g)];
  return [...new Set(named.flatMap(([, path]) => path ?? []))];
}

/** A name of this asset will never stand for other contents. */
export function isFrozen(path: string): boolean {
  return path.startsWith('/assets/');
}

/** One name for each version of the app: another file behind the page is another version. */
export function versionOf(parts: readonly string[]): string {
  return parts.filter(isFrozen).join(' ');
}
