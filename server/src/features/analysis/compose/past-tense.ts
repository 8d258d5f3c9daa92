/** The past tense of a verb as headlines use it, in the third person; null for any other word. */
export function pastOf(word: string): string | null {
  return forms.get(word) ?? null;
}

/** The same for several who do it: 'hold', 'fire'. */
export function pluralPastOf(word: string): string | null {
  return pluralForms.get(word) ?? null;
}

/** Is it a past tense that this table gives? */
export function isPast(word: string): boolean {
  return pasts.has(word);
}

/** May it be the plural of a noun as well: 'strikes', 'reports'? */
export function isAlsoNoun(word: string): boolean {
  return plurals.has(word);
}

const plurals = new Set(
  `strikes hits fires attacks raids bombs tests offers calls claims demands reports bans targets drops blocks votes orders
  moves launches captures cuts sets breaks draws finds leads falls rises shells halts blames triggers pushes visits rules
  names lists starts ends returns delays releases turns damages sanctions`.split(/\s+/),
);

const irregular = `says said|strikes struck|hits hit|begins began|sinks sank|shoots shot|holds held|meets met|sends sent|
  takes took|gives gave|makes made|tells told|loses lost|wins won|leaves left|sees saw|finds found|keeps kept|puts put|
  sets set|cuts cut|shuts shut|breaks broke|draws drew|withdraws withdrew|seeks sought|brings brought|falls fell|
  rises rose|leads led|lets let|gets got|becomes became|buys bought|sells sold|goes went|comes came|speaks spoke|
  flies flew|bids bade|calls called`;

const regular = `accept accuse acknowledge adopt agree allow announce approve ask arrest attack authorise authorize ban bar
  block blame bomb capture censure claim close collapse condemn confirm damage declare defend delay demand deny deploy
  continue destroy detain disclose dismiss down drop elect end escalate evacuate execute expand expel extend fire free grant halt hamper host impose
  inaugurate injure inspect intensify intercept invade join jail kill launch lift list lower name offer open order oust pass
  pause pledge postpone pound praise publish pull push raise ratify reach recall recover refuse reject release renew reopen repel
  report request resign respond resume retaliate return revoke rule sanction scramble seize sentence shell sign signal sound start stop suspend target test threaten trigger turn
  unveil urge violate visit vote vow waive warn welcome widen wound yield`;

const doubled = new Set(['stop', 'ban', 'bar', 'drop', 'expel', 'repel', 'signal']);

const pairs = irregular.split('|').map((pair): [string, string] => {
  const [present = '', past = ''] = pair.trim().split(' ');
  return [present, past];
});
const verbs = regular.split(/\s+/);

const forms = new Map<string, string>([
  ...pairs,
  ...verbs.map((verb): [string, string] => [presentOf(verb), regularPast(verb)]),
]);

const pasts = new Set(forms.values());

const pluralForms = new Map<string, string>([
  ...pairs.map(([present, past]): [string, string] => [baseOf(present), past]),
  ...verbs.map((verb): [string, string] => [verb, regularPast(verb)]),
]);

function baseOf(present: string): string {
  return present
    .replace(/(?<=[gs]o)es$|ies$/, (end) => (end === 'ies' ? 'y' : ''))
    .replace(/(?<=sh|ch|x)es$/, '')
    .replace(/(?<!s)s$/, '');
}

function presentOf(verb: string): string {
  if (/(?:s|sh|ch|x)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

function regularPast(verb: string): string {
  if (doubled.has(verb)) return `${verb}${verb.at(-1)}ed`;
  if (verb.endsWith('e')) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
}
