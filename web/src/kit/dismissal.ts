/** Stores in this browser that the user has dismissed something. */
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
      // Without storage it is dismissed until the page is closed.
    }
  }

  return { isDismissed, keepDismissed };
}
