import { LRUCache } from 'lru-cache';

/** How many word triples a text needs to be compared, and the shares of the shorter and of the longer one that must be equal. */
interface Limits {
  least: number;
  share: number;
  shareOfLonger: number;
}

const titleLimits: Limits = { least: 6, share: 0.8, shareOfLonger: 0.7 };
const leadLimits: Limits = { least: 10, share: 0.5, shareOfLonger: 0 };

/**
 * Calls `unite` with the indexes of texts that are edited copies of each other, by their fingerprints, often enough to join all
 * copies. Compares the word triples of titles and of summaries: outlets truncate a summary at different lengths, and often
 * replace the headline. Events have hundreds of reports, so a text meets only those with which it shares a triple.
 */
export function eachCopy(prints: readonly (string | undefined)[], unite: (index: number, other: number) => void): void {
  const titles = createTripleIndex(prints.length, titleLimits);
  const leads = createTripleIndex(prints.length, leadLimits);
  const firstOf = new Map<string, number>();
  for (const [index, print] of prints.entries()) {
    const triples = print ? readPrint(print) : null;
    // A text that is too short on both counts is a copy of nothing.
    if (!print || !triples || (triples.title.size < titleLimits.least && triples.lead.size < leadLimits.least))
      continue;
    const first = firstOf.get(print);
    if (first !== undefined) {
      unite(index, first);
      continue;
    }
    firstOf.set(print, index);
    for (const other of titles.add(index, triples.title)) unite(index, other);
    for (const other of leads.add(index, triples.lead)) unite(index, other);
  }
}

type Triples = ReadonlySet<string>;

/** Finds texts that share many triples: an inverted index. `count`: the number of texts. */
function createTripleIndex(count: number, { least, share, shareOfLonger }: Limits) {
  const holders = new Map<string, number[]>();
  const sizes = new Uint32Array(count);
  /** Triples in common with the text that is being added; 0 between calls. */
  const common = new Uint32Array(count);

  /** Adds a text and returns the earlier ones that share enough with it. */
  function add(index: number, triples: Triples): number[] {
    if (triples.size < least) return [];
    const met: number[] = [];
    for (const triple of triples) {
      const holding = holders.get(triple) ?? [];
      for (const other of holding) {
        if (common[other] === 0) met.push(other);
        common[other] = (common[other] ?? 0) + 1;
      }
      if (holding.push(index) === 1) holders.set(triple, holding);
    }
    sizes[index] = triples.size;
    const sharing = met.filter((other) => isShared(common[other] ?? 0, triples.size, sizes[other] ?? 0));
    for (const other of met) common[other] = 0;
    return sharing;
  }

  function isShared(shared: number, size: number, other: number): boolean {
    return shared >= share * Math.min(size, other) && shared >= shareOfLonger * Math.max(size, other);
  }

  return { add };
}

const maxParsed = 5_000;
const parsed = new LRUCache<string, { title: Triples; lead: Triples }>({ max: maxParsed });

/** A fingerprint is two runs of four hexadecimal digits a triple, separated by a full stop: title and summary. */
function readPrint(print: string): { title: Triples; lead: Triples } {
  const known = parsed.get(print);
  if (known) return known;
  const [title = '', lead = ''] = print.split('.').map((part) => part.match(/.{4}/g) ?? []);
  const read = { title: new Set(title), lead: new Set(lead) };
  parsed.set(print, read);
  return read;
}
