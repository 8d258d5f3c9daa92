import { findAll } from '../../language/lexicon.ts';
import type { Passage, Passages } from '../../language/passage.ts';
import { stem, synonyms } from '../../language/synonyms.ts';
import { termShares } from './judge/shares.ts';

/** A text as weighted terms: how often, words of the title counting more than those of the summary. */
export type Terms = Map<string, number>;

/** Words of the summary that count; later ones report older events. */
const leadWords = 40;
const titleWeight = 2;
const leadWeight = 0.7;

/** The terms that reports of one event share, also in other words. */
export function termsOf({ title, lead }: Passages): Terms {
  const terms: Terms = new Map();
  addTerms(terms, title, titleWeight, title.words.length);
  addTerms(terms, lead, leadWeight, leadWords);
  return terms;
}

/**
 * Words that say little in this subject, with the share of reports that hold them. Taken as known before the first
 * report, so that the first hundred are distinguished as well as later ones.
 */
export function expectedShare(term: string): number {
  return shares.get(term) ?? (term.startsWith('#') ? unseenShare : 0);
}

function addTerms(terms: Terms, { words, mentions }: Passage, weight: number, length: number): void {
  const end = Math.min(length, words.length);
  const taken = new Uint8Array(end);
  for (const { from, to, party, role } of mentions) {
    if (!named.has(role) || from >= end || taken[from]) continue;
    add(terms, `@${party}`, weight);
    taken.fill(1, from, to);
  }
  for (const { from, to, value } of findAll(synonyms, words)) {
    if (from >= end || taken[from]) continue;
    add(terms, value, weight);
    taken.fill(1, from, to);
  }
  for (let at = 0; at < end; at++) {
    const word = words[at] ?? '';
    if (!taken[at] && word.length > 1 && !stopWords.has(word)) add(terms, stem(word), weight);
  }
}

function add(terms: Terms, term: string, weight: number): void {
  terms.set(term, (terms.get(term) ?? 0) + weight);
}

/** Names that all reports use alike; leaders, forces and towns tell one event from another and stay as they are. */
const named = new Set(['state', 'people', 'capital', 'service', 'kin']);

const shares = new Map(
  termShares
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [share, ...terms] = line.split(' ');
      return terms.map((term) => [term, Number(share)] as const);
    }),
);

/** Of words of one meaning that are too rare for the table. */
const unseenShare = 0.004;

const stopWords = new Set(
  `a about above across after again against all almost also although among an and another any are around as at back be because been
  before being below between both but by can could day days did do does down during each early even ever every few first five for
  four from further get gets go goes had has have he her here him his how however i if in into is it its just key last late latest
  least less let like live made make makes many may me might more most mr much must my near new news next no nor not now of off
  old on once one only or other our out over own per put said same saw say saying says see seen set several she should since
  six so some still such take takes than that the their them then there these they this those though three through time to today
  told too toward towards two under until up update updates upon us use used very via was watch way we week well were what when where
  whether which while who why will with within without would year years yet you your monday tuesday wednesday thursday friday
  saturday sunday morning night evening amid following analysis video breaking exclusive`.split(/\s+/),
);
