import type { NotificationPreferences } from '@vigil/common/settings';
import { keepPreferences } from './keep.ts';
import { readUserPreferences } from './user-preferences.ts';

/**
 * Takes the preferences of the account if they have notifications on. Signing out removes those of the browser, and a
 * user who signs in again expects them back. Resolves to whether they were taken.
 */
export async function adopt(): Promise<boolean> {
  const userPreferences = await readUserPreferences();
  if (!userPreferences?.preferences.enabled) return false;
  keepPreferences(userPreferences.preferences);
  return true;
}

/** Changes the preferences of this browser, which begin with those of the account. Throws if these cannot be read. */
export async function changePreferences(change: Partial<NotificationPreferences>): Promise<void> {
  const userPreferences = await readUserPreferences();
  if (!userPreferences) throw new Error('The preferences of the account could not be read.');
  keepPreferences({ ...userPreferences.preferences, ...change });
}
