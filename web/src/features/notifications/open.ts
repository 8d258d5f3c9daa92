/** What the worker asks a tab for: to open this place of Vigil. The tab says that it does. */
export interface OpenRequest {
  open: string;
}

/** Goes where a notification leads that was clicked while this tab was open. */
export function followClicks(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const path = pathIn(data);
    if (path === null) return;
    ports[0]?.postMessage('done');
    goTo(path);
  });
}

/** The router follows the address. */
export function goTo(path: string): void {
  history.pushState(null, '', path);
}

/** Null for what is no such request. */
function pathIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('open' in data)) return null;
  return typeof data.open === 'string' && data.open.startsWith('/') ? data.open : null;
}
