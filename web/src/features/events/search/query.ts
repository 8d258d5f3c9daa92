import type { exportPaths } from '@vigil/common/exports';
import { eventTypes, urgencyLevels } from '@vigil/common/listing';
import type { EventFilter } from '@vigil/common/search';

/** The fields of a search, in the order in which they stand in an address. */
const fields = ['q', 'type', 'urgency', 'place', 'source', 'from', 'to'] as const satisfies (keyof EventFilter)[];
export type QueryField = (typeof fields)[number];

/** A search as an address keeps it: only what narrows it. `type` and `urgency` are lists with commas. */
export type Query = Partial<Record<QueryField, string>>;

/** What an address may carry for the search and for the time, as it came. */
export type Unread = Partial<Record<QueryField | 'at' | 'known', unknown>>;

const longest = 200;
const paths: typeof exportPaths = { rss: '/feed.xml', json: '/feed.json', csv: '/events.csv' };

/** The search that an address names, and what of it cannot be understood and is left out: 'type "weather"'. */
export function readQuery(search: Unread): { query: Query; unread: string[] } {
  const query: Query = {};
  const unread: string[] = [];
  for (const field of fields) {
    const text = String(search[field] ?? '').trim();
    if (text === '') continue;
    const { value, rest } = readers[field](text);
    if (value) query[field] = value;
    unread.push(...rest.map((one) => `${field} "${one}"`));
  }
  return { query, unread };
}

/** Returns true if any field is set. */
export function isAsking(search: Unread): boolean {
  return fields.some((field) => String(search[field] ?? '').trim() !== '');
}

/** The list with the item, or without it if it is there. */
export function toggled(list: string | undefined, item: string): string {
  const items = list ? list.split(',') : [];
  return (items.includes(item) ? items.filter((one) => one !== item) : [...items, item]).join();
}

/** Where exactly these events can be followed from outside, by kind of feed. */
export function feedsOf(query: Query): Record<keyof typeof paths, string> {
  const search = new URLSearchParams(query).toString();
  const to = (path: string) => (search ? `${path}?${search}` : path);
  return { rss: to(paths.rss), json: to(paths.json), csv: to(paths.csv) };
}

interface ParsedField {
  value: string;
  rest: string[];
}

const readers: Record<QueryField, (text: string) => ParsedField> = {
  q: words,
  type: oneOf(eventTypes),
  urgency: oneOf(urgencyLevels),
  place: words,
  source: words,
  from: time,
  to: time,
};

function words(text: string): ParsedField {
  return { value: text.slice(0, longest), rest: [] };
}

function oneOf(known: readonly string[]) {
  return (text: string): ParsedField => {
    const items = text.split(',').map((item) => item.trim());
    return {
      value: known.filter((one) => items.includes(one)).join(),
      rest: items.filter((item) => item !== '' && !known.includes(item)),
    };
  };
}

/** A day stays a day; a time is written as the server reads it. */
function time(text: string): ParsedField {
  const at = Date.parse(text);
  if (Number.isNaN(at)) return { value: '', rest: [text] };
  const exact = new Date(at).toISOString();
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  // `Date` turns 30 February into 2 March.
  if (isDay && !exact.startsWith(text)) return { value: '', rest: [text] };
  return { value: isDay ? text : exact, rest: [] };
}
