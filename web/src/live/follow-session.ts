import { forgetPreferences } from '../features/notifications/preferences.ts';
import { forgetCopy } from '../features/offline/store.ts';
import { isAdmin, recheckSession, type SessionState, useSession } from '../features/session/store.ts';
import { whenSignedOut } from '../kit/client.ts';

interface FollowOptions {
  /** Somebody else looks at the page now, or the same person with other rights. */
  onOther: () => void;
  /** What is loaded was not meant for who looks now. Comes before `onOther`. */
  onForget: () => void;
}

/** Watches who is signed in: here, in the other tabs of this browser, and as the server sees it. */
export function followSession({ onOther, onForget }: FollowOptions): void {
  const tabs = new BroadcastChannel('vigil-session');
  tabs.onmessage = recheckSession;
  whenSignedOut(() => useSession.getState().status === 'in' && recheckSession());
  useSession.subscribe((now, before) => {
    if (before.status === 'loading' || isSame(now, before)) return;
    tabs.postMessage('changed');
    if (before.session && now.session?.id !== before.session.id) {
      forgetPreferences();
      forgetCopy();
    }
    // Visitors and people without rights read the same: signing in takes nothing from the screen.
    if (before.session !== null || isAdmin(now)) onForget();
    onOther();
  });
}

function isSame({ session: now }: SessionState, { session: before }: SessionState): boolean {
  return now?.id === before?.id && now?.isAdmin === before?.isAdmin;
}
