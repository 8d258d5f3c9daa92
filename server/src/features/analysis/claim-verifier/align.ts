import { reportWords } from './data/vocabulary.ts';
import type { ParsedText } from './evidence-index.ts';
import type { Token } from './tokens.ts';

export interface PlacedToken {
  token: Token;
  at: number;
}

/** Which words of one text stand in another in the same order: place by place. */
export type Alignment = ReadonlyMap<number, number>;

/** The content words of a text, without its dates, which are verified separately. */
export function contentWordsIn({ tokens, dates }: ParsedText): PlacedToken[] {
  return tokens.flatMap((token, at) =>
    isContentWord(token) && !dates.used.has(at) && !token.word.startsWith('#') && !reportWords.has(token.word)
      ? [{ token, at }]
      : [],
  );
}

export function isContentWord({ kind }: Token): boolean {
  return kind === 'name' || kind === 'number' || kind === 'word';
}

/** The longest common subsequence of content words, dates among them, with gaps on both sides. */
export function align(a: readonly Token[], b: readonly Token[]): Alignment {
  const from = placedIn(a);
  const to = placedIn(b);
  const width = to.length + 1;
  const lengths = new Uint16Array((from.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  const isSame = (row: number, column: number) => from[row]?.token.key === to[column]?.token.key;
  for (let row = from.length - 1; row >= 0; row--)
    for (let column = to.length - 1; column >= 0; column--)
      lengths[row * width + column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const shared = new Map<number, number>();
  for (let row = 0, column = 0; row < from.length && column < to.length; ) {
    const [here, there] = [from[row], to[column]];
    if (here && there && here.token.key === there.token.key) {
      shared.set(here.at, there.at);
      row++;
      column++;
    } else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return shared;
}

function placedIn(tokens: readonly Token[]): PlacedToken[] {
  return tokens.flatMap((token, at) => (isContentWord(token) ? [{ token, at }] : []));
}
