import type { Statement } from '@vigil/reader';
import { createRecentSet } from '../../kit/recent-set.ts';
import { type Change, type EventRecord, isEventChange } from '../../timeline/change.ts';
import { createConflict } from './conflict.ts';
import { signOf } from './sign.ts';

/** The state of the conflict, kept in step with the log. A report counts once, however often it is met. */
export function createConflictFollower() {
  const conflict = createConflict();
  const seen = createRecentSet(maxSeen);

  /** What was not read counts once it is. */
  function observe({ item, publishedAt, statement }: FollowedReport, timestamp: string | null): void {
    const at = publishedAt ?? timestamp;
    if (!statement || at === null || seen.has(item)) return;
    seen.add(item);
    const sign = signOf(statement, new Date(at));
    if (sign) conflict.observe(sign);
  }

  /** At the start: the reports of recent events. */
  function load(records: readonly EventRecord[]): void {
    for (const { timestamp, reports } of records) for (const report of reports) observe(report, timestamp);
  }

  /** From then on: what feeds and official channels bring, on any server. */
  function follow(changes: readonly Change[]): void {
    for (const change of changes.filter(isEventChange)) {
      if (!change.data || change.by !== 'pipeline') continue;
      if (change.op === 'add') for (const report of change.data.reports) observe(report, change.data.timestamp);
      if (change.op === 'report') observe(change.data.report, null);
      if (change.op === 're-read') observe(change.data, null);
    }
  }

  return { load, follow, stateAt: conflict.stateAt, statusAt: conflict.statusAt };
}

interface FollowedReport {
  item: string;
  publishedAt: string | null;
  statement?: Statement | undefined;
}

const maxSeen = 200_000;
