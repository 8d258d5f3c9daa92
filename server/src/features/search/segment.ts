/** Documents of a segment: few enough that packing one, or moving its rest, takes some milliseconds. */
export const segmentSize = 4096;

/** Documents that were added one after the other. Once it is full, the lists of all its words are packed into three arrays. */
export interface Segment {
  /** The number of its first document, by the size. */
  at: number;
  /** The row of each document. */
  rows: Uint32Array;
  /** 1 for a document that was not removed. */
  alive: Uint8Array;
  aliveCount: number;
  used: number;
  /** Documents by word, while documents are added. */
  open: Map<number, number[]>;
  /** Afterwards: words in order, where the list of each begins, and the lists. */
  words: Uint32Array;
  starts: Uint32Array;
  documents: Uint16Array;
}

export function createSegment(at: number): Segment {
  return {
    at,
    rows: new Uint32Array(segmentSize),
    alive: new Uint8Array(segmentSize),
    aliveCount: 0,
    used: 0,
    open: new Map(),
    words: new Uint32Array(0),
    starts: new Uint32Array(1),
    documents: new Uint16Array(0),
  };
}

/** Returns the number of the document in the segment. */
export function addTo(segment: Segment, row: number, words: readonly number[]): number {
  const document = segment.used++;
  segment.rows[document] = row;
  segment.alive[document] = 1;
  segment.aliveCount += 1;
  for (const word of words) {
    const list = segment.open.get(word);
    if (list) list.push(document);
    else segment.open.set(word, [document]);
  }
  return document;
}

/** Packs the lists of a full segment, without removed documents. */
export function pack(segment: Segment): void {
  const { open, alive } = segment;
  const words = Uint32Array.from(open.keys()).sort();
  const starts = new Uint32Array(words.length + 1);
  const documents: number[] = [];
  for (const [at, word] of words.entries()) {
    for (const document of open.get(word) ?? []) if (alive[document] === 1) documents.push(document);
    starts[at + 1] = documents.length;
  }
  segment.words = words;
  segment.starts = starts;
  segment.documents = Uint16Array.from(documents);
  segment.open = new Map();
}

export const isPacked = ({ open, words }: Segment): boolean => open.size === 0 && words.length > 0;

/** Calls `visit` with each document, removed ones included, that has one of the words. */
export function visitDocuments(segment: Segment, wanted: readonly number[], visit: (document: number) => void): void {
  const { open, words } = segment;
  for (const word of wanted) open.get(word)?.forEach(visit);
  // Many words, as a short prefix has them, are looked up faster by going through the words of the segment.
  if (wanted.length * 16 > words.length) {
    const all = new Set(wanted);
    for (const [at, word] of words.entries()) if (all.has(word)) visitList(segment, at, visit);
  } else {
    for (const word of wanted) {
      const at = placeOf(words, word);
      if (words[at] === word) visitList(segment, at, visit);
    }
  }
}

/** The words of each document of a packed segment that was not removed. */
export function wordsByDocument(segment: Segment): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let document = 0; document < segment.used; document++) if (segment.alive[document]) found.set(document, []);
  for (const [at, word] of segment.words.entries())
    visitList(segment, at, (document) => found.get(document)?.push(word));
  return found;
}

function visitList({ starts, documents }: Segment, at: number, visit: (document: number) => void): void {
  for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i++) visit(documents[i] ?? 0);
}

/** The index of a word in ordered words, or of the next one. */
function placeOf(words: Uint32Array, word: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? 0) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
