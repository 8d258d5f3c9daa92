import { describe, expect, it } from 'vitest';
import { mirrorText } from '../testing/mirror.ts';
import { isQuestion } from './reporting.ts';

const asking = [
  'Who is Iran’s supreme leader and why is he a possible target?',
  'Who is the supreme leader of Iran',
  'Can Iran hit Tel Aviv?',
  'Explainer: could an Israeli strike on Iran work?',
  'هل تضرب إيران إسرائيل؟',
];
const reporting = [
  'Israel strikes Iran: what comes next?',
  'The end of the truce? Israel bombs Isfahan',
  'Israel strikes Iran',
  'How Israel struck Isfahan',
];

describe('a title that only asks', () => {
  it.each([...asking, ...asking.map(mirrorText)])('%s', (title) => {
    expect(isQuestion({ title })).toBe(true);
  });

  it.each([...reporting, ...reporting.map(mirrorText)])('is not one that also reports: %s', (title) => {
    expect(isQuestion({ title })).toBe(false);
  });
});
