import { isDeepStrictEqual } from 'node:util';
import { chancesOf, urgencyOf } from '@vigil/common/stated-urgency';
import type { ReportCorrection } from '@vigil/common/statements';
import type { ChangeLog } from '../../changes/log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { ChangeDraft, EventRecord, Restated, StoredReport } from '../../timeline/change.ts';
import { mostUrgentOf, restate } from '../../timeline/restate.ts';
import { openEvent, toSplit } from './corrections.ts';
import { toLabels } from './labels.ts';
import type { EventStore } from './store.ts';

interface RestatementHandlerOptions {
  events: EventStore;
  log: Pick<ChangeLog, 'restated' | 'of'>;
}

/** The calls of administrators that correct what a report says, and export these corrections. */
export function restatementHandlers({
  events,
  log,
}: RestatementHandlerOptions): Pick<Handlers, 'correctReport' | 'statementLabels'> {
  return {
    correctReport: async ({ params: { id }, body, person }) => {
      const event = await openEvent(events, id);
      const report = event.reports.find(({ item }) => item === body.item);
      if (!report) throw new Fault('conflict', 'The event does not have this report.');
      await events.append(toDrafts(event, report, body, byPerson(person.id)));
      return events.get(event.id);
    },

    statementLabels: async () => {
      const ids = await log.restated();
      const records = await events.knownOf(ids);
      const merged = [...records.values()].flatMap((record) => record.merged ?? []);
      return toLabels(await log.of([...new Set([...ids, ...merged])], Number.MAX_SAFE_INTEGER));
    },
  };
}

/** A report that is not about the conflict moves to a hidden event of its own: an administrator can bring it back. */
function toDrafts(event: EventRecord, report: StoredReport, body: ReportCorrection, by: string): ChangeDraft[] {
  const data = toRestated(report, body);
  const restated = { op: 'restate' as const, eventId: event.id, item: null, by, data };
  const hide = (eventId: string) => ({ op: 'hide' as const, eventId, item: null, by, data: {} });
  if (data.fields.relevance !== 0) return [restated];
  if (event.reports.length === 1) return [restated, hide(event.id)];
  const [added, split] = toSplit(restate(event, data, ''), [report.item], undefined, by);
  const urgencyLevel = mostUrgentOf(event.reports.filter((one) => one !== report));
  return [
    restated,
    added,
    { ...split, data: { ...split.data, ...(urgencyLevel && { urgencyLevel }) } },
    hide(added.eventId),
  ];
}

/** The fields that change. Throws a `Fault` if there are none. */
function toRestated({ statement, item }: StoredReport, { isRelevant, urgency, ...wanted }: ReportCorrection): Restated {
  const { item: _, reason, ...rest } = wanted;
  const stated = { ...rest, ...(urgency && { urgency: chancesOf(urgency) }) };
  const known = new Map<string, unknown>(Object.entries(statement ?? {}));
  const isKnown = (name: string, value: unknown) =>
    name === 'urgency' && urgency
      ? statement !== undefined && urgencyOf(statement.urgency).level === urgency
      : isDeepStrictEqual(known.get(name), value);
  const changed = Object.entries(stated).filter(([name, value]) => value !== undefined && !isKnown(name, value));
  const isRelevantNow = statement === undefined || statement.relevance >= 0.5;
  const fields = {
    ...Object.fromEntries(changed),
    ...(isRelevant !== undefined && isRelevant !== isRelevantNow && { relevance: isRelevant ? 1 : 0 }),
  };
  if (Object.keys(fields).length === 0) throw new Fault('badInput', 'The report says that already.');
  return { report: item, fields, reason };
}
