import { expect, it } from 'vitest';
import { wordsOf } from './words.ts';

it.each([
  ['Ḥaifa, ḤAIFA', ['haifa', 'haifa']],
  ['Ba‘athist Ba’athist Baʿathist', ['baathist', 'baathist', 'baathist']],
  ['Malmö, Straße, Łódź, Đà Nẵng', ['malmo', 'strasse', 'lodz', 'da', 'nang']],
  ['1,250 drones; 12,5 million; 3-day F-35', ['1250', 'drones', '12', '5', 'million', '3', 'day', 'f', '35']],
  ['שָׁלוֹם', ['שלומ']],
  ['حمله‌های پهپادی ۱۲', ['حملههاي', 'پهپادي', '12']],
  ['ﬁre ＦＩＲＥ', ['fire', 'fire']],
  ['', []],
  ['!!! — …', []],
])('finds in %j the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('cuts what is no word any more, alike in a text and in a question', () => {
  expect(wordsOf(`${'a'.repeat(5000)} b`)).toEqual(['a'.repeat(40), 'b']);
});
