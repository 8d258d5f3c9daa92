import { useHighPriority } from './state.ts';

/** An event that was on screen for so long without a break has been seen, in milliseconds. */
const seenMs = 3_000;
/** Between two looks. */
const lookMs = 250;

/** Calls `onSeen` with each high-priority event that has been on screen. Returns how to stop. */
export function watchSeen(onSeen: (id: string) => void): () => void {
  const since = new Map<string, number>();
  const look = () => {
    const now = performance.now();
    for (const id of useHighPriority.getState().ids) {
      if (!isOnScreen(id)) since.delete(id);
      else if (!since.has(id)) since.set(id, now);
      else if (now - (since.get(id) ?? now) >= seenMs) onSeen(id);
    }
  };
  const timer = setInterval(look, lookMs);
  return () => clearInterval(timer);
}

/** Whether the whole title of an event is in the window, below the header. */
function isOnScreen(id: string): boolean {
  if (document.hidden) return false;
  const title = document.querySelector(`[data-event-id="${CSS.escape(id)}"] :is(h2, [data-title])`);
  const box = title?.getBoundingClientRect();
  if (!box || box.height === 0) return false;
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  return box.top >= header && box.bottom <= innerHeight;
}
