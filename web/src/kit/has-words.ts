import { foldText } from '@vigil/common/fold-text';

/** Returns true if one of the texts, or several together, contain every word of a search, as `foldText` reads them. */
export function hasWords(texts: readonly (string | null)[], search: string): boolean {
  const text = foldText(texts.join(' '));
  return foldText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
