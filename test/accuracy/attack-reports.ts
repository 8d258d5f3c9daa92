import { readFile } from 'node:fs/promises';
import { attackReportFeatures, type ReportedEvent, reportClasses } from '@vigil/server/assessment/attack-report';
import type { EncodedModel, Group } from '@vigil/server/language/learned/model';
import { train } from '@vigil/server/language/learned/train';
import { classify } from '@vigil/server/pipeline/classify/classify';
import { glossOf } from '@vigil/server/reading/gloss';
import { readable } from '@vigil/server/reading/readable';
import { z } from 'zod';
import { newsOf } from './labels.ts';
import type { GivenItem } from './predict.ts';

/** What a person says that a report reports, by whom and on whom; `again`: what a second reader said. */
const ReportLabel = z.object({
  id: z.string(),
  reports: z.string(),
  by: z.string().nullable(),
  on: z.string().nullable(),
  again: z.string().optional(),
  setAside: z.boolean().default(false),
});

export interface LabelledReport {
  label: z.infer<typeof ReportLabel>;
  date: string;
  event: ReportedEvent;
  features: Group[];
  reports: (typeof reportClasses)[number];
}

const news = ['war-2025-06', 'war-2026', 'ceasefire-2026-06', 'arabic', 'hebrew', 'persian'];

/** The labelled reports that are judged relevant in a war, as the events that they give. */
export async function labelledReports(): Promise<LabelledReport[]> {
  const parts = news.map(async (name) => {
    const items = new Map((await newsOf(name)).map((item) => [item.id, item]));
    const lines = await readFile(new URL(`labels/reports/${name}.jsonl`, import.meta.url), 'utf8');
    return lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const label = ReportLabel.parse(JSON.parse(line));
        const item = items.get(label.id);
        const event = item && eventOf(item);
        if (!item || !event) return [];
        return [{ label, date: item.date, event, features: attackReportFeatures(event), reports: classOf(label) }];
      });
  });
  return (await Promise.all(parts)).flat();
}

function eventOf({ title, summary, lang }: GivenItem): ReportedEvent | null {
  const written = { title, summary, language: lang };
  const { relevant, eventType, urgencyLevel, location } = classify(written, 'war');
  if (!relevant) return null;
  const text = readable(written);
  const gloss = text.found ? glossOf(text) : null;
  const foreign = text.found ? { lang: text.language, ...(gloss && { gloss }) } : {};
  return { title, summary, location, eventType, urgencyLevel, ...foreign };
}

function classOf({ reports, by, on }: LabelledReport['label']): LabelledReport['reports'] {
  if (reports === 'attack' || reports === 'leader-killed') return isBetween(by, on) ? 'between sides' : 'other attack';
  if (talks.has(reports)) return 'talks';
  return reportClasses.find((name) => name === reports) ?? 'none';
}

const talks = new Set(['truce', 'truce-broken', 'deal', 'talks', 'talks-failed']);

function isBetween(by: string | null, on: string | null): boolean {
  if (by === 'both sides') return true;
  return (ofIsrael.has(by ?? '') && on === 'iran') || (by === 'iran' && ofIsrael.has(on ?? ''));
}

const ofIsrael = new Set(['israel', 'usa', 'israel and usa']);

const settings = { minCount: 3, penalty: 30, passes: 20, rate: 0.012 };

export function trainAttackReports(rows: readonly LabelledReport[]): EncodedModel {
  const examples = rows.map(({ features, reports }) => ({
    features,
    target: reportClasses.map((name) => (name === reports ? 1 : 0)),
  }));
  return train(examples, reportClasses.map(toWord), settings);
}

/** A stored model names its classes in one line, parted by blanks. */
const toWord = (name: string) => name.replaceAll(' ', '-');
