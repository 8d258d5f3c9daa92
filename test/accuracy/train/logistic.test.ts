import { describe, expect, it } from 'vitest';
import { type Example, probability, trainLogistic } from './logistic.ts';

/** Positive when the first feature is larger than the second, for four of five; the third feature never varies. */
const examples: Example[] = Array.from({ length: 100 }, (_, at) => {
  const [a, b] = [(at * 7) % 10, (at * 3) % 11];
  return { features: [a, b, 5], label: a > b !== (at % 5 === 0) };
});

describe('trainLogistic', () => {
  it('finds what speaks for and against', () => {
    const { weights } = trainLogistic(examples);
    expect(weights[0]).toBeGreaterThan(0);
    expect(weights[1]).toBeLessThan(0);
    expect(weights[2]).toBe(0);
  });

  it('gives the same model for the same examples', () => {
    expect(trainLogistic(examples)).toEqual(trainLogistic(structuredClone(examples)));
  });

  it('expects as many positives as there are', () => {
    const model = trainLogistic(examples);
    const expected = examples.reduce((total, { features }) => total + probability(model, features), 0);
    expect(expected).toBeCloseTo(examples.filter(({ label }) => label).length, 1);
  });

  it('shrinks weights by the penalty', () => {
    const [free, penalised] = [trainLogistic(examples), trainLogistic(examples, { l2: 1000 })];
    expect(Math.abs(penalised.weights[0] ?? 0)).toBeLessThan(Math.abs(free.weights[0] ?? 0) / 2);
  });

  it('counts an example as often as its weight says', () => {
    const weighted = trainLogistic(
      examples.map((one) => ({ ...one, weight: 2 })),
      { l2: 2 },
    );
    const twice = trainLogistic([...examples, ...examples], { l2: 2 });
    expect(weighted).toEqual(twice);
  });

  it('stays finite where one feature parts all examples', () => {
    const model = trainLogistic([0, 1, 2, 3].map((value) => ({ features: [value], label: value > 1 })));
    expect(probability(model, [3])).toBeGreaterThan(0.75);
  });
});
