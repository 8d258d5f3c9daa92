import type { EventDraft } from '../../timeline/change.ts';
import type { OfficialAlert } from './alert.ts';
import { type AlertSource, added, changed, identityOf } from './drafts.ts';
import {
  cancelled,
  cleared,
  type Episode,
  extended,
  isForgotten,
  isOver,
  lapsed,
  opened,
  openPlaces,
  overMs,
  type Part,
  released,
} from './episode.ts';

interface Step {
  episodes: Episode[];
  drafts: EventDraft[];
}

/** Alerts older than this, without an end of their own that is still to come, are past when they are first seen. */
const pastMs = 10 * 60_000;

/**
 * Takes the messages that a channel shows into its episodes, oldest first. Pure. A message opens an event, adds places to one
 * that is running, or ends it; a message that is known counts again for what it has added. Early warnings and threats other
 * than armed ones open none. What ended by its time is closed. Episodes that do not change are the same objects.
 */
export function takeAlerts(before: Episode[], alerts: OfficialAlert[], channel: AlertSource, now: Date): Step {
  const drafts: EventDraft[] = [];
  let episodes: Episode[] = [];
  for (const episode of before) {
    const next = lapsed(episode, now);
    if (next !== episode) drafts.push(...changed(episode, next, channel, { item: null, at: now }));
    if (!isForgotten(next, now)) episodes.push(next);
  }
  for (const alert of [...alerts].sort(inOrder)) {
    const known = episodes.filter(({ ids }) => ids.includes(alert.id));
    const places = isReplaced(alert, episodes) ? null : newPlaces(alert, known, now);
    if (!places) continue;
    const at = notAfter(now, alert.at);
    const part = { alert, places, at, latest: notAfter(now, alert.latest ?? alert.at) };
    const about = targets(episodes, part, known, now);
    const others =
      alert.phase === 'alert' ? episodes.filter((one) => !about.includes(one) && isOfKind(one, alert)) : [];
    let isFirst = known.length === 0;
    const take = (episode: Episode, next: Episode) => {
      if (next === episode) return;
      const key = isFirst ? alert.id : [alert.id, episode.eventId, ...places].join(' ');
      isFirst = false;
      drafts.push(...changed(episode, next, channel, { item: identityOf(channel, key), at }));
      episodes = episodes.map((one) => (one === episode ? next : one));
    };
    if (about.length === 0) {
      if (!isOpening(part, now)) continue;
      const item = identityOf(channel, isFirst ? alert.id : [alert.id, ...places].join(' '));
      const episode = opened(`e-${item.slice(0, 16)}`, part);
      isFirst = false;
      episodes.push(episode);
      drafts.push(added(episode, channel, { item, at }));
    }
    for (const episode of about) take(episode, applied(episode, part));
    for (const episode of others) take(episode, released(episode, part));
  }
  return { episodes, drafts };
}

/** Whether an episode runs for the threat of an alert. */
const isOfKind = (episode: Episode, { isDrill, threat }: OfficialAlert) =>
  episode.isDrill === isDrill && episode.threat === threat && !isOver(episode);

const notAfter = (now: Date, time: Date | null) => (time && time < now ? time : now);

function applied(episode: Episode, part: Part): Episode {
  if (part.alert.phase === 'cancelled') return cancelled(episode, part);
  return part.alert.phase === 'all-clear' ? cleared(episode, part) : extended(episode, part);
}

/** An update of it was taken before it. */
function isReplaced({ id }: OfficialAlert, episodes: Episode[]): boolean {
  return episodes.some(({ messages }) => messages.some(({ replaces }) => replaces.includes(id)));
}

/**
 * The places that a message names and that have not expired; of a known one those that it did not name before. Null if there is
 * nothing to take: it is a warning, is known, or had expired when it came.
 */
function newPlaces(alert: OfficialAlert, known: Episode[], now: Date): string[] | null {
  const { phase, places, expiries, isUpdate } = alert;
  if (phase === 'warning') return null;
  // An all-clear that has grown is one for more places. It compares times, so that it may be taken again.
  if (phase === 'all-clear') return known.length === 0 || alert.at ? places : null;
  if (phase === 'cancelled') return known.length === 0 ? places : null;
  const current = places.filter((place) => {
    const until = expiries?.get(place);
    return !until || until > now;
  });
  if (known.length === 0) return current.length > 0 || places.length === 0 || isUpdate ? current : null;
  const taken = new Set(known.flatMap((episode) => [...episode.places, ...episode.dropped]));
  const more = current.filter((place) => !taken.has(place));
  return more.length > 0 ? more : null;
}

function isOpening({ alert, places }: Part, now: Date): boolean {
  const isExpired = places.length === 0 && alert.places.length > 0;
  return alert.phase === 'alert' && alert.isArmed && !isExpired && !isPast(alert, places, now);
}

function isPast({ at, expiries }: OfficialAlert, places: string[], now: Date): boolean {
  return !places.some((place) => expiries?.has(place)) && at !== null && now.getTime() - at.getTime() >= pastMs;
}

/**
 * The episodes that a message is about: those that it refers to. If it refers to none, an alert is about the running one of its
 * threat, and an all-clear about all in which its places are under alert. What is over is alerted again by another event.
 */
function targets(episodes: Episode[], { alert, places, at }: Part, known: Episode[], now: Date): Episode[] {
  const { phase, references, isDrill, threat } = alert;
  const isAlert = phase === 'alert';
  if (references.length > 0)
    return episodes.filter(
      (episode) =>
        episode.isDrill === isDrill &&
        !(isAlert && isOver(episode)) &&
        references.some((id) => episode.ids.includes(id)),
    );
  const running = episodes.filter((episode) => episode.isDrill === isDrill && !isOver(episode));
  const isOfThreat = (episode: Episode) => episode.threat === threat;
  if (phase === 'all-clear')
    return running.filter(
      (episode) => (!alert.isForThreat || isOfThreat(episode)) && isNamed(openPlaces(episode), alert.places),
    );
  if (isAlert && isPast(alert, places, now)) return [];
  const own = known.filter((episode) => running.includes(episode));
  // An alarm after the all-clear of one of its places is another event.
  const recent = running.filter(
    (episode) =>
      at.getTime() - episode.lastAt.getTime() < overMs && !places.some((place) => episode.cleared.includes(place)),
  );
  return (own.length > 0 ? own : recent.filter(isOfThreat)).slice(-1);
}

function isNamed(open: string[], named: string[]): boolean {
  const names = new Set(named);
  return names.size === 0 || open.some((place) => names.has(place));
}

/** Oldest first, those without a time last; of one time, messages after those that they may refer to. */
function inOrder(a: OfficialAlert, b: OfficialAlert): number {
  const timeOf = ({ at }: OfficialAlert) => at?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return timeOf(a) - timeOf(b) || Math.sign(a.references.length) - Math.sign(b.references.length);
}
