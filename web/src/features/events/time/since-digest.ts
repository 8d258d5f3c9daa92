import type { Event } from '@vigil/common/events';
import { isAtPlace } from '@vigil/common/my-places';
import { byGravity, deathsOf } from '../../../kit/by-gravity.ts';
import { gravityOf } from '../../../kit/gravity.ts';
import { formatRecent } from '../../../kit/time.ts';
import { plural } from '../../../kit/words.ts';

/** What has happened at one place. */
export interface PlaceDigest {
  /** 'Haifa, Israel'; empty for events without a place. */
  place: string;
  isOwn: boolean;
  top: Event;
  events: readonly Event[];
}

/** The events by place: the reader's own places first, then those with deaths, those with alarms, and the most severe of the others. */
export function digestPlaces(events: readonly Event[], own: readonly string[]): PlaceDigest[] {
  const byPlace = new Map<string, Event[]>();
  for (const event of events) {
    const place = event.location.trim();
    byPlace.set(place, [...(byPlace.get(place) ?? []), event]);
  }
  const digests = [...byPlace].flatMap(([place, there]): PlaceDigest[] => {
    const top = there.toSorted(byGravity([]))[0];
    return top ? [{ place, isOwn: isAtPlace(place, own), top, events: there }] : [];
  });
  const order = (one: PlaceDigest) => [
    Number(one.isOwn),
    maxDeaths(one.events),
    Number(one.events.some(isAlarm)),
    Number(gravityOf(one.top) === 'critical'),
    one.events.length,
  ];
  return digests.toSorted((a, b) => compare(order(b), order(a)));
}

/** 'at least 11 killed · 2 alarms, the last 02:41, all-clear 02:52 · 7 events, 3 critical' */
export function placeFacts(events: readonly Event[], now: number): string {
  const critical = events.filter((event) => gravityOf(event) === 'critical').length;
  const count = plural(events.length, 'event');
  return [deathWords(events), alarmWords(events, now), critical > 0 ? `${count}, ${critical} critical` : count]
    .filter((words) => words !== '')
    .join(' · ');
}

/** The count of the event with the most, in its own words: several events may be of the same dead. */
function deathWords(events: readonly Event[]): string {
  const worst = events.toSorted((a, b) => deathsOf(b) - deathsOf(a))[0];
  if (!worst || deathsOf(worst) === 0) return '';
  return `${worst.figures.find(({ what }) => what === 'killed')?.value} killed`;
}

function alarmWords(events: readonly Event[], now: number): string {
  const alarms = events.filter(isAlarm);
  const last = latest(alarms.map(({ timestamp }) => timestamp));
  if (!last) return '';
  const cleared = latest(
    events.filter(({ kind }) => kind === 'all-clear').map((event) => event.evidenceAt ?? event.updatedAt),
  );
  const end = cleared && cleared >= last ? `all-clear ${formatRecent(cleared, now)}` : 'no all-clear known';
  return `${plural(alarms.length, 'alarm')}, the last ${formatRecent(last, now)}, ${end}`;
}

/** An official alert, which is its own all-clear later, or a title that names sirens. */
const isAlarm = ({ alertAreas, kind, title }: Event) =>
  alertAreas !== undefined || (!kind && /\b(?:sirens?|alarms?)\b/i.test(title));

const maxDeaths = (events: readonly Event[]) => Math.max(0, ...events.map(deathsOf));
const latest = (moments: readonly string[]) => moments.toSorted().at(-1);

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
