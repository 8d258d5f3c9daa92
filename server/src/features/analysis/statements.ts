import type { EventType } from '@vigil/common/events';
import { sentencesOf } from '../../language/sentences.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { isNeutral } from './neutral.ts';

/** What happened, by the first neutral title among the event's own and its reports'; null when there is none. */
export function headline(event: EventRecord): string | null {
  // What an administrator put right is no longer what the reports say.
  const reported = event.corrected ? [] : event.reports.map((report) => report.title);
  const title = [event.title, ...reported].find(isNeutral);
  return title === undefined ? null : framed(event, title);
}

/** The first sentence of the summary, where it is neutral, no question, and speaks for itself. */
export function detail(event: EventRecord): string | null {
  const [first = ''] = sentencesOf(event.summary);
  const isFit = first !== '' && first.length <= longest && isNeutral(first) && standsAlone(first);
  return isFit ? framed(event, first) : null;
}

/** Does a sentence tell something without the one before it? */
export function standsAlone(sentence: string): boolean {
  return !dependent.test(sentence);
}

/** Characters; what is longer is no sentence for a report. */
const longest = 400;

/** It begins with a word for something said before, or asks. */
const dependent = /^(?:He|She|It|They|This|That|These|Those|His|Her|Their|Its|But|And)\b|\?$/;

/** A figure with the name of who gave it. */
export function figure(event: EventRecord): string | null {
  const { what, value, by } = event.figures[0] ?? {};
  return what && value && by && isNeutral(`${what} ${by}`)
    ? framed(event, `${what}: ${value}, according to ${by}`)
    : null;
}

/** How many events of a type there were, when and where: null for fewer than two. No day where none of them is dated. */
export function pattern(type: EventType, events: readonly EventRecord[]): string | null {
  if (events.length < 2) return null;
  const days = [...new Set(events.map(({ timestamp }) => timestamp.slice(0, 10)))].sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const isDated = events.some(({ precision }) => precision !== 'none');
  const time = first === last ? ` on ${dayOf(first)}` : ` from ${dayOf(first)} to ${dayOf(last)}`;
  return `${events.length} ${type} events${isDated ? time : ''}${placesOf(events)}.`;
}

/** The frame says the day in UTC and the place. */
function framed({ timestamp, precision, location }: EventRecord, text: string): string {
  const day = precision === 'none' ? '' : dayOf(timestamp);
  const place = location === 'Unknown' ? '' : location;
  const frame = [day, place].filter((part) => part !== '').join(', ');
  return `${frame}${frame && ': '}${text}${/[.!?]["'”’)]*$/.test(text) ? '' : '.'}`;
}

/** The two most frequent places. */
function placesOf(events: readonly EventRecord[]): string {
  const counts = new Map<string, number>();
  for (const { location } of events) if (location !== 'Unknown') counts.set(location, (counts.get(location) ?? 0) + 1);
  const most = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, 2);
  return most.length > 0 ? `: ${most.map(([place]) => place).join('; ')}` : '';
}

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function dayOf(timestamp: string): string {
  return days.format(new Date(timestamp));
}
