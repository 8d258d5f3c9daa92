import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The ref of a button that is disabled while its action runs, or of an element that contains such buttons. A disabled
 * button loses the focus; it gets it back afterwards, unless the user has moved on.
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

/** The element that lost the focus by being disabled, until another one takes it. */
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
