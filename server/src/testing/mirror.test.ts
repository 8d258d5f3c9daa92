import { describe, expect, it } from 'vitest';
import { pairs } from '../language/data/parties.ts';
import { mirrorText } from './mirror.ts';

describe('mirrorText', () => {
  it('swaps states, peoples, forces, leaders, services and capitals', () => {
    expect(mirrorText("Israeli jets bomb Tehran; Iran's IRGC vows revenge, Netanyahu and Mossad silent")).toBe(
      "Iranian jets bomb Tel Aviv; Israel's IDF vows revenge, Khamenei and Vaja silent",
    );
  });

  it('swaps nuclear sites with nuclear sites, and towns with towns of the other side', () => {
    expect(mirrorText('Natanz and Fordow')).toBe('Dimona and Soreq');
    expect(mirrorText('Strike on Haifa')).not.toContain('Haifa');
    expect(mirrorText('Northern Israel')).toBe('Northern Iran');
  });

  it('leaves other names unchanged', () => {
    const text = 'The United States, Hezbollah and Oman met in Vienna';
    expect(mirrorText(text)).toBe(text);
  });

  it('restores the text when applied twice, if each name has one counterpart', () => {
    const text = 'Iran says Israel struck Natanz, and the Israelis deny it';
    expect(mirrorText(mirrorText(text))).toBe(text);
  });

  it('has a counterpart for each name of a party', () => {
    const names = pairs.flatMap(({ israel, iran }) => [...israel, ...iran]);
    expect(names.filter((name) => mirrorText(name) === name)).toEqual([]);
  });
});
