import { describe, expect, it } from 'vitest';
import { type Amount, agree, contradict, findAmounts } from './amounts.ts';
import { toWords } from './text.ts';

const amounts = (text: string) => findAmounts(toWords(text));
const [five, seven, fifty]: Amount[] = [5, 7, 50].map((value) => ({ unit: 'killed', least: value, most: value }));

describe('amounts', () => {
  it('are numbers in digits or words with what they count', () => {
    expect(amounts('Five people killed, 12 wounded')).toEqual([
      { unit: 'killed', least: 5, most: 5 },
      { unit: 'hurt', least: 12, most: 12 },
    ]);
    expect(amounts('More than 1,100 drones')).toEqual([{ unit: 'drones', least: 1100, most: 1100 }]);
    expect(amounts('Third round of talks')).toEqual([{ unit: 'turn', least: 3, most: 3 }]);
    expect(amounts('Dozens killed')).toEqual([{ unit: 'killed', least: 20, most: 99 }]);
  });

  it('are not years, types of arms, or numbers of nothing known', () => {
    expect(amounts('F-35 downed in 2025 over 3 hills')).toEqual([]);
  });

  it('of one toll may grow while it is counted, but not tenfold', () => {
    if (!five || !seven || !fifty) throw new Error('three tolls');
    expect(contradict(five, seven)).toBe(false);
    expect(contradict(five, fifty)).toBe(true);
    expect(agree(five, seven)).toBe(false);
    expect(agree(five, five)).toBe(true);
  });
});
