import { urgencyLevels } from '@vigil/common/events';
import { type Measures, statedIn } from '../measures.ts';
import { type GivenItem, type Prediction, predict } from '../predict.ts';
import type { Batch, HeadlineCase, HeadlinePair } from './headline.ts';

/** How a batch of headlines was judged, and what was judged otherwise than by a person, one line each. */
export async function measureBatch(batch: Batch): Promise<{ measures: Measures; faults: string[] }> {
  const { same, different, cases } = batch;
  const found = await Promise.all(same.map(areOne));
  const joined = await Promise.all(different.map(areOne));
  const missed = same.filter((_, at) => !found[at]);
  const merged = different.filter((_, at) => joined[at]);
  const judged = await Promise.all(
    cases.map(async ([title, expected]) => ({ title, expected, got: await judge(title) })),
  );
  const stated = judged.flatMap(({ title, expected, got }) => (expected ? [{ title, expected, got }] : []));
  const aside = judged.filter(({ expected }) => !expected);
  const wrong = {
    relevance: judged.filter(({ expected, got }) => got.relevant !== (expected !== null)),
    type: stated.filter(({ expected, got }) => got.eventType !== expected.type),
    urgency: stated.filter(({ expected, got }) => steps(expected.urgency, got.urgency) > 1),
    place: stated.filter(({ expected, got }) => expected.place && !got.location.includes(expected.place)),
  };
  return {
    measures: {
      'same event found': 1 - missed.length / same.length,
      'different events merged': merged.length / different.length,
      'relevant found': stated.filter(({ got }) => got.relevant).length / stated.length,
      'left aside rightly': aside.filter(({ got }) => !got.relevant).length / aside.length,
      type: 1 - wrong.type.length / stated.length,
      'urgency exact': stated.filter(({ expected, got }) => expected.urgency === got.urgency).length / stated.length,
      'urgency within one': 1 - wrong.urgency.length / stated.length,
      place: 1 - wrong.place.length / stated.filter(({ expected }) => expected.place).length,
    },
    faults: [
      ...missed.map((pair) => `missed: ${pair[0]} | ${pair[1]}`),
      ...merged.map((pair) => `merged: ${pair[0]} | ${pair[1]}`),
      ...Object.entries(wrong).flatMap(([what, rows]) => rows.map((row) => `${what}: ${toLine(row)}`)),
    ],
  };
}

/** Judged by themselves: are both relevant, and of one event? */
export async function areOne([first, second, hours = 0.5]: HeadlinePair): Promise<boolean> {
  const [a, b] = await predict([toItem(first, 0), toItem(second, hours)]);
  return a !== undefined && a.cluster !== null && a.cluster === b?.cluster;
}

async function judge(title: string): Promise<Prediction> {
  const [prediction] = await predict([toItem(title, 0)]);
  if (!prediction) throw new Error('a prediction for each item');
  return prediction;
}

const start = Date.UTC(2030, 2, 1, 6);

function toItem(title: string, hours: number): GivenItem {
  const date = new Date(start + hours * 3_600_000).toISOString();
  return { id: `${title} ${hours}`, date, outlet: '', title, summary: '', url: '', lang: '' };
}

function steps(a: string, b: string): number {
  const levels: readonly string[] = urgencyLevels;
  const rank = (level: string) => levels.indexOf(level);
  return Math.abs(rank(a) - rank(b));
}

function toLine({ title, expected, got }: { title: string; expected: HeadlineCase[1]; got: Prediction }): string {
  const wanted = expected ? Object.values(expected).join(', ') : 'not relevant';
  return `${title} (${wanted}) - ${statedIn(got)}`;
}
