import { flushSync } from 'react-dom';
import { toast } from '../../kit/toast.ts';
import { heirOf } from './heir.ts';
import { reveal } from './opened.ts';
import { type EventsState, useEvents } from './store.ts';
import { clearFilters, listable, type View } from './view.ts';

/** The longest wait for an event that was just pushed, or for the whole timeline. */
const timeoutMs = 8_000;

/** How long the ring around the card stays. */
const ringMs = 3_000;

/**
 * Brings an event on screen, gives it the focus and draws a ring around it. Shows a toast if there is no such event.
 * `signal` says that the reader has left. Resolves to the id of the event, which another may have been merged into; null if
 * it is not on screen.
 */
export async function focusEvent(wanted: string, signal: AbortSignal): Promise<string | null> {
  const id = useEvents.getState().loaded.byId.has(wanted) ? wanted : await heirOf(wanted);
  const isLoaded = id !== null && (await waitFor(id));
  if (signal.aborted) return null;
  if (!isLoaded) {
    toast({ title: 'Event not found', description: 'It is no longer on the timeline.' });
    return null;
  }
  flushSync(() => useEvents.setState((state) => ({ view: viewOf(id, state) })));
  const card = await cardOf(id);
  if (!card || signal.aborted) return null;
  card.scrollIntoView({ block: 'center' });
  card.focus({ preventScroll: true });
  card.setAttribute('data-ringed', '');
  setTimeout(() => card.removeAttribute('data-ringed'), ringMs);
  return id;
}

/** Resolves to whether the event is loaded, now or before the timeout. */
function waitFor(id: string): Promise<boolean> {
  const has = ({ loaded }: EventsState) => loaded.byId.has(id);
  if (has(useEvents.getState())) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (isLoaded: boolean) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(isLoaded);
    };
    const timer = setTimeout(end, timeoutMs, false);
    const unsubscribe = useEvents.subscribe((state) => has(state) && end(true));
  });
}

/** The card of an event. It may be within one whose code is loaded now. Null if it is not drawn before the timeout. */
function cardOf(id: string): Promise<HTMLElement | null> {
  const find = () => document.querySelector<HTMLElement>(`article[data-event-id="${CSS.escape(id)}"]`);
  const card = find();
  if (card) return Promise.resolve(card);
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(find());
    };
    const observer = new MutationObserver(() => find() && end());
    const timer = setTimeout(end, timeoutMs);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** The view that contains the event: all types, urgencies and places if need be. */
function viewOf(id: string, { loaded, view }: EventsState): View {
  const isListed = listable(loaded, view).some((event) => event.id === id);
  return reveal(id, loaded, isListed ? view : clearFilters(view));
}
