import { readFile } from 'node:fs/promises';
import { urgencyLevels } from '@vigil/common/events';
import { classify } from '@vigil/server/pipeline/classify/classify';
import { createIndex, identify, remember } from '@vigil/server/pipeline/identify/identify';
import type { Judgement } from '@vigil/server/pipeline/judgement';
import { describe, expect, it } from 'vitest';

/** A labelled item. Labels are null where the item is not relevant. */
interface Row {
  id: string;
  date: string;
  title: string;
  summary: string | null;
  relevant: boolean;
  borderline: boolean;
  eventType: string | null;
  eventTypeAlt: string[];
  urgency: (typeof urgencyLevels)[number] | null;
  location: string | null;
  locationAlt: string[];
  cluster: string;
  clusterAlt: string | null;
}

const data = new URL('../../../shared/data/', import.meta.url);
const rows = (await readLines<Row>('labelled/events.jsonl')).sort((a, b) => a.date.localeCompare(b.date));
const judged = rows.map((row) => ({ row, judgement: classify(toText(row.title, row.summary)) }));
const firm = judged.filter(({ row }) => !row.borderline);
const told = firm.filter(({ row }) => row.relevant);

describe('the judge on the labelled set it was developed on', () => {
  it('finds what is relevant, and little else', () => {
    const { precision, recall, f1 } = ratios(
      firm.filter(({ row, judgement }) => row.relevant && judgement.relevant).length,
      firm.filter(({ judgement }) => judgement.relevant).length,
      told.length,
    );
    show({ relevance_precision: precision, relevance_recall: recall, relevance_f1: f1 });
    expect(f1).toBeGreaterThanOrEqual(0.97);
  });

  it('tells type, urgency and place', () => {
    const steps = told.map(({ row, judgement }) => Math.abs(rank(judgement.urgencyLevel) - rank(row.urgency)));
    const pressing = told.filter(({ row }) => rank(row.urgency) <= rank('urgent'));
    const scores = {
      type: share(told, ({ row, judgement }) => [row.eventType, ...row.eventTypeAlt].includes(judgement.eventType)),
      urgency_exact: share(steps, (step) => step === 0),
      urgency_within_one: share(steps, (step) => step <= 1),
      critical_urgent_recall: share(pressing, ({ judgement }) => rank(judgement.urgencyLevel) <= rank('high')),
      place: share(told, isPlaced),
    };
    show(scores);
    expect(scores.type).toBeGreaterThanOrEqual(0.9);
    expect(scores.urgency_exact).toBeGreaterThanOrEqual(0.62);
    expect(scores.urgency_within_one).toBeGreaterThanOrEqual(0.9);
    expect(scores.critical_urgent_recall).toBeGreaterThanOrEqual(0.94);
    expect(scores.place).toBeGreaterThanOrEqual(0.88);
  });

  it('brings the reports of one event together', () => {
    const items = cluster().filter(({ row }) => row.relevant);
    const pairs = items.flatMap((a, at) =>
      items.slice(at + 1).map((b) => [a.got === b.got, a.gold === b.gold] as const),
    );
    const count = (wanted: (pair: readonly [boolean, boolean]) => boolean) => pairs.filter(wanted).length;
    const pair = ratios(
      count(([got, gold]) => got && gold),
      count(([got]) => got),
      count(([, gold]) => gold),
    );
    const overlap = (a: Clustered, by: 'got' | 'gold') => {
      const mates = items.filter((b) => b[by] === a[by]);
      return mates.filter((b) => b.got === a.got && b.gold === a.gold).length / mates.length;
    };
    const precision = mean(items.map((item) => overlap(item, 'got')));
    const recall = mean(items.map((item) => overlap(item, 'gold')));
    const bcubed = (2 * precision * recall) / (precision + recall);
    show({ pair_precision: pair.precision, pair_recall: pair.recall, pair_f1: pair.f1, bcubed_f1: bcubed });
    expect(pair.precision).toBeGreaterThanOrEqual(0.84);
    expect(pair.f1).toBeGreaterThanOrEqual(0.77);
    expect(bcubed).toBeGreaterThanOrEqual(0.85);
  });
});

describe('the judge on ten days of unlabelled news', () => {
  it('calls about one item in a hundred relevant, and nothing critical in days without a great strike', async () => {
    const news = await readLines<{ title: string | null; description: string | null }>('news/2026-01-01_10.jsonl');
    const texts = news.map(({ title, description }) => toText(title ?? '', description));
    const started = performance.now();
    const judgements = texts.map(classify);
    const perSecond = (news.length / (performance.now() - started)) * 1000;
    const relevant = judgements.filter((judgement) => judgement.relevant);
    show({ news_items: news.length, news_relevant_share: relevant.length / news.length, news_items_per_s: perSecond });
    expect(relevant.length / news.length).toBeGreaterThan(0.008);
    expect(relevant.length / news.length).toBeLessThan(0.015);
    expect(relevant.filter(({ urgencyLevel }) => urgencyLevel === 'critical')).toHaveLength(0);
  });
});

interface Clustered {
  row: Row;
  got: string;
  gold: string;
}

/** Runs the rows in order of date. Of the two clusters a row may count to, the one that agrees better is taken. */
function cluster(): Clustered[] {
  const index = createIndex();
  const found = judged.map(({ row, judgement }) => {
    if (!judgement.relevant) return { row, got: `none-${row.id}` };
    const { eventType, location } = judgement;
    const candidate = { ...toText(row.title, row.summary), at: new Date(row.date), eventType, location };
    const got = identify(index, candidate) ?? row.id;
    remember(index, got, candidate);
    return { row, got };
  });
  return found.map(({ row, got }) => {
    const mates = found.filter((other) => other.got === got && other.row !== row && other.row.relevant);
    const agree = (name: string | null) =>
      mates.filter((mate) => [mate.row.cluster, mate.row.clusterAlt].includes(name)).length;
    const own = mates.filter((mate) => mate.row.cluster === row.cluster).length;
    return { row, got, gold: row.clusterAlt && agree(row.clusterAlt) > own ? row.clusterAlt : row.cluster };
  });
}

async function readLines<T>(path: string): Promise<T[]> {
  const text = await readFile(new URL(path, data), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line): T => JSON.parse(line));
}

/** As the pipeline hands items on: without markup. */
function toText(title: string, summary: string | null): { title: string; summary: string } {
  const plain = (text: string) => text.replace(/<[^>]*>/g, ' ').replace(/&#0?39;/g, "'");
  return { title: plain(title), summary: plain(summary ?? '') };
}

function isPlaced({ row, judgement }: { row: Row; judgement: Judgement }): boolean {
  const got = judgement.location.toLowerCase();
  return [row.location, ...row.locationAlt].some((place) => {
    const wanted = place?.toLowerCase() ?? '';
    return got.includes(wanted) || wanted.includes(got);
  });
}

function rank(level: Row['urgency']): number {
  return level ? urgencyLevels.indexOf(level) : urgencyLevels.length;
}

function ratios(hits: number, got: number, wanted: number) {
  const precision = hits / got;
  const recall = hits / wanted;
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

function share<T>(all: T[], holds: (one: T) => boolean): number {
  return all.filter(holds).length / all.length;
}

function mean(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0) / numbers.length;
}

function show(scores: Record<string, number>): void {
  console.table(Object.fromEntries(Object.entries(scores).map(([name, value]) => [name, Number(value.toFixed(3))])));
}
