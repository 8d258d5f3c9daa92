const key = 'vigil-donation-dismissed';

/** The person has sent the card away in this browser. */
export function isDismissed(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function keepDismissed(): void {
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    // Where storage is forbidden it stays away as long as the page.
  }
}
