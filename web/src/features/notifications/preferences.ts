import { recall, remember } from '../../kit/remembered.ts';

export const preferencesKey = 'vigil-notifications';

/** The notification preferences stored in this browser, unchecked; null if there are none. */
export const keptPreferences = (): unknown => readStored(preferencesKey);

/** Deletes the preferences, after their user has signed out. The alerts stay for that user. */
export const forgetPreferences = (): void => remember(preferencesKey, null);

/** Null for a text that is no JSON. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(recall(key) ?? 'null');
  } catch {
    return null;
  }
}
