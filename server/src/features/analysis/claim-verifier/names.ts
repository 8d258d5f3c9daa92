import { reportWords } from './data/vocabulary.ts';
import type { EvidenceIndex, ParsedText } from './evidence-index.ts';

/** Why a name of the claim is not in the evidence: unknown, or joined of two that are known. */
export function unknownName({ tokens }: ParsedText, { keys, sentences }: EvidenceIndex): string | null {
  const names = tokens.flatMap((token, at) => (token.kind === 'name' ? [{ ...token, at }] : []));
  const unknown = names.find(({ key, word }) => !keys.has(key) && !reportWords.has(word));
  if (unknown) return `no cited event names '${unknown.word}'`;
  for (const { key, at, word } of names) {
    const next = tokens[at + 1];
    if (at === 0 || next?.kind !== 'name' || key.startsWith('@') || next.key.startsWith('@')) continue;
    if (!sentences.some((sentence) => areNear(sentence, key, next.key)))
      return `no cited event names '${word} ${next.word}'`;
  }
  return null;
}

/** Parts of one name: in this order, at most one word between them. */
function areNear({ tokens }: ParsedText, first: string, second: string): boolean {
  return tokens.some(
    ({ key }, at) => key === first && tokens.slice(at + 1, at + 3).some((token) => token.key === second),
  );
}
