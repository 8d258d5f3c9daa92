import { foldText } from '@vigil/common/fold-text';

/** Longer tokens are not words. */
const maxWordLength = 40;

/** The folded words of a text, in order. */
export function wordsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, maxWordLength));
}
