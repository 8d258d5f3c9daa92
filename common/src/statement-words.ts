// What a report can state, with the names that people read. The keys are those of the reader (server/reader/src/answers.ts).
// Does not import zod, and is not part of the first load.

/** Kinds of act. */
export const kindNames = {
  none: 'other news',
  attack: 'attack',
  interception: 'interception',
  alarm: 'alarm',
  'all-clear': 'all-clear',
  threat: 'threat',
  talks: 'talks',
  'talks-failed': 'failed talks',
  truce: 'truce',
  'truce-broken': 'broken truce',
  deal: 'deal',
  closure: 'closure',
  blockade: 'blockade',
  reopening: 'reopening',
  seizure: 'seizure',
  sanction: 'sanction',
  relief: 'relief',
  deployment: 'deployment',
  evacuation: 'evacuation',
  'leader-killed': 'leader killed',
  toll: 'toll',
  effect: 'effect elsewhere',
  reaction: 'reaction',
  arrest: 'arrest',
  hack: 'cyber attack',
  unrest: 'unrest',
  nuclear: 'nuclear programme',
  politics: 'politics',
} as const;

export const realityNames = {
  done: 'done',
  announced: 'announced',
  denied: 'denied',
  past: 'long known',
  comment: 'comment',
} as const;

/** Whether the text says that the act is a further one. */
export const againNames = {
  '': 'not said',
  '+': 'a further act of its kind',
  '^': 'more about a known act',
} as const;

/** Who acts, and on whom. */
export const partyNames = {
  il: 'Israel',
  ir: 'Iran',
  us: 'the United States',
  hezbollah: 'Hezbollah',
  houthis: 'the Houthis',
  hamas: 'Hamas',
  militias: 'Iran-backed militias',
  lb: 'Lebanon',
  sy: 'Syria',
  iq: 'Iraq',
  ye: 'Yemen',
  ps: 'the Palestinians',
  sa: 'Saudi Arabia',
  ae: 'the United Arab Emirates',
  qa: 'Qatar',
  kw: 'Kuwait',
  bh: 'Bahrain',
  om: 'Oman',
  gulf: 'the Gulf states',
  jo: 'Jordan',
  eg: 'Egypt',
  tr: 'Türkiye',
  pk: 'Pakistan',
  az: 'Azerbaijan',
  in: 'India',
  cn: 'China',
  ru: 'Russia',
  gb: 'the United Kingdom',
  fr: 'France',
  de: 'Germany',
  eu: 'the European Union',
  un: 'the United Nations',
  nato: 'NATO',
  other: 'another party',
  unknown: 'an unknown party',
} as const;

/** Where the act is, as it reads after 'in'. */
export const countryNames = {
  other: 'another country',
  il: 'Israel',
  ir: 'Iran',
  us: 'the United States',
  lb: 'Lebanon',
  sy: 'Syria',
  iq: 'Iraq',
  ye: 'Yemen',
  ps: 'the Palestinian Territories',
  sa: 'Saudi Arabia',
  ae: 'the United Arab Emirates',
  qa: 'Qatar',
  kw: 'Kuwait',
  bh: 'Bahrain',
  om: 'Oman',
  jo: 'Jordan',
  eg: 'Egypt',
  tr: 'Türkiye',
  pk: 'Pakistan',
  az: 'Azerbaijan',
  in: 'India',
  cn: 'China',
  ru: 'Russia',
  gb: 'the United Kingdom',
  fr: 'France',
  de: 'Germany',
  ch: 'Switzerland',
  at: 'Austria',
  it: 'Italy',
  es: 'Spain',
  cy: 'Cyprus',
  gr: 'Greece',
  lk: 'Sri Lanka',
  ua: 'Ukraine',
  hormuz: 'the Strait of Hormuz',
  redsea: 'the Red Sea',
  sea: 'another sea',
  region: 'several countries of the region',
  global: 'the whole world',
} as const;

/** What words of a title say. */
export const roleNames = { who: 'who', whom: 'whom', where: 'where', howmany: 'how many' } as const;

/** The keys of such a table, with their type. */
export function keysOf<K extends string>(names: Readonly<Record<K, string>>): K[] {
  return Object.keys(names).filter((key): key is K => Object.hasOwn(names, key));
}
