import { readFile } from 'node:fs/promises';
import { seeded } from '@vigil/common/testing/seeded';
import { type CitedEvent, verifyClaim } from '@vigil/server/features/analysis/claim-verifier';
import { sentencesOf } from '@vigil/server/language/sentences';
import { describe, expect, it } from 'vitest';
import { type Fault, mutantsOf, namesIn } from '../harness/mutate.ts';

interface Row {
  id: string;
  date: string;
  outlet: string;
  title: string;
  summary: string | null;
  relevant: boolean;
  location: string | null;
}

const file = new URL('../../../shared/data/labelled/events.jsonl', import.meta.url);
const rows = (await readFile(file, 'utf8'))
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line));
const events = rows.filter(({ relevant }) => relevant).map(toEvidence);
const truths = events.flatMap((event) => [event.title, ...sentencesOf(event.summary)].map((text) => ({ text, event })));

describe('the claim verifier before reports of others, in words it was not made on', () => {
  it('lets their own sentences pass', () => {
    const lost = truths.filter(({ text, event }) => !verifyClaim(text, [event]).supported);
    console.table({ true_sentences: truths.length, lost: lost.length });
    expect(lost.length / truths.length).toBeLessThanOrEqual(0.02);
  });

  it('stops them with a wrong name, number, date, place, side or negation', () => {
    const names = namesIn(events.flatMap(({ title, summary }) => [title, summary]));
    const random = seeded(3);
    const tally = new Map<Fault, { made: number; caught: number }>();
    for (const { text, event } of truths)
      for (const { fault, text: mutant } of mutantsOf(text, JSON.stringify(event), names, random)) {
        const { made, caught } = tally.get(fault) ?? { made: 0, caught: 0 };
        const isCaught = !verifyClaim(mutant, [event]).supported;
        tally.set(fault, { made: made + 1, caught: caught + Number(isCaught) });
      }
    console.table(Object.fromEntries(tally));
    const all = [...tally.values()];
    const sum = (of: (one: { made: number; caught: number }) => number) =>
      all.reduce((total, one) => total + of(one), 0);
    expect(sum(({ made }) => made)).toBeGreaterThanOrEqual(300);
    expect(sum(({ caught }) => caught) / sum(({ made }) => made)).toBeGreaterThanOrEqual(0.98);
  });
});

function toEvidence({ id, date, outlet, title, summary, location }: Row): CitedEvent {
  const plain = (text: string) => text.replace(/<[^>]*>/g, ' ').replace(/&#0?39;/g, "'");
  return {
    id,
    title: plain(title),
    summary: plain(summary ?? ''),
    location: location ?? 'Unknown',
    timestamp: new Date(date).toISOString(),
    precision: 'time',
    eventType: 'military',
    figures: [],
    reports: [{ item: id, source: outlet, url: '', title: plain(title), publishedAt: null }],
  };
}
