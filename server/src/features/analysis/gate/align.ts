import type { Read } from './evidence.ts';
import type { Token } from './tokens.ts';
import { plain } from './vocabulary.ts';

export interface Placed {
  token: Token;
  at: number;
}

/** Which words of one text stand in another in the same order: place by place. */
export type Alignment = ReadonlyMap<number, number>;

/** The words that say something, without dates, which are checked by themselves. */
export function tellingIn({ tokens, dates }: Read): Placed[] {
  return tokens.flatMap((token, at) =>
    isTelling(token) && !dates.used.has(at) && !token.word.startsWith('#') && !plain.has(token.word)
      ? [{ token, at }]
      : [],
  );
}

export function isTelling({ kind }: Token): boolean {
  return kind === 'name' || kind === 'number' || kind === 'word';
}

/** The longest common run of telling words, dates among them, with gaps on both sides. */
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

function placedIn(tokens: readonly Token[]): Placed[] {
  return tokens.flatMap((token, at) => (isTelling(token) ? [{ token, at }] : []));
}
