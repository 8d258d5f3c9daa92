const key = 'vigil-notifications';

/** The notification preferences as this browser keeps them: unchecked, null where it keeps none. */
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
    // Where storage is forbidden they are kept in the account alone.
  }
}

/** They were a person's who is not signed in here any more. */
export function forgetPreferences(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there are none.
  }
}
