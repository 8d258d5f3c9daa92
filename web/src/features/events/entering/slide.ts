import { flushSync } from 'react-dom';

const slideMs = 200;

interface Sliding {
  /** Pixels to where it stands, as it began. */
  from: number;
  /** It was not there before, and appears. */
  isNew: boolean;
  /** When its first frame was drawn. */
  began?: number;
}

/**
 * What slides to its place now. Drawn frame by frame: what an animation of the browser moves counts as a shift of the page, as if it
 * had jumped.
 */
const sliding = new Map<HTMLElement, Sliding>();
let isDrawing = false;

/**
 * Changes what a list holds in one movement: its rows slide from where they stood, new ones come in from above, and the page does
 * not scroll.
 */
export function slideRows(list: HTMLElement, change: () => void): void {
  const settle = holdRows(list);
  list.setAttribute('data-moving', '');
  flushSync(change);
  settle();
  if (sliding.size === 0) list.removeAttribute('data-moving');
}

/** Lets rows below one that is about to be drawn again slide, if its height changes. What is drawn must have been set already. */
export function slideWithGrowth(list: HTMLElement): void {
  const settle = holdRows(list);
  queueMicrotask(() => {
    flushSync(() => {});
    settle();
  });
}

/** Remembers where the rows stand. Returns what lets them slide from there to where they stand then. */
function holdRows(list: HTMLElement): () => void {
  keepScroll();
  const end = list.nextElementSibling;
  const stood = new Map(partsOf(list).map((part) => [part, topOf(part)]));
  const endStood = end ? topOf(end) : 0;
  return () => {
    for (const part of stood.keys()) stop(part);
    if (end instanceof HTMLElement) stop(end);
    // Measured now, and as high ever after: a row that became visible later would have another height for one frame.
    for (const row of rowsOf(list)) if (!stood.has(row)) row.style.contentVisibility = 'visible';
    let by = 0;
    for (const row of rowsOf(list).toReversed()) {
      const before = stood.get(row);
      // A new row moves as the one below it.
      if (before !== undefined) by = before - topOf(row);
      if (Math.min(before ?? 0, topOf(row)) > innerHeight) continue;
      slide(row, by, before === undefined);
      // A row that has got or lost the head of a day is another height above its card, as a title of one more line is above the rest.
      for (const part of insideOf(row)) {
        const partBefore = stood.get(part);
        if (partBefore !== undefined) slide(part, partBefore - topOf(part));
      }
    }
    if (end instanceof HTMLElement && endStood < innerHeight) slide(end, endStood - topOf(end));
  };
}

/** Lets what has just been moved by `by` pixels slide there. */
export function slideAlong(elements: readonly HTMLElement[], by: number): void {
  for (const element of elements) slide(element, (sliding.get(element)?.from ?? 0) - by);
}

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(':scope > li')];
/** A card and its lines, each before what it holds. */
const insideOf = (row: HTMLElement) => [
  ...row.querySelectorAll<HTMLElement>(':scope > article, :scope > article > * > *'),
];
const partsOf = (list: HTMLElement) => rowsOf(list).flatMap((row) => [row, ...insideOf(row)]);
const topOf = (element: Element) => element.getBoundingClientRect().top;
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function slide(element: HTMLElement, from: number, isNew = false): void {
  stop(element);
  if (Math.abs(from) < 0.1 && !isNew) return;
  sliding.set(element, { from, isNew: isNew && !isStill() });
  draw(element, from, 1);
  if (!isDrawing) requestAnimationFrame(step);
  isDrawing = true;
}

function step(now: number): void {
  const isAtOnce = isStill();
  for (const [element, one] of sliding) {
    const isFirst = one.began === undefined;
    one.began ??= now;
    const left = isAtOnce && !isFirst ? 0 : Math.max(0, 1 - (now - one.began) / slideMs) ** 3;
    if (left > 0) draw(element, one.from, left);
    else stop(element);
  }
  isDrawing = sliding.size > 0;
  if (isDrawing) requestAnimationFrame(step);
  else document.querySelector('ol[data-moving]')?.removeAttribute('data-moving');
}

function draw(element: HTMLElement, from: number, left: number): void {
  element.style.transform = `translateY(${from * left}px)`;
  if (sliding.get(element)?.isNew) element.style.opacity = String(1 - left);
}

function stop(element: HTMLElement): void {
  sliding.delete(element);
  element.style.transform = '';
  element.style.opacity = '';
}

/** For the next frames the browser does not scroll along with what is added above the window's first line. */
function keepScroll(): void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      style.overflowAnchor = '';
    }),
  );
}
