import { forgetPreferences } from '../features/notifications/preferences.ts';
import { forgetCopy } from '../features/offline/store.ts';
import { isAdmin, recheckSession, type SessionState, useSession } from '../features/session/store.ts';
import { whenSignedOut } from '../kit/client.ts';

interface FollowOptions {
  /** Another user is signed in now, or the same user with other rights. */
  onOther: () => void;
  /** The loaded data was not meant for the present user. Called before `onOther`. */
  onForget: () => void;
}

/** Follows the session: in this tab, in the other tabs of this browser, and on the server. */
export function followSession({ onOther, onForget }: FollowOptions): void {
  const tabs = new BroadcastChannel('vigil-session');
  tabs.onmessage = recheckSession;
  whenSignedOut(() => useSession.getState().session && recheckSession());
  useSession.subscribe((now, before) => {
    if (before.isLoading || isSame(now, before)) return;
    tabs.postMessage('changed');
    if (before.session && now.session?.id !== before.session.id) {
      forgetPreferences();
      forgetCopy();
    }
    // Visitors and users without rights see the same events: signing in removes nothing from the screen.
    if (before.session !== null || isAdmin(now)) onForget();
    onOther();
  });
}

function isSame({ session: now }: SessionState, { session: before }: SessionState): boolean {
  return now?.id === before?.id && now?.isAdmin === before?.isAdmin;
}
