import { type RefObject, useEffect } from 'react';

const mainButtons = 'button[type="submit"], [data-look="main"], [data-look="danger"]';

/** Keeps a region at the bottom of the window off the main buttons: it moves up, by `--lift`, until it covers none. */
export function useClearOfButtons(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const place = () => element.style.setProperty('--lift', `${liftOf(element)}px`);
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    sizes.observe(document.body);
    document.addEventListener('scrollend', place);
    window.addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      document.removeEventListener('scrollend', place);
      window.removeEventListener('resize', place);
    };
  }, [region]);
}

/** How far above the bottom of the window the region covers no main button; 0 if it would not fit anywhere. */
function liftOf(region: HTMLElement): number {
  const { left, right, height } = region.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(mainButtons)]
    .filter((button) => !region.contains(button))
    .map((button) => button.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < right && box.right > left)
    .toSorted((a, b) => b.bottom - a.bottom);
  let bottom = window.innerHeight;
  for (const box of boxes) if (box.top < bottom && box.bottom > bottom - height) bottom = box.top;
  return bottom < height ? 0 : window.innerHeight - bottom;
}
