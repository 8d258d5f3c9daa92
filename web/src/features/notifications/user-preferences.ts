import type { NotifyPreferences } from '@vigil/common/notify';
import { NotificationPreferences } from '@vigil/common/settings';
import { call } from '../../kit/client.ts';
import { useSession } from '../session/store.ts';
import { keptPreferences } from './preferences.ts';

/**
 * The user's settings and the preferences of this browser; null if no user is signed in, or if the server does not
 * answer. They are fetched each time, because they may have been changed in another browser.
 */
export async function readUserPreferences(): Promise<NotifyPreferences | null> {
  if (useSession.getState().status !== 'in') return null;
  try {
    const settings = await call('GET /api/user/settings');
    const kept = NotificationPreferences.safeParse(keptPreferences());
    return { settings, preferences: kept.success ? kept.data : settings.notificationPreferences };
  } catch {
    return null;
  }
}
