import { createRecentSet } from '../../kit/recent-set.ts';
import { type Reading, readItem } from '../../reading/reading.ts';
import { type Change, type EventRecord, isEventChange } from '../../timeline/change.ts';
import { type Answers, judgeByRules } from '../classify/classify.ts';
import { createConflict } from './conflict.ts';
import { signOf } from './sign.ts';

/** The state of the conflict, kept in step with the log. An item counts once, however often it is met. */
export function createConflictFollower() {
  const conflict = createConflict();
  const seen = createRecentSet(maxSeen);

  /** Counts an item that is relevant by the rules alone. */
  function observe(item: string, reading: Reading, byRules: Answers, at: Date): void {
    if (seen.has(item)) return;
    // Also what says nothing of the state: its change in the log need not be read again.
    seen.add(item);
    const sign = signOf(reading, byRules, at);
    if (sign) conflict.observe(sign);
  }

  /** Counts an item that stands in the log. */
  function observeText(item: string, text: { title: string; summary: string }, at: Date): void {
    if (seen.has(item)) return;
    const reading = readItem(text);
    const byRules = judgeByRules(reading);
    if (byRules.verdict.relevant) observe(item, reading, byRules, at);
  }

  /** At the start: the reports of recent events. */
  function load(records: EventRecord[]): void {
    for (const { title, summary, timestamp, reports } of records) {
      for (const report of reports) {
        const at = new Date(report.publishedAt ?? timestamp);
        observeText(report.item, { title: report.title ?? title, summary }, at);
      }
    }
  }

  /** From then on: what other servers have judged. */
  function follow(changes: Change[]): void {
    for (const change of changes.filter(isEventChange)) {
      if (!change.data || change.by !== 'pipeline') continue;
      if (change.op === 'add') {
        const { title, summary, timestamp } = change.data;
        if (change.item) observeText(change.item, { title, summary }, new Date(timestamp));
      }
      if (change.op === 'report') {
        const { item, title, publishedAt } = change.data.report;
        if (publishedAt) observeText(item, { title, summary: '' }, new Date(publishedAt));
      }
    }
  }

  return { observe, load, follow, stateAt: conflict.stateAt, statusAt: conflict.statusAt };
}

const maxSeen = 200_000;
