import { urgencyLevels } from '@vigil/common/events';
import type { Measures } from '../measures.ts';
import { type GivenItem, type Prediction, predict } from '../predict.ts';
import type { Batch, HeadlineCase, HeadlinePair } from './headline.ts';

/** How a batch of headlines was judged, and what was judged otherwise than by a person, one line each. */
export function measureBatch({ same, different, cases }: Batch): { measures: Measures; faults: string[] } {
  const missed = same.filter((pair) => !areOne(pair));
  const merged = different.filter(areOne);
  const judged = cases.map(([title, expected]) => ({ title, expected, got: judge(title) }));
  const told = judged.flatMap(({ title, expected, got }) => (expected ? [{ title, expected, got }] : []));
  const aside = judged.filter(({ expected }) => !expected);
  const wrong = {
    relevance: judged.filter(({ expected, got }) => got.relevant !== (expected !== null)),
    type: told.filter(({ expected, got }) => got.eventType !== expected.type),
    urgency: told.filter(({ expected, got }) => steps(expected.urgency, got.urgency) > 1),
    place: told.filter(({ expected, got }) => expected.place && !got.location.includes(expected.place)),
  };
  return {
    measures: {
      'same event found': 1 - missed.length / same.length,
      'different events merged': merged.length / different.length,
      'relevant found': told.filter(({ got }) => got.relevant).length / told.length,
      'left aside rightly': aside.filter(({ got }) => !got.relevant).length / aside.length,
      type: 1 - wrong.type.length / told.length,
      'urgency exact': told.filter(({ expected, got }) => expected.urgency === got.urgency).length / told.length,
      'urgency within one': 1 - wrong.urgency.length / told.length,
      place: 1 - wrong.place.length / told.filter(({ expected }) => expected.place).length,
    },
    faults: [
      ...missed.map((pair) => `missed: ${pair[0]} | ${pair[1]}`),
      ...merged.map((pair) => `merged: ${pair[0]} | ${pair[1]}`),
      ...Object.entries(wrong).flatMap(([what, rows]) => rows.map((row) => `${what}: ${toLine(row)}`)),
    ],
  };
}

/** Judged by themselves: are both relevant, and of one event? */
function areOne([first, second, hours = 0.5]: HeadlinePair): boolean {
  const [a, b] = predict([toItem(first, 0), toItem(second, hours)]);
  return a !== undefined && a.cluster !== null && a.cluster === b?.cluster;
}

function judge(title: string): Prediction {
  const [prediction] = predict([toItem(title, 0)]);
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
  return `${title} (${wanted}) - ${got.reasons.join('; ')}`;
}
