import { hash } from 'node:crypto';
import type { AlertArea, Place } from '@vigil/common/events';
import { countries, parties, type Statement } from '@vigil/reader';
import type { SourceRow } from '../../features/sources/store.ts';
import { placeNamed } from '../../gazetteer/place-named.ts';
import { countrySpots } from '../../gazetteer/tables.ts';
import type { EventDraft, StoredReport } from '../../timeline/change.ts';
import { certain } from '../../timeline/stated.ts';
import { areasOf } from './areas.ts';
import { type Episode, isOver, openPlaces, overMs } from './episode.ts';

export type AlertSource = Pick<SourceRow, 'name' | 'url' | 'side'>;

/** Names in a title; the others are counted. */
const maxNamed = 3;

/** The entry of the log that a message makes, and its time. */
interface Moment {
  item: string;
  at: Date;
}

export function added(episode: Episode, channel: AlertSource, { item, at }: Moment): EventDraft {
  const data = {
    ...wordsOf(episode, channel),
    ...spotOf(episode),
    alertAreas: underAlert(episode),
    eventType: 'military' as const,
    urgencyLevel: urgencyOf(episode),
    timestamp: at.toISOString(),
    precision: 'time' as const,
    imageUrls: [],
    videoUrls: [],
    figures: [],
    judgedBy: 'rules' as const,
    archived: false,
    reports: [toReport(episode, channel, { item, at })],
  };
  return { op: 'add', eventId: episode.eventId, item, by: 'pipeline', data };
}

/**
 * Nothing if readers are told nothing new, as when an alert is repeated for the same places. `item` is null where no message
 * but the clock has changed the episode.
 */
export function changed(
  before: Episode,
  next: Episode,
  channel: AlertSource,
  { item, at }: { item: string | null; at: Date },
): EventDraft[] {
  const [was, is] = [wordsOf(before, channel), wordsOf(next, channel)];
  if (was.title === is.title && was.summary === is.summary && isSameArea(before, next)) return [];
  const { eventId } = next;
  const correction: EventDraft = {
    op: 'correct',
    eventId,
    item: null,
    by: 'pipeline',
    data: {
      ...is,
      ...spotOf(next),
      // It was a false alarm: neither readers nor the threat level may go on counting it as an attack.
      ...(next.isCancelled && { urgencyLevel: 'low' as const }),
      alertAreas: underAlert(next),
      reason: reasonOf(before, next, channel),
    },
  };
  if (item === null) return [correction];
  const report = toReport(next, channel, { item, at });
  const data = { report, imageUrls: [], urgencyLevel: urgencyOf(next) };
  return [{ op: 'report', eventId, item, by: 'pipeline', data }, correction];
}

const urgencyOf = ({ isDrill }: Episode) => (isDrill ? ('low' as const) : ('critical' as const));

function reasonOf(before: Episode, next: Episode, { name }: AlertSource): string {
  if (next.isCancelled) return `${name} cancelled the alert.`;
  if (next.closed === 'expired') return `The alert of ${name} has expired.`;
  if (next.closed === 'silent') return `${name} has not repeated the alert for ${overMs / 60_000} minutes.`;
  if (isOver(next)) return `${name} gave the all-clear.`;
  if (next.dropped.length > before.dropped.length) return `${name} no longer alerts some places.`;
  return next.cleared.length > 0 ? `${name} gave the all-clear for some places.` : `${name} extended the alert.`;
}

/** Title and summary, the same words for every channel and side. */
function wordsOf(episode: Episode, { name }: AlertSource): { title: string; summary: string } {
  const { threat, isDrill, cleared, dropped, isCancelled, closed } = episode;
  const places = episode.places.length > 0 ? episode.places : dropped;
  const shown = namesOf(places);
  const more = shown.length - maxNamed;
  const where = [...shown.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const isEnded = isOver(episode);
  const state = isCancelled ? 'Cancelled: ' : isEnded ? 'Ended: ' : '';
  const left = places === dropped ? [] : namesOf(dropped);
  const summary = [
    isDrill ? 'This is a drill.' : '',
    `${name} alerts ${places.length === 1 ? 'one place' : `${places.length} places`}: ${shown.join(', ')}.`,
    isCancelled ? 'The alert was cancelled.' : '',
    !isCancelled && isEnded ? endOf(closed) : '',
    !isEnded && cleared.length > 0 ? `All-clear but for: ${namesOf(openPlaces(episode)).join(', ')}.` : '',
    left.length > 0 ? `No longer under alert: ${left.join(', ')}.` : '',
  ];
  return {
    title: `${isDrill ? 'Drill: ' : ''}${state}${threat} alert${where && ` in ${where}`}`,
    summary: summary.filter(Boolean).join(' ').slice(0, 2_000),
  };
}

function endOf(closed: Episode['closed']): string {
  if (closed === 'expired') return 'The time that was set for the alert has passed.';
  if (closed === 'silent') return `No all-clear was given, and no message came for ${overMs / 60_000} minutes.`;
  return 'The all-clear was given.';
}

/** Drills and what is over are no areas under alert. */
function underAlert(episode: Episode): AlertArea[] {
  return episode.isDrill || isOver(episode) ? [] : areasOf(openPlaces(episode), episode.areas);
}

function isSameArea(before: Episode, next: Episode): boolean {
  return JSON.stringify(underAlert(before)) === JSON.stringify(underAlert(next));
}

function spotOf({ places, dropped, areas }: Episode): { location: string; place: Place | null } {
  const named = places.length > 0 ? places : dropped;
  for (const place of named) {
    const found = placeNamed(place);
    if (found) return found;
  }
  const [first] = areas;
  return first ? { location: first.name, place: first.place } : { location: named[0] ?? 'Unknown', place: null };
}

/** As the gazetteer writes them, without their country; as the channel writes those that the gazetteer lacks. */
function namesOf(names: readonly string[]): string[] {
  return names.map((name) => placeNamed(name)?.location.split(',')[0] ?? name);
}

/** The word of its side alone, so that alerts of one channel never confirm each other. */
function toReport(episode: Episode, channel: AlertSource, { item, at }: Moment): StoredReport {
  const { name, url, side } = channel;
  const claims = side === 'third' ? {} : { claims: [side] };
  const { title } = wordsOf(episode, channel);
  const statement = statementOf(episode, channel);
  return { item, source: name, url, title, publishedAt: at.toISOString(), origin: name, side, ...claims, statement };
}

/** What a message of a channel says, by its fields. It names no attacker. A drill is no alarm. */
function statementOf(episode: Episode, { side }: AlertSource): Statement {
  const country = countryOf(spotOf(episode).location) ?? ownCountries[side];
  const { isDrill, isCancelled } = episode;
  return {
    model: 'alert',
    relevance: 1,
    type: 'military',
    urgency: certain(urgencyOf(episode)),
    kind: isDrill ? 'deployment' : isOver(episode) ? 'all-clear' : 'alarm',
    kindChance: 1,
    reality: isCancelled ? 'denied' : 'done',
    ...{ again: '', by: [], on: parties.filter((party) => party === country && party !== 'other'), country, spans: [] },
  };
}

/** By the end of a location as the gazetteer writes it: 'Haifa, Israel'. */
function countryOf(location: string): Statement['country'] | undefined {
  const code = countrySpots.find((one) => one.location === location.split(', ').at(-1))?.code;
  return countries.find((one) => one === code);
}

/** Where the places of a channel are that the gazetteer lacks. */
const ownCountries = { israeli: 'il', iranian: 'ir', third: 'other' } as const;

export function identityOf({ url }: Pick<AlertSource, 'url'>, id: string): string {
  return hash('sha256', JSON.stringify(['alert', url, id])).slice(0, 32);
}
