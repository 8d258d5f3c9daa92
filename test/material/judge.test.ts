import { describe, expect, it } from 'vitest';
import { developmentSet, type LabelledItem, ownSet, tenDays } from '../accuracy/labels.ts';
import { judgeAll, type Measures, measure } from '../accuracy/measures.ts';
import { predict } from '../accuracy/predict.ts';

/** Guards against a fall: the measured shares, less what two rows weigh. The reader was trained on the first two sets. */
const levels: Record<string, Measures> = {
  development: {
    'relevance F1': 0.97,
    type: 0.95,
    'urgency within one': 0.87,
    'critical and urgent rated high or above': 0.88,
    place: 0.82,
    'pair F1': 0.44,
    'BCubed F1': 0.84,
  },
  tuning: {
    'relevance F1': 0.95,
    type: 0.95,
    'urgency within one': 0.95,
    place: 0.9,
    'pair F1': 0.87,
    'BCubed F1': 0.86,
  },
  untouched: {
    'relevance F1': 0.89,
    type: 0.93,
    'urgency within one': 0.96,
    place: 0.93,
    'pair F1': 0.44,
    'BCubed F1': 0.8,
  },
};

const sets: [string, () => Promise<LabelledItem[]>][] = [
  ['development', developmentSet],
  ['tuning', () => ownSet('tuning')],
  ['untouched', () => ownSet('untouched')],
];

describe('the judge on the labelled sets', () => {
  it.each(sets)('keeps its level on %s', async (name, load) => {
    const set = await load();
    expect(set.length).toBeGreaterThanOrEqual(100);
    const measures = measure(await judgeAll(set));
    console.table(
      Object.fromEntries(Object.entries(measures).map(([key, value]) => [`${name} ${key}`, value.toFixed(3)])),
    );
    for (const [key, level] of Object.entries(levels[name] ?? {}))
      expect(measures[key], key).toBeGreaterThanOrEqual(level);
    expect(measures['false alarms']).toBeLessThanOrEqual(0.05);
  });
});

describe('the judge on days of unlabelled news', () => {
  it('calls about three items in a hundred relevant, hardly any critical, and groups them alike in any order', {
    timeout: 900_000,
  }, async () => {
    const items = (await tenDays()).slice(0, 5000);
    const predictions = await predict(items);
    const relevant = predictions.filter((prediction) => prediction.relevant);
    expect(relevant.length / items.length).toBeGreaterThan(0.01);
    expect(relevant.length / items.length).toBeLessThan(0.05);
    // These days were calm: one is critical, wrongly, the name of a broadcast with a date.
    expect(relevant.filter(({ urgency }) => urgency === 'critical').length).toBeLessThanOrEqual(1);
    // What is not relevant is in no event, so the others alone make the same ones.
    const ours = items.filter((_, at) => predictions[at]?.relevant);
    const backwards = await predict([...ours].reverse());
    const events = (all: typeof predictions) => new Set(all.map(({ cluster }) => cluster)).size;
    expect(events(backwards)).toBe(events(relevant));
  });
});
