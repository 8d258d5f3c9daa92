import { countrySpots, placeSpots } from '../../../gazetteer/tables.ts';
import { createLexicon, findAll } from '../../../language/lexicon.ts';
import { findMentions } from '../../../language/parties.ts';

import { synonyms } from '../../../language/synonyms.ts';
import { antonymGroupOf } from './data/vocabulary.ts';
import type { EvidenceIndex, ParsedText } from './evidence-index.ts';
import type { Token } from './tokens.ts';

/** A verb with its agent and its recipient, as far as the order of words shows them. */
interface Predicate {
  meaning: string;
  word: string;
  by: string | null;
  to: string | null;
}

/** Why no cited event has this predicate with these roles: another agent, or another recipient. */
export function wrongRoles(claim: ParsedText, { sentences }: EvidenceIndex): string | null {
  const known = sentences.flatMap(predicatesIn);
  for (const { meaning, word, by, to } of predicatesIn(claim)) {
    const same = known.filter((one) => one.meaning === meaning);
    const agents = same.map(({ by }) => by);
    const recipients = same.map(({ to }) => to);
    if (by && isOther(agents, by)) return `no cited event has '${word}' by ${by.slice(1)}`;
    if (to && isOther(recipients, to)) return `no cited event has '${word}' of ${to.slice(1)}`;
    const isPaired = same.some((one) => (one.by ?? by) === by && (one.to ?? to) === to);
    if (by && to && same.length > 0 && !isPaired)
      return `no cited event has '${word}' by ${by.slice(1)} of ${to.slice(1)}`;
  }
  return null;
}

/** Why no cited event has 'Israel's minister': it has a minister, but of others alone. */
export function wrongPossessor(claim: ParsedText, { sentences }: EvidenceIndex): string | null {
  const known = sentences.flatMap(possessionsIn);
  const ownersOf = (wanted: string) => known.filter(({ key }) => key === wanted).map(({ owner }) => owner);
  const wrong = possessionsIn(claim).find(({ owner, key }) => isOther(ownersOf(key), owner));
  return wrong ? `no cited event has '${wrong.word}' of ${wrong.owner.slice(1)}` : null;
}

/** Some are known, and this is none of them. */
function isOther(known: (string | null)[], one: string): boolean {
  return known.some((other) => other !== null) && !known.includes(one);
}

/** Tokens from a predicate to its agent or recipient. */
const roleReach = 8;
const prepositions = new Set(
  'on against at for of in from over with near to into toward towards across inside off'.split(' '),
);

/** Meanings of nouns, which are no predicates. */
const nounMeanings = new Set('#missile #drone #oil #nuclear #ship #war #force #say #official'.split(' '));

function predicatesIn({ tokens }: ParsedText): Predicate[] {
  const actors = actorsIn(tokens);
  const predicates = predicateWordsIn(tokens);
  return [...predicates].map(([at, meaning]) => {
    const left = nearest(tokens, actors, predicates, at, -1);
    const right = nearest(tokens, actors, predicates, at, 1);
    const isPassive = right?.before === 'by';
    // 'Condemned the strike': who condemns does not strike.
    const isNamed = articles.has(tokens[at - 1]?.word ?? '');
    const by = isPassive ? right.actor : left && !isNamed && !prepositions.has(left.before) ? left.actor : null;
    const to = isPassive ? (left?.actor ?? null) : (right?.actor ?? null);
    return { meaning, word: tokens[at]?.word ?? '', by, to };
  });
}

const articles = new Set(['a', 'an', 'the', 'this', 'that']);

/** The meaning of each predicate, by its place. */
function predicateWordsIn(tokens: readonly Token[]): Map<number, string> {
  const words = tokens.map(({ word }) => word);
  const meanings = new Map(findAll(synonyms, words).map(({ from, value }) => [from, value]));
  return new Map(
    tokens.flatMap(({ kind, word }, at): [number, string][] => {
      if (kind !== 'word') return [];
      const meaning = meanings.get(at);
      if (meaning && !nounMeanings.has(meaning)) return [[at, meaning]];
      const group = antonymGroupOf.get(word);
      return group === undefined ? [] : [[at, `${group}`]];
    }),
  );
}

/** Each word that directly follows a country. */
function possessionsIn({ tokens }: ParsedText) {
  return tokens.flatMap(({ key, word, kind }, at) => {
    const owner = tokens[at - 1]?.key ?? '';
    return kind === 'word' && owner.startsWith('@') ? [{ owner, key, word }] : [];
  });
}

/** The party named next to a predicate, before another one or the end of the clause. */
function nearest(tokens: readonly Token[], actors: Numbered, predicates: Numbered, from: number, step: 1 | -1) {
  for (let at = from + step, seen = 0; seen < roleReach && tokens[at]; at += step, seen++) {
    const isEnd = tokens[at]?.kind === 'mark' && tokens[at]?.word !== ',';
    if (isEnd || (step < 0 && predicates.has(at))) return null;
    const actor = actors.get(at);
    if (actor) return { actor, before: tokens[at - 1]?.word ?? '' };
  }
  return null;
}

type Numbered = ReadonlyMap<number, string>;

/** Each token that names a party or a place, with the country or the group it stands for. */
function actorsIn(tokens: readonly Token[]): Map<number, string> {
  const words = tokens.map(({ word }) => word);
  const places = findAll(placeNames, words).map(({ from, value }): [number, string] => [from, value]);
  const parties = findMentions(words).map(({ from, party }): [number, string] => [
    from,
    party === 'ally' ? `@${words[from]}` : `@${party === 'usa' ? 'united states' : party}`,
  ]);
  return new Map([...places, ...parties]);
}

const countryOf = new Map(countrySpots.map(({ code, location }) => [code, `@${location.toLowerCase()}`]));
const latin = /^[a-z]/;
const placeNames = createLexicon<string>(
  [...countrySpots, ...placeSpots].flatMap(({ code, kind, names }) => {
    const country = kind === 'none' ? undefined : countryOf.get(code);
    const spellings = names.map((name) => name.toLowerCase().replaceAll('-', ' ')).filter((name) => latin.test(name));
    return country === undefined ? [] : spellings.map((name) => [name, country] as const);
  }),
);
