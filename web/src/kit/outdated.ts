const key = 'vigil-reloaded-at';
const pauseMs = 60_000;

/**
 * A chunk that cannot be loaded may belong to a version that the server no longer has. The page then reloads, at most
 * once a minute, so that two servers of different versions cause no loop.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfOutdated());
}

async function reloadIfOutdated(): Promise<void> {
  const running = document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src');
  const page = await fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  if (!running || page === '' || page.includes(running)) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < pauseMs) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage the next page would not know of this reload.
    return;
  }
  location.reload();
}
