const key = 'vigil-reloaded-at';
const pauseMs = 60_000;

/** The wait before a server that did not answer is asked again, unless the browser is online again earlier. */
const againMs = 10_000;

/**
 * Reloads the page if a file of it could not be loaded: the file may belong to a version that the server no longer has, or
 * the connection was lost, and a browser does not ask for such a file a second time. Waits until the server answers and
 * the user types nothing. Reloads at most once a minute, so that two servers of different versions cause no loop, and not
 * again in this tab where the server answers but not with the file.
 */
export function reloadWhenFilesAreMissing(): void {
  let isWatching = false;
  window.addEventListener('vite:preloadError', async () => {
    if (isWatching) return;
    isWatching = true;
    await reloadWhenAnswered();
    isWatching = false;
  });
}

async function reloadWhenAnswered(): Promise<void> {
  const running = document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src');
  let page = await fetchPage();
  const wasCut = page === '';
  while (page === '') {
    await nextChance();
    page = await fetchPage();
  }
  if (!running) return;
  const isOther = wasCut || !page.includes(running);
  await untilNothingIsTyped();
  try {
    const last = Number(sessionStorage.getItem(key));
    if (isOther ? Date.now() - last < pauseMs : last > 0) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage the next page would not know of this reload.
    return;
  }
  location.reload();
}

/** The page of the server; empty if it does not answer. */
function fetchPage(): Promise<string> {
  return fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, againMs);
    window.addEventListener('online', go);
    function go(): void {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    }
  });
}

async function untilNothingIsTyped(): Promise<void> {
  while (document.activeElement?.matches('input, textarea, select'))
    await new Promise((resolve) => document.addEventListener('focusout', resolve, { once: true }));
}
