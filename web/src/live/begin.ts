import { recallHeard } from '../features/connection/store.ts';
import { mergeEvents, useEvents } from '../features/events/store.ts';
import { loadSession, useSession } from '../features/session/store.ts';

let isConfirmed = true;

/** Learns who looks at the page; without a line from what the last page in this browser kept, and what it showed. */
export async function begin(): Promise<void> {
  isConfirmed = await loadSession(recall);
}

/** Asks what could not be asked at the start. True when it has been answered now, false when nothing was open. */
export async function confirm(): Promise<boolean> {
  if (isConfirmed) return false;
  isConfirmed = await loadSession();
  return isConfirmed;
}

async function recall(): Promise<void> {
  const copy = await readCopy();
  if (!copy || useSession.getState().status !== 'loading') return;
  const { session, site, heardAt, timeline } = copy;
  if (useEvents.getState().loaded.epoch === '') mergeEvents(timeline);
  recallHeard(heardAt);
  // Rights are the server's to give: until it is heard nobody is an administrator.
  useSession.setState({ status: session ? 'in' : 'out', session: session && { ...session, isAdmin: false }, site });
}

async function readCopy() {
  try {
    const { readCopy } = await import('../features/offline/copy.ts');
    return await readCopy(Date.now());
  } catch {
    return null;
  }
}
