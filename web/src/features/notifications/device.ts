import { type Device, DeviceAlerts, defaultAlerts } from '@vigil/common/alerts';
import { NotificationPreferences } from '@vigil/common/settings';
import { useSession } from '../session/store.ts';
import { keptAlerts } from './keep.ts';
import { keptPreferences } from './preferences.ts';

/** What this browser has chosen, checked; null without preferences of its own. */
export function ownPreferences(): NotificationPreferences | null {
  const kept = NotificationPreferences.safeParse(keptPreferences());
  return kept.success ? kept.data : null;
}

/** The alerts of the user in this browser. */
export function ownAlerts(): DeviceAlerts {
  const { session } = useSession.getState();
  const kept = session ? DeviceAlerts.safeParse(keptAlerts(session.id)) : null;
  return kept?.success ? kept.data : defaultAlerts;
}

/** What the server is to know of this device; null without preferences of its own. */
export function thisDevice(): Device | null {
  const preferences = ownPreferences();
  return preferences && { preferences, alerts: ownAlerts(), timeZone: deviceZone() };
}

export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
