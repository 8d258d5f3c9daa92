import { contact, useConnection } from '../features/connection/store.ts';
import { useSession } from '../features/session/store.ts';
import { notify } from '../kit/notice.ts';
import { formatClock } from '../kit/time.ts';

/** A line that is back within so long was not missed, in milliseconds. */
const graceMs = 3_000;
/** Who leaves on purpose is on the way to another screen by then, in milliseconds. */
const signOutMs = 1_000;

/** From now on the page says what has happened to it and what nobody on it has asked for. */
export function startNotices(): void {
  watchConnection();
  watchSession();
}

/** The line to the server is lost, and is back. */
function watchConnection(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  useConnection.subscribe((now, before) => {
    const isLost = contact(now) === 'offline';
    if (isLost === (contact(before) === 'offline')) return;
    clearTimeout(timer);
    const { heardAt } = now;
    if (isLost && heardAt !== null) {
      timer = setTimeout(() => {
        isShown = true;
        const since = formatClock(new Date(heardAt).toISOString());
        notify({
          type: 'error',
          title: 'Connection lost',
          message: `The server cannot be reached. You see what was known at ${since}.`,
        });
      }, graceMs);
    } else if (isShown) {
      isShown = false;
      notify({ type: 'success', title: 'Connection restored', message: 'You see the latest again.' });
    }
  });
}

/** The session ended without the person's doing, or its rights are others than before. */
function watchSession(): void {
  useSession.subscribe(({ session }, { session: before }) => {
    if (!before || session === before) return;
    if (!session) return void setTimeout(notifyOfEnd, signOutMs);
    if (session.id === before.id && session.isAdmin && !before.isAdmin)
      notify({ type: 'info', title: 'Your role has changed', message: 'You are an administrator now.' });
  });
}

/** Signing out leads to /auth and deleting the account to /login; whoever is still elsewhere did neither. */
function notifyOfEnd(): void {
  if (useSession.getState().session || ['/auth', '/login'].includes(location.pathname)) return;
  notify({ type: 'warning', title: 'Session ended', message: 'You are signed out. Sign in again to go on.' });
}
