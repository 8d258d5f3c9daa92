import { type Alignment, contentWordsIn, isContentWord, type PlacedToken } from './align.ts';
import { cueWords, linkWords } from './data/vocabulary.ts';
import type { ParsedText } from './evidence-index.ts';
import type { Token } from './tokens.ts';

/**
 * What a sentence says otherwise than the one that it renders, or null. It may leave words out, and add the day. Each word of its own
 * stands in the other, in the same order and with the same small words between; left out is no country among them, and nothing that
 * denies or leaves open.
 */
export function copyFault(claim: ParsedText, source: ParsedText, shared: Alignment): string | null {
  // A day may be added to what a sentence says, not exchanged for another.
  const days = datesOf(source).length > 0 ? datesOf(claim) : [];
  const changed = [...contentWordsIn(claim), ...days].find(
    ({ at }) => !shared.has(at) && !countsTheSame(claim.tokens, at, source.tokens),
  );
  if (changed) return `'${changed.token.word}' is not what the cited event says there`;
  const [said, known] = [claim.tokens.filter(isCue), cuesOver(source.tokens, shared)];
  const added = said.find((token) => !isAmong(token, known));
  if (added) return `the cited event does not say '${added.word}' there`;
  const left = known.find((token) => !isAmong(token, said));
  if (left) return `the cited event says '${left.word}' there`;
  const party = partyLeftOut(source.tokens, shared);
  if (party) return `the cited event names '${party.word}' there`;
  const loose = claim.tokens.find((_, at) => isLinkedOtherwise(claim.tokens, at, source.tokens, shared));
  return loose ? `'${loose.word}' is bound otherwise in the cited event` : null;
}

function datesOf({ tokens, dates }: ParsedText): PlacedToken[] {
  return tokens.flatMap((token, at) => (dates.used.has(at) || token.word.startsWith('#') ? [{ token, at }] : []));
}

/** Words before the first shared one that a word of denying reaches over. */
const cueReach = 5;

/** What denies or leaves open the shared words of a source: among them, shortly before them, or as a condition behind them. */
function cuesOver(source: readonly Token[], shared: Alignment): Token[] {
  const places = [...shared.values()];
  const last = Math.max(...places);
  let from = Math.min(...places);
  for (let step = 0; step < cueReach && from > 0 && !endsClause(source[from - 1]); step++) from--;
  return source.filter((token, at) => isCue(token) && at >= from && (at <= last || conditions.has(token.word)));
}

const conditions: ReadonlySet<string> = new Set(['if', 'unless']);

function endsClause(token: Token | undefined): boolean {
  return token?.kind === 'mark' && token.word !== ',';
}

function isCue({ word }: Token): boolean {
  return cueWords.has(word);
}

function isAmong({ key }: Token, others: readonly Token[]): boolean {
  return others.some((other) => other.key === key);
}

/** 'Oman |fears that Qatar| strikes': without the country between, another one acts. */
function partyLeftOut(source: readonly Token[], shared: Alignment): Token | undefined {
  const known = new Set(shared.values());
  const [first, last] = [Math.min(...known), Math.max(...known)];
  return source.find(({ key }, at) => key.startsWith('@') && at > first && at < last && !known.has(at));
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
