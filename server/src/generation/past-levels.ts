import { clockSkewMs } from '@vigil/common/threat';
import { levelIn } from '../features/analysis/level-in.ts';
import { historyMs } from '../features/forecast/store.ts';
import { type ThreatFacts, threatFactsOf } from '../features/threat/facts.ts';
import { windowHours } from '../features/threat/rules.ts';
import { statusOf } from '../features/threat/status.ts';
import { createYielder } from '../kit/yield-to-event-loop.ts';
import type { Stores } from '../stores.ts';
import type { EventChange, EventRecord } from '../timeline/change.ts';
import { foldChange, type Records } from '../timeline/fold.ts';

const windowMs = windowHours * 3_600_000;

/** Number of events whose changes are read in one query. */
const slice = 200;

/**
 * Recomputes the levels of all analyses generated while an event counted that was retracted since, or is public again:
 * from the log at that time, without the events that are not public now. `since`: when the event became known; `until`:
 * when it was retracted.
 */
export async function reviseLevels({ analyses, events, log }: Stores, since: Date, until: Date): Promise<void> {
  const reports = await analyses.inTime(since, new Date(Math.min(+until, +since + windowMs + clockSkewMs)));
  const [first, last] = [reports[0], reports.at(-1)];
  if (!first || !last) return;
  // The last known level can come from an older window.
  const from = new Date(+first.generatedAt - historyMs - windowMs);
  const { ids, withdrawn } = await events.inTime(from, new Date(+last.generatedAt + clockSkewMs));
  const changes: EventChange[] = [];
  for (let at = 0; at < ids.length; at += slice) changes.push(...(await log.of(ids.slice(at, at + slice), last.seq)));
  changes.sort((a, b) => a.seq - b.seq);

  const records: Records = new Map();
  const facts = new WeakMap<EventRecord, ThreatFacts>();
  const yieldToEventLoop = createYielder();
  let next = 0;
  for (const { id, generatedAt, seq, coverage, level } of reports) {
    for (let change = changes[next]; change && change.seq <= seq; change = changes[++next]) {
      await yieldToEventLoop();
      foldChange(records, change);
    }
    const known: ThreatFacts[] = [];
    for (const record of records.values()) {
      if (!record || record.mergedInto || record.deletedAt !== null || withdrawn.has(record.id)) continue;
      await yieldToEventLoop();
      const fact = facts.get(record) ?? threatFactsOf(record);
      facts.set(record, fact);
      known.push(fact);
    }
    const revised = levelIn(statusOf({ events: known, coverage, now: generatedAt, seq }));
    if (JSON.stringify({ ...revised, ...level }) !== JSON.stringify(revised)) await analyses.setLevel(id, revised);
  }
}
