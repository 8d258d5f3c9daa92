import { readFile } from 'node:fs/promises';
import type { Batch } from './headline.ts';

const folder = new URL('../../../server/reader/training/headline-pairs/', import.meta.url);

/** The files of own pairs that training leaves out (`APART_FILES` of `pairs.py`), by language; `mix`: of two languages. */
const files = { en: 'en-12', he: 'he-4', fa: 'fa-4', ar: 'ar-4', mix: 'mix-4' } as const;

/** Pairs of headlines of our own in four languages that no training saw. */
export async function heldOutPairs(): Promise<Record<string, Batch>> {
  const read = Object.entries(files).map(async ([language, file]) => {
    const lines = (await readFile(new URL(`${file}.jsonl`, folder), 'utf8')).trim().split('\n');
    const pairs = lines.map((line): { a: string; b: string; same: boolean } => JSON.parse(line));
    const those = (wanted: boolean) => pairs.flatMap(({ a, b, same }) => (same === wanted ? [[a, b] as const] : []));
    return [`${language} pairs`, { same: those(true), different: those(false), cases: [] }] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
