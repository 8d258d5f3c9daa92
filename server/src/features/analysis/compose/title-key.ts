/** A title or a sentence by its letters and digits alone: two with one key say the same words. */
export function titleKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
