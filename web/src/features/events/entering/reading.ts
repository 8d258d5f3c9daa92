/** For so long after the reader's last act in it, the list counts as being read, in milliseconds. */
const restMs = 3_000;

/** A pointer that has not moved on the list for so long was left there, in milliseconds. */
const parkedMs = 60_000;

let actedAt = Number.NEGATIVE_INFINITY;
let pointedAt = Number.NEGATIVE_INFINITY;
let wasSelecting = false;

/** The list of events; null while none is drawn. */
export const findList = (): HTMLElement | null => document.querySelector<HTMLElement>('#timeline ol[data-live]');

/** Whether the start of the list is in the window, or would be. False while something else stands in its place. */
export function isAtTop(list: HTMLElement): boolean {
  if (list.getClientRects().length === 0) return false;
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  return scrollY <= 1 || list.getBoundingClientRect().top >= header;
}

/** Whether something in the list is focused, selected, open or under the pointer, or was within `restMs`. */
export function isReading(list: HTMLElement): boolean {
  const now = performance.now();
  if (isHeld(list, now)) actedAt = now;
  return now - actedAt < restMs;
}

function isHeld(list: HTMLElement, now: number): boolean {
  return (
    list.contains(document.activeElement) ||
    isSelecting(list) ||
    list.querySelector('[aria-expanded="true"]') !== null ||
    document.querySelector('[role="dialog"]') !== null ||
    (now - pointedAt < parkedMs && list.matches(':hover'))
  );
}

function isSelecting(list: HTMLElement): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && list.contains(selection.anchorNode);
}

let isWatching = false;

/** Starts to follow what the reader does in the list, until the page is closed. A pointer on it now has just moved there. */
export function watchReading(): void {
  if (isWatching) return;
  isWatching = true;
  pointedAt = performance.now();
  const options = { capture: true, passive: true };
  const act = ({ target }: Event) => {
    if (target instanceof Node && findList()?.contains(target)) actedAt = performance.now();
  };
  for (const name of ['pointerdown', 'touchmove', 'keydown', 'click', 'focusin', 'focusout'])
    document.addEventListener(name, act, options);
  let last = '';
  document.addEventListener(
    'pointermove',
    (event) => {
      // What moves under a pointer at rest is no act.
      const at = `${event.screenX} ${event.screenY}`;
      if (at === last || event.pointerType === 'touch') return;
      last = at;
      act(event);
      pointedAt = performance.now();
    },
    options,
  );
  document.addEventListener(
    'selectionchange',
    () => {
      const list = findList();
      const isNow = list !== null && isSelecting(list);
      if (wasSelecting || isNow) actedAt = performance.now();
      wasSelecting = isNow;
    },
    options,
  );
}
