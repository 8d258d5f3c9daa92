import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** How far the drawing is moved, in pixels, and how many times larger it is. */
export interface Zoomed {
  x: number;
  y: number;
  k: number;
}

export const unzoomed: Zoomed = { x: 0, y: 0, k: 1 };

const maxZoom = 16;
const step = 1.6;
const panPx = 60;
/** A wheel that has scrolled the page goes on doing so over the map for as long as it does not rest. */
const wheelRestMs = 300;

type Behaviour = ZoomBehavior<HTMLElement, unknown>;

/**
 * Zooms by pinching, the wheel, the keys + - 0 and the arrows. The whole map does not move: one finger and the wheel scroll the
 * page there. `of`: what is drawn; another one is shown whole.
 */
export function useZoom(element: HTMLElement | null, { width, height }: { width: number; height: number }, of: string) {
  const [zoomed, setZoomed] = useState(unzoomed);
  const behaviour = useRef<Behaviour | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing is shown whole.
  useEffect(() => {
    if (!element || width === 0) return;
    const isOfPage = watchWheel(element);
    const zooming: Behaviour = zoom<HTMLElement, unknown>()
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([1, maxZoom])
      .filter((event) => isGesture(event, zoomTransform(element).k) && !isOfPage.has(event))
      .on('zoom', ({ transform: { x, y, k } }: D3ZoomEvent<HTMLElement, unknown>) => setZoomed({ x, y, k }));
    behaviour.current = zooming;
    select(element).call(zooming).on('dblclick.zoom', null).call(zooming.transform, zoomIdentity);
    return () => {
      select(element).on('.zoom', null);
      isOfPage.end();
    };
  }, [element, width, height, of]);

  function change(run: (zooming: Behaviour, target: ReturnType<typeof select<HTMLElement, unknown>>) => void): void {
    if (element && behaviour.current) run(behaviour.current, select<HTMLElement, unknown>(element));
  }
  const zoomIn = () => change((zooming, target) => zooming.scaleBy(target, step));
  const zoomOut = () => change((zooming, target) => zooming.scaleBy(target, 1 / step));
  const showAll = () => change((zooming, target) => zooming.transform(target, zoomIdentity));
  const pan = (dx: number, dy: number) =>
    change((zooming, target) => zooming.translateBy(target, (dx * panPx) / zoomed.k, (dy * panPx) / zoomed.k));

  const keys: Record<string, () => void> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': showAll,
    ...(zoomed.k > 1 && {
      ArrowLeft: () => pan(1, 0),
      ArrowRight: () => pan(-1, 0),
      ArrowUp: () => pan(0, 1),
      ArrowDown: () => pan(0, -1),
    }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { zoomed, zoomIn, zoomOut, showAll, onKeyDown };
}

/** Whether an event zooms or moves the map, and does not belong to the page. */
function isGesture(event: Event, scale: number): boolean {
  if (event instanceof WheelEvent) return true;
  if (event instanceof MouseEvent) return event.button === 0 && !event.ctrlKey && scale > 1;
  return scale > 1 || ('touches' in event && event instanceof TouchEvent && event.touches.length > 1);
}

/** Tells the wheel events over an element that go on scrolling the page. */
function watchWheel(element: HTMLElement) {
  let scrolledAt = Number.NEGATIVE_INFINITY;
  const receive = (event: WheelEvent) => {
    const isInside = event.target instanceof Node && element.contains(event.target);
    if (!isInside || event.timeStamp - scrolledAt < wheelRestMs) scrolledAt = event.timeStamp;
  };
  window.addEventListener('wheel', receive, { passive: true, capture: true });
  return {
    has: (event: Event) => event instanceof WheelEvent && event.timeStamp === scrolledAt,
    end: () => window.removeEventListener('wheel', receive, { capture: true }),
  };
}
