import type { Reader, Statement } from '@vigil/reader';
import type { EventStore } from '../features/events/store.ts';
import type { Matcher } from '../judge/matcher.ts';
import { createYielder } from '../kit/yield-to-event-loop.ts';
import type { ChangeDraft } from '../timeline/change.ts';
import type { SharedKeys } from './item-identity.ts';
import { isUnreadable } from './read-text.ts';
import { toDraft } from './report-draft.ts';
import { resettle } from './resettle.ts';
import { type Feed, type Fresh, timeOf, tracesOf, unseenOf, withoutKnown } from './unseen.ts';
import { withoutRepeated } from './without-repeated.ts';

export type IntakeEvents = Pick<EventStore, 'knownItems' | 'append' | 'passOver' | 'foldedRows' | 'record'>;

/** Items that are read, judged and appended together. The newest ones are on screen before older ones are read. */
const portionSize = 100;

interface TakenIn {
  /** Number of events that were not known before. */
  newEvents: number;
  /** The items that were not known before and are now, as reports or as none of ours. */
  taken: Fresh[];
  /** Those that could not be read. They stay unknown, so that the next reading of their feed brings them again. */
  unread: Fresh[];
}

export interface TakeInParts {
  store: IntakeEvents;
  matcher: Matcher;
  reader: Pick<Reader, 'read' | 'room'>;
  now: Date;
  /** Keys of earlier documents that name no item. */
  shared?: SharedKeys;
  /** Chooses among the items that are not known, oldest first. */
  admit?: (unseen: Fresh[]) => Fresh[];
  /** Runs a part of the work alone: what arrives meanwhile is judged between two portions. */
  runExclusive?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Once aborted, no further portion is judged, and what remains is thrown as its reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Reads the items of these feeds that are not known, judges them and appends what they report, in portions: the newest portion
 * first, each in order of date and not in the order in which feeds were read, so that the same feeds give the same events.
 */
export async function takeIn(feeds: readonly Feed[], parts: TakeInParts): Promise<TakenIn> {
  const { store, reader, now, shared = new Set<string>(), admit = (all) => all, signal } = parts;
  const runExclusive = parts.runExclusive ?? ((work) => work());
  const portions = newestFirst(await runExclusive(async () => admit(await unseenOf(feeds, { shared, now, store }))));
  const sum: TakenIn = { newEvents: 0, taken: [], unread: [] };
  let next = readAll(portions[0] ?? [], reader, now);
  for (const at of portions.keys()) {
    const read = await next;
    signal?.throwIfAborted();
    // Read while this portion is judged.
    next = readAll(portions[at + 1] ?? [], reader, now);
    const judged = await runExclusive(() => judgePortion(read, parts));
    sum.newEvents += judged.newEvents;
    sum.taken.push(...judged.taken);
    sum.unread.push(...judged.unread);
  }
  return sum;
}

function newestFirst(oldestFirst: readonly Fresh[]): Fresh[][] {
  const portions: Fresh[][] = [];
  for (let end = oldestFirst.length; end > 0; end -= portionSize)
    portions.push(oldestFirst.slice(Math.max(0, end - portionSize), end));
  return portions;
}

/** An item with what it says; null if it cannot be read. */
type ReadItem = [Fresh, Statement | null];

/** Does not reject, so that it may run while nothing waits for it. */
async function readAll(portion: readonly Fresh[], reader: TakeInParts['reader'], now: Date): Promise<ReadItem[]> {
  const readings: Promise<ReadItem>[] = [];
  for (const one of portion) {
    await reader.room();
    const { title, summary } = one.item;
    const reading = reader.read({ title, summary }, timeOf(one.item, now));
    readings.push(
      reading.then(
        (statement): ReadItem => [one, statement],
        (): ReadItem => [one, null],
      ),
    );
  }
  return Promise.all(readings);
}

async function judgePortion(read: readonly ReadItem[], { store, matcher, now }: TakeInParts): Promise<TakenIn> {
  const unread: Fresh[] = [];
  const drafts: ChangeDraft[] = [];
  const passed: string[] = [];
  const yieldToEventLoop = createYielder();
  // Another batch may have brought the same items since they were looked for.
  const unknown = new Set(
    await withoutKnown(
      read.map(([one]) => one),
      store,
    ),
  );
  try {
    for (const [one, statement] of read) {
      if (!unknown.has(one)) continue;
      await yieldToEventLoop();
      const drafted = statement && (await unlessUnread(toDraft(one, statement, now, matcher)));
      if (!drafted) {
        unread.push(one);
        continue;
      }
      const { draft, late } = drafted;
      // What may move is in the store: it was published later, and newer portions come first.
      if (late) drafts.push(...(await resettle(late, store, matcher)));
      else if (draft) drafts.push(draft);
      passed.push(...(draft ? [] : [one.id]), ...tracesOf(one));
    }
    const some = await withoutRepeated(drafts, store);
    // What repeats a report is known from now on, as what is not about the conflict.
    const kept = new Set(some);
    passed.push(...drafts.flatMap((draft) => (kept.has(draft) || !('item' in draft) ? [] : (draft.item ?? []))));
    await store.append(some);
  } finally {
    matcher.forgetUnstored(addedBy(drafts));
  }
  await store.passOver(passed, now);
  const missed = new Set(unread);
  return { newEvents: addedBy(drafts).length, taken: [...unknown].filter((one) => !missed.has(one)), unread };
}

function addedBy(drafts: readonly ChangeDraft[]): string[] {
  return drafts.flatMap((draft) => (draft.op === 'add' ? [draft.eventId] : []));
}

/** Null where the reader fails; anything else that fails ends the scan. */
async function unlessUnread<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}
