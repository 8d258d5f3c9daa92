import type { EventRecord } from '@vigil/server/timeline/change';
import type { Assessment } from './assess.ts';

/** What no report may have, beside the number of its sentences. */
interface Faults {
  sentences: number;
  twice: string[];
  /** Titles that only ask. */
  questions: string[];
  /** Titles that end with the name of an outlet. */
  outlets: string[];
}

export function faultsOf({ sentences }: Pick<Assessment, 'sentences'>, events: readonly EventRecord[]): Faults {
  const texts = sentences.map(({ text }) => text);
  const titles = sentences.flatMap(({ quote }) =>
    quote?.form === 'event' ? quote.quoted.map(({ title }) => title) : [],
  );
  const outlets = [...new Set(events.flatMap(({ reports }) => reports.map(({ source }) => plain(source))))];
  return {
    sentences: texts.length,
    twice: texts.filter((text, at) => texts.findIndex((other) => plain(other) === plain(text)) < at),
    questions: titles.filter((title) => /\?\W*$/.test(title)),
    outlets: titles.filter((title) => outlets.includes(plain(/[-|–—]([^-|–—]+)$/.exec(title)?.[1] ?? '?'))),
  };
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
