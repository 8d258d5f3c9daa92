import type { Reader } from '@vigil/reader';
import { type Change, type EventRecord, isEventChange, type StoredReport } from '../timeline/change.ts';
import { cutBy, moveActs } from './same-event/acts.ts';
import { createAnswers } from './same-event/ask.ts';
import { candidatesFor, type Identification, identify } from './same-event/identify.ts';
import { createIndex, forget, remember } from './same-event/index.ts';
import { isTown } from './same-event/place.ts';
import { comparableOf, type StatedReport } from './same-event/stated-report.ts';

export type { Identification, StatedReport };

type StoredPlace = Pick<EventRecord, 'location' | 'place' | 'timestamp'>;

/** A report of an event as the matcher compares it; null where it was not read. */
export function statedOf({ location, place, timestamp }: StoredPlace, report: StoredReport): StatedReport | null {
  const { title, publishedAt, seenAt, statement, figures = [] } = report;
  return statement
    ? { at: Date.parse(publishedAt ?? seenAt ?? timestamp), title, statement, location, place, figures }
    : null;
}

const unknownPlace = 'Unknown';

export type Matcher = ReturnType<typeof createMatcher>;

/** The recent events that a report may belong to, kept in step with the log. */
export function createMatcher({ reader, now }: { reader: Pick<Reader, 'sameEvent'>; now: () => Date }) {
  const index = createIndex(() => now().getTime());
  const { answerOf, ask } = createAnswers(reader);
  const known = new Set<string>();
  /** Events that were named here and that the log has not given back. */
  const unstored = new Set<string>();
  /** By event the region or country that it is placed in, where no report has named the town. */
  const unplaced = new Map<string, string>();
  /** Where the reports of an event went that was merged. */
  const merged = new Map<string, string>();
  /** Changes whenever the answer to a report can change. */
  let version = 0;

  function take(
    eventId: string,
    event: StoredPlace,
    reports: readonly StatedReport[],
    againOf: string | null = null,
  ): void {
    if (known.has(eventId)) return;
    known.add(eventId);
    version += 1;
    if (!isTown(event)) unplaced.set(eventId, event.location);
    for (const stated of reports) remember(index, eventId, comparableOf(stated), againOf);
  }

  function takeRecord(eventId: string, event: StoredPlace & Pick<EventRecord, 'reports'>): void {
    const reports = event.reports.flatMap((report) => statedOf(event, report) ?? []);
    take(
      eventId,
      event,
      reports.sort((a, b) => a.at - b.at),
    );
  }

  /** Remembers the report in its event if one is found. */
  async function match(stated: StatedReport): Promise<Identification> {
    const report = comparableOf(stated);
    let searchedIn = version;
    let candidates = candidatesFor(index, report);
    for (;;) {
      if (searchedIn !== version) {
        searchedIn = version;
        candidates = candidatesFor(index, report);
      }
      const found = identify(index, report, answerOf, candidates);
      if ('questions' in found) {
        await ask(found.questions);
        continue;
      }
      if (found.eventId) {
        version += 1;
        remember(index, found.eventId, report);
      }
      return toCurrent(found);
    }
  }

  /** What was merged goes on being recognised, as the event it belongs to now. */
  function toCurrent({ eventId, possiblySame, ...rest }: Identification): Identification {
    const owners = new Map(possiblySame.toReversed().map((one) => [ownerOf(one.eventId), one.probability]));
    return {
      ...rest,
      eventId: eventId && ownerOf(eventId),
      possiblySame: [...owners].map(([owner, probability]) => ({ eventId: owner, probability })).reverse(),
    };
  }

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
    take(eventId, { ...stated, timestamp: new Date(stated.at).toISOString() }, [stated], againOf);
  }

  /** Whether a report is the first that names the town of an event: of a country only where it tells what was hit. */
  function isSite(eventId: string, stated: StatedReport): boolean {
    const region = unplaced.get(eventId);
    const { act } = comparableOf(stated);
    if (region === undefined || act.act !== 'attack' || !isTown(stated)) return false;
    const country = stated.location.split(', ').at(-1) ?? '';
    const hasImpact = stated.statement.kind === 'attack';
    if (region !== unknownPlace && !(region.endsWith(country) && (hasImpact || region !== country))) return false;
    unplaced.delete(eventId);
    return true;
  }

  /** The events that an all-clear cuts in two, each with the time after which something sounded again. */
  function listCutBy(clear: StatedReport) {
    return cutBy([...index.events.values()], comparableOf(clear));
  }

  /** Reports of an event after `since` went to another one, which it repeats. */
  function move(from: string, to: string, since: number): void {
    version += 1;
    const [source, target] = [index.events.get(from), index.events.get(to)];
    if (source && target) moveActs(source, target, since);
  }

  /** Forgets those of these events that were named and not stored: a later report must begin them again. */
  function forgetUnstored(eventIds: readonly string[]): void {
    for (const eventId of eventIds) if (unstored.delete(eventId)) drop(eventId);
  }

  function drop(eventId: string): void {
    for (const [id, into] of merged) if (into === eventId) drop(id);
    version += 1;
    merged.delete(eventId);
    known.delete(eventId);
    unplaced.delete(eventId);
    forget(index, eventId);
  }

  return { match, version: () => version, name, isSite, listCutBy, move, forgetUnstored, load, follow };
}
