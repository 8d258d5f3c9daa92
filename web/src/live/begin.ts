import { recallAnswered } from '../features/connection/store.ts';
import { mergeEvents, useEvents } from '../features/events/store.ts';
import { loadSession, useSession } from '../features/session/store.ts';

let isConfirmed = true;

/** Loads the session; without a connection, the session and the events that this browser stored. */
export async function begin(): Promise<void> {
  isConfirmed = await loadSession(recall);
}

/** Loads the session if that failed at the start. Resolves to true if it was loaded now. */
export async function confirm(): Promise<boolean> {
  if (isConfirmed) return false;
  isConfirmed = await loadSession();
  return isConfirmed;
}

async function recall(): Promise<void> {
  const copy = await readCopy();
  if (!copy || !useSession.getState().isLoading) return;
  const { session, site, answeredAt, timeline } = copy;
  if (useEvents.getState().loaded.epoch === '') mergeEvents(timeline);
  recallAnswered(answeredAt);
  // Only the server grants rights: before it has answered no user is an administrator.
  useSession.setState({ isLoading: false, session: session && { ...session, isAdmin: false }, site });
}

async function readCopy() {
  try {
    const { recallCopy } = await import('../features/offline/copy.ts');
    return await recallCopy(Date.now());
  } catch {
    return null;
  }
}
