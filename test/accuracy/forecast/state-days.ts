import { writeFile } from 'node:fs/promises';
import { byDay, reportedBy } from '@vigil/server/features/forecast/store';
import { threatFactsOf } from '@vigil/server/features/threat/facts';
import type { EventRecord } from '@vigil/server/timeline/change';
import { z } from 'zod';
import { takeInItems } from '../../assess/take-in-items.ts';
import { readLines } from '../labels.ts';
import { toGivenItem } from '../predict.ts';

const dayMs = 86_400_000;

/** Files of news, with the first and the last day that each pass over one is read for. */
const passes = [
  { file: 'war-2025-06', from: '2025-06-12', to: '2025-06-25' },
  { file: '2026-01-01_10', from: '2026-01-01', to: '2026-01-07' },
  { file: 'war-2026', from: '2026-02-28', to: '2026-04-07' },
  { file: 'ceasefire-2026-06', from: '2026-06-06', to: '2026-06-23' },
] as const;

/**
 * Reads the news of each pass as a server would, and writes beside this file what is attested of each day: the sides that attacked the
 * other, and `talks` for diplomacy. `folder` holds the files of news.
 */
export async function stateDays(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const { file, from, to } of passes) {
    const items = (await readLines(`${folder}/${file}.jsonl`)).map(toItem);
    const events = await takeInItems(items, new Date(Date.parse(to) + dayMs));
    lines.push(...linesOf(events, from, to));
  }
  await writeFile(new URL('stated-days.tsv', import.meta.url), `${lines.join('\n')}\n`);
}

/** A line for each day with an event: the day, the sides, and `talks`. */
export function linesOf(events: readonly EventRecord[], from: string, to: string): string[] {
  const [first, end] = [Date.parse(from), Date.parse(to) + dayMs];
  const facts = events.map((event) => threatFactsOf(event)).filter(({ time }) => time >= first && time < end);
  const days = [...byDay(facts, (time) => Math.floor(time / dayMs))].sort(([a], [b]) => a - b);
  return days.map(([day, own]) => {
    const { attackers, isDiplomacy } = reportedBy(own);
    const date = new Date(day * dayMs).toISOString().slice(0, 10);
    return [date, [...attackers].sort().join(' '), isDiplomacy ? 'talks' : ''].join('\t');
  });
}

/** The file of the calm days names its fields otherwise. */
const toItem = (row: unknown) => {
  const { data } = Row.safeParse(row);
  return toGivenItem(
    data ? { ...data, id: data.url, date: data.published, outlet: data.feed, summary: data.description } : row,
  );
};

const Row = z.looseObject({
  feed: z.string(),
  published: z.string().nullable(),
  description: z.string().nullish(),
  url: z.string().nullable(),
});
