import type { SourceLanguage } from '@vigil/common/sources';
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

/** Stores how reading each source went. */
export function createReadings(Sources: SourceRows, set: SetFields) {
  /** The feed was read at `at`, whether or not it held anything new. */
  function markRead(id: string, at: Date, validators: Validators | null) {
    return set(id, { ...readWell, lastUpdate: at, ...validators });
  }

  /** The same for many feeds in one write. Returns those that are still there. */
  async function markAllRead(feeds: ReadMark[], at: Date): Promise<SourceRow[]> {
    const writes = feeds.map(({ id, validators, pace, language }) => ({
      updateOne: {
        filter: { _id: id },
        update: { $set: { ...readWell, lastUpdate: at, ...validators, ...pace, language } },
      },
    }));
    if (writes.length > 0) await Sources.bulkWrite(writes, { ordered: false });
    return Sources.find({ _id: { $in: feeds.map(({ id }) => id) } }).lean();
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

  /** Counts new items of a source by the days of their publication, and forgets days that are no longer shown. */
  async function countItems(
    { _id, days }: Pick<SourceRow, '_id' | 'days'>,
    dates: readonly Date[],
    now: Date,
  ): Promise<void> {
    const counts = countByDay(dates, now);
    const first = firstDay(now);
    if (!days) await Sources.updateOne({ _id, days: null }, { $set: { days: {} } });
    const old = Object.keys(days ?? {}).filter((day) => day < first);
    await Sources.updateOne(
      { _id },
      {
        $inc: Object.fromEntries([...counts].map(([day, count]) => [`days.${day}`, count])),
        ...(old.length > 0 && { $unset: Object.fromEntries(old.map((day) => [`days.${day}`, 1])) }),
      },
    );
  }

  return { markRead, markAllRead, markFailed, noteFault, countItems };
}
