import { sentencesOf } from '../../../language/sentences.ts';
import { type DatesRead, datesIn, dayForm, daysOf, type KnownDates, knownDates } from './dates.ts';
import type { CitedEvent } from './evidence.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A text as tokens, with its dates. */
export interface ParsedText {
  tokens: readonly Token[];
  dates: DatesRead;
}

/** The sentences, names, words and dates of the events that a claim cites. */
export interface EvidenceIndex {
  /** Parts of sentences, each of which can be rendered by itself, */
  sentences: readonly ParsedText[];
  /** and whole ones, in which a number stands beside what it counts. */
  whole: readonly ParsedText[];
  keys: ReadonlySet<string>;
  words: ReadonlySet<string>;
  dates: KnownDates;
  /** Of the events themselves: `ends` are the days of the first and the last. */
  events: {
    count: number;
    types: ReadonlySet<string>;
    days: ReadonlySet<string>;
    ends: ReadonlySet<string>;
    places: readonly ParsedText[];
  };
}

export function parseText(text: string): ParsedText {
  const tokens = tokensOf(text);
  return { tokens, dates: datesIn(tokens) };
}

/** What stands before a colon, between semicolons and after 'according to' is said, and supported, each by itself. */
export function statementsIn(text: string): string[] {
  return text
    .split(/[:;]\s|,? according to |\s[–—]\s/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
}

export function indexEvidence(events: readonly CitedEvent[]): EvidenceIndex {
  const sentences = events.flatMap((event) => parseEvent(event).parts);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  return {
    sentences,
    whole: events.flatMap((event) => parseEvent(event).whole),
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
      places: events.map(({ location }) => parseText(location)),
      ends: new Set(endsOf(events.map(({ timestamp }) => Date.parse(timestamp))).map(dayForm)),
    },
  };
}

/** Several sentences cite an event; it is parsed once. */
const parsedEvents = new WeakMap<CitedEvent, { parts: ParsedText[]; whole: ParsedText[] }>();

function parseEvent(event: CitedEvent): { parts: ParsedText[]; whole: ParsedText[] } {
  const known = parsedEvents.get(event);
  if (known) return known;
  const texts = [...new Set(textsOf(event))];
  const parsed = { parts: [...new Set(texts.flatMap(statementsIn))].map(parseText), whole: texts.map(parseText) };
  parsedEvents.set(event, parsed);
  return parsed;
}

function endsOf(times: readonly number[]): Date[] {
  return [new Date(Math.min(...times)), new Date(Math.max(...times))];
}

function textsOf({ title, summary, location, eventType, figures, reports }: CitedEvent): string[] {
  return [
    title,
    ...sentencesOf(summary),
    location,
    eventType,
    ...figures.flatMap(({ what, value, by }) => [`${value} ${what}`, `${what} ${value}`, by]),
    ...reports.flatMap((report) => [report.title, report.source]),
  ];
}
