import type { Audience } from '@vigil/common/access';
import { byNewest, type Event, eventsLimit } from '@vigil/common/events';
import { type EventRow, toShown } from '../../changes/rows.ts';
import type { EventChange } from '../../timeline/change.ts';
import type { EventStore } from './store.ts';
import { createEncodedList, type EncodedList } from './view.ts';

/** More than a page, so that hiding an event causes no query. */
const maxEvents = eventsLimit + 500;

export type Timeline = ReturnType<typeof createTimeline>;

/**
 * The newest events in memory, and for each audience the encoded reply of `GET /api/events`. Older events are in the
 * database only.
 */
export function createTimeline(store: EventStore, epoch: string) {
  let events: Event[] = [];
  let counts: Record<Audience, number> = { visitor: 0, admin: 0 };
  let seq = 0;
  const views: Record<Audience, EncodedList> = { visitor: createEncodedList(), admin: createEncodedList() };

  /** Loads everything again. `head`: the change up to which the database is folded. */
  async function load(head: number): Promise<void> {
    events = await store.page('admin', 0, maxEvents);
    counts = store.counts();
    show(head);
  }

  /** Applies the rows that these changes have affected. */
  async function apply(changes: EventChange[], rows: EventRow[]): Promise<void> {
    const touched = new Set(rows.map((row) => row._id));
    const others = events.filter((event) => !touched.has(event.id));
    const next = [...others, ...rows.flatMap((row) => toShown(row) ?? [])].sort(byNewest);
    const total = store.counts();
    const isShort = next.length < Math.min(eventsLimit, total.admin);
    // Nothing changes before the database has answered: after a failure the same changes are applied again.
    events = isShort ? await store.page('admin', 0, maxEvents) : next.slice(0, maxEvents);
    counts = total;
    show(changes.at(-1)?.seq ?? seq);
  }

  function show(head: number): void {
    seq = head;
    for (const audience of ['visitor', 'admin'] as const) {
      const shown = audience === 'admin' ? events : events.filter((event) => event.deletedAt === null);
      const page = shown.slice(0, eventsLimit);
      views[audience].set(`W/"${epoch}-${seq}-${audience}"`, page, { totalCount: counts[audience], epoch, seq });
    }
  }

  return { load, apply, view: (audience: Audience) => views[audience], counts: () => counts, seq: () => seq };
}
