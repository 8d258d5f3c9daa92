import type { Loaded } from './loaded.ts';
import { useEvents } from './store.ts';
import { showWaiting, type View } from './view.ts';

/** While paused all new events wait; resuming shows them. */
export function togglePause(loaded: Loaded, view: View): View {
  if (!view.isPaused) return { ...view, isPaused: true };
  const next = showWaiting(loaded, view);
  return { ...next, page: Math.max(view.page, next.page), isPaused: false };
}

export function pauseOrResume(): void {
  useEvents.setState(({ view, loaded }) => ({ view: togglePause(loaded, view) }));
}
