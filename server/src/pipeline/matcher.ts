import type { Event } from '@vigil/common/events';
import { type Change, isEventChange } from '@vigil/common/timeline';
import { type Candidate, createIndex, forget, identify, remember } from './identify/identify.ts';

export type Matcher = ReturnType<typeof createMatcher>;

/** The recent events that an item may be a report of, kept in step with the log. */
export function createMatcher(now: () => Date) {
  const index = createIndex({ now: () => now().getTime() });
  const known = new Set<string>();

  function take(eventId: string, candidate: Candidate): void {
    if (known.has(eventId)) return;
    known.add(eventId);
    remember(index, eventId, candidate);
  }

  function match(candidate: Candidate): string | null {
    const eventId = identify(index, candidate);
    if (eventId) remember(index, eventId, candidate);
    return eventId;
  }

  /** At the start: what the database holds, oldest first. */
  function load(events: Event[]): void {
    for (const event of events) take(event.id, { ...event, at: new Date(event.timestamp) });
  }

  /** From then on: what other servers and admins have done. A hidden event goes on taking its reports in. */
  function follow(changes: Change[]): void {
    for (const change of changes.filter(isEventChange)) {
      if (change.op === 'add' && change.data) {
        take(change.eventId, { ...change.data, at: new Date(change.data.timestamp) });
      }
      if (change.op === 'erase') {
        known.delete(change.eventId);
        forget(index, change.eventId);
      }
    }
  }

  return { match, remember: take, load, follow };
}
