import { foldEvents, keyOf } from './fold.ts';
import type { Loaded } from './loaded.ts';
import { useEvents } from './store.ts';
import { indexOf, listable, pageSize, type View } from './view.ts';

/** The view that contains an event of the list: with as many pages as it takes, and with its card opened. */
export function reveal(id: string, loaded: Loaded, view: View): View {
  const index = indexOf(id, loaded, view);
  const row = foldEvents(listable(loaded, view))[index];
  const opened = row && row.length > 1 ? [...view.opened, keyOf(row)] : view.opened;
  return { ...view, opened, page: Math.max(view.page, Math.floor(index / pageSize)) };
}

/** Opens or closes a card of several events. */
export function toggleFold(view: View, key: string): View {
  const { opened } = view;
  return { ...view, opened: opened.includes(key) ? opened.filter((one) => one !== key) : [...opened, key] };
}

export function openOrClose(key: string): void {
  useEvents.setState(({ view }) => ({ view: toggleFold(view, key) }));
}
