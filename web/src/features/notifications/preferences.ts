const key = 'vigil-notifications';

/** The notification preferences stored in this browser: not validated, null if there are none. */
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
    // If storage is forbidden, only the account keeps them.
  }
}

/** Removes the preferences of a user who is no longer signed in here. */
export function forgetPreferences(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // If storage is forbidden, there are none.
  }
}
