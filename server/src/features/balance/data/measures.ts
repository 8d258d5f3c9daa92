import type { FactorName } from '@vigil/common/balance';
import type { Party } from '../../../language/data/parties.ts';

export type Side = 'israel' | 'iran';

/** A public figure of both sides that changes slowly. */
export interface Measure {
  id: string;
  factor: FactorName;
  what: string;
  unit: string;
  /** True where a lower figure is the better one: a rank, a rate of inflation. */
  isLowerBetter: boolean;
  /** Of one factor's measures against each other. */
  weight: number;
  /** Land does not age; everything else counts less each year. */
  isLasting: boolean;
  note: string;
  source: { name: string; url: string };
  /** The day that a figure describes, oldest first; the newest one that has come counts. */
  rows: { date: string; israel: number; iran: number }[];
}

/** The edition of 2023, as kept there for both countries. */
const factbook = {
  name: 'CIA, The World Factbook',
  url: 'https://github.com/factbook/factbook.json/tree/af82d746501eee1e48b32cd041a6a37c3b589de6/middle-east',
};

/**
 * Only figures that a named institution publishes for both sides, each read in the text that docs/formula.md links to.
 * What is secret or disputed is left out, and a factor with few figures stays near the middle: of alliances and of
 * intelligence there is none that counts like with like, so events alone move them.
 */
export const measures: readonly Measure[] = [
  {
    id: 'military-spending',
    factor: 'military',
    what: 'Military spending in a year',
    unit: 'billion US dollars, current prices',
    isLowerBetter: false,
    weight: 2,
    isLasting: false,
    note: 'Estimates.',
    source: { name: 'SIPRI, Trends in World Military Expenditure', url: 'https://www.sipri.org/databases/milex' },
    rows: [
      { date: '2023-12-31', israel: 27.5, iran: 10.3 },
      { date: '2024-12-31', israel: 46.5, iran: 7.9 },
    ],
  },
  {
    id: 'active-personnel',
    factor: 'military',
    what: 'Active military personnel',
    unit: 'people',
    isLowerBetter: false,
    weight: 1,
    isLasting: false,
    note: 'About so many, and up to so many with the Revolutionary Guards; reserves are not counted.',
    source: factbook,
    rows: [{ date: '2023-12-31', israel: 170_000, iran: 600_000 }],
  },
  {
    id: 'internet-users',
    factor: 'technology',
    what: 'People who use the internet',
    unit: 'percent of the population',
    isLowerBetter: false,
    weight: 0.5,
    isLasting: false,
    note: 'Estimates.',
    source: factbook,
    rows: [{ date: '2021-12-31', israel: 90, iran: 79 }],
  },
  {
    id: 'gdp',
    factor: 'economy',
    what: 'Gross domestic product by purchasing power',
    unit: 'billion US dollars of 2017',
    isLowerBetter: false,
    weight: 2,
    isLasting: false,
    note: 'By purchasing power: at rates of exchange the figure for Iran hangs on the rate that is taken.',
    source: factbook,
    rows: [{ date: '2021-12-31', israel: 393.861, iran: 1_319 }],
  },
  {
    id: 'inflation',
    factor: 'economy',
    what: 'Inflation of consumer prices in a year',
    unit: 'percent',
    isLowerBetter: true,
    weight: 1,
    isLasting: false,
    note: "Iran's by its own estimate.",
    source: factbook,
    rows: [{ date: '2021-12-31', israel: 1.49, iran: 43.39 }],
  },
  {
    id: 'area',
    factor: 'geography',
    what: 'Area',
    unit: 'square kilometres',
    isLowerBetter: false,
    weight: 1,
    isLasting: true,
    note: 'Depth of territory; long borders and supply lines are its price and are not counted.',
    source: factbook,
    rows: [{ date: '2020-01-01', israel: 21_937, iran: 1_648_195 }],
  },
  {
    id: 'coastline',
    factor: 'geography',
    what: 'Coastline',
    unit: 'kilometres',
    isLowerBetter: false,
    weight: 0.5,
    isLasting: true,
    note: "Iran's without the Caspian Sea.",
    source: factbook,
    rows: [{ date: '2020-01-01', israel: 273, iran: 2440 }],
  },
];

/** On whose side a party's acts count. The United States strikes Iran beside Israel; the armed allies are Iran's. */
export const alignments: Readonly<Record<Party, Side>> = {
  israel: 'israel',
  iran: 'iran',
  usa: 'israel',
  ally: 'iran',
};
