/** Remembers that the person has sent something away in this browser. */
export function createDismissal(key: string) {
  function isDismissed(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  }

  function keepDismissed(): void {
    try {
      localStorage.setItem(key, new Date().toISOString());
    } catch {
      // Where storage is forbidden it stays away as long as the page.
    }
  }

  return { isDismissed, keepDismissed };
}
