import { isNumberWord } from '../language/number-words.ts';
import { formsOf } from './affixes.ts';
import type { GlossedLanguage } from './language.ts';
import { type GlossaryKind, glossaryOf, type Phrase } from './lexicon/glossary.ts';
import { isClauseMark } from './normalise.ts';

/** A phrase, a number or a clause mark of a text, in English. */
export interface Match {
  from: number;
  to: number;
  english: string;
  kind: GlossaryKind | 'number' | 'mark';
  /** The preposition that was written as part of the word; empty without one. */
  preposition: string;
}

/** The known phrases of a text in their order, the longest at each word. What is not known is left out. */
export function matchAll(tokens: readonly string[], language: GlossedLanguage): Match[] {
  const matches: Match[] = [];
  for (let from = 0; from < tokens.length; ) {
    const match = matchAt(tokens, from, language);
    if (match) matches.push(match);
    from = match?.to ?? from + 1;
  }
  return matches.flatMap((match, at) => {
    if (match.english !== 'martyr') return [match];
    const isCounted = [matches[at - 1], matches[at + 1]].some(
      (other) => other && isNumber(other) && (other.to === match.from || other.from === match.to),
    );
    return isCounted || isBareArabic(tokens[match.from] ?? '', language) ? [{ ...match, english: 'killed' }] : [];
  });
}

/**
 * 'Martyr' is mostly a title of the dead, and part of names of streets, bases and airports: it reports no death then. With a number it
 * is a toll, and in Arabic without an article or an ending.
 */
function isBareArabic(token: string, language: GlossedLanguage): boolean {
  return language === 'ar' && !/^[وفبک]?(?:ال|لل)|نا$/.test(token);
}

function matchAt(tokens: readonly string[], from: number, language: GlossedLanguage): Match | null {
  const token = tokens[from] ?? '';
  if (isClauseMark(token)) return { from, to: from + 1, english: token, kind: 'mark', preposition: '' };
  if (/^\d/.test(token)) return { from, to: from + 1, english: token, kind: 'number', preposition: '' };
  const glossary = glossaryOf(language);
  let best: Match | null = null;
  for (const { word, preposition } of formsOf(token, language)) {
    for (const phrase of glossary.get(word) ?? []) {
      const to = from + phrase.words.length;
      if (best && to <= best.to) break;
      if (!fits(phrase, tokens, from, language)) continue;
      best = { from, to, english: phrase.english, kind: phrase.kind, preposition };
      break;
    }
  }
  return best;
}

function fits({ words }: Phrase, tokens: readonly string[], from: number, language: GlossedLanguage): boolean {
  for (let index = 1; index < words.length; index++) {
    const token = tokens[from + index];
    if (token === undefined) return false;
    if (!formsOf(token, language).some(({ word }) => word === words[index])) return false;
  }
  return true;
}

/** A number; 'one' is more often a pronoun. */
export function isNumber({ kind, english }: Match): boolean {
  return kind === 'number' || (english !== 'one' && isNumberWord(english));
}
