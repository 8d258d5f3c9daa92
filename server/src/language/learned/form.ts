import type { AnalysedText } from '../analysed-text.ts';

/** The shape of a headline: quotes, marks, a label before or behind it. */
export function formsOf({ text: { title }, acts }: AnalysedText): string[] {
  const forms = shapes.flatMap(([name, shape]) => (shape.test(title) ? [name] : []));
  return acts.length === 0 && subject.test(title) ? [...forms, 'ends with on'] : forms;
}

export function lengthOf({ title: { words } }: AnalysedText): string {
  return lengths.find(({ below }) => words.length < below)?.name ?? 'very long';
}

const shapes: [name: string, shape: RegExp][] = [
  ['begins with a quote', /^["'‘“]/],
  ['ends with a quote', /["'’”]$/],
  ['quotes', /[‘“"]/],
  ['colon', /: /],
  ['bar', / \| /],
  ['question', /\?/],
  ['exclamation', /!/],
  ['label', /^(?:live|watch|video|breaking|just in|moment|podcast)\b/i],
  ['label at the end', /(?:\bpodcast\b|\bvideo\b|: report|analysis)\W*$/i],
  ['signed', /^\p{Lu}{3,} \p{Lu}{3,}:/u],
  ['a sentence', /\.$/],
];

/** 'The general on Iran strikes'. */
const subject = /\bon (?:the )?\S+(?:[- ]\S+)?$/i;

const lengths = [
  { name: 'short', below: 6 },
  { name: 'usual', below: 12 },
  { name: 'long', below: 20 },
];
