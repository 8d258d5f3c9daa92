import { remember } from '../../kit/remembered.ts';
import { preferencesKey, readStored } from './preferences.ts';

const alertsKey = 'vigil-alerts';
const changed = 'vigil-preferences';

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

/** Calls `listener` after a change here or in another tab. Returns how to stop. */
export function followPreferences(listener: () => void): () => void {
  for (const name of [changed, 'storage']) window.addEventListener(name, listener);
  return () => {
    for (const name of [changed, 'storage']) window.removeEventListener(name, listener);
  };
}
