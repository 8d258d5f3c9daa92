import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type GivenItem, toGivenItem } from './predict.ts';

/** What a person says of an item after the rubric of docs/classify.md. What is null or empty was left open. */
export interface Label {
  id: string;
  relevant: boolean;
  /** A reasonable editor could decide relevance the other way. */
  borderline: boolean;
  eventType: string | null;
  eventTypeAlt: string[];
  urgency: string | null;
  location: string | null;
  locationAlt: string[];
  /** Reports of one event share this name. */
  cluster: string;
  /** An event it may also be counted to. */
  clusterAlt: string | null;
}

export interface LabelledItem {
  item: GivenItem;
  label: Label;
  /** The stretch of time it is of, by the name of its file of labels. */
  window: string;
}

/** The set that came with labels: a hundred items of two days. */
export async function developmentSet(): Promise<LabelledItem[]> {
  const rows = await readLines(new URL('labelled/events.jsonl', data));
  return rows.map((row) => ({ item: toGivenItem(row), label: toLabel(row), window: 'development' }));
}

/** Ten days of news, unlabelled, in the order of the file. */
export async function tenDays(): Promise<GivenItem[]> {
  const rows = await readLines(new URL('news/2026-01-01_10.jsonl', data));
  return rows.map((row) => {
    const { published: date = '', feed: outlet = '', title = '', description: summary = '', url = '' } = row;
    const item = toGivenItem({ date, outlet, title, summary, url });
    return { ...item, id: itemId(item) };
  });
}

/** The items of one file of labels beside this one. */
export async function ownSet(name: 'tuning' | 'untouched'): Promise<LabelledItem[]> {
  const labels = await labelsIn(name);
  const items = new Map((await tenDays()).map((item) => [item.id, item]));
  return labels.flatMap((label) => {
    const item = items.get(label.id);
    return item ? [{ item, label, window: name }] : [];
  });
}

/**
 * Labelled windows of war days, of a ceasefire, and of Arabic, Hebrew and Persian news, by the name of their set. Those of
 * a set whose name ends in `set-aside` are not looked at while rules are written.
 */
export const windows: Record<string, { news: string; days: string[] }[]> = {
  war: [
    { news: 'war-2025-06', days: ['en-2025-06-13', 'en-2025-06-14', 'en-2025-06-17'] },
    {
      news: 'war-2026',
      days: [
        'en-2026-02-28',
        'en-2026-03-04',
        'en-2026-03-06',
        'en-2026-03-15',
        'en-2026-03-19',
        'en-2026-03-25',
        'en-2026-04-01',
        'en-2026-04-08',
        'en-2026-04-12',
        'en-2026-04-16',
      ],
    },
  ],
  'war-set-aside': [
    { news: 'war-2025-06', days: ['en-2025-06-21'] },
    { news: 'war-2026', days: ['en-2026-03-10'] },
  ],
  ceasefire: [{ news: 'ceasefire-2026-06', days: ['en-2026-06-10', 'en-2026-06-21'] }],
  'ceasefire-set-aside': [{ news: 'ceasefire-2026-06', days: ['en-2026-06-16'] }],
  arabic: [{ news: 'arabic', days: ['ar-2025-06-13'] }],
  'arabic-set-aside': [{ news: 'arabic', days: ['ar-2026-06-22'] }],
  hebrew: [{ news: 'hebrew', days: ['he-2026-04-10'] }],
  'hebrew-set-aside': [{ news: 'hebrew', days: ['he-2026-04-16'] }],
  persian: [{ news: 'persian', days: ['fa-2026-04-24'] }],
  'persian-set-aside': [{ news: 'persian', days: ['fa-2026-06-10'] }],
};

/** The labelled items of one set of `windows`, in the order of their dates. */
export async function windowSet(name: string): Promise<LabelledItem[]> {
  const parts = await Promise.all((windows[name] ?? []).map(({ news, days }) => labelledDays(news, days)));
  return parts.flat().sort((a, b) => Date.parse(a.item.date) - Date.parse(b.item.date));
}

/** The labelled items of some windows of one file of news. */
export async function labelledDays(news: string, days: readonly string[]): Promise<LabelledItem[]> {
  const items = await itemsOf(news);
  const sets = days.map(async (day) => {
    const labels = await labelsIn(`windows/${day}`);
    return labels.flatMap((label) => {
      const item = items.get(label.id);
      return item ? [{ item, label, window: day }] : [];
    });
  });
  return (await Promise.all(sets)).flat();
}

/** Each file is read once, however many files of labels it has. */
function itemsOf(news: string): Promise<Map<string, GivenItem>> {
  const known = itemsByNews.get(news) ?? newsOf(news).then((items) => new Map(items.map((item) => [item.id, item])));
  itemsByNews.set(news, known);
  return known;
}

const itemsByNews = new Map<string, Promise<Map<string, GivenItem>>>();

async function labelsIn(file: string): Promise<Label[]> {
  return (await readLines(new URL(`labels/${file}.jsonl`, import.meta.url))).map(toLabel);
}

/** All items of one file of news, labelled or not. */
export async function newsOf(name: string): Promise<GivenItem[]> {
  return (await readLines(new URL(`news/${name}.jsonl`, data))).map(toGivenItem);
}

/** Folders of labels of single items, from days that no window of their language covers. */
const singles = ['days', 'more', 'scattered'] as const;

/**
 * All labelled items that are not set aside, each once, with the file of news that it is of; without those of `doubtful`, which were
 * drawn where a model was in doubt. Those of `scattered` were drawn among relevant ones and have no places.
 */
export async function allLabelled(): Promise<(LabelledItem & { news: string })[]> {
  const items = new Map<string, { item: GivenItem; news: string }>();
  for (const item of await tenDays()) items.set(item.id, { item, news: 'calm' });
  for (const news of newsFiles) for (const [id, item] of await itemsOf(news)) items.set(id, { item, news });
  const known = Object.entries(windows).filter(([name]) => !name.endsWith('set-aside'));
  const days = known.flatMap(([, parts]) => parts.flatMap((part) => part.days));
  const files = [...days.map((day) => `windows/${day}`), 'tuning', ...(await filesOf(singles))];
  const labelled = new Map<string, LabelledItem & { news: string }>();
  for (const file of files) {
    for (const label of await labelsIn(file)) {
      const found = items.get(label.id);
      if (found) labelled.set(label.id, { ...found, label, window: file.replace(/^windows\//, '') });
    }
  }
  return [...labelled.values()];
}

const newsFiles = ['war-2025-06', 'war-2026', 'ceasefire-2026-06', 'arabic', 'hebrew', 'persian'];

async function filesOf(folders: readonly string[]): Promise<string[]> {
  const names = folders.map(async (folder) => {
    const files = await readdir(new URL(`labels/${folder}/`, import.meta.url));
    return files.map((file) => `${folder}/${file.replace(/\.jsonl$/, '')}`);
  });
  return (await Promise.all(names)).flat();
}

/** The same for the same item wherever it is met: twelve hexadecimal digits over its address and its date. */
function itemId({ url, date }: Pick<GivenItem, 'url' | 'date'>): string {
  return createHash('sha256').update(`${url} ${date}`).digest('hex').slice(0, 12);
}

export async function readLines(file: URL | string): Promise<Record<string, unknown>[]> {
  const text = await readFile(file, 'utf8');
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [toRow(line)]));
}

const data = new URL('../../../shared/data/', import.meta.url);

/** A line that is no JSON counts as an empty one: one broken line must not cost the others. */
function toRow(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  } catch {
    return {};
  }
}

function toLabel(row: Record<string, unknown>): Label {
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : null);
  const texts = (name: string) => (Array.isArray(row[name]) ? row[name].filter((one) => typeof one === 'string') : []);
  const id = text('id') ?? '';
  return {
    id,
    relevant: row.relevant === true,
    borderline: row.borderline === true,
    eventType: text('eventType'),
    eventTypeAlt: texts('eventTypeAlt'),
    urgency: text('urgency'),
    location: text('location'),
    locationAlt: texts('locationAlt'),
    cluster: text('cluster') ?? id,
    clusterAlt: text('clusterAlt'),
  };
}
