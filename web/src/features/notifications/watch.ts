import { NotificationPreferences, type UserSettings } from '@vigil/common/settings';
import { call } from '../../kit/client.ts';
import { useEvents } from '../events/store.ts';
import { useSession } from '../session/store.ts';
import { keptPreferences } from '../settings/store.ts';
import { choose } from './choose.ts';
import { show } from './show.ts';

let isWatching = false;

/** From now on what arrives in this browser may become a notification, as the person's settings decide. */
export function watchArrivals(): void {
  if (isWatching) return;
  isWatching = true;
  let isFirst = !navigator.locks;
  // Of all open tabs one speaks; when it closes, the next one takes its place.
  void navigator.locks?.request('vigil-notifications', () => {
    isFirst = true;
    return new Promise(() => {});
  });
  useEvents.subscribe(({ arrived }, { arrived: before }) => {
    if (arrived !== before && isFirst) void notify(arrived);
  });
}

async function notify(arrived: Parameters<typeof choose>[0]): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const kept = NotificationPreferences.safeParse(keptPreferences());
  if (!kept.success || !kept.data.enabled) return;
  const settings = await readSettings();
  if (!settings) return;
  for (const shown of choose(arrived, { settings, preferences: kept.data })) await show(shown, kept.data.soundEnabled);
}

/** The account's own word is asked for each time: it may have been changed in another browser. */
async function readSettings(): Promise<UserSettings | null> {
  if (useSession.getState().status !== 'in') return null;
  try {
    return await call('GET /api/user/settings');
  } catch {
    return null;
  }
}
