import type { SourceLanguage } from '@vigil/common/sources';
import type { AnyBulkWriteOperation } from 'mongoose';
import { countByDay, firstDay } from './item-days.ts';
import { readWell, type SetFields, type SourceRow, type SourceRows } from './row.ts';

/** What a reading says of when the next one is worth it. A field that is left out stays as it was. */
export type Pace = Partial<Pick<SourceRow, 'gapMs' | 'newestAt' | 'freshForMs'>>;

/** What a publisher's server wants to be asked with, so that it need not send a feed again. */
export type Validators = Pick<SourceRow, 'etag' | 'lastModified'>;

const maxWaitMs = 6 * 3_600_000;

/** What a successful reading leaves with its source. */
export interface ReadMark {
  id: string;
  validators: Validators | null;
  pace: Pace;
  language: SourceLanguage | null;
}

/** New items of a source: the dates of their publication. */
export interface CountedItems {
  source: Pick<SourceRow, '_id' | 'days'>;
  dates: readonly Date[];
}

/** Stores how reading each source went. */
export function createReadings(Sources: SourceRows, set: SetFields) {
  /** The feed was read at `at`, whether or not it held anything new. */
  function markRead(id: string, at: Date, validators: Validators | null) {
    return set(id, { ...readWell, lastUpdate: at, ...validators });
  }

  /**
   * The same for many feeds, and the counts of their new items, in one write. Returns the sources that are still there.
   */
  async function markAllRead(feeds: ReadMark[], at: Date, counted: CountedItems[] = []): Promise<SourceRow[]> {
    const marks = feeds.map(({ id, validators, pace, language }) => ({
      updateOne: {
        filter: { _id: id },
        update: { $set: { ...readWell, lastUpdate: at, ...validators, ...pace, language } },
      },
    }));
    const writes = [...counted.flatMap((one) => countsOf(one, at)), ...marks];
    if (writes.length > 0) await Sources.bulkWrite(writes, { ordered: true });
    return feeds.length > 0 ? Sources.find({ _id: { $in: feeds.map(({ id }) => id) } }).lean() : [];
  }

  /**
   * The feed could not be read. The next attempt waits twice as long after each failure, from
   * `pauseMs` up to six hours, and at least `retryAfterMs`.
   */
  function markFailed(row: SourceRow, at: Date, fault: string, pauseMs: number, retryAfterMs = 0) {
    const doubled = pauseMs * 2 ** Math.min(row.failures, 10) - pauseMs;
    const wait = Math.min(Math.max(doubled, retryAfterMs), maxWaitMs);
    return set(row._id, {
      status: 'failing',
      fault,
      failingSince: row.failingSince ?? at,
      failures: row.failures + 1,
      nextAttemptAt: new Date(at.getTime() + wait),
    });
  }

  /** The same of an attempt out of turn, which leaves the next one where it is. */
  async function noteFault({ _id, failingSince }: SourceRow, at: Date, fault: string): Promise<SourceRow | null> {
    return set(_id, { status: 'failing', fault, failingSince: failingSince ?? at });
  }

  return { markRead, markAllRead, markFailed, noteFault };
}

/** Writes that count new items of a source by the days of their publication, and forget days that are no longer shown. */
function countsOf({ source: { _id, days }, dates }: CountedItems, now: Date): AnyBulkWriteOperation<SourceRow>[] {
  const counts = countByDay(dates, now);
  const first = firstDay(now);
  const old = Object.keys(days ?? {}).filter((day) => day < first);
  const update = {
    ...(counts.size > 0 && { $inc: Object.fromEntries([...counts].map(([day, count]) => [`days.${day}`, count])) }),
    ...(old.length > 0 && { $unset: Object.fromEntries(old.map((day) => [`days.${day}`, true as const])) }),
  };
  return [
    ...(days ? [] : [{ updateOne: { filter: { _id, days: null }, update: { $set: { days: {} } } } }]),
    // Not every database takes an update of nothing.
    ...(Object.keys(update).length > 0 ? [{ updateOne: { filter: { _id }, update } }] : []),
  ];
}
