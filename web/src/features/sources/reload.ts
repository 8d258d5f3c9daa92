import { call } from '../../kit/client.ts';
import { putSources } from './store.ts';

/** Fetches the list after this user's own change. If that fails, a message or the next poll brings it. */
export async function reloadSources(): Promise<void> {
  try {
    putSources(await call('GET /api/sources'));
  } catch {
    // The change itself has succeeded.
  }
}
