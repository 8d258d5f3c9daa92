import type { Place, PossiblySame } from '@vigil/common/events';
import type { ReportedFigure } from '@vigil/common/reports';
import type { Statement } from '@vigil/reader';
import { readItem } from '../reading/reading.ts';
import { type Change, type EventRecord, isEventChange, type StoredReport } from '../timeline/change.ts';
import { createIndex, cutBy, forget, identify, locate, moveReports, remember } from './identify/identify.ts';
import type { IndexOptions } from './identify/index.ts';
import type { Located } from './identify/known.ts';
import { isAreaNamed } from './identify/nearness.ts';

/** A report as the matcher compares it. */
export interface StatedReport {
  /** Milliseconds since 1970. */
  at: number;
  title: string;
  summary: string;
  /** The tag of the language that its feed names. */
  language?: string | undefined;
  statement: Statement;
  /** As displayed: 'Haifa, Israel', 'Iran', 'Unknown'. */
  location: string;
  place: Place | null;
  figures: readonly ReportedFigure[];
}

export interface Identification {
  /** The known event; null for none. */
  eventId: string | null;
  /** Without a known event, those that it is possibly the same as, the most probable first. */
  possiblySame: PossiblySame[];
  /** What the title says happened, and what of the event it says in related words: see `Report`. */
  triggers: string[];
  /** Without a known event, the one that it repeats; null for none. */
  againOf: string | null;
  /** The known event was first reported later. */
  isEarlier: boolean;
}

type StoredEvent = Pick<EventRecord, 'title' | 'summary' | 'location' | 'place' | 'timestamp' | 'reports'>;

/** A report of an event as the matcher compares it; null where it was not read. Of other reports than the first the log keeps the title alone. */
export function statedOf(event: Omit<StoredEvent, 'reports'>, report: StoredReport): StatedReport | null {
  const { title, publishedAt, seenAt, statement, figures = [] } = report;
  const { location, place, timestamp } = event;
  const summary = title === event.title ? event.summary : '';
  const at = Date.parse(publishedAt ?? seenAt ?? timestamp);
  return statement ? { ...{ at, title, summary, statement, location, place, figures }, language: report.lang } : null;
}

const unknownPlace = 'Unknown';

/** 'Haifa, Israel'; not 'Israel', 'Northern Israel' or 'Galilee, Israel'. */
function isTown(location: string): boolean {
  return location.includes(', ') && !isAreaNamed(location);
}

export type Matcher = ReturnType<typeof createMatcher>;

/** The recent events that a report may belong to, kept in step with the log. */
export function createMatcher(now: () => Date, how: Omit<IndexOptions, 'now'> = {}) {
  const index = createIndex({ now: () => now().getTime(), ...how });
  const known = new Set<string>();
  /** Events that were named here and that the log has not given back. */
  const unstored = new Set<string>();
  /** By event the region or country that it is placed in, where no report has named the town. */
  const unplaced = new Map<string, string>();
  /** Where the reports of an event went that was merged. */
  const merged = new Map<string, string>();

  function located({ title, summary, language, at, statement }: StatedReport): Located {
    const reading = readItem({ title, summary, language });
    const { title: read, summary: readSummary } = reading.text;
    const isSettlement = (statement.kind === 'truce' || statement.kind === 'deal') && statement.reality === 'done';
    const report = locate(index, { title: read, summary: readSummary, at: new Date(at), reading, isSettlement });
    const { act } = report.reported;
    const isClear = isAllClear(statement);
    return {
      ...report,
      reported: { ...report.reported, act: isClear ? 'all-clear' : act === 'all-clear' ? null : act },
    };
  }

  function take(eventId: string, location: string, report: () => Located, againOf: string | null = null): void {
    if (known.has(eventId)) return;
    known.add(eventId);
    if (!isTown(location)) unplaced.set(eventId, location);
    remember(index, eventId, report(), againOf);
  }

  function takeRecord(eventId: string, event: StoredEvent): void {
    const [first] = event.reports;
    const stated = first && statedOf(event, { ...first, title: event.title });
    const at = Date.parse(event.timestamp);
    take(eventId, event.location, () => {
      if (stated) return located({ ...stated, at });
      const reading = readItem(event);
      return locate(index, { title: reading.text.title, summary: reading.text.summary, at: new Date(at), reading });
    });
  }

  /** Remembers the report in its event if one is found. Words of another language are few, and alike by chance: names decide. */
  function match(stated: StatedReport): Identification {
    const report = located(stated);
    const byFrame = stated.statement.relevance < 0.5 || readItem(stated).text.found !== null;
    const { eventId, possiblySame, ...rest } = identify(index, report, { byFrame });
    if (eventId) remember(index, eventId, report);
    const owners = new Map(possiblySame.toReversed().map((one) => [ownerOf(one.eventId), one.probability]));
    return {
      ...rest,
      eventId: eventId && ownerOf(eventId),
      possiblySame: [...owners].map(([owner, probability]) => ({ eventId: owner, probability })).reverse(),
    };
  }

  /** What was merged goes on being recognised, as the event it belongs to now. */
  function ownerOf(eventId: string): string {
    const into = merged.get(eventId);
    return into ? ownerOf(into) : eventId;
  }

  /** At the start: what the log holds, those that were merged into others included. */
  function load(records: readonly EventRecord[]): void {
    for (const record of records) {
      takeRecord(record.id, record);
      if (record.mergedInto) merged.set(record.id, record.mergedInto);
    }
  }

  /** From then on: what other servers and admins have done. A hidden event goes on taking its reports in. */
  function follow(changes: readonly Change[]): void {
    for (const change of changes.filter(isEventChange)) {
      if (change.op === 'add' && change.data) {
        unstored.delete(change.eventId);
        takeRecord(change.eventId, change.data);
      }
      if (change.op === 'merge' && change.data && ownerOf(change.data.into) !== change.eventId)
        merged.set(change.eventId, change.data.into);
      if (change.op === 'erase') drop(change.eventId);
    }
  }

  /** Names an event by its first report, before it is stored. `againOf`: the event that it repeats. */
  function name(eventId: string, stated: StatedReport, againOf: string | null): void {
    if (known.has(eventId)) return;
    unstored.add(eventId);
    take(eventId, stated.location, () => located(stated), againOf);
  }

  /** Whether a report is the first that names the town of an event: of a country only where it tells what was hit. */
  function isSite(eventId: string, stated: StatedReport): boolean {
    const region = unplaced.get(eventId);
    if (region === undefined || !isTown(stated.location)) return false;
    const { act, hasImpact } = located(stated).reported;
    if (act !== 'attack') return false;
    const country = stated.location.split(', ').at(-1) ?? '';
    if (region !== unknownPlace && !(region.endsWith(country) && (hasImpact || region !== country))) return false;
    unplaced.delete(eventId);
    return true;
  }

  /** The events that an all-clear cuts in two, each with the time after which something sounded again. */
  function listCutBy(clear: StatedReport) {
    return cutBy(index, located(clear));
  }

  /** Reports of an event after `since` went to another one, which it repeats. */
  function move(from: string, to: string, since: number): void {
    moveReports(index, from, to, since);
  }

  /** Forgets those of these events that were named and not stored: a later report must begin them again. */
  function forgetUnstored(eventIds: readonly string[]): void {
    for (const eventId of eventIds) if (unstored.delete(eventId)) drop(eventId);
  }

  function drop(eventId: string): void {
    for (const [id, into] of merged) if (into === eventId) drop(id);
    merged.delete(eventId);
    known.delete(eventId);
    unplaced.delete(eventId);
    forget(index, eventId);
  }

  return { match, name, isSite, listCutBy, move, forgetUnstored, load, follow };
}

/** An all-clear that is given, not announced or denied. */
export function isAllClear({ kind, reality }: Statement): boolean {
  return kind === 'all-clear' && reality === 'done';
}
