import type { Event } from '@vigil/common/events';
import { lessUrgentThan } from '@vigil/common/notify';
import type { EventsState } from '../events/store.ts';

interface News {
  /** New events, those that have moved by a step, and those whose urgency has risen. */
  fresh: Event[];
  /** Events with other changes. */
  changed: Event[];
}

const none: News = { fresh: [], changed: [] };

/** What a change of the loaded timeline brought. Nothing for the first load. */
export function newsOf(now: EventsState, before: EventsState): News {
  if (now.loaded === before.loaded || now.loaded.epoch !== before.loaded.epoch) return none;
  const fresh = now.arrived === before.arrived ? [] : [...now.arrived];
  const changed: Event[] = [];
  for (const event of now.loaded.byId.values()) {
    const known = before.loaded.byId.get(event.id);
    if (!known || known === event || fresh.includes(event)) continue;
    const isRisen = lessUrgentThan(event.urgencyLevel).includes(known.urgencyLevel);
    (isRisen ? fresh : changed).push(event);
  }
  return { fresh, changed };
}
