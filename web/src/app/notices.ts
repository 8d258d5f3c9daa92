import { contact, useConnection } from '../features/connection/store.ts';
import { useSession } from '../features/session/store.ts';
import { notify } from '../kit/notice.ts';
import { formatClock } from '../kit/time.ts';

/** A connection that is lost for less than this causes no notice, in milliseconds. */
const graceMs = 3_000;
/** Signing out on purpose has led to another screen by then, in milliseconds. */
const signOutMs = 1_000;

/** Starts to show notices about the connection and the session. */
export function startNotices(): void {
  watchConnection();
  watchSession();
}

/** Shows a notice when the connection is lost and when it is restored. */
function watchConnection(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  useConnection.subscribe((now, before) => {
    const isLost = contact(now) === 'offline';
    if (isLost === (contact(before) === 'offline')) return;
    clearTimeout(timer);
    const { answeredAt } = now;
    if (isLost && answeredAt !== null) {
      timer = setTimeout(() => {
        isShown = true;
        const since = formatClock(new Date(answeredAt).toISOString());
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

/** Shows a notice when the session ends by itself, or when the user becomes an administrator. */
function watchSession(): void {
  useSession.subscribe(({ session }, { session: before }) => {
    if (!before || session === before) return;
    if (!session) return void setTimeout(notifyOfEnd, signOutMs);
    if (session.id === before.id && session.isAdmin && !before.isAdmin)
      notify({ type: 'info', title: 'Your role has changed', message: 'You are an administrator now.' });
  });
}

/** Signing out leads to /auth and deleting the account to /login: on other screens the session ended by itself. */
function notifyOfEnd(): void {
  if (useSession.getState().session || ['/auth', '/login'].includes(location.pathname)) return;
  notify({ type: 'warning', title: 'Session ended', message: 'You are signed out. Sign in again to go on.' });
}
