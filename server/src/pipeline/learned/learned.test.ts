import { describe, expect, it } from 'vitest';
import {
  bias,
  createVocabulary,
  type Group,
  leading,
  numbersOf,
  probabilitiesOf,
  sumsOf,
  toModel,
} from '../../language/learned/model.ts';
import { type Example, train } from '../../language/learned/train.ts';
import { readItem } from '../../reading/reading.ts';
import { mirrorText } from '../../testing/mirror.ts';
import { classify, judgeByRules, rulesOf } from '../classify/classify.ts';
import { featuresOf } from './features.ts';
import { toModels, urgencyBy } from './judge.ts';

const settings = { minCount: 1, penalty: 1, passes: 20, rate: 0.1 };
const examples: Example[] = Array.from({ length: 40 }, (_, number) =>
  number % 2
    ? { features: [bias, ['word', ['missile']], ['odd', [`${number % 5}`]]], target: [0, 1] }
    : { features: [bias, ['word', ['market']], ['odd', [`${number % 5}`]]], target: [1, 0] },
);
const missile: Group[] = [bias, ['word', ['missile']], ['odd', ['1']]];

describe('a trained model', () => {
  it('is the same, byte for byte, each time it is trained', () => {
    expect(train(examples, ['no', 'yes'], settings)).toEqual(train(examples, ['no', 'yes'], settings));
  });

  it('tells classes by the features that part them, and names these', () => {
    const vocabulary = createVocabulary();
    const model = toModel(vocabulary, train(examples, ['no', 'yes'], settings));
    const numbers = numbersOf(vocabulary, missile);
    const [, yes = 0] = probabilitiesOf(sumsOf(model, numbers));
    expect(yes).toBeGreaterThan(0.9);
    expect(leading(vocabulary, model, numbers, 1, 1)).toEqual(['word: missile']);
  });

  it('knows nothing of features that it never met', () => {
    const vocabulary = createVocabulary();
    const model = toModel(vocabulary, train(examples, ['no', 'yes'], settings));
    expect(sumsOf(model, numbersOf(vocabulary, [['word', ['unheard of']]]))).toEqual([0, 0]);
  });
});

describe('the urgency by a model', () => {
  const shares = { critical: 0.01, urgent: 0.24, high: 0.15, medium: 0.5, low: 0.1 };
  const weights = Object.values(shares).map((share) => Math.log(share).toFixed(2));
  const fixed = { classes: Object.keys(shares).join(' '), rows: `bias\t1\t${weights.join(' ')}\n` };
  const models = toModels({ relevance: fixed, type: fixed, urgency: fixed, place: fixed });
  const levelIn = (kind: Parameters<typeof urgencyBy>[2]) => urgencyBy(models, [0], kind).urgencyLevel;

  it('needs a lower chance in a war than in a crisis', () => {
    expect(levelIn('war')).toBe('urgent');
    expect(levelIn('crisis')).toBe('medium');
  });
});

/** Headlines of our own making. */
const titles = [
  'Israel strikes missile depot near Isfahan, Iran says',
  'Tehran warns of harsh reply as US moves carriers closer',
  'Iranian commander killed by Israel in Damascus',
  'Oil slips as Iran and Israel trade fire for a third day',
  'Residents of Haifa return home after the raids',
];

describe('the features of an item', () => {
  it.each(titles)('are the same for %j and for its mirror image', (title) => {
    const namesOf = (text: string) => {
      const reading = readItem({ title: text, summary: '' });
      const names = featuresOf(reading, rulesOf(judgeByRules(reading)), 'war').flatMap(([group, values]) =>
        values.map((value) => `${group}: ${value}`),
      );
      return [...new Set(names)].sort();
    };
    expect(namesOf(mirrorText(title))).toEqual(namesOf(title));
  });
});

describe('the judge in a war', () => {
  it.each(titles)('judges %j and its mirror image alike', (title) => {
    const judge = (text: string) => {
      const { relevant, eventType, urgencyLevel } = classify({ title: text, summary: '' }, 'war');
      return { relevant, eventType, urgencyLevel };
    };
    expect(judge(mirrorText(title))).toEqual(judge(title));
  });

  it('takes in what names one side alone, or the war, and says by which features', () => {
    for (const title of ['Takeaways from the speech on Iran', 'Oil prices rise as war drags on']) {
      expect(classify({ title, summary: '' }).relevant).toBe(false);
      const { relevant, reasons } = classify({ title, summary: '' }, 'war');
      expect(relevant).toBe(true);
      expect(reasons()[0]).toMatch(/^relevant: by the model in a state of war, 0\.\d\d \(.+\)$/);
    }
  });

  it('leaves other conflicts, sport and home affairs aside', () => {
    for (const title of [
      'Israeli strike kills five in Gaza City',
      'Russia launches drones at Kyiv overnight',
      'Iran beat Qatar on penalties',
    ])
      expect(classify({ title, summary: '' }, 'war').relevant).toBe(false);
  });

  it('places what concerns everybody nowhere in particular', () => {
    const { location, place } = classify(
      { title: 'Global markets tumble as Iran war drives oil prices up', summary: '' },
      'war',
    );
    expect({ location, place }).toEqual({ location: 'Global', place: null });
  });
});
