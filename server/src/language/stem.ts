/**
 * Removes inflectional endings, then a doubled consonant and a final e: 'price' and 'prices', 'stop' and 'stopped' have one
 * stem. Crude, but the same for both reports that are compared.
 */
export function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word;
  const bare = word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|ly)$/, '');
  return bare.length < 3 ? word : bare.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}
