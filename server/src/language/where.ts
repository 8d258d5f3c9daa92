import { type Actor, isOfParties } from './actors.ts';
import type { Hit } from './lexicon.ts';
import type { Spot } from './places.ts';
import { isMark, type Words, wordSet } from './text.ts';

export interface Town {
  spot: Spot;
  /** 'near Qom': in the vicinity. */
  isNear: boolean;
}

/** Location of an event: the places named that are not actors. */
export interface Where {
  towns: readonly Town[];
  countries: readonly string[];
  /** Seas and regions. */
  seas: readonly Spot[];
}

/** For an attack, the country of a party counts too if it is a location. */
export function whereIn(
  places: readonly Hit<Spot>[],
  words: Words,
  actors: readonly Actor[],
  isOfArms: boolean,
): Where {
  const own = places.filter((hit) => hit.value.kind !== 'body' && !isSubject(hit, words, actors));
  return {
    towns: own
      .filter(({ value }) => value.kind === 'town' || value.location === 'Golan Heights')
      .map(({ from, value }) => ({ spot: value, isNear: isVicinity(words, from) })),
    countries: [...new Set(own.flatMap((hit) => (isCountry(hit, words, isOfArms) ? [hit.value.country] : [])))],
    seas: [...new Set(own.flatMap(({ value }) => (value.kind === 'region' ? [value] : [])))],
  };
}

/** A capital that speaks or acts is not a location: 'Tehran shuts Hormuz', 'Riyadh says'. */
function isSubject({ from, to, value }: Hit<Spot>, words: Words, actors: readonly Actor[]): boolean {
  const actor = actors.find((one) => one.from <= from && one.to >= to);
  if (!actor || value.kind === 'people') return false;
  if (!actor.isPlace) return value.kind === 'town';
  // 'Between Washington and Tehran' names no location.
  const word = words[from - 1] ?? '';
  if (party.has(word) || (word === 'and' && words.slice(0, from).some((one) => party.has(one)))) return true;
  return (
    (from === 0 || isMark(words[from - 1])) &&
    ((words[to] === ':' && governing.test(value.location)) || verbal.test(words[to] ?? ''))
  );
}

const party = wordSet('between with against');
const verbal = /^(?:said|and|to|.{2,}(?:s|ed))$/;
/** Towns that stand for the government of a side. */
const governing = /^(?:Tehran, Iran|Jerusalem, Israel|Tel Aviv, Israel)$/;

/** 'Near Qom', 'south of Baghdad'. */
function isVicinity(words: Words, from: number): boolean {
  const word = words[from - 1] ?? '';
  return vicinity.has(word) || ((word === 'of' || word === 'from') && bearing.test(words[from - 2] ?? ''));
}

const vicinity = wordSet('near outside around off by beside');
const bearing = /^(?:(?:north|south|east|west)(?:east|west)?|outskirts?|km|kilomet(?:er|re)s?|miles?|edge|suburbs?)$/;

/** 'In Iran' is a location; 'Portuguese-flagged' is not. */
function isCountry({ from, to, value: { country, kind } }: Hit<Spot>, words: Words, isOfArms: boolean): boolean {
  if (country === '' || kind === 'region' || /^(?:flagged|owned|linked)$/.test(words[to] ?? '')) return false;
  return !isOfParties(country) || (isOfArms && kind === 'country' && /^(?:in|inside)$/.test(words[from - 1] ?? ''));
}
