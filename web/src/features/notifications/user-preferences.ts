import type { NotifyPreferences } from '@vigil/common/notify';
import { call } from '../../kit/client.ts';
import { useSession } from '../session/store.ts';
import { deviceZone, ownAlerts, ownPreferences } from './device.ts';

/**
 * The user's settings and what this browser has chosen; null if no user is signed in, or if the server does not
 * answer. They are fetched each time, because they may have been changed in another browser.
 */
export async function readUserPreferences(): Promise<NotifyPreferences | null> {
  if (!useSession.getState().session) return null;
  try {
    const settings = await call('GET /api/user/settings');
    const preferences = ownPreferences() ?? settings.notificationPreferences;
    return { settings, preferences, alerts: ownAlerts(), timeZone: deviceZone() };
  } catch {
    return null;
  }
}
