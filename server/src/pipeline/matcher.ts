import type { Event } from '@vigil/common/events';
import { readable } from '../reading/readable.ts';
import { type Change, type EventRecord, isEventChange } from '../timeline/change.ts';
import { createConflictFollower } from './conflict/follow.ts';
import {
  type Candidate,
  createIndex,
  cutBy,
  forget,
  type Identification,
  identify,
  locate,
  moveReports,
  remember,
} from './identify/identify.ts';
import type { IndexOptions } from './identify/index.ts';
import type { Located } from './identify/known.ts';
import { isAreaNamed } from './identify/nearness.ts';
import { isSettlement } from './identify/settlement.ts';

/** An event keeps its title as it was written. */
function fromEvent(event: Pick<Event, 'title' | 'summary' | 'timestamp' | 'eventType' | 'urgencyLevel'>): Candidate {
  const { title, summary } = readable(event);
  return { title, summary, at: new Date(event.timestamp), isSettlement: isSettlement(event) };
}

const unknownPlace = 'Unknown';

/** 'Haifa, Israel'; not 'Israel', 'Northern Israel' or 'Galilee, Israel'. */
function isTown(location: string): boolean {
  return location.includes(', ') && !isAreaNamed(location);
}

export type Matcher = ReturnType<typeof createMatcher>;

/** The recent events that an item may be a report of, kept in step with the log. */
export function createMatcher(now: () => Date, how: Omit<IndexOptions, 'now'> = {}) {
  const index = createIndex({ now: () => now().getTime(), ...how });
  const known = new Set<string>();
  /** Events that were named here and that the log has not given back. */
  const unstored = new Set<string>();
  const conflict = createConflictFollower();
  /** By event the region or country that it is placed in, where no report has named the town. */
  const unplaced = new Map<string, string>();
  /** Where the reports of an event went that was merged. */
  const merged = new Map<string, string>();
  /** Changes whenever the answer to a report can change. */
  let version = 0;

  function take(eventId: string, location: string, report: () => Located, againOf: string | null = null): void {
    if (known.has(eventId)) return;
    known.add(eventId);
    if (!isTown(location)) unplaced.set(eventId, location);
    version += 1;
    remember(index, eventId, report(), againOf);
  }

  function match(report: Located, how: { byFrame?: boolean } = {}): Identification {
    const { eventId, possiblySame, triggers, againOf, isEarlier } = identify(index, report, how);
    if (eventId) {
      version += 1;
      remember(index, eventId, report);
    }
    const owners = new Set<string>();
    const current = possiblySame.flatMap(({ eventId: id, probability }) => {
      const owner = ownerOf(id);
      if (owners.has(owner)) return [];
      owners.add(owner);
      return { eventId: owner, probability };
    });
    return { eventId: eventId && ownerOf(eventId), possiblySame: current, triggers, againOf, isEarlier };
  }

  /** What was merged goes on being recognised, as the event it belongs to now. */
  function ownerOf(eventId: string): string {
    const into = merged.get(eventId);
    return into ? ownerOf(into) : eventId;
  }

  /** At the start: what the database holds, oldest first, and of that what was merged into something else. */
  function load(events: Event[], pointers: EventRecord[]): void {
    for (const event of [...events, ...pointers]) take(event.id, event.location, () => locate(index, fromEvent(event)));
    for (const { id, mergedInto } of pointers) if (mergedInto) merged.set(id, mergedInto);
  }

  /** From then on: what other servers and admins have done. A hidden event goes on taking its reports in. */
  function follow(changes: Change[]): void {
    conflict.follow(changes);
    for (const change of changes.filter(isEventChange)) {
      if (change.op === 'add' && change.data) {
        const { data } = change;
        unstored.delete(change.eventId);
        take(change.eventId, data.location, () => locate(index, fromEvent(data)));
      }
      if (change.op === 'merge' && change.data && ownerOf(change.data.into) !== change.eventId)
        merged.set(change.eventId, change.data.into);
      if (change.op === 'erase') drop(change.eventId);
    }
  }

  /** Names an event by its first report, before it is stored. `againOf`: the event that it repeats. */
  function name(eventId: string, location: string, report: Located, againOf: string | null): void {
    if (known.has(eventId)) return;
    unstored.add(eventId);
    take(eventId, location, () => report, againOf);
  }

  /** Whether a report is the first that names the town of an event: of a country only where it tells what was hit. */
  function isSite(eventId: string, location: string, { act, hasImpact }: Located['reported']): boolean {
    const region = unplaced.get(eventId);
    if (region === undefined || act !== 'attack' || !isTown(location)) return false;
    const country = location.split(', ').at(-1) ?? '';
    if (region !== unknownPlace && !(region.endsWith(country) && (hasImpact || region !== country))) return false;
    unplaced.delete(eventId);
    return true;
  }

  /** The events that an all-clear cuts in two, each with the time after which something sounded again. */
  function listCutBy(clear: Located) {
    return cutBy(index, clear);
  }

  /** Reports of an event after `since` went to another one, which it repeats. */
  function move(from: string, to: string, since: number): void {
    version += 1;
    moveReports(index, from, to, since);
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

  return {
    locate: (candidate: Candidate) => locate(index, candidate),
    match,
    version: () => version,
    name,
    isSite,
    listCutBy,
    move,
    forgetUnstored,
    load,
    follow,
    conflict,
  };
}
