import { createHash } from 'node:crypto';
import type { PairModel } from '@vigil/server/pipeline/identify/judge/judge';
import { createMatcher } from '@vigil/server/pipeline/matcher';
import { parseDate } from '@vigil/server/pipeline/parse/parse-date';
import { cutAtWord } from '@vigil/server/pipeline/parse/plain';
import { readMarkup } from '@vigil/server/pipeline/parse/read-markup';
import { openMs, recognise } from '@vigil/server/pipeline/recognise';

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
  reasons: string[];
}

/** As long as the pipeline keeps them. */
const maxTitle = 500;
const maxSummary = 2000;

/**
 * Runs items through the functions of the pipeline, in order of date, and answers in the
 * order they came in. An item without a usable date counts as published with the latest one before it.
 */
export function predict(items: readonly GivenItem[], how: { judge?: PairModel | null } = {}): Prediction[] {
  const matcher = createMatcher(() => new Date(Number.MAX_SAFE_INTEGER), how);
  const predictions: Prediction[] = [];
  let reports = 0;
  const judge = ({ item, position, at }: Dated) => {
    const title = cutAtWord(readMarkup(item.title).text, maxTitle);
    const summary = cutAtWord(readMarkup(item.summary).text, maxSummary);
    const { judgement, eventId } = recognise(matcher, {
      id: digest(item, position),
      title,
      summary,
      at,
      language: item.lang,
    });
    const { relevant, isOpen, eventType, urgencyLevel, location, reasons } = judgement;
    predictions[position] = {
      id: item.id,
      relevant,
      eventType,
      urgency: urgencyLevel,
      location,
      cluster: eventId,
      reasons: reasons(),
    };
    if (eventId) reports += 1;
    return isOpen;
  };
  let open: Dated[] = [];
  for (const scan of scansOf(inOrder(items))) {
    const since = (scan[0]?.at.getTime() ?? 0) - openMs;
    const waiting = open.filter(({ at }) => at.getTime() >= since);
    const before = reports;
    open = [...waiting, ...scan.filter(judge)];
    if (reports > before) open = open.filter(judge);
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

/** Items of the same hour are read together; those that wait are asked about again after each. */
function scansOf(items: readonly Dated[]): Dated[][] {
  const scans = new Map<number, Dated[]>();
  for (const dated of items) {
    const hour = Math.floor(dated.at.getTime() / scanMs);
    const scan = scans.get(hour);
    if (scan) scan.push(dated);
    else scans.set(hour, [dated]);
  }
  return [...scans.values()];
}

const scanMs = 3_600_000;

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
