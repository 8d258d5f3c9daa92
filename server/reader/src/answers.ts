/** The answers that a statement can give. The model's manifest must name the same, in the order of its own outputs. */

export const types = ['military', 'diplomatic', 'intelligence', 'economic', 'humanitarian', 'cyber', 'other'] as const;

/** From the least urgent on. */
export const urgencies = ['low', 'medium', 'high', 'urgent', 'critical'] as const;

/** What the main clause of a title reports. docs/classify.md says which is which. */
export const kinds = [
  'none',
  'attack',
  'interception',
  'alarm',
  'all-clear',
  'threat',
  'talks',
  'talks-failed',
  'truce',
  'truce-broken',
  'deal',
  'closure',
  'blockade',
  'reopening',
  'seizure',
  'sanction',
  'relief',
  'deployment',
  'evacuation',
  'leader-killed',
  'toll',
  'effect',
  'reaction',
  'arrest',
  'hack',
  'unrest',
  'nuclear',
  'politics',
] as const;

/** Whether the act has happened, is only announced, is denied, was known long before, or is a matter of comment. */
export const realities = ['done', 'announced', 'denied', 'past', 'comment'] as const;

/** Whether the text says that this is a further act of its kind (`+`), or only follows up a known one (`^`). */
export const agains = ['', '+', '^'] as const;

/** Who acts, and on whom: states by ISO 3166 code, armed groups and bodies of states by name. `gulf`: its Arab states together. */
export const parties = [
  'il',
  'ir',
  'us',
  'hezbollah',
  'houthis',
  'hamas',
  'militias',
  'lb',
  'sy',
  'iq',
  'ye',
  'ps',
  'sa',
  'ae',
  'qa',
  'kw',
  'bh',
  'om',
  'gulf',
  'jo',
  'eg',
  'tr',
  'pk',
  'az',
  'in',
  'cn',
  'ru',
  'gb',
  'fr',
  'de',
  'eu',
  'un',
  'nato',
  'other',
  'unknown',
] as const;

/** Where the act is: a state by its ISO 3166 code, a sea, or more than one state. */
export const countries = [
  'other',
  'il',
  'ir',
  'us',
  'lb',
  'sy',
  'iq',
  'ye',
  'ps',
  'sa',
  'ae',
  'qa',
  'kw',
  'bh',
  'om',
  'jo',
  'eg',
  'tr',
  'pk',
  'az',
  'in',
  'cn',
  'ru',
  'gb',
  'fr',
  'de',
  'ch',
  'at',
  'it',
  'es',
  'cy',
  'gr',
  'lk',
  'ua',
  'hormuz',
  'redsea',
  'sea',
  'region',
  'global',
] as const;

/** What a span of the text says. */
export const roles = ['who', 'whom', 'where', 'howmany'] as const;
