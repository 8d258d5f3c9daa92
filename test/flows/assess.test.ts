import { factsOf } from '@vigil/server/assessment/facts';
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

  it.each(assessed)('at $at is $level', ({ assessment, level }) => {
    expect(assessment.threatLevel).toBe(level);
  });

  it.each(assessed)('at $at has no sentence twice, and quotes no question and no name of an outlet', (one) => {
    const { sentences, ...faults } = faultsOf(one.assessment, events);
    expect(faults).toEqual({ twice: [], questions: [], outlets: [] });
    expect(sentences).toBeGreaterThan(2);
  });

  it.each(assessed)(
    'at $at cites for each sentence events that support it, and quotes none twice',
    ({ assessment }) => {
      const quoted: string[] = [];
      for (const { eventIds, ...sentence } of assessment.sentences) {
        const cited = eventIds.flatMap((id) => byId.get(id) ?? []);
        expect(cited).toHaveLength(eventIds.length);
        expect([sentence.text, verify(sentence, cited)]).toEqual([sentence.text, { supported: true }]);
        if (sentence.quote?.form === 'event') quoted.push(...eventIds);
      }
      expect(quoted).toEqual([...new Set(quoted)]);
    },
  );

  it('reads all events of the archive alike, whoever acts', () => {
    const kinds = new Set(events.map((event) => factsOf(event).kind));
    expect(kinds.size).toBeGreaterThan(10);
  });
});
