import { eventsLimit } from '@vigil/common/listing';
import { call } from '../../kit/client.ts';
import { useSession } from '../session/store.ts';
import { mergeEvents } from './store.ts';

/** Fetches the whole timeline. */
export const fetchEvents = () => call('GET /api/events', { query: { page: 0, limit: eventsLimit } });

/** Loads the whole timeline after an edit. If that fails, the push or the next poll brings it. */
export async function refetch(): Promise<void> {
  const { session } = useSession.getState();
  try {
    const reply = await fetchEvents();
    if (session === useSession.getState().session) mergeEvents(reply);
  } catch {
    // The edit itself has succeeded.
  }
}
