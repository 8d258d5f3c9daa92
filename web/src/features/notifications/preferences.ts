const key = 'vigil-notifications';

/** The notification preferences stored in this browser, unchecked; null if there are none. */
export function keptPreferences(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function keepPreferences(preferences: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // Without storage only the account has them.
  }
}

/** Deletes the preferences, after their user has signed out. */
export function forgetPreferences(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
