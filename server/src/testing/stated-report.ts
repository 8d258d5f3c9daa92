import type { Statement } from '@vigil/reader';
import type { StatedReport } from '../judge/same-event/stated-report.ts';

/**
 * The vector of a statement that lies between two of 16 subjects: near 1 to others of the first subject if `share` is small, and
 * `share` to those of the second.
 */
export function vectorOn(subject: number, other = subject + 1, share = 0): string {
  const numbers = new Int8Array(128);
  numbers[subject] = Math.round(127 * Math.sqrt(1 - share ** 2));
  numbers[other] = Math.round(127 * share);
  return Buffer.from(numbers.buffer).toString('base64');
}

/** A statement of a done attack on Iran by Israel, unless told otherwise. */
export function makeStatement(more: Partial<Statement> = {}): Statement {
  return {
    model: '0123456789ab',
    relevance: 0.99,
    type: 'military',
    urgency: [0, 0, 0.1, 0.8, 0.1],
    kind: 'attack',
    kindChance: 0.9,
    reality: 'done',
    again: '',
    by: ['il'],
    on: ['ir'],
    country: 'ir',
    spans: [],
    vector: vectorOn(0),
    ...more,
  };
}

const start = Date.UTC(2030, 2, 5);

/** A report of Isfahan, at this minute after midnight. */
export function makeStated(
  minutes: number,
  statement: Partial<Statement> = {},
  more: Partial<StatedReport> = {},
): StatedReport {
  return {
    at: start + minutes * 60_000,
    title: `A report of minute ${minutes}`,
    statement: makeStatement(statement),
    location: 'Isfahan, Iran',
    place: { lat: 32.65, lon: 51.67 },
    figures: [],
    ...more,
  };
}
