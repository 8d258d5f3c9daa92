import {
  addTo,
  createSegment,
  isPacked,
  pack,
  type Segment,
  segmentSize,
  visitDocuments,
  wordsByDocument,
} from './segment.ts';
import { createWordList } from './word-list.ts';

export type Postings = ReturnType<typeof createPostings>;

/**
 * The documents that contain a word. A changed text is a new document of its row. When half of the documents of a segment were removed,
 * the others move to a new one, so that the memory depends on the texts of now and not on how often they changed. `onMoved` is called
 * with a row and the new number of its document.
 */
export function createPostings(onMoved: (row: number, document: number) => void) {
  const words = createWordList();
  /** Null where a segment was given up; another one takes its place. */
  const segments: (Segment | null)[] = [];
  let current = begin();

  function begin(): Segment {
    const free = segments.indexOf(null);
    const segment = createSegment(free < 0 ? segments.length : free);
    segments[segment.at] = segment;
    return segment;
  }

  /** Returns the number of the new document. */
  function add(row: number, texts: Iterable<string>): number {
    return put(row, Array.from(new Set(texts), words.numberOf));
  }

  function put(row: number, numbers: readonly number[]): number {
    if (current.used === segmentSize) {
      const full = current;
      pack(full);
      current = begin();
      tidy(full);
    }
    return current.at * segmentSize + addTo(current, row, numbers);
  }

  function remove(document: number): void {
    const segment = segments[Math.floor(document / segmentSize)];
    if (segment?.alive[document % segmentSize] !== 1) return;
    segment.alive[document % segmentSize] = 0;
    segment.aliveCount -= 1;
    tidy(segment);
  }

  /** Gives a packed segment up once half of it was removed. */
  function tidy(segment: Segment): void {
    if (segment === current || !isPacked(segment) || segment.aliveCount > segmentSize / 2) return;
    segments[segment.at] = null;
    for (const [document, numbers] of wordsByDocument(segment)) {
      const row = segment.rows[document] ?? 0;
      onMoved(row, put(row, numbers));
    }
  }

  /** The documents that have the word, or one with this prefix. Removed documents can be among them. */
  function having(word: string, isPrefix: boolean): Uint32Array {
    const bits = new Uint32Array((segments.length * segmentSize) / 32);
    const wanted = isPrefix ? words.findPrefix(word) : words.find(word);
    for (const segment of segments) {
      if (!segment) continue;
      const first = segment.at * segmentSize;
      visitDocuments(segment, wanted, (document) => setBit(bits, first + document));
    }
    return bits;
  }

  return {
    add,
    remove,
    having,
    /** The numbers of distinct words, and of documents that there is room for. */
    size: () => ({ words: words.size(), documents: segments.length * segmentSize }),
  };
}

export function hasBit(bits: Uint32Array, document: number): boolean {
  return ((bits[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0;
}

function setBit(bits: Uint32Array, document: number): void {
  const at = document >>> 5;
  bits[at] = (bits[at] ?? 0) | (1 << (document & 31));
}
