import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { findList, isReading } from './reading.ts';
import { slideAlong } from './slide.ts';

/** Between two looks whether the reader has left the list, in milliseconds. */
const againMs = 500;

/**
 * A place above the list that is as high as what is in it. While a reader is at the list, or further down, nothing moves there: the
 * page scrolls along with what comes above. Else what is below slides.
 */
export function Room({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current ? followHeight(place.current) : undefined), []);
  return <div ref={place}>{children}</div>;
}

function followHeight(place: HTMLElement): () => void {
  let known = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    known = heightOf(place);
  };
  const follow = () => {
    clearTimeout(timer);
    const height = heightOf(place);
    const by = height - known;
    if (Math.abs(by) < 0.5) return;
    const stays = isAbove(place) || isRead();
    if (stays && scrollY + by < 0) {
      place.style.minBlockSize = `${known}px`;
      timer = setTimeout(letGo, againMs);
      return;
    }
    known = height;
    if (!stays) slideAlong(below(place), by);
    else if (!isAnchored(place)) scrollBy({ top: by, behavior: 'instant' });
  };
  const letGo = () => {
    place.style.minBlockSize = '';
    follow();
  };
  follow();
  // Before the next frame: what a later observer moves counts as a shift of the page.
  const observer = new MutationObserver(follow);
  observer.observe(place, { childList: true, subtree: true, characterData: true });
  addEventListener('resize', note);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('resize', note);
  };
}

const heightOf = (place: HTMLElement) => place.getBoundingClientRect().height;

/** Whether the place begins above the window's first line. */
function isAbove(place: HTMLElement): boolean {
  return place.getBoundingClientRect().top < (document.querySelector('header')?.offsetHeight ?? 0);
}

/** Whether the browser itself scrolls along with what is added there: it does if the place is wholly above the window. */
function isAnchored(place: HTMLElement): boolean {
  return scrollY > 0 && place.getBoundingClientRect().top < 0 && CSS.supports('overflow-anchor', 'auto');
}

function isRead(): boolean {
  const list = findList();
  return list !== null && list.getClientRects().length > 0 && isReading(list);
}

/** The parts of the timeline below a place in it. */
function below(place: HTMLElement): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>('#timeline > *')];
  return parts.filter((part) => place.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING);
}
