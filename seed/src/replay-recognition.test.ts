import type { Report } from '@vigil/common/reports';
import { modelFolder, openReader } from '@vigil/reader';
import { placeOf } from '@vigil/server/gazetteer/place-of';
import { judge } from '@vigil/server/judge/judgement';
import { createMatcher } from '@vigil/server/judge/matcher';
import { recognise } from '@vigil/server/judge/recognise';
import { readEvidence } from '@vigil/server/pipeline/evidence';
import { confirmationOf } from '@vigil/server/timeline/confirmation';
import { ledgersOf } from '@vigil/server/timeline/ledgers';
import { originsOf } from '@vigil/server/timeline/origins';
import { describe, expect, test } from 'vitest';
import { outlets } from './data/outlets.ts';
import { type ReplayReport, replayReports } from './replay.ts';

/** What the reader and the judge make of the replay: by event of the timeline, the reports that it is made of. */
const recognised = await recogniseAll(replayReports(new Date('2030-01-02T03:04:05Z'), 30));
const evidence = [...recognised.events.values()].map((reports) => reports.map(toReport));
const marks = evidence.map((reports) => confirmationOf(reports).marks);

describe('the reader and the judge', () => {
  test('take nearly every report of the replay in', () => {
    expect(recognised.refused.length).toBeLessThanOrEqual(10);
  });

  test('join no report to another event, and nearly all to their own', () => {
    const titleSets = [...recognised.events.values()].map(
      (reports) => new Set(reports.map(({ event }) => event.title)),
    );
    expect(titleSets.flatMap((titles) => (titles.size > 1 ? [[...titles]] : []))).toEqual([]);
    const titles = titleSets.flatMap((one) => [...one]);
    const again = titles.filter((title, at) => titles.indexOf(title) < at);
    expect(again.length).toBeLessThanOrEqual(16);
    expect(titles.length).toBeGreaterThanOrEqual(100);
  });

  test('find confirmed, one-sided and denied events among them, and events with a single origin', () => {
    const count = (holds: (one: string[]) => boolean) => marks.filter(holds).length;
    expect(count((one) => one.includes('confirmed'))).toBeGreaterThanOrEqual(40);
    for (const side of ['israeli', 'iranian'])
      expect(
        count(([only, ...more]) => only === side && more.length === 0),
        side,
      ).toBeGreaterThanOrEqual(4);
    for (const denial of ['denied-israeli', 'denied-iranian'])
      expect(
        count((one) => one.includes(denial)),
        denial,
      ).toBeGreaterThanOrEqual(2);
    expect(evidence.filter((reports) => originsOf(reports) === 1).length).toBeGreaterThanOrEqual(20);
  });

  test('find figures that differ, the corrected one last', () => {
    const ledgers = evidence.flatMap((reports) =>
      ledgersOf({ timestamp: '2030-01-02T03:04:05Z', figures: [], reports }),
    );
    const ranges = ledgers.flatMap(({ what, value, range }) => (range ? [`${what}: ${range}, last ${value}`] : []));
    expect(ranges).toEqual(
      expect.arrayContaining(['killed: 4-9, last 9', 'killed: 6-9, last 9', 'injured: 100-180, last 180']),
    );
  });
});

async function recogniseAll(reports: ReplayReport[]) {
  const reader = await openReader(modelFolder);
  const matcher = createMatcher({ reader, now: () => reports.at(-1)?.date ?? new Date() });
  const events = new Map<string, ReplayReport[]>();
  const refused: string[] = [];
  for (const [number, report] of reports.entries()) {
    const { title, summary, date } = report;
    const statement = await reader.read({ title, summary });
    const judgement = judge(statement, placeOf(statement, { title, summary }));
    const { location, place } = judgement;
    const { figures = [] } = readEvidence({ title, summary }, outlets[report.outlet]);
    const stated = { at: date.getTime(), title, statement, location, place, figures };
    const { eventId } = await recognise(matcher, { id: String(number).padStart(16, '0'), stated, judgement });
    if (eventId) events.set(eventId, [...(events.get(eventId) ?? []), report]);
    else refused.push(title);
  }
  await reader.close();
  return { events, refused };
}

function toReport({ guid, outlet, title, summary, date }: ReplayReport): Report {
  const source = outlets[outlet];
  return {
    item: guid,
    source: source.name,
    url: '',
    title,
    publishedAt: date.toISOString(),
    ...readEvidence({ title, summary }, source),
  };
}
