import { describe, expect, it } from 'vitest';
import { type Amount, agree, contradict, findAmounts } from './amounts.ts';
import { toWords } from './text.ts';

const amounts = (text: string) => findAmounts(toWords(text));
const [five, seven, fifty]: Amount[] = [5, 7, 50].map((value) => ({ unit: 'killed', min: value, max: value }));

describe('amounts', () => {
  it('are numbers in digits or words with their units', () => {
    expect(amounts('Five people killed, 12 wounded')).toEqual([
      { unit: 'killed', min: 5, max: 5 },
      { unit: 'hurt', min: 12, max: 12 },
    ]);
    expect(amounts('More than 1,100 drones')).toEqual([{ unit: 'drones', min: 1100, max: 1100 }]);
    expect(amounts('Third round of talks')).toEqual([{ unit: 'turn', min: 3, max: 3 }]);
    expect(amounts('Dozens killed')).toEqual([{ unit: 'killed', min: 20, max: 99 }]);
  });

  it('exclude years, types of weapons and numbers without a known unit', () => {
    expect(amounts('F-35 downed in 2025 over 3 hills')).toEqual([]);
  });

  it('of one toll may grow, but not tenfold', () => {
    if (!five || !seven || !fifty) throw new Error('three tolls');
    expect(contradict(five, seven)).toBe(false);
    expect(contradict(five, fifty)).toBe(true);
    expect(agree(five, seven)).toBe(false);
    expect(agree(five, five)).toBe(true);
  });
});
