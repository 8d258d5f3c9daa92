import type { Ground, Read } from './evidence.ts';
import { groupOf, plain, timely } from './vocabulary.ts';

/** Why a name of the claim is not in the evidence: unknown, or joined of two that are known. */
export function wrongName({ tokens }: Read, { keys, sentences }: Ground): string | null {
  const names = tokens.flatMap((token, at) => (token.kind === 'name' ? [{ ...token, at }] : []));
  const unknown = names.find(({ key, word }) => !keys.has(key) && !plain.has(word));
  if (unknown) return `no cited event names '${unknown.word}'`;
  for (const { key, at, word } of names) {
    const next = tokens[at + 1];
    if (at === 0 || next?.kind !== 'name' || key.startsWith('@') || next.key.startsWith('@')) continue;
    if (!sentences.some((sentence) => areNear(sentence, key, next.key)))
      return `no cited event names '${word} ${next.word}'`;
  }
  return null;
}

/** A word of time, or one that turns a statement round, for which the evidence has no word of that meaning. */
export function wrongTurn({ tokens }: Read, { keys, words }: Ground): string | null {
  const groups = new Set([...words].map((word) => groupOf.get(word)));
  const wrong = tokens.find(({ key, word, kind }) => {
    if (kind === 'mark' || keys.has(key)) return false;
    return timely.has(word) || (groupOf.has(word) && !groups.has(groupOf.get(word)));
  });
  return wrong ? `no cited event says '${wrong.word}'` : null;
}

/** Parts of one name: in this order, at most one word between them. */
function areNear({ tokens }: Read, first: string, second: string): boolean {
  return tokens.some(
    ({ key }, at) => key === first && tokens.slice(at + 1, at + 3).some((token) => token.key === second),
  );
}
