import type { Wishes } from '@vigil/common/notify';
import { NotificationPreferences } from '@vigil/common/settings';
import { call } from '../../kit/client.ts';
import { useSession } from '../session/store.ts';
import { keptPreferences } from './preferences.ts';

/**
 * What the person wants to be told of in this browser; null for who is not signed in, and where it cannot be asked
 * for. The account's own word is asked for each time: it may have been changed in another browser.
 */
export async function readWishes(): Promise<Wishes | null> {
  if (useSession.getState().status !== 'in') return null;
  try {
    const settings = await call('GET /api/user/settings');
    const kept = NotificationPreferences.safeParse(keptPreferences());
    return { settings, preferences: kept.success ? kept.data : settings.notificationPreferences };
  } catch {
    return null;
  }
}
