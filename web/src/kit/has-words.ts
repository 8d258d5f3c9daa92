/** Returns true if one of the texts, or several together, contain every word of a search, in upper or lower case. */
export function hasWords(texts: readonly (string | null)[], search: string): boolean {
  const text = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
