import { CallError, call } from '../../kit/client.ts';

/** The event that this one was merged into; its own id if it is only too old for the list; null if it was withdrawn. */
export function heirOf(id: string): Promise<string | null> {
  return call('GET /api/events/:id', { params: { id } }).then(
    ({ event }) => event.id,
    (error) => (error instanceof CallError && error.status === 404 ? null : id),
  );
}
