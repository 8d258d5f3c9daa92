import type { Clause } from './clauses.ts';
import { bodies } from './data/meanings.ts';
import { findAll, type Hit, lexiconOfTables } from './lexicon.ts';
import type { Passage } from './passage.ts';

/** A party, country or international body in a text, under one name for all its spellings. */
export interface Actor extends Hit<string> {
  /** Named by a capital or a town: 'in Tehran' says where. */
  isPlace: boolean;
}

/** All actors in a passage, in text order. A town counts as its party, because a strike on it is a strike on that party. */
export function findActors({ words, mentions, places }: Passage): Actor[] {
  const named = mentions.map(({ from, to, who, role }) => {
    return { from, to, value: who, isPlace: role === 'place' || role === 'capital' };
  });
  const united = findAll(lexicon, words)
    .filter(({ to, value }) => !(value === 'un' && penal.test(words[to] ?? '')))
    .map((hit) => ({ ...hit, isPlace: false }));
  const states = places.flatMap(({ from, to, value: { country, kind, location } }) => {
    const isState =
      country !== '' && !isOfParties(country) && kind !== 'body' && (kind !== 'town' || capitals.has(location));
    return isState && !origins.test(words[to] ?? '') ? [{ from, to, value: country, isPlace: kind === 'town' }] : [];
  });
  const actors: Actor[] = [...united, ...named.filter((hit) => isFree(hit, united))];
  const all = [...actors, ...states.filter((hit) => isFree(hit, actors))].sort((a, b) => a.from - b.from);
  const isTrio = trio.every((name) => all.some(({ value }) => value === name));
  return isTrio ? all.map((one) => (trio.includes(one.value) ? { ...one, value: 'e3' } : one)) : all;
}

const trio: readonly string[] = ['France', 'Germany', 'United Kingdom'];

/** In 'UN sanctions' the UN is not the actor. */
const penal = /^(?:sanctions|penalties|measures|embargo)$/;

/** Countries that are already covered by the names of their parties. */
export function isOfParties(country: string): boolean {
  return country === 'Israel' || country === 'Iran' || country === 'United States';
}

const lexicon = lexiconOfTables(bodies);

function isFree(hit: Clause, others: readonly Clause[]): boolean {
  return !others.some(({ from, to }) => hit.from < to && hit.to > from);
}

/** In 'Russian-made batteries' Russia is not an actor. */
const origins = /^(?:made|built|flagged|owned|linked|born|style|designed|supplied|registered)$/;

/** Capitals that headlines use as names of governments. */
const capitals = new Set(
  `Abu Dhabi, United Arab Emirates|Amman, Jordan|Ankara, Türkiye|Baghdad, Iraq|Beijing, China|Beirut, Lebanon|
  Berlin, Germany|Cairo, Egypt|Canberra, Australia|Damascus, Syria|Doha, Qatar|Islamabad, Pakistan|Kuwait City, Kuwait|
  London, United Kingdom|Manama, Bahrain|Moscow, Russia|Muscat, Oman|New Delhi, India|Ottawa, Canada|Paris, France|
  Riyadh, Saudi Arabia|Sanaa, Yemen|Tokyo, Japan|Rome, Italy|Madrid, Spain|Bern, Switzerland|Oslo, Norway|Seoul, South Korea|
  Baku, Azerbaijan|Athens, Greece|Nicosia, Cyprus|Warsaw, Poland|The Hague, Netherlands|Stockholm, Sweden`.split(
    /\|\s*/,
  ),
);
