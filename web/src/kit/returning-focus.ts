import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Goes on what is disabled while its act runs, or on what such stands in. A button loses the focus with that, and
 * who uses the keyboard their place; they get it back afterwards, unless they have gone on meanwhile.
 */
export function useReturningFocus<T extends HTMLElement>(isDisabled: boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(watchLosses, []);
  useLayoutEffect(() => {
    if (!isDisabled) return;
    // Most browsers take the focus away with the next frame, some at once.
    const focused = document.activeElement === document.body ? lost : document.activeElement;
    if (!(focused instanceof HTMLElement) || !place.current?.contains(focused)) return;
    return () => {
      if (document.activeElement === document.body && focused.isConnected) focused.focus({ preventScroll: true });
    };
  }, [isDisabled]);
  return place;
}

/** What lost the focus by being disabled, until something else takes it. */
let lost: EventTarget | null = null;
let isWatching = false;

function watchLosses(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('focusin', () => {
    lost = null;
  });
  document.addEventListener('focusout', ({ target }) => {
    lost = target instanceof Element && target.matches(':disabled') ? target : null;
  });
}
