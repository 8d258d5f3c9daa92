import { AlertArea } from '@vigil/common/events';
import { z } from 'zod';
import type { OfficialAlert } from './alert.ts';

/** A message that stands: places are under alert by it. */
const StandingMessage = z.object({
  id: z.string(),
  /** The messages that it has replaced. */
  replaces: z.array(z.string()),
  places: z.array(z.string()),
  at: z.date(),
  /** When it ends by itself. */
  until: z.date().nullable(),
});
type StandingMessage = z.infer<typeof StandingMessage>;

/** An alert from its first message to its end: one event. */
export const Episode = z.object({
  eventId: z.string(),
  threat: z.string(),
  isDrill: z.boolean(),
  /** Places under alert, in the order in which they were named, and those that were cleared. */
  places: z.array(z.string()),
  cleared: z.array(z.string()),
  /** Places that are no longer under alert without an all-clear: replaced, cancelled or expired. */
  dropped: z.array(z.string()).default([]),
  /** Of those places whose outlines the channel has sent. */
  areas: z.array(AlertArea).default([]),
  isCancelled: z.boolean(),
  /** Why it is over, where its places do not tell. */
  closed: z.enum(['cleared', 'expired', 'silent']).nullable().default(null),
  messages: z.array(StandingMessage).default([]),
  /** Of all its messages, for references. */
  ids: z.array(z.string()),
  lastAt: z.date(),
  /** The latest end that any of its messages was given. */
  until: z.date().nullable().default(null),
});
export type Episode = z.infer<typeof Episode>;

/** An alert without an end of its own is over when no message has come for this time: the next one is another event. */
export const overMs = 30 * 60_000;

/** Outlines that are kept of an episode. */
const maxSent = 400;

/** Places that are under alert now. */
export function openPlaces({ places, cleared }: Episode): string[] {
  const known = new Set(cleared);
  return places.filter((place) => !known.has(place));
}

export function isOver(episode: Episode): boolean {
  const { isCancelled, closed, places, dropped } = episode;
  return isCancelled || closed !== null || (places.length + dropped.length > 0 && openPlaces(episode).length === 0);
}

/** Its messages are no longer shown, so that they need not be known. */
export function isForgotten({ lastAt, until }: Episode, now: Date): boolean {
  return now.getTime() - lastAt.getTime() >= 2 * overMs && (until === null || until <= now);
}

/** A message for some of its places. Its times, of its first part and of its newest, are not after now. */
export interface Part {
  alert: OfficialAlert;
  places: string[];
  at: Date;
  latest: Date;
}

export function opened(eventId: string, part: Part): Episode {
  const { id, threat, isDrill, areas = [] } = part.alert;
  const messages = standingOf(part, []);
  const rest = { cleared: [], dropped: [], areas, isCancelled: false, closed: null, messages, lastAt: part.latest };
  return { eventId, threat, isDrill, places: part.places, ids: [id], until: latestOf(messages, null), ...rest };
}

/** Adds the places of a message. Those of an update stand instead of the places that only messages it refers to had. */
export function extended(episode: Episode, part: Part): Episode {
  const { alert, places, latest } = part;
  const meant = alert.isUpdate ? episode.messages.filter((one) => isMeant(one, alert)) : [];
  const replaces = [...new Set(meant.flatMap((one) => [one.id, ...one.replaces]))];
  // An update that names no place is one for the same places.
  const isForSame = meant.length > 0 && alert.places.length === 0;
  const without = isForSame ? episode : withoutMessages(episode, meant, new Set(places));
  const added = isForSame ? [] : standingOf(part, replaces);
  const named = new Set(places);
  const messages = isForSame
    ? episode.messages.map((one) => (meant.includes(one) ? { ...one, id: alert.id, replaces } : one))
    : [...withoutUnlimited(without.messages, added), ...added];
  const next: Episode = {
    ...without,
    threat: meant.length > 0 ? alert.threat : episode.threat,
    places: [...new Set([...without.places, ...places])],
    cleared: without.cleared.filter((place) => !named.has(place)),
    dropped: without.dropped.filter((place) => !named.has(place)),
    areas: [...without.areas, ...(alert.areas ?? [])].slice(-maxSent),
    messages,
    ids: withId(episode, alert),
    lastAt: later(episode.lastAt, latest),
    until: latestOf(messages, episode.until),
  };
  return isOver(next) ? { ...next, closed: 'expired' } : next;
}

/** Without what another event took over: a place that a later message without an end names is held by that message alone. */
export function released(episode: Episode, { alert, places }: Part): Episode {
  const named = new Set(places.filter((place) => !alert.expiries?.has(place)));
  const isAbout = ({ until, places }: StandingMessage) => until === null && places.some((place) => named.has(place));
  if (!episode.messages.some(isAbout)) return episode;
  const messages = episode.messages.flatMap((one) => (isAbout(one) ? withoutPlaces([one], named) : one));
  const held = new Set(messages.flatMap((one) => one.places));
  const gone = new Set(openPlaces(episode).filter((place) => named.has(place) && !held.has(place)));
  const dropped = [...new Set([...episode.dropped, ...gone])];
  const next = { ...episode, messages, places: episode.places.filter((place) => !gone.has(place)), dropped };
  return isOver(next) ? { ...next, closed: 'expired' } : next;
}

/** Ends the alert for the named places, for all if there are none, unless they were named again after the all-clear. */
export function cleared(episode: Episode, { alert, at }: Part): Episode {
  const named = new Set(alert.places);
  const held = new Set(episode.messages.filter((one) => one.at > at).flatMap(({ places }) => places));
  const known = new Set(episode.messages.flatMap(({ places }) => places));
  const ended = openPlaces(episode).filter(
    (place) => (named.size === 0 || named.has(place)) && !held.has(place) && (known.has(place) || episode.lastAt <= at),
  );
  const isWithoutPlaces = episode.places.length === 0 && named.size === 0 && episode.lastAt <= at;
  if (ended.length === 0 && !isWithoutPlaces) return episode;
  return {
    ...episode,
    closed: isWithoutPlaces ? 'cleared' : null,
    cleared: [...new Set([...episode.cleared, ...ended])],
    messages: withoutPlaces(episode.messages, new Set(ended)),
    ids: withId(episode, alert),
    lastAt: later(episode.lastAt, at),
  };
}

/** Takes back the messages that a cancellation refers to; the alert as a whole where no other one stands. */
export function cancelled(episode: Episode, { alert, at }: Part): Episode {
  const meant = episode.messages.filter((one) => alert.references.length === 0 || isMeant(one, alert));
  const ids = withId(episode, alert);
  const standing = episode.messages.length - meant.length;
  if (standing === 0) return { ...episode, isCancelled: true, messages: [], ids, lastAt: later(episode.lastAt, at) };
  return { ...withoutMessages(episode, meant, new Set()), ids, lastAt: later(episode.lastAt, at) };
}

/** Ends what has expired, and what has no end of its own and was not repeated. The same episode if there is nothing of that. */
export function lapsed(episode: Episode, now: Date): Episode {
  if (isOver(episode)) return episode;
  const isSilent = now.getTime() - episode.lastAt.getTime() >= overMs;
  const past = episode.messages.filter(({ until }) => (until ? until <= now : isSilent));
  const isLast = past.length === episode.messages.length;
  if (past.length === 0 && !(isLast && isSilent)) return episode;
  if (!isLast) return withoutMessages(episode, past, new Set());
  const hadEnds = past.length > 0 && past.every(({ until }) => until !== null);
  return { ...episode, messages: [], closed: hadEnds ? 'expired' : 'silent' };
}

/** Whether a message is one of those that an alert refers to, or has replaced one of them. */
function isMeant({ id, replaces }: StandingMessage, alert: OfficialAlert): boolean {
  return id !== alert.id && alert.references.some((one) => one === id || replaces.includes(one));
}

/** Without these messages, and without the places that no other one holds, `but` those. */
function withoutMessages(episode: Episode, removed: StandingMessage[], but: ReadonlySet<string>): Episode {
  if (removed.length === 0) return episode;
  const messages = episode.messages.filter((one) => !removed.includes(one));
  const held = new Set(messages.flatMap(({ places }) => places));
  const gone = new Set(removed.flatMap(({ places }) => places).filter((place) => !held.has(place) && !but.has(place)));
  return {
    ...episode,
    messages,
    places: episode.places.filter((place) => !gone.has(place)),
    dropped: [...new Set([...episode.dropped, ...gone])],
  };
}

/** A message as one part for each end that it gives. */
function standingOf({ alert, places, latest: at }: Part, before: string[]): StandingMessage[] {
  const replaces = alert.isUpdate ? [...new Set([...before, ...alert.references])] : before;
  const byEnd = new Map<number | null, string[]>();
  for (const place of places) {
    const until = alert.expiries?.get(place)?.getTime() ?? null;
    const same = byEnd.get(until);
    if (same) same.push(place);
    else byEnd.set(until, [place]);
  }
  if (places.length === 0 && alert.places.length === 0) byEnd.set(null, []);
  return [...byEnd].map(([until, some]) => ({
    id: alert.id,
    replaces,
    places: some,
    at,
    until: until === null ? null : new Date(until),
  }));
}

/** A place is held by the latest message without an end alone, so that an hour of sirens needs no more room than its places. */
function withoutUnlimited(messages: StandingMessage[], added: StandingMessage[]): StandingMessage[] {
  const named = new Set(added.filter(({ until }) => until === null).flatMap(({ places }) => places));
  const [limited, unlimited] = [messages.filter(({ until }) => until), messages.filter(({ until }) => !until)];
  return [...limited, ...withoutPlaces(unlimited, named)];
}

/** Messages that held nothing but these places are left out. */
function withoutPlaces(messages: StandingMessage[], gone: ReadonlySet<string>): StandingMessage[] {
  return messages.flatMap((one) => {
    const places = one.places.filter((place) => !gone.has(place));
    return places.length > 0 || one.places.length === 0 ? { ...one, places } : [];
  });
}

function withId({ ids }: Episode, { id }: OfficialAlert): string[] {
  return ids.includes(id) ? ids : [...ids, id];
}

const later = (a: Date, b: Date) => (a > b ? a : b);

function latestOf(messages: StandingMessage[], before: Date | null): Date | null {
  const times = [...messages.map(({ until }) => until), before].flatMap((until) => until?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
