import type { Page } from 'playwright-core';

/** Where the focus is, as seen and as read by a screen reader. */
interface Stop {
  name: string;
  /** The look changes with the focus. */
  isSeen: boolean;
  /** Some of it is within the window and not under the header. */
  isInSight: boolean;
  /** It stands behind the stop before it in the document. */
  isNext: boolean;
  isInDialog: boolean;
}

/** Reads where the focus is; the page remembers the place for the next question. */
export function stopAt(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const memory = globalThis as unknown as { lastStop?: Element };
    const element = document.activeElement ?? document.body;
    const before = memory.lastStop?.isConnected ? memory.lastStop : null;
    memory.lastStop = element;
    // Some fields, such as those of a date, are several stops.
    const isNext =
      !before ||
      before === element ||
      Boolean(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    const box = element.getBoundingClientRect();
    const header = document.querySelector('header');
    const covered =
      header && !header.contains(element) && !element.closest('[role=dialog], [aria-label^=Noti]')
        ? header.getBoundingClientRect().bottom
        : 0;
    return {
      name: nameOf(element),
      isSeen:
        hasRing(element) || hasRing(element.parentElement) || hasRing(element.parentElement?.parentElement ?? null),
      isInSight: box.bottom > covered && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      isNext,
      isInDialog: element.closest('[role=dialog]') !== null,
    };

    function nameOf(one: Element): string {
      const label =
        one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement
          ? one.labels?.[0]
          : null;
      const text =
        one.getAttribute('aria-label') ?? label?.innerText ?? (one instanceof HTMLElement ? one.innerText : '');
      return text.split('\n')[0]?.trim() ?? '';
    }

    /** An outline, or a border or shadow in the accent: what base.css and the fields draw. */
    function hasRing(one: Element | null): boolean {
      if (!one?.matches(':focus-within')) return false;
      const { outlineStyle, outlineWidth, boxShadow, borderTopColor } = getComputedStyle(one);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) return true;
      if (boxShadow !== 'none') return true;
      const probe = document.createElement('i');
      probe.style.color = 'var(--accent)';
      document.body.append(probe);
      const accent = getComputedStyle(probe).color;
      probe.remove();
      return borderTopColor === accent;
    }
  });
}

/** No way leads further than this: a walk that is longer goes in circles. */
const maxStops = 90;

/**
 * Moves by Tab until the focus is on something of this name, and throws at the first stop that a person could
 * not use: unseen, hidden, or out of order. Resolves to the names on the way.
 */
export async function tabTo(page: Page, wanted: string | RegExp): Promise<string[]> {
  const way: string[] = [];
  for (let step = 0; step < maxStops; step++) {
    await page.keyboard.press('Tab');
    const stop = await stopAt(page);
    way.push(stop.name);
    const fault = !stop.isSeen
      ? 'shows no focus'
      : !stop.isInSight
        ? 'is out of sight'
        : !stop.isNext
          ? 'is out of order'
          : '';
    if (fault) throw new Error(`'${stop.name}' ${fault}, on the way to '${wanted}': ${way.join(' > ')}`);
    if (typeof wanted === 'string' ? stop.name === wanted : wanted.test(stop.name)) return way;
  }
  throw new Error(`Tab does not lead to '${wanted}': ${way.join(' > ')}`);
}

/** The names of what Tab reaches in an open dialog, once round. Throws when the focus leaves it. */
export async function aroundDialog(page: Page): Promise<string[]> {
  const names: string[] = [];
  const first = await stopAt(page);
  for (let step = 0; step < maxStops; step++) {
    const stop = step === 0 ? first : await stopAt(page);
    if (!stop.isInDialog) throw new Error(`The focus left the dialog: ${[...names, stop.name].join(' > ')}`);
    if (step > 0 && stop.name === first.name) return names;
    names.push(stop.name);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come round: ${names.join(' > ')}`);
}

/**
 * What is too small to be hit: under 24 by 24 pixels and closer than that to another target. Links within
 * sentences are as high as their line. In a line each.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role=tab], [role=switch]',
      ),
    ];
    const targets = all.flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const isInSentence =
        element.tagName === 'A' &&
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.matches('p, li, dd, span');
      const label =
        element instanceof HTMLInputElement && /checkbox|radio|file/.test(element.type) ? element.labels?.[0] : null;
      const box = boundsOf([element, ...(label ? [label] : [])]);
      if (isInSentence || box.width < 2 || box.right < 0 || element.matches('[href="#content"]')) return [];
      return [{ element, box }];
    });
    return targets
      .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
      .filter(({ element, box }) => targets.some((other) => other.element !== element && isNear(box, other.box)))
      .map(
        ({ element, box }) => `${Math.round(box.width)}×${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
      );

    function boundsOf(elements: Element[]) {
      const boxes = elements.map((one) => one.getBoundingClientRect());
      const [left, top] = [Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))];
      const [right, bottom] = [Math.max(...boxes.map((one) => one.right)), Math.max(...boxes.map((one) => one.bottom))];
      return { left, top, right, bottom, width: right - left, height: bottom - top };
    }

    /** A circle of the least size around the middle of one touches the other. */
    function isNear(one: ReturnType<typeof boundsOf>, other: ReturnType<typeof boundsOf>): boolean {
      const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
      const [dx, dy] = [Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom)];
      return Math.hypot(dx, dy) < least / 2;
    }
  });
}
