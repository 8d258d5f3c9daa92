const key = 'vigil-reloaded-at';
const pauseMs = 60_000;

/** The wait before a server that did not answer is asked again, unless the browser is online again earlier. */
const againMs = 10_000;

/** A chunk that cannot be loaded may belong to a version that the server no longer has. The page then reloads. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', async () => {
    if (isOutdated(await fetchPage())) reload(pauseMs);
  });
}

let isWaiting = false;

/**
 * A file that the page cannot do without could not be loaded, and a browser does not ask for it a second time: the page
 * reloads as soon as the server answers and the user types nothing. Where the server answers at once, something else may withhold the file: one
 * reload has to do for this tab.
 */
export async function reloadWhenOnline(): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  let page = await fetchPage();
  const isWithheld = page !== '' && !isOutdated(page);
  while (page === '') {
    await nextChance();
    page = await fetchPage();
  }
  await untilNothingIsTyped();
  reload(isWithheld ? Number.POSITIVE_INFINITY : pauseMs);
  isWaiting = false;
}

function isOutdated(page: string): boolean {
  const running = document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src');
  return page !== '' && Boolean(running) && !page.includes(running ?? '');
}

/** Not again within a pause, so that two servers of different versions cause no loop. */
function reload(pause: number): void {
  try {
    const last = sessionStorage.getItem(key);
    if (last !== null && Date.now() - Number(last) < pause) return;
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
