import type { HistoryEntry } from '@vigil/common/time';
import { personOf } from '../../timeline/audit-action.ts';
import type { EventChange, EventRecord, Restated } from '../../timeline/change.ts';
import { lostConfirmation } from '../../timeline/confirmation.ts';
import { foldChange, type Records } from '../../timeline/fold.ts';

/** The username of an id; null if it must not be shown. */
type NameOf = (userId: string) => string | null;

/**
 * The history of an event as text, in the order of the log. `changes`: those of the event and of events merged into it.
 */
export function describeHistory(id: string, changes: EventChange[], nameOf: NameOf): HistoryEntry[] {
  const records: Records = new Map();
  return changes.flatMap((change) => {
    const before = records.get(id) ?? null;
    const isOther = change.eventId !== id && records.get(change.eventId)?.mergedInto === undefined;
    foldChange(records, change);
    // Changes of another event before it was merged are not part of this history.
    if (isOther && change.op !== 'merge') return [];
    const after = records.get(id) ?? null;
    const described = describeChange(id, change, before, after, records);
    if (described === null) return [];
    const what = `${described}${unconfirmed(before, after)}`;
    return [{ seq: change.seq, at: change.at.toISOString(), by: author(change.by, nameOf), what }];
  });
}

function author(by: string, nameOf: NameOf): string {
  const person = personOf(by);
  if (person !== null) return nameOf(person) ?? 'an administrator';
  if (by === 'model') return 'a model';
  return by === 'seed' ? 'the archive' : 'the feeds';
}

function describeChange(
  id: string,
  change: EventChange,
  before: EventRecord | null,
  after: EventRecord | null,
  records: Records,
): string | null {
  if (change.data === null || !after) return null;
  switch (change.op) {
    case 'add':
      return `Added${from(change.data.reports.map(({ source }) => source))}, ${kindOf(after)}`;
    case 'report':
      return `Reported by ${change.data.report.source} too${raised(before, after)}`;
    case 'hide':
      return 'Hidden';
    case 'restore':
      return 'Shown again';
    case 'remove-image':
      return 'A picture was removed';
    case 'correct':
      return `Corrected${fieldsOf(change.data)}: ${change.data.reason}`;
    case 'restate':
      return restatedWords(change.data, before);
    case 'merge':
      if (change.eventId === id) return 'Joined to another event';
      return `Joined with another report of it: ${records.get(change.eventId)?.title ?? ''}${raised(before, after)}`;
    case 'keep-apart':
      return 'Kept apart from an event that it was possibly the same as';
    case 'judge':
      if (change.data.unsure) return 'A model could not tell whether it is the same as a similar event';
      return judgedWords(before, after, change.data.gloss !== undefined);
    case 'split':
      return `${countOf(change.data.items.length, 'report')} moved to an event of their own`;
    default:
      return null;
  }
}

function from(sources: string[]): string {
  const distinct = [...new Set(sources)];
  if (distinct.length === 0) return ' by hand';
  const others = distinct.length - 2;
  return ` from ${distinct.slice(0, 2).join(' and ')}${others > 0 ? ` and ${countOf(others, 'more source')}` : ''}`;
}

function judgedWords(before: EventRecord | null, after: EventRecord, isTranslated: boolean): string {
  const isSameKind = before !== null && kindOf(before) === kindOf(after);
  if (isTranslated && isSameKind) return 'Title translated by a model';
  const judged = isSameKind ? 'Judged by a model' : `Judged by a model ${kindOf(after)}`;
  return isTranslated ? `${judged}, and title translated` : judged;
}

function kindOf({ eventType, urgencyLevel }: EventRecord): string {
  return `as ${eventType}, ${urgencyLevel}`;
}

function raised(before: EventRecord | null, after: EventRecord): string {
  if (!before || before.urgencyLevel === after.urgencyLevel) return '';
  return `; urgency from ${before.urgencyLevel} to ${after.urgencyLevel}`;
}

function unconfirmed(before: EventRecord | null, after: EventRecord | null): string {
  const reason = before && after && lostConfirmation(before.reports, after.reports);
  return reason === null ? '' : `; no longer confirmed: ${reason}`;
}

const fields: Record<string, string> = {
  title: 'title',
  summary: 'summary',
  location: 'place',
  eventType: 'type',
  urgencyLevel: 'urgency',
  relevance: 'about the conflict',
  type: 'type',
  urgency: 'urgency',
  kind: 'kind of act',
  reality: 'done or not',
  again: 'again',
  by: 'by whom',
  on: 'on whom',
  country: 'where',
};

function fieldsOf(correction: object): string {
  const named = Object.keys(correction).flatMap((key) => fields[key] ?? []);
  return named.length > 0 ? ` (${named.join(', ')})` : '';
}

function restatedWords({ report: item, fields: stated, reason }: Restated, before: EventRecord | null): string {
  const source = before?.reports.find((report) => report.item === item)?.source ?? 'A source';
  if (stated.relevance === 0) return `The report of ${source} is not about the conflict: ${reason}`;
  return `The report of ${source} was corrected${fieldsOf(stated)}: ${reason}`;
}

function countOf(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`;
}
