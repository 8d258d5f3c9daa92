const key = 'vigil-reloaded-at';
const restMs = 60_000;

/**
 * A part of the page that cannot be fetched may belong to a version that the server no longer has. Then the page
 * is loaded anew, once a minute at the most, however servers of two versions may take turns.
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
    if (Date.now() - Number(sessionStorage.getItem(key)) < restMs) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Nothing would tell the next page that this one was loaded anew.
    return;
  }
  location.reload();
}
