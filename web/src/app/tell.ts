import { contact, useConnection } from '../features/connection/store.ts';
import { useSession } from '../features/session/store.ts';
import { notify } from '../kit/notice.ts';
import { formatClock } from '../kit/time.ts';

/** A line that is back within so long was not missed, in milliseconds. */
const missedMs = 3_000;
/** Who leaves on purpose is on the way to another screen by then, in milliseconds. */
const leftMs = 1_000;

/** From now on the page says what has happened to it and what nobody on it has asked for. */
export function startTelling(): void {
  tellOfLine();
  tellOfSession();
}

/** The line to the server is lost, and is back. */
function tellOfLine(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;
  useConnection.subscribe((now, before) => {
    const isLost = contact(now) === 'offline';
    if (isLost === (contact(before) === 'offline')) return;
    clearTimeout(timer);
    const { heardAt } = now;
    if (isLost && heardAt !== null) {
      timer = setTimeout(() => {
        isTold = true;
        const since = formatClock(new Date(heardAt).toISOString());
        notify({
          type: 'error',
          title: 'Connection lost',
          message: `The server cannot be reached. You see what was known at ${since}.`,
        });
      }, missedMs);
    } else if (isTold) {
      isTold = false;
      notify({ type: 'success', title: 'Connection restored', message: 'You see the latest again.' });
    }
  });
}

/** The session ended without the person's doing, or its rights are others than before. */
function tellOfSession(): void {
  useSession.subscribe(({ session }, { session: before }) => {
    if (!before || session === before) return;
    if (!session) return void setTimeout(tellOfEnd, leftMs);
    if (session.id === before.id && session.isAdmin && !before.isAdmin)
      notify({ type: 'info', title: 'Your role has changed', message: 'You are an administrator now.' });
  });
}

/** Signing out leads to /auth and deleting the account to /login; whoever is still elsewhere did neither. */
function tellOfEnd(): void {
  if (useSession.getState().session || ['/auth', '/login'].includes(location.pathname)) return;
  notify({ type: 'warning', title: 'Session ended', message: 'You are signed out. Sign in again to go on.' });
}
