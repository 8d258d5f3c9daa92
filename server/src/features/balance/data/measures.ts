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

/**
 * Only figures that a named institution publishes for both sides. What is secret or disputed is left out, and a factor
 * with few figures stays near the middle: of alliances there is none that counts like with like, so events alone move it.
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
    note: 'Estimates; for Iran at a market rate of exchange.',
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
    note: 'Iran with the Revolutionary Guards; reserves are not counted.',
    source: { name: 'IISS, The Military Balance', url: 'https://www.iiss.org/publications/the-military-balance/' },
    rows: [{ date: '2023-12-31', israel: 169_500, iran: 610_000 }],
  },
  {
    id: 'innovation-rank',
    factor: 'technology',
    what: 'Rank in the Global Innovation Index',
    unit: 'rank of 133 economies, 1 is best',
    isLowerBetter: true,
    weight: 1,
    isLasting: false,
    note: 'Civil innovation; says little of arms.',
    source: { name: 'WIPO, Global Innovation Index 2024', url: 'https://www.wipo.int/global_innovation_index/' },
    rows: [{ date: '2024-09-26', israel: 15, iran: 64 }],
  },
  {
    id: 'internet-users',
    factor: 'technology',
    what: 'People who use the internet',
    unit: 'percent of the population',
    isLowerBetter: false,
    weight: 0.5,
    isLasting: false,
    note: 'Estimates for 2021.',
    source: { name: 'CIA, The World Factbook', url: 'https://www.cia.gov/the-world-factbook/' },
    rows: [{ date: '2021-12-31', israel: 90, iran: 79 }],
  },
  {
    id: 'gdp',
    factor: 'economy',
    what: 'Gross domestic product',
    unit: 'billion US dollars, current prices',
    isLowerBetter: false,
    weight: 2,
    isLasting: false,
    note: "Iran's depends much on the rate of exchange that is taken.",
    source: {
      name: 'World Bank, NY.GDP.MKTP.CD',
      url: 'https://data.worldbank.org/indicator/NY.GDP.MKTP.CD?locations=IL-IR',
    },
    rows: [{ date: '2023-12-31', israel: 513.6, iran: 404.6 }],
  },
  {
    id: 'inflation',
    factor: 'economy',
    what: 'Inflation of consumer prices in a year',
    unit: 'percent',
    isLowerBetter: true,
    weight: 1,
    isLasting: false,
    note: '',
    source: {
      name: 'World Bank, FP.CPI.TOTL.ZG',
      url: 'https://data.worldbank.org/indicator/FP.CPI.TOTL.ZG?locations=IL-IR',
    },
    rows: [{ date: '2023-12-31', israel: 4.2, iran: 44.6 }],
  },
  {
    id: 'human-development',
    factor: 'economy',
    what: 'Human Development Index',
    unit: 'index from 0 to 1',
    isLowerBetter: false,
    weight: 0.5,
    isLasting: false,
    note: 'Values for 2022.',
    source: {
      name: 'UNDP, Human Development Report 2023/24',
      url: 'https://hdr.undp.org/data-center/human-development-index',
    },
    rows: [{ date: '2022-12-31', israel: 0.915, iran: 0.78 }],
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
    source: { name: 'CIA, The World Factbook', url: 'https://www.cia.gov/the-world-factbook/' },
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
    source: { name: 'CIA, The World Factbook', url: 'https://www.cia.gov/the-world-factbook/' },
    rows: [{ date: '2020-01-01', israel: 273, iran: 2440 }],
  },
  {
    id: 'cybersecurity',
    factor: 'intelligence',
    what: 'Global Cybersecurity Index',
    unit: 'points of 100',
    isLowerBetter: false,
    weight: 0.5,
    isLasting: false,
    note: 'What states commit to, not what services can do; no public figure tells that.',
    source: {
      name: 'ITU, Global Cybersecurity Index 2020',
      url: 'https://www.itu.int/epublications/publication/D-STR-GCI.01-2021-HTM-E',
    },
    rows: [{ date: '2020-12-31', israel: 90.93, iran: 81.07 }],
  },
];

/** On whose side a party's acts count. The United States strikes Iran beside Israel; the armed allies are Iran's. */
export const alignments: Readonly<Record<Party, Side>> = {
  israel: 'israel',
  iran: 'iran',
  usa: 'israel',
  ally: 'iran',
};
