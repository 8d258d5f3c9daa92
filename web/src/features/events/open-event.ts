import { toast } from '../../kit/toast.ts';
import { focusEvent } from './focus-event.ts';
import { heirOf } from './heir.ts';
import { useEvents } from './store.ts';

/** How long the explanation stays. */
const explanationMs = 60_000;

/**
 * Focuses the event that the address names. Until `signal` says that the reader has left, a toast explains it if the event
 * is withdrawn, and if it is merged into another one, that one is focused.
 */
export async function openEvent(wanted: string, signal: AbortSignal): Promise<void> {
  const id = await focusEvent(wanted, signal);
  if (id === null) return;
  const title = useEvents.getState().loaded.byId.get(id)?.title ?? '';
  const stop = useEvents.subscribe(({ loaded }, { loaded: before }) => {
    if (loaded.epoch !== before.epoch || !before.byId.has(id) || loaded.byId.has(id)) return;
    stop();
    void explain(id, title, signal);
  });
  signal.addEventListener('abort', stop, { once: true });
}

async function explain(id: string, title: string, signal: AbortSignal): Promise<void> {
  const heir = await heirOf(id);
  // What is open on the event says it, and keeps the focus.
  const isHeld = useEvents.getState().view.held.some((event) => event.id === id);
  if (signal.aborted || heir === id || isHeld) return;
  if (heir !== null) return openEvent(heir, signal);
  toast({ title: 'This event was withdrawn.', description: title, ms: explanationMs });
  // The card has taken the focus with it.
  if (document.activeElement === document.body)
    document.getElementById('timeline-title')?.focus({ preventScroll: true });
}
