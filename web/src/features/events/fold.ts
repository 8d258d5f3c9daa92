import type { Event } from '@vigil/common/events';

/** One entry of the list: one event, or several that are folded into one card, newest first. */
export type Row = readonly [Event, ...Event[]];

export interface FoldProps {
  row: Row;
  /** The ids of the events that the user has just shown. */
  isFresh: ReadonlySet<string>;
  /** The heading of the day that begins with this entry. */
  day?: string | undefined;
}

/** The longest time from the first to the last event of a card. */
const foldMs = 30 * 60_000;

/** Smallest number of events in a folded card: two separate cards are as quick to read as a card of two. */
const minFolded = 3;

/**
 * Folds events of one trigger in one country within `foldMs`, and leaves all others alone. The time counts from the oldest
 * one, so that a later event joins the last card or begins another, and takes none out of an earlier card. Events come
 * and go newest first: a card stands where its newest event does.
 */
export function foldEvents(events: readonly Event[]): Row[] {
  const groups = new Map<Event, Event[]>();
  const open = new Map<string, { since: number; group: Event[] }>();
  for (const event of events.toReversed()) {
    if (!isFoldable(event)) continue;
    const key = kindOf(event);
    const at = Date.parse(event.timestamp);
    const last = open.get(key);
    const { since, group } = last && at - last.since <= foldMs ? last : { since: at, group: [] };
    open.set(key, { since, group });
    group.unshift(event);
    groups.set(event, group);
  }
  return events.flatMap((event): Row[] => {
    const group = groups.get(event);
    if (!group || group.length < minFolded) return [[event]];
    return group[0] === event ? [[event, ...group.slice(1)]] : [];
  });
}

/** The oldest event names a card: it stays while newer ones join. */
export const keyOf = (row: Row): string => (row.at(-1) ?? row[0]).id;

/** Whether an event may fold with those of a card. */
export function isNear([newest, ...others]: Row, event: Event): boolean {
  const since = Date.parse((others.at(-1) ?? newest).timestamp);
  const at = Date.parse(event.timestamp);
  const isWithin = at >= since - foldMs && at <= since + foldMs;
  return isWithin && isFoldable(event) && isFoldable(newest) && kindOf(event) === kindOf(newest);
}

const kindOf = ({ trigger, location }: Event): string => `${trigger} ${countryOf(location)}`;

/** The country of a location: 'Iran' for 'Isfahan, Iran' and for 'Western Iran'. Waters and regions stand for themselves. */
export function countryOf(location: string): string {
  const last = location.split(', ').at(-1) ?? '';
  return last.trim().replace(/^(?:Northern|Southern|Eastern|Western|Central) /, '');
}

/**
 * Without a trigger two events share nothing; without the minute it is not known what was within the time. The end of a danger and
 * what has moved stand on cards of their own.
 */
function isFoldable({ trigger, location, precision, archived, deletedAt, kind, moves }: Event): boolean {
  const isAlike = trigger !== undefined && location.trim() !== '' && precision === 'time';
  return isAlike && !archived && deletedAt === null && !kind && !moves;
}
