import { describe, expect, it } from 'vitest';
import { mirrorText } from '../../testing/mirror.ts';
import { readFigures } from './read-figures.ts';

/** The figures of a headline in short: 'at least 5 killed', 'drones: 3 intercepted', 'not 7 killed'. */
function read(title: string, summary = ''): string[] {
  return readFigures({ title, summary }).map(({ what, of, value, isDenied }) =>
    [isDenied && 'not', value, of, what].filter(Boolean).join(' '),
  );
}

describe('figures are read', () => {
  it.each([
    ['Fictional strike kills five, wounds 12 in Tabriz', ['5 killed', '12 injured']],
    ['Seven confirmed dead in strike on Haifa', ['7 killed']],
    ['At least seven people were killed and more than 200 wounded', ['at least 7 killed', 'more than 200 injured']],
    ['Toll in Haifa strike climbs to seven', ['7 killed']],
    ['Death toll rises from 5 to 7', ['7 killed']],
    ['The number of wounded stands at 1,150', ['1,150 injured']],
    ['Between 20 and 30 rockets were fired', ['20-30 rockets launched']],
    ['Iran says 5 to 7 soldiers killed', ['5-7 killed']],
    ['Dozens killed in strike on wedding hall', ['dozens killed']],
    ['Hundreds of thousands flee the city', ['hundreds of thousands displaced']],
    ['Half a dozen hurt, two dozen detained', ['6 injured', '24 arrested']],
    ['Three hundred and fifty missiles were launched', ['350 missiles launched']],
    ['Iran fired 150 missiles and 50 drones', ['150 missiles launched', '50 drones launched']],
    ['Iran fires about 100 missiles and drones at Israel', ['about 100 missiles and drones launched']],
    ['IDF intercepts 3 drones launched from Iran', ['3 drones intercepted']],
    ['Iranian air defence shoots down two Israeli drones', ['2 drones intercepted']],
    ['Iran arrests 5 suspected spies', ['5 arrested']],
    ['No casualties reported after missile hits open area', ['0 killed', '0 injured']],
    ['Seven people, including two children, were killed', ['7 killed']],
    ['Waves of strikes kill 254 and injure 1,100', ['254 killed', '1,100 injured']],
    ['More than 3,000 protesters killed in crackdown, doctors say', ['more than 3,000 killed']],
    ['The attack claims the lives of 6 people', ['6 killed']],
  ])('of %s', (title, figures) => {
    expect(read(title)).toEqual(figures);
  });

  it('once of a report, its title first', () => {
    expect(read('Seven killed in strike', 'Officials said at least 7 people were killed and 20 hurt.')).toEqual([
      '7 killed',
      '20 injured',
    ]);
  });

  it('with whose people they are, where the words say so', () => {
    const whose = (title: string) => readFigures({ title, summary: '' }).map((figure) => figure.whose);
    expect(whose('Three Israelis killed in barrage')).toEqual(['israeli']);
    expect(whose('Three Iranians killed in barrage')).toEqual(['iranian']);
    expect(whose('Three people killed in Israeli strike')).toEqual([undefined]);
  });

  it('with the sentence that they stand in', () => {
    expect(readFigures({ title: 'Strike', summary: 'It was loud. Five people died.' })[0]?.words).toBe(
      'Five people died.',
    );
  });
});

describe('figures are not read', () => {
  it.each([
    'On June 13 strikes hit the city',
    'A 12-year-old boy was killed',
    'Iran executed a man, 45, for murder',
    '60% of the missiles were intercepted',
    'A missile with a range of 2,000 km was launched',
    'F-35 jets struck the base',
    'In 2024, 12 people were killed',
    'More than 40,000 people have been killed since October 7',
    'Over 600 killed in 12-day war',
    'The strike could kill 100 people',
    'He plotted to kill 5 officials',
    'The attack brings the total to 24 killed',
    'Iran has 2,000 missiles',
    'Three soldiers, two civilians killed in strike',
    'Army reports 70 attacks over past day, as death toll reaches 3,711',
    'Strikes go on as Examplia death toll at 303',
    'Death toll in Lebanon rises to 3,666',
    'Examplia says strikes have killed 1,255 people',
    'About 140 soldiers wounded in Iran war',
    'A truce pauses a conflict that has killed more than 2,100 people',
  ])('of %s', (title) => {
    expect(read(title)).toEqual([]);
  });

  it('but of the event itself they are, beside other times in other clauses', () => {
    expect(read('The strike killed 5 people, the deadliest since October 7')).toEqual(['5 killed']);
  });
});

describe('a denial', () => {
  it('marks the number that is denied', () => {
    expect(read('IDF denies that seven soldiers were killed')).toEqual(['not 7 killed']);
    expect(read('Iran rejects report of 20 killed in blast')).toEqual(['not 20 killed']);
  });

  it('of any casualties denies both', () => {
    expect(read('Iran denies casualties in strike')).toEqual(['not killed', 'not injured']);
  });
});

it('reads both sides alike', () => {
  for (const title of [
    'Three Israelis killed in Haifa, 12 wounded in Iranian missile barrage',
    'IDF denies that seven soldiers were killed in Iranian strike',
    'Iran fired 150 missiles and 50 drones at Israel',
    'Israeli strikes kill at least 78 and wound 320 in Iran, envoy says',
  ]) {
    const other = { israeli: 'iranian', iranian: 'israeli' } as const;
    const own = readFigures({ title, summary: '' }).map(({ words: _, ...figure }) => figure);
    const image = readFigures({ title: mirrorText(title), summary: '' }).map(({ words: _, ...figure }) => ({
      ...figure,
      ...(figure.whose && { whose: other[figure.whose] }),
    }));
    expect(image, title).toEqual(own);
    expect(own.length).toBeGreaterThan(0);
  }
});
