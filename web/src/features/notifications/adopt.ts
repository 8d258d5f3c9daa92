import { keepPreferences } from '../settings/store.ts';
import { startNotifying } from './store.ts';
import { readWishes } from './wishes.ts';

/**
 * A browser that lets us notify and keeps no preferences takes those of the account: they went when somebody signed
 * out, and who signs in again wants to hear as before.
 */
export async function adopt(): Promise<void> {
  const wishes = await readWishes();
  if (!wishes?.preferences.enabled) return;
  keepPreferences(wishes.preferences);
  await startNotifying();
}
