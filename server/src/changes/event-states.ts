import type { EventChange, EventOp } from '../timeline/change.ts';

/** The numbers of events that visitors see, and of those that only administrators see. */
export interface EventCounts {
  active: number;
  hidden: number;
}

/** What a change says of the state of its event. The log keeps it when it loses the texts of an erased event. */
export interface StateChange {
  seq: number;
  eventId: string;
  op: EventOp;
  /** The event that a merge joins its event to; null if that was redacted. */
  into: string | null;
}

/** The kinds of changes after which an event can be in another state. */
export const stateOps = ['add', 'hide', 'restore', 'merge', 'erase'] as const satisfies EventOp[];

/** The states of events by the kinds of their changes alone, as `foldChange` gives them. */
export function createEventStates() {
  const states = new Map<string, 'active' | 'hidden' | 'gone'>();
  const owners = new Map<string, string>();
  const counts: EventCounts = { active: 0, hidden: 0 };

  function set(id: string, next: 'active' | 'hidden' | 'gone'): void {
    const before = states.get(id);
    if (before && before !== 'gone') counts[before] -= 1;
    if (next !== 'gone') counts[next] += 1;
    states.set(id, next);
  }

  /** Changes must come in the order of the log, those of an event that it was merged into included. */
  function apply({ eventId, op, into }: StateChange): void {
    const before = states.get(eventId);
    if (op === 'add') {
      if (!before) set(eventId, 'active');
      return;
    }
    if (!before || before === 'gone') return;
    if (op === 'hide' || op === 'restore') set(eventId, op === 'hide' ? 'hidden' : 'active');
    if (op === 'erase') set(eventId, 'gone');
    if (op === 'merge') merge(eventId, into);
  }

  /** Not into itself, nor into an event that is gone. */
  function merge(id: string, into: string | null): void {
    let owner = into;
    while (owner !== null && owners.has(owner)) owner = owners.get(owner) ?? null;
    if (owner === id || (owner !== null && !['active', 'hidden'].includes(states.get(owner) ?? ''))) return;
    set(id, 'gone');
    if (owner !== null) owners.set(id, owner);
  }

  return { apply, counts: (): EventCounts => ({ ...counts }) };
}

export function toStateChange({ seq, eventId, op, data }: EventChange): StateChange {
  return { seq, eventId, op, into: data && 'into' in data ? data.into : null };
}
