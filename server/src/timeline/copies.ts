import { LRUCache } from 'lru-cache';

/** How many word triples a text needs to be compared, and the shares of the shorter and of the longer one that must be equal. */
interface Limits {
  least: number;
  share: number;
  shareOfLonger: number;
}

const titleLimits: Limits = { least: 6, share: 0.8, shareOfLonger: 0.7 };
const leadLimits: Limits = { least: 10, share: 0.5, shareOfLonger: 0 };

/** The texts that are long enough to be compared, by their fingerprints, each with the earlier ones that it is a copy of. */
export type CopyGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Finds edited copies. Compares the word triples of titles and of summaries: outlets truncate a summary at different lengths,
 * and often replace the headline. Events have hundreds of reports, so a text meets only those with which it shares a triple.
 */
export function findCopies(prints: Iterable<string>): CopyGraph {
  const titles = createTripleIndex(titleLimits);
  const leads = createTripleIndex(leadLimits);
  const graph = new Map<string, string[]>();
  for (const print of prints) {
    if (graph.has(print)) continue;
    const { title, lead } = readPrint(print);
    // A text that is too short on both counts is a copy of nothing.
    if (title.size < titleLimits.least && lead.size < leadLimits.least) continue;
    graph.set(print, [...titles.add(print, title), ...leads.add(print, lead)]);
  }
  return graph;
}

type Triples = ReadonlySet<string>;

interface Indexed {
  print: string;
  size: number;
  /** Triples in common with the text that is being added; 0 between two texts. */
  common: number;
}

/** Finds texts that share many triples: an inverted index. */
function createTripleIndex({ least, share, shareOfLonger }: Limits) {
  const holders = new Map<string, Indexed[]>();

  /** Adds a text and returns the earlier ones that share enough with it. */
  function add(print: string, triples: Triples): string[] {
    const { size } = triples;
    if (size < least) return [];
    const text = { print, size, common: 0 };
    const met: Indexed[] = [];
    for (const triple of triples) {
      const holding = holders.get(triple);
      if (!holding) {
        holders.set(triple, [text]);
        continue;
      }
      for (const other of holding) if (other.common++ === 0) met.push(other);
      holding.push(text);
    }
    const copies = met.filter((other) => isShared(other.common, size, other.size)).map((other) => other.print);
    for (const other of met) other.common = 0;
    return copies;
  }

  function isShared(common: number, size: number, other: number): boolean {
    return common >= share * Math.min(size, other) && common >= shareOfLonger * Math.max(size, other);
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
