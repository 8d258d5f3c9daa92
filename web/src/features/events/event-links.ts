interface Routes {
  /** Shows an event in the page, and its address. */
  toEvent: (id: string) => void;
  toHref: (href: string) => void;
}

/** Follows links to events within the page, also to the event that the address names already. Returns how to stop. */
export function followEventLinks(routes: Routes): () => void {
  const follow = (click: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = click;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
    const href = target.closest('a[href^="/?event="]:not([target])')?.getAttribute('href');
    const id = href && eventIn(href);
    if (!id) return;
    if (id === eventIn(location.href)) focusAgain(id);
    else if (!click.defaultPrevented) routes.toEvent(id);
    click.preventDefault();
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/** Opens a path of the site, as that of a clicked notification. */
export function openPath(href: string, routes: Routes): void {
  const id = eventIn(href);
  if (id && id === eventIn(location.href)) focusAgain(id);
  else routes.toHref(href);
}

function focusAgain(id: string): void {
  void import('./focus-event.ts')
    .then(({ focusEvent }) => focusEvent(id, new AbortController().signal))
    .catch(() => {});
}

/** The event that an address of the home screen names, or null. */
function eventIn(href: string): string | null {
  const { pathname, searchParams } = new URL(href, location.origin);
  return pathname === '/' ? searchParams.get('event') : null;
}
