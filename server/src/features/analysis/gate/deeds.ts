import { findAll } from '../../../language/lexicon.ts';
import { findMentions } from '../../../language/parties.ts';
import { findPlaces } from '../../../language/places.ts';
import { synonyms } from '../../../language/synonyms.ts';
import type { Ground, Read } from './evidence.ts';
import type { Token } from './tokens.ts';
import { groupOf } from './vocabulary.ts';

/** Who did what to whom, as far as the order of words tells. */
interface Deed {
  act: string;
  word: string;
  by: string | null;
  to: string | null;
}

/** Why no cited event has this deed by these hands: another did it, or it was done to another. */
export function wrongDeed(claim: Read, { sentences }: Ground): string | null {
  const known = sentences.flatMap(deedsIn);
  for (const { act, word, by, to } of deedsIn(claim)) {
    const same = known.filter((deed) => deed.act === act);
    const doers = same.map((deed) => deed.by);
    const sufferers = same.map((deed) => deed.to);
    if (by && isOther(doers, by)) return `no cited event has '${word}' by ${by.slice(1)}`;
    if (to && isOther(sufferers, to)) return `no cited event has '${word}' of ${to.slice(1)}`;
    const isPaired = same.some((deed) => (deed.by ?? by) === by && (deed.to ?? to) === to);
    if (by && to && same.length > 0 && !isPaired)
      return `no cited event has '${word}' by ${by.slice(1)} of ${to.slice(1)}`;
  }
  return null;
}

/** Why no cited event has 'Israel's minister': it has a minister, but of others alone. */
export function wrongOwner(claim: Read, { sentences }: Ground): string | null {
  const known = sentences.flatMap(ownedIn);
  const ownersOf = (wanted: string) => known.filter(({ key }) => key === wanted).map(({ owner }) => owner);
  const wrong = ownedIn(claim).find(({ owner, key }) => isOther(ownersOf(key), owner));
  return wrong ? `no cited event has '${wrong.word}' of ${wrong.owner.slice(1)}` : null;
}

/** Some are known, and this is none of them. */
function isOther(known: (string | null)[], one: string): boolean {
  return known.some((other) => other !== null) && !known.includes(one);
}

const reach = 8;
const prepositions = new Set(
  'on against at for of in from over with near to into toward towards across inside off'.split(' '),
);

/** Meanings that are things, not deeds. */
const things = new Set('#missile #drone #oil #nuclear #ship #war #force #say #official'.split(' '));

function deedsIn({ tokens }: Read): Deed[] {
  const actors = actorsIn(tokens);
  const acts = actsIn(tokens);
  return [...acts].map(([at, act]) => {
    const left = nearest(tokens, actors, acts, at, -1);
    const right = nearest(tokens, actors, acts, at, 1);
    const isPassive = right?.before === 'by';
    // 'Condemned the strike': who condemns does not strike.
    const isNamed = articles.has(tokens[at - 1]?.word ?? '');
    const by = isPassive ? right.actor : left && !isNamed && !prepositions.has(left.before) ? left.actor : null;
    const to = isPassive ? (left?.actor ?? null) : (right?.actor ?? null);
    return { act, word: tokens[at]?.word ?? '', by, to };
  });
}

const articles = new Set(['a', 'an', 'the', 'this', 'that']);

/** Where the words of deeds stand, and what each means. */
function actsIn(tokens: readonly Token[]): Map<number, string> {
  const words = tokens.map(({ word }) => word);
  const meanings = new Map(findAll(synonyms, words).map(({ from, value }) => [from, value]));
  return new Map(
    tokens.flatMap(({ kind, word }, at): [number, string][] => {
      if (kind !== 'word') return [];
      const meaning = meanings.get(at);
      if (meaning && !things.has(meaning)) return [[at, meaning]];
      const group = groupOf.get(word);
      return group === undefined ? [] : [[at, `${group}`]];
    }),
  );
}

/** Each word that directly follows a country. */
function ownedIn({ tokens }: Read) {
  return tokens.flatMap(({ key, word, kind }, at) => {
    const owner = tokens[at - 1]?.key ?? '';
    return kind === 'word' && owner.startsWith('@') ? [{ owner, key, word }] : [];
  });
}

/** The party named next to a deed, before another deed or the end of the clause. */
function nearest(tokens: readonly Token[], actors: Numbered, acts: Numbered, from: number, step: 1 | -1) {
  for (let at = from + step, seen = 0; seen < reach && tokens[at]; at += step, seen++) {
    const isEnd = tokens[at]?.kind === 'mark' && tokens[at]?.word !== ',';
    if (isEnd || (step < 0 && acts.has(at))) return null;
    const actor = actors.get(at);
    if (actor) return { actor, before: tokens[at - 1]?.word ?? '' };
  }
  return null;
}

type Numbered = ReadonlyMap<number, string>;

/** Each token that names a party or a place, with the country or the group it stands for. */
function actorsIn(tokens: readonly Token[]): Map<number, string> {
  const words = tokens.map(({ word }) => word);
  const places = findPlaces(words).map(({ from, value }): [number, string] => [
    from,
    `@${value.country.toLowerCase()}`,
  ]);
  const parties = findMentions(words).map(({ from, party }): [number, string] => [
    from,
    party === 'ally' ? `@${words[from]}` : `@${party === 'usa' ? 'united states' : party}`,
  ]);
  return new Map([...places, ...parties].filter(([, name]) => name !== '@'));
}
