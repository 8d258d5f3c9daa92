import type { Statement } from '@vigil/reader';
import type { EventRecord } from '../timeline/change.ts';
import type { EventStatement } from '../timeline/event-statement.ts';

/** Where a report reports on an event, in its order. */
export const theatres = [
  'iran',
  'israel',
  'gulf',
  'lebanon',
  'west-bank-gaza',
  'iraq-syria',
  'yemen',
  'diplomacy',
  'nuclear',
  'economy',
  'people',
  'elsewhere',
] as const;
export type Theatre = (typeof theatres)[number];

/** The theatres as a sentence names them. */
export const theatreNames: Record<Theatre, string> = {
  iran: 'Iran',
  israel: 'Israel',
  gulf: 'Gulf and Hormuz',
  lebanon: 'Lebanon',
  'west-bank-gaza': 'West Bank and Gaza',
  'iraq-syria': 'Iraq, Syria and Jordan',
  yemen: 'Yemen and the Red Sea',
  diplomacy: 'Diplomacy',
  nuclear: 'Nuclear file',
  economy: 'Economy',
  people: 'People',
  elsewhere: 'Elsewhere',
};

type Placed = Pick<EventRecord, 'eventType' | 'location'>;

/** Acts of arms, measures and what services do stand under their place, everything else under its subject. */
export function theatreOf({ eventType, location }: Placed, statement: EventStatement | null): Theatre {
  const place = atPlace(location) ?? ofCountry.get(statement?.country ?? 'other') ?? 'elsewhere';
  const kind = statement?.kind ?? 'none';
  if (placed.has(kind)) return place;
  if (kind === 'nuclear') return 'nuclear';
  return bySubject[eventType] ?? place;
}

const bySubject: Partial<Record<EventRecord['eventType'], Theatre>> = {
  diplomatic: 'diplomacy',
  economic: 'economy',
  humanitarian: 'people',
};

/** Kinds that belong to the place where they happen, not to the subject that they are filed under. */
const placed = new Set<Statement['kind']>([
  'attack',
  'alarm',
  'all-clear',
  'interception',
  'seizure',
  'leader-killed',
  'closure',
  'reopening',
  'blockade',
]);

const ofCountry = new Map<Statement['country'], Theatre>([
  ['ir', 'iran'],
  ['il', 'israel'],
  ['sa', 'gulf'],
  ['ae', 'gulf'],
  ['qa', 'gulf'],
  ['kw', 'gulf'],
  ['bh', 'gulf'],
  ['om', 'gulf'],
  ['hormuz', 'gulf'],
  ['lb', 'lebanon'],
  ['ps', 'west-bank-gaza'],
  ['iq', 'iraq-syria'],
  ['sy', 'iraq-syria'],
  ['jo', 'iraq-syria'],
  ['ye', 'yemen'],
  ['redsea', 'yemen'],
]);

/** By the name of a place as it is shown, which an administrator may have put right: 'Haifa, Israel', 'Southern Lebanon'. */
function atPlace(location: string): Theatre | null {
  const country = location.split(', ').at(-1) ?? '';
  return names.find(([name]) => country === name || country.endsWith(` ${name}`))?.[1] ?? null;
}

const names: readonly (readonly [string, Theatre])[] = [
  ['Iran', 'iran'],
  ['Israel', 'israel'],
  ['Golan Heights', 'israel'],
  ['West Bank', 'west-bank-gaza'],
  ['Gaza', 'west-bank-gaza'],
  ['Gaza Strip', 'west-bank-gaza'],
  ['Strait of Hormuz', 'gulf'],
  ['Persian Gulf', 'gulf'],
  ['Gulf of Oman', 'gulf'],
  ['Arabian Sea', 'gulf'],
  ['Bahrain', 'gulf'],
  ['Kuwait', 'gulf'],
  ['Oman', 'gulf'],
  ['Qatar', 'gulf'],
  ['Saudi Arabia', 'gulf'],
  ['United Arab Emirates', 'gulf'],
  ['Lebanon', 'lebanon'],
  ['Iraq', 'iraq-syria'],
  ['Syria', 'iraq-syria'],
  ['Jordan', 'iraq-syria'],
  ['Yemen', 'yemen'],
  ['Red Sea', 'yemen'],
  ['Gulf of Aden', 'yemen'],
  ['Bab el-Mandeb', 'yemen'],
];
