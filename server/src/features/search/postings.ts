/** The length of the prefixes by which words are grouped. */
const prefixLength = 2;

/** The documents that contain a word. Their numbers grow. */
export interface Postings {
  /** Adds the words of the next document. */
  add: (document: number, words: Iterable<string>) => void;
  /** Marks in `bits` the documents that have the word. */
  mark: (word: string, bits: Uint32Array) => void;
  /** Marks the documents that have a word with this prefix; for prefixes of fewer than two letters, the word itself. */
  markPrefix: (beginning: string, bits: Uint32Array) => void;
  /** The number of distinct words. */
  size: () => number;
}

export function createPostings(): Postings {
  const lists = new Map<string, NumberList>();
  const buckets = new Map<string, string[]>();

  function add(document: number, words: Iterable<string>): void {
    for (const word of new Set(words)) {
      let list = lists.get(word);
      if (!list) {
        list = { numbers: new Uint32Array(2), count: 0 };
        lists.set(word, list);
        const bucket = buckets.get(word.slice(0, prefixLength));
        if (bucket) bucket.push(word);
        else buckets.set(word.slice(0, prefixLength), [word]);
      }
      push(list, document);
    }
  }

  function mark(word: string, bits: Uint32Array): void {
    const list = lists.get(word);
    if (!list) return;
    for (let at = 0; at < list.count; at++) setBit(bits, list.numbers[at] ?? 0);
  }

  function markPrefix(beginning: string, bits: Uint32Array): void {
    const bucket = buckets.get(beginning.slice(0, prefixLength)) ?? [];
    const words = beginning.length < prefixLength ? [beginning] : bucket.filter((word) => word.startsWith(beginning));
    for (const word of words) mark(word, bits);
  }

  return { add, mark, markPrefix, size: () => lists.size };
}

/** An empty set of documents. */
export function emptyBits(documents: number): Uint32Array {
  return new Uint32Array(Math.ceil(documents / 32));
}

export function hasBit(bits: Uint32Array, document: number): boolean {
  return ((bits[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0;
}

interface NumberList {
  numbers: Uint32Array;
  count: number;
}

function push(list: NumberList, document: number): void {
  if (list.count === list.numbers.length) {
    const longer = new Uint32Array(list.count * 2);
    longer.set(list.numbers);
    list.numbers = longer;
  }
  list.numbers[list.count++] = document;
}

function setBit(bits: Uint32Array, document: number): void {
  const at = document >>> 5;
  bits[at] = (bits[at] ?? 0) | (1 << (document & 31));
}
