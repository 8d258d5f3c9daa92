import { type UrgencyLevel, urgencyLevels } from '@vigil/common/events';
import { chancesOf, urgencyOf } from '@vigil/common/stated-urgency';
import type { Statement } from '@vigil/reader';
import type { EventRecord, Restated, StoredReport } from './change.ts';

/**
 * What an administrator states of a report stands in its statement; vector and spans stay. The event follows in type and urgency
 * unless an administrator has judged the event itself: it is as urgent as the most urgent of its reports that administrators stated.
 */
export function restate(event: EventRecord, { report: item, fields, reason }: Restated, at: string): EventRecord {
  if (!event.reports.some((report) => report.item === item)) return event;
  const reports = event.reports.map((report) => (report.item === item ? stated(report, event, fields) : report));
  const isTypeOpen = event.judgedBy !== 'admin' || event.isTypeOpen;
  const isUrgencyOpen = !event.isUrgencySet || event.isUrgencyOpen;
  const eventType = isTypeOpen ? fields.type : undefined;
  const urgencyLevel = isUrgencyOpen && fields.urgency ? mostUrgentOf(reports.filter(isStated)) : undefined;
  const next = { ...event, reports, ...(eventType && { eventType }), ...(urgencyLevel && { urgencyLevel }) };
  const isMoved = next.eventType !== event.eventType || next.urgencyLevel !== event.urgencyLevel;
  return {
    ...next,
    ...((eventType || urgencyLevel) && { judgedBy: 'admin' as const, ...(isTypeOpen && { isTypeOpen }) }),
    ...(urgencyLevel && { isUrgencySet: true, isUrgencyOpen: true }),
    ...(isMoved && { corrected: { at, reason } }),
  };
}

function stated(report: StoredReport, event: EventRecord, fields: Restated['fields']): StoredReport {
  const statement: Statement = {
    ...(report.statement ?? unread(event)),
    ...fields,
    ...(fields.kind && { kindChance: 1 }),
    model: 'admin',
  };
  return { ...report, statement, ...(fields.urgency && { urgencyLevel: urgencyOf(fields.urgency).level }) };
}

const isStated = ({ statement }: StoredReport): boolean => statement?.model === 'admin';

/** Of a report that no model has read: what its event says. */
function unread({ eventType, urgencyLevel }: EventRecord): Statement {
  return {
    model: 'admin',
    relevance: 1,
    type: eventType,
    urgency: chancesOf(urgencyLevel),
    kind: 'none',
    kindChance: 1,
    reality: 'done',
    again: '',
    by: [],
    on: [],
    country: 'other',
    spans: [],
  };
}

/** Of those that were judged by themselves. */
export function mostUrgentOf(reports: readonly StoredReport[]): UrgencyLevel | undefined {
  return urgencyLevels.find((level) => reports.some(({ urgencyLevel }) => urgencyLevel === level));
}
