import { sentencesOf } from '../../../language/sentences.ts';
import type { EventRecord } from '../../../timeline/change.ts';
import { type DatesRead, datesIn, dayForm, daysOf, type KnownDates, knownDates } from './dates.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What of an event a sentence may rest on. */
export type Evidence = Pick<
  EventRecord,
  'id' | 'title' | 'summary' | 'location' | 'timestamp' | 'precision' | 'eventType' | 'figures' | 'reports'
>;

/** A sentence with its dates found. */
export interface Read {
  tokens: readonly Token[];
  dates: DatesRead;
}

/** All that is said by the events that a claim cites. */
export interface Ground {
  /** Parts of sentences, each of which can be rendered by itself, */
  sentences: readonly Read[];
  /** and whole ones, in which a number stands beside what it counts. */
  whole: readonly Read[];
  keys: ReadonlySet<string>;
  words: ReadonlySet<string>;
  dates: KnownDates;
  /** Of the events themselves: `ends` are the days of the first and the last. */
  events: {
    count: number;
    types: ReadonlySet<string>;
    days: ReadonlySet<string>;
    ends: ReadonlySet<string>;
    places: readonly Read[];
  };
}

export function readText(text: string): Read {
  const tokens = tokensOf(text);
  return { tokens, dates: datesIn(tokens) };
}

/** What stands before a colon, between semicolons and after 'according to' is said, and supported, each by itself. */
export function partsOf(text: string): string[] {
  return text
    .split(/[:;]\s|,? according to |\s[–—]\s/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
}

export function groundOf(events: readonly Evidence[]): Ground {
  const sentences = events.flatMap((event) => readEvent(event).parts);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  return {
    sentences,
    whole: events.flatMap((event) => readEvent(event).whole),
    keys: new Set(tokens.map(({ key }) => key)),
    words: new Set(tokens.map(({ word }) => word)),
    dates: knownDates(
      events,
      sentences.map(({ dates }) => dates),
    ),
    events: {
      count: events.length,
      types: new Set(events.map(({ eventType }) => eventType)),
      days: new Set(events.flatMap(daysOf).map(dayForm)),
      places: events.map(({ location }) => readText(location)),
      ends: new Set(endsOf(events.map(({ timestamp }) => Date.parse(timestamp))).map(dayForm)),
    },
  };
}

/** An event is cited by many sentences, and read once. */
const met = new WeakMap<Evidence, { parts: Read[]; whole: Read[] }>();

function readEvent(event: Evidence): { parts: Read[]; whole: Read[] } {
  const known = met.get(event);
  if (known) return known;
  const texts = [...new Set(textsOf(event))];
  const read = { parts: [...new Set(texts.flatMap(partsOf))].map(readText), whole: texts.map(readText) };
  met.set(event, read);
  return read;
}

function endsOf(times: readonly number[]): Date[] {
  return [new Date(Math.min(...times)), new Date(Math.max(...times))];
}

function textsOf({ title, summary, location, eventType, figures, reports }: Evidence): string[] {
  return [
    title,
    ...sentencesOf(summary),
    location,
    eventType,
    ...figures.flatMap(({ what, value, by }) => [`${value} ${what}`, `${what} ${value}`, by]),
    ...reports.flatMap((report) => [report.title, report.source]),
  ];
}
