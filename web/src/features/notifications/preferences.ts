import { recall, remember } from '../../kit/remembered.ts';

export const preferencesKey = 'vigil-notifications';
export const alertsKey = 'vigil-alerts';
/** The event of the window after a change in this tab. */
export const changed = 'vigil-preferences';

/** The notification preferences stored in this browser, unchecked; null if there are none. */
export const keptPreferences = (): unknown => readStored(preferencesKey);

/** Deletes the preferences, after their user has signed out. The alerts stay for that user. */
export const forgetPreferences = (): void => remember(preferencesKey, null);

/** Calls `listener` after a change here or in another tab. Returns how to stop. */
export function followPreferences(listener: () => void): () => void {
  for (const name of [changed, 'storage']) window.addEventListener(name, listener);
  return () => {
    for (const name of [changed, 'storage']) window.removeEventListener(name, listener);
  };
}

/** Null for a text that is no JSON. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(recall(key) ?? 'null');
  } catch {
    return null;
  }
}
