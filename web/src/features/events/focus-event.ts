import { call } from '../../kit/client.ts';
import { toast } from '../../kit/toast.ts';
import { type EventsState, useEvents } from './store.ts';
import { choose, listable, pageSize, type View } from './view.ts';

/** An event that was just pushed may be on its way here still, and so may the whole timeline. */
const patienceMs = 8_000;
const tries = 40;
const tryMs = 50;

/** Opens the timeline at an event: brings it on screen and gives it the focus. Says so when there is no such event. */
export async function seek(wanted: string): Promise<void> {
  const id = await ownerOf(wanted);
  const isThere = await holds(id);
  forgetAddress();
  if (!isThere) {
    toast({ title: 'Event not found', description: 'It is not on the timeline any more.' });
    return;
  }
  useEvents.setState((state) => ({ view: viewOf(id, state) }));
  for (let tried = 0; tried < tries; tried += 1) {
    await new Promise((resolve) => setTimeout(resolve, tryMs));
    const card = document.querySelector<HTMLElement>(`article[data-event-id="${CSS.escape(id)}"]`);
    if (!card) continue;
    card.scrollIntoView({ block: 'center' });
    card.focus({ preventScroll: true });
    return;
  }
}

/** The event that one belongs to which was merged; else that one itself. */
async function ownerOf(id: string): Promise<string> {
  if (useEvents.getState().held.byId.has(id)) return id;
  return call('GET /api/events/:id', { params: { id } }).then(
    ({ event }) => event.id,
    () => id,
  );
}

/** Resolves to whether the event is held, now or soon. */
function holds(id: string): Promise<boolean> {
  const has = ({ held }: EventsState) => held.byId.has(id);
  if (has(useEvents.getState())) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(isThere);
    };
    const timer = setTimeout(end, patienceMs, false);
    const unsubscribe = useEvents.subscribe((state) => has(state) && end(true));
  });
}

/** The view that shows it: of all events if need be, with as many pages as it takes. */
function viewOf(id: string, { held, view }: EventsState): View {
  const isListed = listable(held, view).some((event) => event.id === id);
  const open = isListed ? view : choose(view, 'all');
  const index = listable(held, open).findIndex((event) => event.id === id);
  return { ...open, page: Math.max(open.page, Math.floor(index / pageSize)) };
}

/** The same event may be asked for again. */
function forgetAddress(): void {
  const url = new URL(location.href);
  url.searchParams.delete('event');
  history.replaceState(history.state, '', url);
}
