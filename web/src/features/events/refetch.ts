import { eventsLimit } from '@vigil/common/listing';
import { call } from '../../kit/client.ts';
import { useSession } from '../session/store.ts';
import { put } from './store.ts';

/** Asks for the whole timeline after one's own act. Where that fails, the push or the next poll brings it. */
export async function refetch(): Promise<void> {
  const { session } = useSession.getState();
  try {
    const reply = await call('GET /api/events', { query: { page: 0, limit: eventsLimit } });
    if (session === useSession.getState().session) put(reply);
  } catch {
    // The act itself has succeeded.
  }
}
