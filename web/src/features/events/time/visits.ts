import { create } from 'zustand';
import { recall, remember } from '../../../kit/remembered.ts';
import { useEvents } from '../store.ts';
import { awayMs, lastKnown, readVisit, type Visit } from './since.ts';

const key = 'vigil-last-visit';

/** The last visit of this browser if it was long enough ago. It is stored in this browser only. */
export const useVisit = create<{ visit: Visit | null }>()(() => ({ visit: earlier() }));

export function dismissVisit(): void {
  useVisit.setState({ visit: null });
}

let isStarted = false;

/** Starts to store the visit when the page is hidden, and to read it when the page is visible again. */
export function startVisits(): void {
  if (isStarted) return;
  isStarted = true;
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : comeBack()));
}

function leave(): void {
  const { status, loaded } = useEvents.getState();
  // Without a loaded timeline the earlier visit stays.
  if (status !== 'ready') return;
  const visit: Visit = { at: Date.now(), epoch: loaded.epoch, known: lastKnown(loaded.events) };
  remember(key, JSON.stringify(visit));
}

function comeBack(): void {
  const visit = earlier();
  if (visit) useVisit.setState({ visit });
}

/** Null if the last visit was just before, or if there was none. */
function earlier(): Visit | null {
  const visit = readVisit(recall(key));
  return visit && Date.now() - visit.at > awayMs ? visit : null;
}
