import { urgencyLevels } from '@vigil/common/listing';
import type { EventStore } from '../features/events/store.ts';
import { type Matcher, type StatedReport, statedOf } from '../judge/matcher.ts';
import type { EventDraft, EventRecord, StoredReport } from '../timeline/change.ts';
import { tollOf } from '../timeline/moves.ts';

type LateDraft = Extract<EventDraft, { op: 'add' }>;

/** A new event that was published before reports which are known already. */
export interface LateEvent {
  draft: LateDraft;
  /** The event that it repeats. */
  againOf: string | null;
  /** It is an all-clear. */
  clear: StatedReport | null;
}

/**
 * Feeds are read in any order. What was read before a repetition, and was published after it, belongs to the repetition; what sounded
 * after an all-clear that is read late is another event than what sounded before it. Returns the draft with the changes that move
 * such reports. The new event comes first: after a crash in between, a report is listed twice and none is lost.
 */
export async function resettle(
  { draft, againOf, clear }: LateEvent,
  events: Pick<EventStore, 'record'>,
  matcher: Matcher,
): Promise<EventDraft[]> {
  if (clear) return [draft, ...(await cutAt(clear, events, matcher))];
  if (againOf === null) return [draft];
  const since = Date.parse(draft.data.timestamp);
  const event = await changeable(againOf, events);
  const moved = event ? laterReports(event, since).filter((report) => !isOfTollBefore(report, event, since)) : [];
  if (!event || moved.length === 0) return [draft];
  matcher.move(event.id, draft.eventId, since);
  const reports = [...draft.data.reports, ...moved];
  return [{ ...draft, data: { ...draft.data, reports, ...urgencyOf(reports) } }, splitOff(event, moved, draft.eventId)];
}

/** For each event that goes on after an all-clear, a new one of what came after it. */
async function cutAt(clear: StatedReport, events: Pick<EventStore, 'record'>, matcher: Matcher): Promise<EventDraft[]> {
  const drafts: EventDraft[] = [];
  for (const { eventId: id, since } of matcher.listCutBy(clear)) {
    const event = await changeable(id, events);
    const moved = event ? laterReports(event, since) : [];
    const [first] = moved;
    // What was not read cannot be compared with what follows.
    const stated = event && first && statedOf(event, first);
    if (!event || !first?.publishedAt || !stated) continue;
    const eventId = `e-${first.item.slice(0, 16)}`;
    const { location, place, eventType } = event;
    const { title, lang, gloss } = first;
    matcher.name(eventId, stated, event.id);
    matcher.move(event.id, eventId, since);
    const data = {
      ...{ title, ...(lang && { lang }), ...(gloss && { gloss }), summary: '', location, place, eventType },
      urgencyLevel: event.urgencyLevel,
      ...urgencyOf(moved),
      timestamp: first.publishedAt,
      precision: 'time' as const,
      ...{ imageUrls: [], videoUrls: [], figures: [], judgedBy: 'reader' as const, archived: false, reports: moved },
    };
    drafts.push({ op: 'add', eventId, item: null, by: 'pipeline', data }, splitOff(event, moved, eventId));
  }
  return drafts;
}

/** What an administrator has judged, corrected or hidden stays as it is. */
async function changeable(id: string, events: Pick<EventStore, 'record'>): Promise<EventRecord | null> {
  const event = await events.record(id);
  return event?.id === id && event.judgedBy !== 'admin' && event.deletedAt === null ? event : null;
}

/** Oldest first; none if all are later. */
function laterReports({ reports }: EventRecord, since: number): StoredReport[] {
  const later = reports
    .filter(({ publishedAt }) => publishedAt !== null && Date.parse(publishedAt) > since)
    .sort((a, b) => Date.parse(a.publishedAt ?? '') - Date.parse(b.publishedAt ?? ''));
  return later.length < reports.length ? later : [];
}

/** The dead who are counted on from what an event had before stay with it. */
function isOfTollBefore(report: StoredReport, { reports }: EventRecord, since: number): boolean {
  const dead = tollOf(report, 'killed');
  return reports.some((one) => {
    const before = one.publishedAt !== null && Date.parse(one.publishedAt) <= since ? tollOf(one, 'killed') : 0;
    return before > 0 && before <= dead;
  });
}

/** The highest of the reports; nothing where none has one. */
function urgencyOf(reports: readonly StoredReport[]): Partial<Pick<EventRecord, 'urgencyLevel'>> {
  const urgencyLevel = urgencyLevels.find((level) => reports.some((report) => report.urgencyLevel === level));
  return urgencyLevel ? { urgencyLevel } : {};
}

function splitOff(event: EventRecord, moved: readonly StoredReport[], to: string): EventDraft {
  const staying = event.reports.filter((report) => !moved.includes(report));
  const data = { items: moved.map(({ item }) => item), to, ...urgencyOf(staying) };
  return { op: 'split', eventId: event.id, item: null, by: 'pipeline', data };
}
