import { filterByPlace, useEvents } from '../events/store.ts';

/** The place whose events alone the timeline shows; null for all. */
export const useChosenPlace = (): string | null => useEvents(({ view }) => view.place);

/** Shows the events of one place in the timeline, or all again if it is the one shown. */
export function togglePlace(name: string): void {
  filterByPlace(useEvents.getState().view.place === name ? null : name);
}
