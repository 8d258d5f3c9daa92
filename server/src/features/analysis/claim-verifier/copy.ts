import { findAll } from '../../../language/lexicon.ts';
import { synonyms } from '../../../language/synonyms.ts';
import { type Alignment, contentWordsIn, isContentWord, type PlacedToken } from './align.ts';
import { antonymGroupOf, cueOf, linkWords, timeWords } from './data/vocabulary.ts';
import type { EvidenceIndex, ParsedText } from './evidence-index.ts';
import type { Token } from './tokens.ts';

/** What a copy of a sentence has exchanged, or null: a hard word, a word for another, or how two are bound. */
export function copyFault(
  claim: ParsedText,
  source: ParsedText,
  shared: Alignment,
  { keys }: EvidenceIndex,
): string | null {
  // A day may be added to what a sentence says, not exchanged for another.
  const days = datesOf(source).length > 0 ? datesOf(claim) : [];
  const isTurned = isPassive(claim) !== isPassive(source);
  const missing = [...contentWordsIn(claim), ...days].filter(
    ({ token, at }) => !shared.has(at) && !(isTurned && countOf(token, claim) <= countOf(token, source)),
  );
  const changed = missing.find(({ token, at }) => {
    if (isSaid(token, source.tokens) || countsTheSame(claim.tokens, at, source.tokens)) return false;
    return isFactual(token) || !keys.has(token.key) || replacedBy(claim, at, source, shared).length > 0;
  });
  if (changed) return `'${changed.token.word}' is not what the cited event says there`;
  const loose = claim.tokens.find((_, at) => isLinkedOtherwise(claim.tokens, at, source.tokens, shared));
  return loose ? `'${loose.word}' is bound otherwise in the cited event` : null;
}

function datesOf({ tokens, dates }: ParsedText): PlacedToken[] {
  return tokens.flatMap((token, at) => (dates.used.has(at) || token.word.startsWith('#') ? [{ token, at }] : []));
}

/** 'Struck by Israel' for 'Israel struck': the same words in another order, who did it being checked elsewhere. */
function isPassive({ tokens }: ParsedText): boolean {
  return tokens.some(({ word }, at) => word === 'by' && tokens[at - 1]?.kind === 'word');
}

function countOf({ key }: Token, { tokens }: ParsedText): number {
  return tokens.filter((token) => token.key === key).length;
}

/** Exchanged for another of its kind, it makes another fact. */
function isFactual({ kind, word }: Token): boolean {
  return kind !== 'word' || timeWords.has(word) || antonymGroupOf.has(word) || cueOf.has(word);
}

/** 'Wounded' for 'injured', 'raid' for 'strike'. */
function isSaid(token: Token, others: readonly Token[]): boolean {
  const meaning = meaningOf(token);
  return token.kind === 'word' && meaning !== undefined && others.some((other) => meaningOf(other) === meaning);
}

function meaningOf({ word }: Token): string | undefined {
  const group = antonymGroupOf.get(word);
  return group === undefined ? findAll(synonyms, [word])[0]?.value : `${group}`;
}

/** 'Twelve Israeli aircraft' for 'Israel's twelve aircraft'. */
function countsTheSame(tokens: readonly Token[], at: number, others: readonly Token[]): boolean {
  const number = tokens[at];
  const counted = wordAfter(tokens, at);
  if (number?.kind !== 'number' || counted === undefined) return false;
  return others.some(({ key }, place) => key === number.key && wordAfter(others, place) === counted);
}

function wordAfter(tokens: readonly Token[], at: number): string | undefined {
  return tokens.slice(at + 1).find(({ kind }) => kind === 'word')?.key;
}

/** The words of the source that stand where a word of the copy does: between the same two neighbours. */
function replacedBy({ tokens }: ParsedText, at: number, source: ParsedText, shared: Alignment): Token[] {
  const before = tokens.findLastIndex((_, place) => place < at && shared.has(place));
  const after = tokens.findIndex((_, place) => place > at && shared.has(place));
  const from = shared.get(before);
  const to = shared.get(after);
  if (from === undefined || to === undefined) return [];
  return source.tokens.slice(from + 1, to).filter(isContentWord);
}

/** Two neighbours of both texts with another 'to', 'from', 'against' or 'or' between them. */
function isLinkedOtherwise(tokens: readonly Token[], at: number, source: readonly Token[], shared: Alignment): boolean {
  const from = shared.get(at);
  const next = tokens.findIndex((token, place) => place > at && isLinked(token));
  const to = shared.get(next);
  if (from === undefined || to === undefined) return false;
  const between = source.slice(from + 1, to);
  return !between.some(isLinked) && linkWordsOf(between) !== linkWordsOf(tokens.slice(at + 1, next));
}

/** What others are bound to. */
function isLinked(token: Token): boolean {
  return isContentWord(token) && !linkWords.has(token.word);
}

function linkWordsOf(tokens: readonly Token[]): string {
  return tokens
    .filter(({ word }) => linkWords.has(word))
    .map(({ word }) => word)
    .join(' ');
}
