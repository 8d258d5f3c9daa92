import { keepPreferences } from './preferences.ts';
import { readWishes } from './wishes.ts';

/**
 * Takes the preferences of the account if they have notifications on. Signing out removes those of the browser, and a
 * user who signs in again expects them back. Resolves to whether they were taken.
 */
export async function adopt(): Promise<boolean> {
  const wishes = await readWishes();
  if (!wishes?.preferences.enabled) return false;
  keepPreferences(wishes.preferences);
  return true;
}
