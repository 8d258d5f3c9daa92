import type { Basis } from '@vigil/common/analysis';
import { seeded } from '@vigil/common/testing/seeded';
import { writeReport } from '@vigil/server/features/analysis/report';
import { verify } from '@vigil/server/features/analysis/verify';
import { sentencesOf } from '@vigil/server/language/sentences';
import type { EventRecord } from '@vigil/server/timeline/change';
import { describe, expect, it } from 'vitest';
import { archiveRecords } from '../harness/archive.ts';
import { type Fault, mutantsOf, namesIn } from '../harness/mutate.ts';

const events = archiveRecords();
const byId = new Map(events.map((event) => [event.id, event]));
const reports = [...new Set(events.map(({ timestamp }) => timestamp.slice(0, 10)))].flatMap(
  (day) => writeReport(events.filter(({ timestamp }) => timestamp.slice(0, 10) <= day)) ?? [],
);

/** What is true of events: their own sentences, and those that reports composed from one of them or counted over many. */
const truths: { text: string; cited: EventRecord[]; basis?: Basis | undefined }[] = [
  ...events.flatMap((event) => [event.title, ...sentencesOf(event.summary)].map((text) => ({ text, cited: [event] }))),
  ...reports
    .flatMap(({ sentences }) => sentences)
    .map(({ text, eventIds, basis }) => ({ text, basis, cited: eventIds.flatMap((id) => byId.get(id) ?? []) })),
];

describe('the verifier before a report, over the whole archive', () => {
  it('lets the true sentences pass', () => {
    const lost = truths.filter(({ cited, ...claim }) => !verify(claim, cited).supported);
    show({ true_sentences: truths.length, lost: lost.length });
    expect(lost.length / truths.length).toBeLessThanOrEqual(0.02);
  });

  it('stops them with a wrong name, number, date, place, side or negation', () => {
    const names = namesIn(events.flatMap(({ title, summary }) => [title, summary]));
    const random = seeded(1);
    const tally = new Map<Fault, { made: number; caught: number }>();
    const missed: string[] = [];
    // Every other one is enough, and takes half the time.
    for (const { text, cited, basis } of truths.filter((_, at) => at % 2 === 0)) {
      for (const { fault, text: mutant } of mutantsOf(text, JSON.stringify(cited), names, random)) {
        const isCaught = !verify({ text: mutant, basis }, cited).supported;
        const { made, caught } = tally.get(fault) ?? { made: 0, caught: 0 };
        tally.set(fault, { made: made + 1, caught: caught + Number(isCaught) });
        if (!isCaught) missed.push(`${fault}: ${mutant}`);
      }
    }
    console.table(Object.fromEntries(tally));
    console.log(missed.join('\n'));
    for (const [fault, { made, caught }] of tally) {
      expect({ fault, isEnough: made >= 50 }).toEqual({ fault, isEnough: true });
      expect({ fault, isCaught: caught / made >= 0.98 }).toEqual({ fault, isCaught: true });
    }
  });

  it('leaves no sentence of a report without an event that exists', () => {
    const sentences = reports.flatMap((report) => report.sentences);
    expect(sentences.length).toBeGreaterThan(reports.length);
    expect(sentences.filter(({ eventIds }) => eventIds.length === 0 || eventIds.some((id) => !byId.has(id)))).toEqual(
      [],
    );
  });
});

function show(figures: Record<string, number>): void {
  console.table(figures);
}
