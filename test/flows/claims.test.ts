import { gate } from '@vigil/server/features/analysis/gate';
import { writeReport } from '@vigil/server/features/analysis/report';
import { detail, figure, headline } from '@vigil/server/features/analysis/statements';
import { sentencesOf } from '@vigil/server/language/sentences';
import type { EventRecord } from '@vigil/server/timeline/change';
import { describe, expect, it } from 'vitest';
import { archiveRecords } from '../harness/archive.ts';
import { type Fault, mutantsOf, namesIn, seeded } from '../harness/mutate.ts';

const events = archiveRecords();
const byId = new Map(events.map((event) => [event.id, event]));
const reports = [...new Set(events.map(({ timestamp }) => timestamp.slice(0, 10)))].flatMap(
  (day) => writeReport(events.filter(({ timestamp }) => timestamp.slice(0, 10) <= day)) ?? [],
);

/** What is true of events: their own sentences, what reports say of one of them, and the patterns over many. */
const truths: { text: string; cited: EventRecord[] }[] = [
  ...events.flatMap((event) =>
    [event.title, ...sentencesOf(event.summary), headline(event), detail(event), figure(event)].flatMap((text) =>
      text === null ? [] : [{ text, cited: [event] }],
    ),
  ),
  ...reports
    .flatMap(({ sentences }) => sentences)
    .filter(({ section }) => section === 'patterns')
    .map(({ text, eventIds }) => ({ text, cited: eventIds.flatMap((id) => byId.get(id) ?? []) })),
];

describe('the gate before a report, over the whole archive', () => {
  it('lets the true sentences pass', () => {
    const lost = truths.filter(({ text, cited }) => !gate(text, cited).supported);
    show({ true_sentences: truths.length, lost: lost.length });
    expect(lost.length / truths.length).toBeLessThanOrEqual(0.02);
  });

  it('stops them with a wrong name, number, date, place, side or negation', () => {
    const names = namesIn(events.flatMap(({ title, summary }) => [title, summary]));
    const random = seeded(1);
    const tally = new Map<Fault, { made: number; caught: number }>();
    const missed: string[] = [];
    // Every other one is enough, and takes half the time.
    for (const { text, cited } of truths.filter((_, at) => at % 2 === 0)) {
      for (const { fault, text: mutant } of mutantsOf(text, JSON.stringify(cited), names, random)) {
        const isCaught = !gate(mutant, cited).supported;
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
