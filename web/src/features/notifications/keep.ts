import { remember } from '../../kit/remembered.ts';
import { alertsKey, changed, preferencesKey, readStored } from './preferences.ts';

export function keepPreferences(preferences: object): void {
  remember(preferencesKey, JSON.stringify(preferences));
  window.dispatchEvent(new Event(changed));
}

/** Quiet hours, places and repetition of this browser, unchecked; null if this user has chosen none here. */
export function keptAlerts(userId: string): unknown {
  const kept = readStored(alertsKey);
  if (typeof kept !== 'object' || kept === null || !('userId' in kept) || !('alerts' in kept)) return null;
  return kept.userId === userId ? kept.alerts : null;
}

export function keepAlerts(userId: string, alerts: object): void {
  remember(alertsKey, JSON.stringify({ userId, alerts }));
  window.dispatchEvent(new Event(changed));
}
