/** The length of the prefixes by which words are grouped. */
const prefixLength = 2;

/** Distinct words by number. */
export function createWordList() {
  const numbers = new Map<string, number>();
  const buckets = new Map<string, string[]>();

  function numberOf(word: string): number {
    let number = numbers.get(word);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(word, number);
      const bucket = buckets.get(word.slice(0, prefixLength));
      if (bucket) bucket.push(word);
      else buckets.set(word.slice(0, prefixLength), [word]);
    }
    return number;
  }

  /** The word, if any text has it. */
  function find(word: string): number[] {
    const number = numbers.get(word);
    return number === undefined ? [] : [number];
  }

  /** The words with this prefix; for prefixes of fewer than two letters, the word itself. */
  function findPrefix(beginning: string): number[] {
    if (beginning.length < prefixLength) return find(beginning);
    const bucket = buckets.get(beginning.slice(0, prefixLength)) ?? [];
    return bucket.filter((word) => word.startsWith(beginning)).flatMap(find);
  }

  return { numberOf, find, findPrefix, size: () => numbers.size };
}
