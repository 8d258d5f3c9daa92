import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Goes on what is disabled while its act runs, or on what such stands in. A button loses the focus with that, and
 * who uses the keyboard their place; they get it back afterwards, unless they have gone on meanwhile.
 */
export function useReturningFocus<T extends HTMLElement>(isDisabled: boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  useLayoutEffect(() => {
    if (!isDisabled) return;
    // The browser takes the focus away only with the next frame.
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !place.current?.contains(focused)) return;
    return () => {
      if (document.activeElement === document.body && focused.isConnected) focused.focus({ preventScroll: true });
    };
  }, [isDisabled]);
  return place;
}
