import { call } from '../../kit/client.ts';
import { putSources } from './store.ts';

/** Asks for the list after one's own act. Where that fails, the push or the next poll brings it. */
export async function reloadSources(): Promise<void> {
  try {
    putSources(await call('GET /api/sources'));
  } catch {
    // The act itself has succeeded.
  }
}
