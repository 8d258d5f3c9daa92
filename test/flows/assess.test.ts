import { factsOf } from '@vigil/server/assessment/event-facts';
import { verify } from '@vigil/server/features/analysis/verify';
import { describe, expect, it } from 'vitest';
import { assess } from '../assess/assess.ts';
import { archiveDates } from '../assess/expected.ts';
import { faultsOf } from '../assess/faults.ts';
import { archiveRecords } from '../harness/archive.ts';

const events = archiveRecords();
const byId = new Map(events.map((event) => [event.id, event]));
const assessed = archiveDates.map((date) => ({ ...date, assessment: assess(events, new Date(date.at)) }));

describe('an assessment of the archive', () => {
  it.each(assessed)('at $at begins with $thing', ({ assessment, said }) => {
    expect(assessment.sentences[0]?.text).toMatch(said);
  });

  it.each(assessed)('at $at has no sentence twice, no question, no title and no name of an outlet at an end', (one) => {
    const { sentences, titleShare, ...faults } = faultsOf(one.assessment, events);
    expect(faults).toEqual({ twice: [], questions: [], outlets: [] });
    expect(titleShare).toBeLessThan(0.1);
    expect(sentences).toBeGreaterThan(2);
  });

  it.each(assessed)('at $at cites for each sentence events that support it, and tells none twice', ({ assessment }) => {
    const incidents: string[] = [];
    for (const { eventIds, ...sentence } of assessment.sentences) {
      const cited = eventIds.flatMap((id) => byId.get(id) ?? []);
      expect(cited).toHaveLength(eventIds.length);
      expect([sentence.text, verify(sentence, cited)]).toEqual([sentence.text, { supported: true }]);
      if (sentence.basis?.kind === 'incident') incidents.push(...eventIds);
    }
    expect(incidents).toEqual([...new Set(incidents)]);
  });

  it('reads all events of the archive alike, whoever acts', () => {
    const kinds = new Set(events.map((event) => factsOf(event).kind));
    expect(kinds.size).toBeGreaterThan(10);
  });
});
