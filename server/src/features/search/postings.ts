/** In how many letters words are gathered for the search by beginnings. */
const drawerLetters = 2;

/** Which documents have a word. Documents are numbers that grow. */
export interface Postings {
  /** Notes the words of the next document. */
  add: (document: number, words: Iterable<string>) => void;
  /** Marks in `bits` the documents that have the word. */
  mark: (word: string, bits: Uint32Array) => void;
  /** The same for all words that begin so; for fewer than two letters, for the word itself. */
  markBeginning: (beginning: string, bits: Uint32Array) => void;
  /** How many words there are. */
  size: () => number;
}

export function createPostings(): Postings {
  const lists = new Map<string, List>();
  const drawers = new Map<string, string[]>();

  function add(document: number, words: Iterable<string>): void {
    for (const word of new Set(words)) {
      let list = lists.get(word);
      if (!list) {
        list = { numbers: new Uint32Array(2), count: 0 };
        lists.set(word, list);
        const drawer = drawers.get(word.slice(0, drawerLetters));
        if (drawer) drawer.push(word);
        else drawers.set(word.slice(0, drawerLetters), [word]);
      }
      push(list, document);
    }
  }

  function mark(word: string, bits: Uint32Array): void {
    const list = lists.get(word);
    if (!list) return;
    for (let at = 0; at < list.count; at++) setBit(bits, list.numbers[at] ?? 0);
  }

  function markBeginning(beginning: string, bits: Uint32Array): void {
    const drawer = drawers.get(beginning.slice(0, drawerLetters)) ?? [];
    const words = beginning.length < drawerLetters ? [beginning] : drawer.filter((word) => word.startsWith(beginning));
    for (const word of words) mark(word, bits);
  }

  return { add, mark, markBeginning, size: () => lists.size };
}

/** A set of documents. */
export function emptyBits(documents: number): Uint32Array {
  return new Uint32Array(Math.ceil(documents / 32));
}

export function hasBit(bits: Uint32Array, document: number): boolean {
  return ((bits[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0;
}

interface List {
  numbers: Uint32Array;
  count: number;
}

function push(list: List, document: number): void {
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
