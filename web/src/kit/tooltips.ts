import css from './tooltips.module.css';

/** Time that the pointer is over an element before its tooltip opens, in milliseconds. */
const tooltipOpenMs = 700;
/** Within this time after one has closed, the next one opens without delay. */
const tooltipSkipMs = 300;
/** Distance between an element and its tooltip, in pixels. */
const tooltipOffsetPx = 4;

/** Time that the pointer may take from the element to its tooltip before the tooltip closes. */
const graceMs = 120;

/**
 * Shows the `title` of the element that is pointed at, or reached by the keyboard, as a tooltip of ours: one that
 * stays while it is pointed at, that Escape closes, and that also the keyboard opens. While it is open
 * the `title` is away, or the browser would show its own. It stands in `place`.
 */
export function startTooltips(place: Element): void {
  const tip = document.createElement('div');
  tip.id = 'tooltip';
  tip.role = 'tooltip';
  tip.popover = 'manual';
  tip.className = css.tip ?? '';
  place.append(tip);

  let owner: HTMLElement | null = null;
  let wanted: HTMLElement | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const open = (target: HTMLElement) => {
    close();
    if (!target.isConnected || !target.title) return;
    owner = target;
    tip.textContent = target.title;
    target.removeAttribute('title');
    target.setAttribute('aria-describedby', tip.id);
    tip.showPopover();
    align(tip, target);
  };
  const close = () => {
    clearTimeout(opening);
    clearTimeout(closing);
    wanted = null;
    if (!owner) return;
    // A title that was drawn again meanwhile is the newer one.
    if (!owner.title) owner.title = tip.textContent ?? '';
    owner.removeAttribute('aria-describedby');
    owner = null;
    tip.hidePopover();
    closedAt = performance.now();
  };
  const closeSoon = () => {
    clearTimeout(closing);
    closing = setTimeout(close, graceMs);
  };
  const want = (target: HTMLElement) => {
    clearTimeout(opening);
    wanted = target;
    const isNext = owner !== null || performance.now() - closedAt < tooltipSkipMs;
    opening = setTimeout(open, isNext ? 0 : tooltipOpenMs, target);
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    if (owner?.contains(target) || tip.contains(target)) return clearTimeout(closing);
    const titled = target.closest<HTMLElement>('[title]:not(iframe)');
    if (titled) {
      if (titled !== wanted) want(titled);
      return;
    }
    clearTimeout(opening);
    wanted = null;
    if (owner) closeSoon();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.title && target.matches(':focus-visible')) open(target);
  });
  document.addEventListener('focusout', close);
  document.addEventListener('pointerdown', close);
  document.addEventListener('scroll', close, { capture: true, passive: true });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
}

/** Above it, or below where there is no room; never beyond the edges of the window. */
function align(tip: HTMLElement, target: HTMLElement): void {
  const at = target.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const above = at.top - height - tooltipOffsetPx;
  const centred = at.left + (at.width - width) / 2;
  const rightmost = document.documentElement.clientWidth - width - tooltipOffsetPx;
  tip.style.top = `${above >= 0 ? above : at.bottom + tooltipOffsetPx}px`;
  tip.style.left = `${Math.max(tooltipOffsetPx, Math.min(centred, rightmost))}px`;
}
