import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { verify } from '@vigil/server/features/analysis/verify';
import { describe, expect, it } from 'vitest';
import { toGivenItem } from '../accuracy/predict.ts';
import { assess } from '../assess/assess.ts';
import { newsDates } from '../assess/expected.ts';
import { faultsOf } from '../assess/faults.ts';
import { takeInItems } from '../assess/take-in-items.ts';

const folder = fileURLToPath(new URL('../../../shared/data/news/', import.meta.url));
const isThere = existsSync(folder);

const itemsOf = async (file: string) =>
  (await readFile(`${folder}${file}`, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => toGivenItem(JSON.parse(line)));

describe.skipIf(!isThere)('an assessment of real news', () => {
  it.each(newsDates)(
    'at $at begins with $thing, and has no fault',
    { timeout: 300_000 },
    async ({ file, at, said }) => {
      const events = await takeInItems(await itemsOf(file), new Date(at));
      const before = process.cpuUsage().user;
      const assessment = assess(events, new Date(at));
      const cpuMs = (process.cpuUsage().user - before) / 1000;
      const { titleShare, sentences, ...faults } = faultsOf(assessment, events);
      console.log(
        at,
        `${events.length} events, ${sentences} sentences, ${cpuMs.toFixed(0)} ms`,
        assessment.sentences[0]?.text,
      );
      expect(assessment.sentences[0]?.text).toMatch(said);
      expect(faults).toEqual({ twice: [], questions: [], outlets: [] });
      expect(titleShare).toBeLessThan(0.1);
      const byId = new Map(events.map((event) => [event.id, event]));
      for (const { eventIds, ...sentence } of assessment.sentences) {
        const cited = eventIds.flatMap((id) => byId.get(id) ?? []);
        expect([sentence.text, verify(sentence, cited)]).toEqual([sentence.text, { supported: true }]);
      }
      // All of it: report, level, indicators and balance. One second a thousand events, and one for what is read but once.
      expect(cpuMs).toBeLessThan(1_000 + events.length);
    },
  );
});
