import { describe, expect, it } from 'vitest';
import { findPlaces } from './find.ts';

const named = (text: string) =>
  findPlaces(text).map(({ start, end, spot }) => `${text.slice(start, end)}: ${spot.location}`);

describe('the places that a text names', () => {
  it.each([
    ["Shiraz's mayor meets Isfahan-based firm", ["Shiraz's", 'Isfahan']],
    ['Sirens in BE\u2019ER SHEVA and Tel-Aviv', ['BE\u2019ER SHEVA', 'Tel-Aviv']],
    ['U.S. envoy lands in Muscat', ['U.S.', 'Muscat']],
    ['אזעקות בחיפה ובתל אביב, ומישראל ללבנון', ['בחיפה', 'ובתל אביב', 'ומישראל', 'ללבנון']],
    ['דובר צבא ארה"ב: שקט בבאר־שבע', ['ארה"ב', 'בבאר־שבע']],
    ['انفجار في أصفهان وبالقدس وللبنان', ['أصفهان', 'وبالقدس', 'وللبنان']],
    ['قصف على الضاحية الجنوبية لبيروت', ['الضاحية الجنوبية لبيروت']],
    ['انفجار در بندرعباس و تل‌آویو', ['بندرعباس', 'تل‌آویو']],
  ])('are found where they stand: %s', (text, spans) => {
    expect(findPlaces(text).map(({ start, end }) => text.slice(start, end))).toEqual(spans);
  });

  it('are as displayed, the longest name first', () => {
    expect(named('Ship hit in the Gulf of Oman')).toEqual(['Gulf of Oman: Gulf of Oman']);
    expect(named('Blast in southern Lebanon, none in Lebanon')).toEqual([
      'southern Lebanon: Southern Lebanon',
      'Lebanon: Lebanon',
    ]);
  });

  it.each([
    'they told us that an acre of mocha was sold',
    'The Jerusalem Post and the Tehran Times differ',
    'נפתחו שני תאים חדשים',
    'The ship Quds Force crew',
  ])('are not words that only look like them: %s', (text) => {
    expect(findPlaces(text)).toEqual([]);
  });

  it('do not reach over the end of a clause', () => {
    expect(named('It struck Tel, Aviv said')).toEqual([]);
  });

  it('are both where two share a name', () => {
    expect(named('ورشة في عمان')).toEqual(expect.arrayContaining(['عمان: Oman', 'عمان: Amman, Jordan']));
  });
});
