import { keptPreferences } from '../settings/store.ts';

/** Where notifications are on in this browser, what arrives may become one from now on. Others fetch none of it. */
export async function startNotifying(): Promise<void> {
  const kept = keptPreferences();
  if (typeof kept !== 'object' || kept === null || !('enabled' in kept) || kept.enabled !== true) return;
  const { watchArrivals } = await import('./watch.ts');
  watchArrivals();
}
