import type { EventRecord } from '@vigil/server/timeline/change';
import type { Assessment } from './assess.ts';

/** What no report may have: counts of sentences, and the share of those that are the title of a report. */
interface Faults {
  sentences: number;
  twice: string[];
  questions: string[];
  /** Sentences that end with the name of an outlet. */
  outlets: string[];
  titleShare: number;
}

export function faultsOf({ sentences }: Pick<Assessment, 'sentences'>, events: readonly EventRecord[]): Faults {
  const texts = sentences.map(({ text }) => text);
  const titles = new Set(
    events.flatMap((event) => [event.title, ...event.reports.map(({ title }) => title)]).map(plain),
  );
  const outlets = [...new Set(events.flatMap(({ reports }) => reports.map(({ source }) => plain(source))))];
  return {
    sentences: texts.length,
    twice: texts.filter((text, at) => texts.findIndex((other) => plain(other) === plain(text)) < at),
    questions: texts.filter((text) => /\?\W*$/.test(text)),
    outlets: texts.filter((text) => outlets.some((outlet) => outlet.length > 3 && plain(text).endsWith(outlet))),
    titleShare: texts.filter((text) => titles.has(plain(text))).length / Math.max(1, texts.length),
  };
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
