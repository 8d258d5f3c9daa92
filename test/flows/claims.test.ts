import type { Sentence } from '@vigil/common/analysis';
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

type Truth = Pick<Sentence, 'text' | 'kind' | 'quote' | 'template'> & { cited: EventRecord[] };

/** What is true of events: their own sentences, and those of reports that quote one of them or count over many. */
const truths: Truth[] = [
  ...events.flatMap((event) => [event.title, ...sentencesOf(event.summary)].map((text) => ({ text, cited: [event] }))),
  ...reports
    .flatMap(({ sentences }) => sentences)
    .map(({ eventIds, ...sentence }) => ({ ...sentence, cited: eventIds.flatMap((id) => byId.get(id) ?? []) })),
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
    for (const { cited, ...claim } of truths.filter((_, at) => at % 2 === 0)) {
      for (const { fault, text: mutant } of mutantsOf(claim.text, JSON.stringify(cited), names, random)) {
        const isCaught = !verify({ ...claim, text: mutant }, cited).supported;
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
