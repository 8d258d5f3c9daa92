import { audienceOf } from '@vigil/common/access';
import type { ChangeLog } from '../../changes/log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { networkOf } from '../../kit/throttle.ts';
import { personOf } from '../../timeline/audit-action.ts';
import type { EventStore } from '../events/store.ts';
import type { SearchStore } from '../search/store.ts';
import type { Throttle } from '../throttle/store.ts';
import type { UserStore } from '../users/store.ts';
import type { AsOf } from './as-of.ts';
import { describeHistory } from './history.ts';

interface TimeOptions {
  asOf: AsOf;
  log: ChangeLog;
  events: EventStore;
  search: SearchStore;
  users: UserStore;
  throttle: Throttle;
}

/** The calls for past states and histories. */
export function timeHandlers({
  asOf,
  log,
  events,
  search,
  users,
  throttle,
}: TimeOptions): Pick<Handlers, 'eventsAsOf' | 'eventDensity' | 'eventHistory'> {
  return {
    eventsAsOf: ({ query: { at, known }, person, ctx }) => {
      const read = known === 'then' ? asOf.at : asOf.upTo;
      return read(at, audienceOf(person), () => throttle.take('asOf', ctx), networkOf(ctx.ip));
    },

    eventDensity: async ({ person }) => {
      await search.ready();
      const [first] = await log.since(0, 1);
      return { months: search.months(audienceOf(person)), knownFrom: first?.at.toISOString() ?? null };
    },

    eventHistory: async ({ params: { id }, person }) => {
      const record = await events.record(id);
      const isAdmin = person?.isAdmin === true;
      if (!record || (record.deletedAt !== null && !isAdmin)) throw new Fault('notFound', 'There is no such event.');
      const changes = await log.of([record.id, ...(record.merged ?? [])], Number.MAX_SAFE_INTEGER);
      const people = isAdmin ? await users.usernames(changes.flatMap(({ by }) => personOf(by) ?? [])) : null;
      return describeHistory(record.id, changes, (userId) => people?.get(userId) ?? null);
    },
  };
}
