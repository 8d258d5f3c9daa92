import { createHash } from 'node:crypto';
import type { Statement } from '@vigil/reader';
import { placeOf } from '@vigil/server/gazetteer/place-of';
import { judge } from '@vigil/server/judge/judgement';
import { createMatcher } from '@vigil/server/judge/matcher';
import { recognise } from '@vigil/server/judge/recognise';
import { languageOf } from '@vigil/server/language/language';
import { readForeignFigures } from '@vigil/server/pipeline/figures/foreign';
import { readFigures } from '@vigil/server/pipeline/figures/read-figures';
import { parseDate } from '@vigil/server/pipeline/parse/parse-date';
import { cutAtWord } from '@vigil/server/pipeline/parse/plain';
import { readMarkup } from '@vigil/server/pipeline/parse/read-markup';
import { sharedReader } from '../harness/vigil.ts';

/** One item as files give it; a missing field counts as empty. */
export interface GivenItem {
  id: string;
  date: string;
  outlet: string;
  title: string;
  summary: string;
  url: string;
  /** The language that its feed gives, such as `ar`; empty where it gives none. */
  lang: string;
}

export interface Prediction {
  id: string;
  relevant: boolean;
  eventType: string;
  urgency: string;
  location: string;
  /** The event; null for what is not relevant. */
  cluster: string | null;
  statement: Statement;
}

/** As long as the pipeline keeps them. */
const maxTitle = 500;
const maxSummary = 2000;

/**
 * Runs items through the reader and the judge as the pipeline does, in order of date, and answers in the
 * order they came in. An item without a usable date counts as published with the latest one before it.
 */
export async function predict(items: readonly GivenItem[]): Promise<Prediction[]> {
  const reader = await sharedReader();
  const matcher = createMatcher({ reader, now: () => new Date(Number.MAX_SAFE_INTEGER) });
  const predictions: Prediction[] = [];
  for (const { item, position, at } of inOrder(items)) {
    const title = cutAtWord(readMarkup(item.title).text, maxTitle);
    const summary = cutAtWord(readMarkup(item.summary).text, maxSummary);
    const text = { title, summary };
    const statement = await reader.read(text);
    const judgement = judge(statement, placeOf(statement, text));
    const { eventType, urgencyLevel, location, place } = judgement;
    const figures = languageOf(title, item.lang) === 'en' ? readFigures(text) : readForeignFigures(title);
    const stated = { at: at.getTime(), title, statement, location, place, figures };
    // The parser drops an item without any text.
    const isEmpty = title === '' && summary === '';
    const { eventId } = isEmpty
      ? { eventId: null }
      : await recognise(matcher, { id: digest(item, position), stated, judgement });
    predictions[position] = {
      id: item.id,
      relevant: eventId !== null,
      eventType,
      urgency: urgencyLevel,
      location,
      cluster: eventId,
      statement,
    };
  }
  return predictions;
}

/** Any line of a file as an item: numbers become text, what is no text becomes empty. */
export function toGivenItem(value: unknown): GivenItem {
  const fields = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const text = (name: string) => {
    const field: unknown = fields.get(name);
    return typeof field === 'string' ? field : typeof field === 'number' ? String(field) : '';
  };
  return {
    id: text('id'),
    date: text('date'),
    outlet: text('outlet'),
    title: text('title'),
    summary: text('summary'),
    url: text('url'),
    lang: text('lang'),
  };
}

interface Dated {
  item: GivenItem;
  position: number;
  at: Date;
}

function inOrder(items: readonly GivenItem[]): Dated[] {
  let latest = new Date('2000-01-01T00:00:00Z');
  const dated = items.map((item, position) => {
    latest = parseDate(item.date) ?? latest;
    return { item, position, at: latest };
  });
  return dated.sort(
    (a, b) => a.at.getTime() - b.at.getTime() || order(a.item.id, b.item.id) || a.position - b.position,
  );
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function digest({ id, url, title }: GivenItem, position: number): string {
  return createHash('sha256')
    .update(JSON.stringify([id || position, url, title]))
    .digest('hex');
}
