import type { PossiblySame } from '@vigil/common/events';
import { isPossible, type Judgement } from './judgement.ts';
import type { Matcher, StatedReport } from './matcher.ts';

/** What an item turned out to be: a report of the event `eventId`, or none of ours. */
export interface Recognition {
  /** Null when the item is not relevant. */
  eventId: string | null;
  /** The event was not known before. */
  isNew: boolean;
  /** The known event was first reported later. */
  isEarlier: boolean;
  /** It is the first report that names the town of the known event. */
  isSite: boolean;
  /** Of a new event, the one that it repeats, and the all-clear that it is. */
  againOf: string | null;
  clear: StatedReport | null;
  /** Of a new event, those that it is possibly the same as. */
  possiblySame: PossiblySame[];
}

/**
 * Finds the event that an item reports; one without an earlier report is named after the item. What is not clearly relevant
 * is so if it reports a known event. Rejects with a `ReaderError` if the titles cannot be compared.
 */
export async function recognise(
  matcher: Pick<Matcher, 'match' | 'name' | 'isSite'>,
  { id, stated, judgement }: { id: string; stated: StatedReport; judgement: Judgement },
): Promise<Recognition> {
  if (!judgement.relevant && !isPossible(stated.statement)) return notOurs;
  const { eventId: known, isEarlier, possiblySame, againOf } = await matcher.match(stated);
  if (known) return { ...notOurs, eventId: known, isEarlier, isSite: matcher.isSite(known, stated) };
  if (!judgement.relevant) return notOurs;
  const eventId = `e-${id.slice(0, 16)}`;
  matcher.name(eventId, stated, againOf);
  const { kind, reality } = stated.statement;
  const clear = kind === 'all-clear' && reality === 'done' ? stated : null;
  return { ...notOurs, eventId, isNew: true, againOf, clear, possiblySame };
}

const notOurs: Recognition = {
  eventId: null,
  isNew: false,
  isEarlier: false,
  isSite: false,
  againOf: null,
  clear: null,
  possiblySame: [],
};
