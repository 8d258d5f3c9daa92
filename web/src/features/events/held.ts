import { useEffect } from 'react';
import { create } from 'zustand';
import { heirOf } from './heir.ts';
import { type EventsState, useEvents } from './store.ts';

/** Events that left the list while a panel on them was open: the event that each was merged into, or null. */
const useFates = create<Record<string, string | null | undefined>>()(() => ({}));

/** How many panels and dialogs are open on an event. */
const readers = new Map<string, number>();
let isFollowing = false;

/**
 * Keeps an event in the list while a panel or dialog on it is open, also when it is withdrawn or merged meanwhile. Returns
 * what became of it: undefined for one that is still there.
 */
export function useHeld(id: string, isOpen: boolean): string | null | undefined {
  useEffect(() => (isOpen ? hold(id) : undefined), [id, isOpen]);
  const isThere = useEvents(({ loaded }) => loaded.byId.has(id));
  const fate = useFates((fates) => fates[id]);
  return isThere ? undefined : fate;
}

function hold(id: string): () => void {
  if (!isFollowing) useEvents.subscribe(keepRead);
  isFollowing = true;
  readers.set(id, (readers.get(id) ?? 0) + 1);
  return () => {
    const rest = (readers.get(id) ?? 1) - 1;
    if (rest > 0) readers.set(id, rest);
    else readers.delete(id);
    // Another panel of the card may open at this moment, and a dialog returns its focus.
    setTimeout(() => release(id));
  };
}

/** Runs before the list is drawn without the events that have left. */
function keepRead({ loaded, view }: EventsState, { loaded: before }: EventsState): void {
  if (loaded === before || loaded.epoch !== before.epoch) return;
  const left = [...readers.keys()].filter((id) => !loaded.byId.has(id)).flatMap((id) => before.byId.get(id) ?? []);
  if (left.length === 0) return;
  useEvents.setState({ view: { ...view, held: [...view.held, ...left] } });
  for (const { id } of left) void learn(id);
}

async function learn(id: string): Promise<void> {
  const heir = await heirOf(id);
  // An event that is only too old for the list stays without a message.
  useFates.setState({ [id]: heir === id ? undefined : heir });
}

function release(id: string): void {
  const { view } = useEvents.getState();
  if (readers.has(id) || !view.held.some((event) => event.id === id)) return;
  useEvents.setState({ view: { ...view, held: view.held.filter((event) => event.id !== id) } });
  // The card may have taken the focus with it, or be what a dialog gives it back to.
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.getElementById('timeline-title')?.focus({ preventScroll: true });
  }, focusMs);
}

/** Longer than a dialog takes to fade out. */
const focusMs = 300;
