import type { NewsText, Reader } from '@vigil/reader';
import type { Leases } from '../database/lease.ts';
import { createLeasedWork } from '../database/leased-work.ts';
import type { EventStore } from '../features/events/store.ts';
import type { Log } from '../kit/log.ts';
import type { EventDraft, EventRecord, StoredReport } from '../timeline/change.ts';
import { isUnreadable } from './read-text.ts';

/** So far back events are matched, and the state of the conflict is followed. */
const hours = 14 * 24;
/** Reports whose statements are appended together. */
const batchSize = 50;
/** Between two batches: readers of the log and open tabs have other things to do. */
const restMs = 1_000;
/** Reports of other servers may have been read by an earlier version, and an administrator's may wait for the reader. */
const againMs = 3_600_000;
const retryMs = 60_000;

interface ReReadOptions {
  reader: Pick<Reader, 'modelId' | 'read'>;
  events: Pick<EventStore, 'records' | 'append'>;
  leases: Pick<Leases, 'run'>;
  now: () => Date;
  log: Log;
}

interface Stale {
  eventId: string;
  report: StoredReport;
  text: NewsText;
}

/**
 * Reads again, newest first, the reports of two weeks that another version of the model has read, or none; what they say then is a
 * change of the log. Behind everything new: the reader reads the newest first. One server does so at a time.
 */
export function createReReading({ reader, events, leases, now, log }: ReReadOptions) {
  /** Reports that cannot be read, by this process. */
  const failed = new Set<string>();
  let stale: Stale[] = [];

  const readings = createLeasedWork({
    leases,
    name: 're-read',
    work: readBatch,
    busyMs: againMs,
    retryMs,
    onFailure: (error) => log.error({ err: error }, 'reports not read again'),
  });

  /** Returns after how long to go on. */
  async function readBatch(): Promise<number> {
    if (stale.length === 0) stale = await gather();
    if (stale.length === 0) return againMs;
    const batch = stale.splice(0, batchSize);
    const drafts = (await Promise.all(batch.map(toDraft))).flatMap((draft) => draft ?? []);
    await events.append(drafts);
    if (stale.length > 0) return restMs;
    log.info({ model: reader.modelId }, 'reports of earlier models read again');
    return againMs;
  }

  async function gather(): Promise<Stale[]> {
    const records = await events.records(hours, now());
    const all = records.filter(({ archived }) => !archived).flatMap(staleOf);
    return all.sort((a, b) => timeOf(b) - timeOf(a));
  }

  function staleOf({ id, title, summary, reports }: EventRecord): Stale[] {
    return reports
      .filter((report) => isOfOther(report) && !failed.has(report.item))
      .map((report) => {
        // Of the summaries only that of the report which the event is told by is kept.
        const text = { title: report.title, summary: report.title === title ? summary : '' };
        return { eventId: id, report, text };
      });
  }

  /** A message that its channel has deleted has no words. */
  function isOfOther({ statement, print }: StoredReport): boolean {
    if (statement) return hexadecimal.test(statement.model) && statement.model !== reader.modelId;
    return print !== '';
  }

  /** Null for a report that cannot be read. */
  async function toDraft({ eventId, report: { item, publishedAt }, text }: Stale): Promise<EventDraft | null> {
    try {
      const statement = await reader.read(text, Number.NEGATIVE_INFINITY);
      return { op: 're-read', eventId, item: null, by: 'pipeline', data: { item, publishedAt, statement } };
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      failed.add(item);
      log.warn({ item, err: error }, 'not read');
      return null;
    }
  }

  return { start: () => readings.wake(), stop: readings.stop };
}

const hexadecimal = /^[0-9a-f]{12}$/;

function timeOf({ report: { publishedAt, seenAt } }: Stale): number {
  return Date.parse(publishedAt ?? seenAt ?? '') || 0;
}
