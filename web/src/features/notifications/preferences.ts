import { recall, remember } from '../../kit/remembered.ts';

const key = 'vigil-notifications';

/** The notification preferences stored in this browser, unchecked; null if there are none. */
export function keptPreferences(): unknown {
  try {
    return JSON.parse(recall(key) ?? 'null');
  } catch {
    return null;
  }
}

export const keepPreferences = (preferences: object): void => remember(key, JSON.stringify(preferences));

/** Deletes the preferences, after their user has signed out. */
export const forgetPreferences = (): void => remember(key, null);
