import { type Clause, isIn } from './clauses.ts';
import {
  type PersonGroup,
  type Phase,
  persons,
  phases,
  type Stance,
  stances,
  type Thing,
  things,
} from './data/meanings.ts';
import { type Arms, arms } from './data/names.ts';
import { type TriggerName, triggers } from './data/triggers.ts';
import { literal } from './figures.ts';
import { createLexicon, findAll, type Hit, type Lexicon } from './lexicon.ts';
import { isNumberWord } from './number-words.ts';
import { annotatedPhrasesOf, phrasesOf } from './phrases.ts';
import type { Words } from './text.ts';

/** What the words of a headline can mean, each list in text order. */
export interface Meanings {
  triggers: Hit<TriggerName>[];
  stances: Hit<Stance>[];
  phases: Hit<Phase>[];
  things: Hit<Thing>[];
  persons: Hit<PersonGroup>[];
  arms: Hit<Arms>[];
}

export function findMeanings(words: Words, figures: readonly Clause[]): Meanings {
  const thingHits = findAll(lexicons.things, words);
  return {
    triggers: literal(findTriggers(words, thingHits), figures),
    stances: findAll(lexicons.stances, words),
    phases: findAll(lexicons.phases, words),
    things: thingHits,
    persons: findPersons(words),
    arms: literal(findAll(lexicons.arms, words), figures),
  };
}

/** All predicates, things and persons that words can mean, in any clause. */
export function meaningsIn(words: Words): Hit<string>[] {
  return [lexicons.triggers, lexicons.things, lexicons.persons].flatMap((lexicon: Lexicon<string>) =>
    findAll(lexicon, words),
  );
}

const lexicons = {
  triggers: createLexicon<TriggerName>(
    triggers.flatMap(({ name, phrases }) =>
      annotatedPhrasesOf(phrases).flatMap(({ phrase }) => formsOf(phrase).map((form) => [form, name] as const)),
    ),
  ),
  stances: lexiconOf<Stance>(stances),
  phases: lexiconOf<Phase>(phases),
  things: lexiconOf<Thing>(things),
  persons: lexiconOf<PersonGroup>(persons),
  arms: lexiconOf<Arms>(arms),
};

function lexiconOf<T>(rows: readonly (readonly [T, string])[]): Lexicon<T> {
  return createLexicon(
    rows.flatMap(([value, list]) =>
      phrasesOf(list).flatMap((phrase) => formsOf(phrase).map((form) => [form, value] as const)),
    ),
  );
}

/** Adds the plural form of a phrase: 'pull the plug' to 'pulls the plug'. */
function formsOf(phrase: string): string[] {
  const [verb = '', ...rest] = phrase.split(' ');
  const plain = verb
    .replace(/ies$/, 'y')
    .replace(/(sh|ch|ss|x)es$/, '$1')
    .replace(/(?<!s)s$/, '');
  return rest.length > 0 && plain !== verb && plain.length > 2 ? [phrase, [plain, ...rest].join(' ')] : [phrase];
}

/** Rises and falls count only for prices; 'enrichment plant' and 'apartment block' are things, not predicates. */
function findTriggers(words: Words, thingHits: readonly Hit<Thing>[]): Hit<TriggerName>[] {
  const hits = findAll(lexicons.triggers, words)
    .filter(({ to, value }) => value !== 'departure' || !isLeftBehind(words[to] ?? ''))
    .filter(
      ({ from, to, value }) =>
        value === 'rise' ||
        value === 'fall' ||
        !thingHits.some((thing) => to - from < thing.to - thing.from && isIn(thing, [{ from, to }]).length > 0),
    )
    .map((hit) => {
      const value = triggerAmong(words, hit);
      return value === hit.value ? hit : { ...hit, value };
    });
  if (words.some((word) => priced.test(word))) return hits;
  return hits.filter(({ value }) => value !== 'rise' && value !== 'fall');
}

/** 'Strike leaves |nine| dead' is not a departure. */
function isLeftBehind(word: string): boolean {
  return isNumberWord(word) || word === 'many' || word === 'dead';
}

/** Some predicates depend on their agent or object. */
function triggerAmong(words: Words, hit: Hit<TriggerName>): TriggerName {
  if (hit.value === 'order' && isSentOut(words, hit)) return 'expulsion';
  if (hit.value === 'departure' && words.some((word) => dwellers.test(word))) return 'evacuation';
  if ((hit.value === 'halt' || hit.value === 'ban') && words.some((word) => airlines.test(word))) return 'flights';
  return hit.value;
}

const dwellers = /^(?:residents|people|civilians|families|inhabitants|citizens|nationals|locals)$/;
const airlines = /^(?:airlines?|airways|carriers|flights)$/;

/** 'Orders two diplomats out'. */
function isSentOut(words: Words, { to }: Hit<TriggerName>): boolean {
  const ordered = words.slice(to);
  return ordered.some((word) => envoys.test(word)) && ordered.some((word) => word === 'out' || word === 'leave');
}

const envoys = /^(?:diplomat|ambassador|envoy|charge)/;

const priced =
  /^(?:oil|crude|brent|prices?|stocks|shares|gold|rial|shekel|dollar|currency|gas|rates?|markets?|toll|premiums?|insurance)$/;

/** 'Khamenei adviser', 'Netanyahu's son': another person than the leader. */
function findPersons(words: Words): Hit<PersonGroup>[] {
  return findAll(lexicons.persons, words).map((hit) =>
    aides.test(words[hit.to] ?? '') ? { ...hit, value: 'aide' } : hit,
  );
}

const aides =
  /^(?:advis[eo]rs?|aides?|sons?|daughters?|wife|nephew|brother|bodyguards?|deputy|deputies|envoys?|allies|ally|representatives?)$/;
