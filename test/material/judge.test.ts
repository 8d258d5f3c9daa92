import { describe, expect, it } from 'vitest';
import { developmentSet, ownSet, tenDays } from '../accuracy/labels.ts';
import { judgeAll, type Measures, measure } from '../accuracy/measures.ts';
import { predict } from '../accuracy/predict.ts';

describe('the judge on the labelled sets', () => {
  it('keeps its level on the set it was developed on', async () => {
    const measures = shown('development', measure(await judgeAll(await developmentSet())));
    expect(measures['relevance F1']).toBeGreaterThanOrEqual(0.97);
    expect(measures.type).toBeGreaterThanOrEqual(0.9);
    expect(measures['urgency within one']).toBeGreaterThanOrEqual(0.92);
    expect(measures['critical and urgent rated high or above']).toBeGreaterThanOrEqual(0.95);
    expect(measures['false alarms']).toBeLessThanOrEqual(0.05);
    expect(measures.place).toBeGreaterThanOrEqual(0.88);
    // The same act in a town after 45 minutes is another event by decision, where a label may count it to the first.
    expect(measures['pair F1']).toBeGreaterThanOrEqual(0.8);
    expect(measures['BCubed F1']).toBeGreaterThanOrEqual(0.9);
  });

  it.each(['tuning', 'untouched'] as const)('keeps its level on the %s half of our own labels', async (name) => {
    const set = await ownSet(name);
    expect(set.length).toBeGreaterThanOrEqual(180);
    const measures = shown(name, measure(await judgeAll(set)));
    expect(measures['relevance F1']).toBeGreaterThanOrEqual(0.96);
    expect(measures.type).toBeGreaterThanOrEqual(0.88);
    expect(measures['urgency within one']).toBeGreaterThanOrEqual(0.92);
    expect(measures['false alarms']).toBeLessThanOrEqual(0.03);
    expect(measures.place).toBeGreaterThanOrEqual(0.88);
    expect(measures['pair F1']).toBeGreaterThanOrEqual(0.68);
    expect(measures['BCubed F1']).toBeGreaterThanOrEqual(0.75);
  });
});

describe('the judge on ten days of unlabelled news', () => {
  it('calls about one item in a hundred relevant, nothing critical, and groups them alike in any order', async () => {
    const items = await tenDays();
    const predictions = await predict(items);
    const relevant = predictions.filter((prediction) => prediction.relevant);
    expect(relevant.length / items.length).toBeGreaterThan(0.008);
    expect(relevant.length / items.length).toBeLessThan(0.015);
    expect(relevant.filter(({ urgency }) => urgency === 'critical')).toHaveLength(0);
    const backwards = await predict([...items].reverse());
    const events = (all: typeof predictions) => new Set(all.map(({ cluster }) => cluster)).size;
    expect(events(backwards)).toBe(events(predictions));
  });
});

function shown(name: string, measures: Measures): Measures {
  console.table(
    Object.fromEntries(Object.entries(measures).map(([key, value]) => [`${name} ${key}`, value.toFixed(3)])),
  );
  return measures;
}
