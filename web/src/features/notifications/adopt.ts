import { keepPreferences } from './preferences.ts';
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
