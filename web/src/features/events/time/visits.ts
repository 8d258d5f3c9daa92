import { create } from 'zustand';
import { useEvents } from '../store.ts';
import { awayMs, lastKnown, readVisit, type Visit } from './since.ts';

const key = 'vigil-last-visit';

/** The last visit of this browser, where it was long enough ago to tell what came since. It stays in this browser. */
export const useVisit = create<{ visit: Visit | null }>()(() => ({ visit: earlier() }));

export function dismissVisit(): void {
  useVisit.setState({ visit: null });
}

let isStarted = false;

/** From now on notes whenever the page is left or hidden, and looks back whenever it is seen again. */
export function startVisits(): void {
  if (isStarted) return;
  isStarted = true;
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : comeBack()));
}

function leave(): void {
  const { status, loaded } = useEvents.getState();
  // Who has seen nothing yet has missed what was missed before.
  if (status !== 'ready') return;
  const visit: Visit = { at: Date.now(), epoch: loaded.epoch, known: lastKnown(loaded.events) };
  try {
    localStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // Where storage is forbidden nothing can be told later.
  }
}

function comeBack(): void {
  const visit = earlier();
  if (visit) useVisit.setState({ visit });
}

/** Null for who was here just now, or never. */
function earlier(): Visit | null {
  try {
    const visit = readVisit(localStorage.getItem(key));
    return visit && Date.now() - visit.at > awayMs ? visit : null;
  } catch {
    return null;
  }
}
