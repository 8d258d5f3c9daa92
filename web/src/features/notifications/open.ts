/** The message by which the worker asks a tab to open a path. The tab confirms it. */
export interface OpenRequest {
  open: string;
}

/** Calls `open` with the path of each notification that is clicked while this tab is open. Returns how to stop. */
export function followClicks(open: (path: string) => void): () => void {
  const workers = navigator.serviceWorker;
  const receive = ({ data, ports }: MessageEvent<unknown>) => {
    const path = pathIn(data);
    if (path === null) return;
    ports[0]?.postMessage('done');
    open(path);
  };
  workers?.addEventListener('message', receive);
  return () => workers?.removeEventListener('message', receive);
}

/** Returns null if the message is not an `OpenRequest`. */
function pathIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('open' in data)) return null;
  return typeof data.open === 'string' && data.open.startsWith('/') ? data.open : null;
}
