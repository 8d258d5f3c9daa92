import { hash } from 'node:crypto';
import { AlertArea, type Place } from '@vigil/common/events';
import type { Report } from '@vigil/common/reports';
import { z } from 'zod';
import type { SourceRow } from '../../features/sources/store.ts';
import type { EventDraft } from '../../timeline/change.ts';
import type { OfficialAlert } from './alert.ts';
import { areasOf, findPlace } from './areas.ts';

/** An alert from its first message to its all-clear: one event. */
export const Episode = z.object({
  eventId: z.string(),
  threat: z.string(),
  isDrill: z.boolean(),
  /** Places under alert, in the order in which they were named, and those that were cleared. */
  places: z.array(z.string()),
  cleared: z.array(z.string()),
  /** Of those places whose outlines the channel has sent. */
  areas: z.array(AlertArea).default([]),
  isCancelled: z.boolean(),
  /** Of its messages, for references. */
  ids: z.array(z.string()),
  lastAt: z.date(),
});
export type Episode = z.infer<typeof Episode>;

type AlertSource = Pick<SourceRow, 'name' | 'url' | 'side'>;

interface Step {
  episodes: Episode[];
  drafts: EventDraft[];
}

/** An alert that is not repeated for this time is over, all-clear or not: the next one is another event. */
const overMs = 30 * 60_000;

/** Outlines that are kept of an episode. */
const maxSent = 400;

/** Names in a title; the others are counted. */
const maxNamed = 3;

/**
 * Takes the messages of a channel that were not seen before into its episodes, oldest first. Pure. A message opens an event,
 * adds places to one that is running, or ends it. Early warnings and threats other than armed ones open none.
 */
export function takeAlerts(before: Episode[], alerts: OfficialAlert[], channel: AlertSource, now: Date): Step {
  const known = new Set(before.flatMap(({ ids }) => ids));
  let episodes = before.filter(({ lastAt }) => now.getTime() - lastAt.getTime() < overMs);
  const drafts: EventDraft[] = [];
  for (const alert of alerts.filter(({ id }) => !known.has(id))) {
    const running = episodes.find((episode) => belongs(episode, alert));
    if (!running && !(alert.phase === 'alert' && alert.isArmed)) continue;
    const at = alert.at && alert.at < now ? alert.at : now;
    const next = running ? extended(running, alert, now) : opened(alert, channel, now);
    const draft = running ? grown(running, next, alert, channel, at) : [added(next, alert, channel, at)];
    episodes = [...episodes.filter((one) => one !== running), next];
    drafts.push(...draft);
  }
  return { episodes, drafts };
}

/** A message belongs to the episode that it refers to; one that refers to none, to the running one of its threat. */
function belongs(episode: Episode, alert: OfficialAlert): boolean {
  if (alert.references.length > 0) return alert.references.some((id) => episode.ids.includes(id));
  if (episode.isDrill !== alert.isDrill || isOver(episode)) return false;
  return alert.phase === 'all-clear'
    ? alert.places.some((place) => episode.places.includes(place))
    : episode.threat === alert.threat;
}

function opened({ id, threat, isDrill, places, areas = [] }: OfficialAlert, channel: AlertSource, now: Date): Episode {
  const eventId = `e-${identityOf(channel, id).slice(0, 16)}`;
  return { eventId, threat, isDrill, places, cleared: [], areas, isCancelled: false, ids: [id], lastAt: now };
}

function extended(episode: Episode, alert: OfficialAlert, now: Date): Episode {
  const ids = [...episode.ids, alert.id];
  if (alert.phase === 'cancelled') return { ...episode, ids, isCancelled: true };
  if (alert.phase === 'all-clear') {
    const named = alert.places.length > 0 ? alert.places : episode.places;
    return { ...episode, ids, cleared: [...new Set([...episode.cleared, ...named])], lastAt: now };
  }
  const places = [...new Set([...episode.places, ...alert.places])];
  return {
    ...episode,
    ids,
    places,
    areas: [...episode.areas, ...(alert.areas ?? [])].slice(-maxSent),
    cleared: episode.cleared.filter((place) => !alert.places.includes(place)),
    lastAt: now,
  };
}

function isOver({ places, cleared, isCancelled }: Episode): boolean {
  return isCancelled || (places.length > 0 && places.every((place) => cleared.includes(place)));
}

function added(episode: Episode, alert: OfficialAlert, channel: AlertSource, at: Date): EventDraft {
  const item = identityOf(channel, alert.id);
  const data = {
    ...wordsOf(episode, channel),
    ...spotOf(episode),
    alertAreas: underAlert(episode),
    eventType: 'military' as const,
    urgencyLevel: episode.isDrill ? ('low' as const) : ('critical' as const),
    timestamp: at.toISOString(),
    precision: 'time' as const,
    imageUrls: [],
    videoUrls: [],
    figures: [],
    judgedBy: 'rules' as const,
    archived: false,
    reports: [toReport(episode, channel, item, at)],
  };
  return { op: 'add', eventId: episode.eventId, item, by: 'pipeline', data };
}

/** Nothing if the message says nothing new, as when an alert is repeated for the same places. */
function grown(before: Episode, next: Episode, alert: OfficialAlert, channel: AlertSource, at: Date): EventDraft[] {
  const [was, is] = [wordsOf(before, channel), wordsOf(next, channel)];
  if (was.title === is.title && was.summary === is.summary) return [];
  const { eventId } = next;
  const item = identityOf(channel, alert.id);
  const report = toReport(next, channel, item, at);
  const urgencyLevel = next.isDrill ? ('low' as const) : ('critical' as const);
  return [
    { op: 'report', eventId, item, by: 'pipeline', data: { report, imageUrls: [], urgencyLevel } },
    {
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
        reason: reasonOf(next, channel),
      },
    },
  ];
}

function reasonOf(episode: Episode, { name }: AlertSource): string {
  if (episode.isCancelled) return `${name} cancelled the alert.`;
  if (isOver(episode)) return `${name} gave the all-clear.`;
  return episode.cleared.length > 0 ? `${name} gave the all-clear for some places.` : `${name} extended the alert.`;
}

/** Title and summary, the same words for every channel and side. */
function wordsOf(episode: Episode, { name }: AlertSource): { title: string; summary: string } {
  const { threat, isDrill, places, cleared, isCancelled } = episode;
  const shown = places.map(englishName);
  const more = shown.length - maxNamed;
  const where = [...shown.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const state = isCancelled ? 'Cancelled: ' : isOver(episode) ? 'Ended: ' : '';
  const open = places.filter((place) => !cleared.includes(place));
  const summary = [
    isDrill ? 'This is a drill.' : '',
    `${name} alerts ${places.length === 1 ? 'one place' : `${places.length} places`}: ${shown.join(', ')}.`,
    isCancelled ? 'The alert was cancelled.' : '',
    !isCancelled && isOver(episode) ? 'The all-clear was given.' : '',
    !isOver(episode) && cleared.length > 0 ? `All-clear but for: ${open.map(englishName).join(', ')}.` : '',
  ];
  return {
    title: `${isDrill ? 'Drill: ' : ''}${state}${threat} alert${where && ` in ${where}`}`,
    summary: summary.filter(Boolean).join(' ').slice(0, 2_000),
  };
}

/** Drills and what is over are no areas under alert. */
function underAlert(episode: Episode): AlertArea[] {
  const { places, cleared, areas, isDrill } = episode;
  if (isDrill || isOver(episode)) return [];
  return areasOf(
    places.filter((place) => !cleared.includes(place)),
    areas,
  );
}

function spotOf({ places, areas }: Episode): { location: string; place: Place | null } {
  for (const place of places) {
    const found = findPlace(place);
    if (found) return found;
  }
  const [first] = areas;
  return first ? { location: first.name, place: first.place } : { location: places[0] ?? 'Unknown', place: null };
}

/** As the gazetteer writes it, without its country; as the channel writes it where the gazetteer lacks it. */
function englishName(name: string): string {
  return findPlace(name)?.location.split(',')[0] ?? name;
}

/** The word of its side alone, so that alerts of one channel never confirm each other. */
function toReport(episode: Episode, channel: AlertSource, item: string, at: Date): Report {
  const { name, url, side } = channel;
  const claims = side === 'third' ? {} : { claims: [side] };
  const { title } = wordsOf(episode, channel);
  return { item, source: name, url, title, publishedAt: at.toISOString(), origin: name, side, ...claims };
}

function identityOf({ url }: Pick<AlertSource, 'url'>, id: string): string {
  return hash('sha256', JSON.stringify(['alert', url, id])).slice(0, 32);
}
