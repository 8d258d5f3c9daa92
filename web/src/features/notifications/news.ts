import type { Event } from '@vigil/common/events';
import { calmerThan } from '@vigil/common/notify';
import type { EventsState } from '../events/store.ts';

interface News {
  /** Events that came, and events that press more than they did. */
  fresh: Event[];
  /** Events that have changed otherwise. */
  changed: Event[];
}

const none: News = { fresh: [], changed: [] };

/** What a step of the timeline brought to a reader who had it already. */
export function newsOf(now: EventsState, before: EventsState): News {
  if (now.loaded === before.loaded || now.loaded.epoch !== before.loaded.epoch) return none;
  const fresh = now.arrived === before.arrived ? [] : [...now.arrived];
  const changed: Event[] = [];
  for (const event of now.loaded.byId.values()) {
    const known = before.loaded.byId.get(event.id);
    if (!known || known === event) continue;
    const isRisen = calmerThan(event.urgencyLevel).includes(known.urgencyLevel);
    (isRisen ? fresh : changed).push(event);
  }
  return { fresh, changed };
}
