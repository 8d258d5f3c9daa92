import { foldEvents, keyOf } from '../fold.ts';
import { showUrgentOnly, useEvents } from '../store.ts';
import { listable, pageSize } from '../view.ts';

/** Shows critical and urgent events only, as many as hold these, with the cards opened that these are folded into. */
export function showGrave(ids: readonly string[]): void {
  showUrgentOnly(true, false);
  useEvents.setState(({ loaded, view }) => {
    const rows = foldEvents(listable(loaded, view));
    const holding = rows.filter((row) => row.some(({ id }) => ids.includes(id)));
    const opened = holding.filter((row) => row.length > 1).map(keyOf);
    const last = rows.findLastIndex((row) => holding.includes(row));
    const page = Math.max(view.page, Math.floor(last / pageSize));
    return { view: { ...view, page, fresh: ids, opened: [...new Set([...view.opened, ...opened])] } };
  });
  document.getElementById('timeline-title')?.focus({ preventScroll: true });
  document.getElementById('timeline')?.scrollIntoView();
}
