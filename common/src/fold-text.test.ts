import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['Ḥaifa', 'HAIFA'],
  ['کرمانشاه', 'كرمانشاه'],
  ['پهپادی', 'پهپادي'],
  ['پهپادی', 'پهپادى'],
  ['إيران', 'ايران'],
  ['أصفهان', 'اصفهان'],
  ['آبادان', 'ابادان'],
  ['ٱلقدس', 'القدس'],
  ['غزة', 'غزه'],
  ['غـــزّة', 'غزه'],
  ['خانهٔ', 'خانه'],
  ['خانۀ', 'خانه'],
  ['می‌شود', 'میشود'],
  ['ﻛﺮﻣﺎﻥ', 'كرمان'],
  ['مسئول', 'مسيول'],
  ['حَيْفَا', 'حيفا'],
  ['۱۲۳ موشک', '123 موشك'],
  ['١٬٢٠٠', '1200'],
  ['שָׁלוֹם', 'שלומ'],
  ['טילים', 'טילימ'],
  ['צה״ל', 'צה"ל'],
  ['צה״ל', 'צהל'],
  ['ג׳נין', "ג'נין"],
])('%s is searched as %s', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

it.each([
  ['حيفا', 'حيفه'],
  ['עיר', 'צירה'],
  ['"a"b', 'ab'],
])('%s is not searched as %s', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

it('folds texts to what it folds again to itself', () => {
  for (const text of [
    'Ḥezbollah’s İzmir',
    'ʿAbbās Araghchī',
    'Être 1,000,000',
    'آیت‌الله خامنه‌ای',
    'إلى ٱلقدس',
    'ירושלים צה״ל',
  ])
    expect(foldText(foldText(text))).toBe(foldText(text));
});
