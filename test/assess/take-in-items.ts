import { createHash } from 'node:crypto';
import { sources } from '@vigil/seed/data/sources';
import { completed } from '@vigil/server/changes/rows';
import type { SourceRow } from '@vigil/server/features/sources/store';
import { createMatcher } from '@vigil/server/judge/matcher';
import type { Item } from '@vigil/server/pipeline/item';
import { agencyOf } from '@vigil/server/pipeline/origins/agencies';
import { parseDate } from '@vigil/server/pipeline/parse/parse-date';
import { cutAtWord } from '@vigil/server/pipeline/parse/plain';
import { readMarkup } from '@vigil/server/pipeline/parse/read-markup';
import { takeIn } from '@vigil/server/pipeline/take-in';
import { makeSourceRow } from '@vigil/server/testing/make';
import { type ChangeDraft, type EventRecord, isEventChange } from '@vigil/server/timeline/change';
import { foldChange, type Records } from '@vigil/server/timeline/fold';
import type { GivenItem } from '../accuracy/predict.ts';
import { sharedReader } from '../harness/vigil.ts';

/**
 * The events that a server would hold at a time which had read these items, and nothing else, as they were published:
 * judged, identified and folded by the pipeline, one scan an hour, and as they are read. Items after that time, and those older than
 * `keptDays` before it, are left out.
 */
export async function takeInItems(items: readonly GivenItem[], at: Date): Promise<EventRecord[]> {
  const records: Records = new Map();
  let clock = at;
  let seq = 0;
  const reader = await sharedReader();
  const matcher = createMatcher({ reader, now: () => clock });
  const store = {
    knownItems: async () => new Set<string>(),
    passOver: async () => {},
    foldedRows: async () => [],
    record: async (id: string) => records.get(id) ?? null,
    append: async (drafts: ChangeDraft[]) => {
      for (const draft of drafts) {
        const change = { ...draft, seq: ++seq, at: clock };
        if (isEventChange(change)) foldChange(records, change);
        matcher.follow([change]);
      }
      return { appended: drafts.length };
    },
  };
  for (const scan of scansOf(items, at)) {
    clock = new Date(Math.min(+scan.end, +at));
    await takeIn(feedsOf(scan.items), { store, matcher, reader, now: clock });
  }
  return [...records.values()].flatMap((record) =>
    record && !record.mergedInto && !record.deletedAt ? [completed(record)] : [],
  );
}

/** Days before the time of an assessment from which items are read: the base of the indicators, and two weeks before it. */
const keptDays = 45;
const hourMs = 3_600_000;

interface Scan {
  end: Date;
  items: { outlet: string; item: Item }[];
}

/** Items without a usable date count as published with the latest one before them. */
function scansOf(given: readonly GivenItem[], at: Date): Scan[] {
  const scans = new Map<number, Scan>();
  let latest = new Date(0);
  for (const one of given) {
    latest = parseDate(one.date) ?? latest;
    if (+latest > +at || +latest < +at - keptDays * 24 * hourMs) continue;
    const hour = Math.floor(+latest / hourMs);
    const scan = scans.get(hour) ?? { end: new Date((hour + 1) * hourMs), items: [] };
    scan.items.push({ outlet: nameOf(one.outlet), item: toItem(one, latest) });
    scans.set(hour, scan);
  }
  return [...scans.values()].sort((a, b) => +a.end - +b.end);
}

/** Some files name an outlet by the address of its feed. */
function nameOf(outlet: string): string {
  return URL.canParse(outlet) ? new URL(outlet).hostname.replace(/^www\./, '') : outlet || 'Unnamed';
}

/** As long as the pipeline keeps them. */
const maxTitle = 500;
const maxSummary = 2_000;

function toItem({ id, title, summary, url }: GivenItem, publishedAt: Date): Item {
  return {
    guid: id || null,
    link: url || null,
    title: cutAtWord(readMarkup(title).text, maxTitle),
    summary: cutAtWord(readMarkup(summary).text, maxSummary),
    publishedAt,
    imageUrls: [],
    videoUrls: [],
  };
}

function feedsOf(items: Scan['items']): { source: SourceRow; items: Item[] }[] {
  const byOutlet = new Map<string, Item[]>();
  for (const { outlet, item } of items) byOutlet.set(outlet, [...(byOutlet.get(outlet) ?? []), item]);
  return [...byOutlet].map(([outlet, own]) => ({ source: sourceOf(outlet), items: own }));
}

const sideOf = new Map(sources.map(({ name, side }) => [name, side]));

function sourceOf(name: string): SourceRow {
  const id = createHash('sha256').update(name).digest('hex').slice(0, 16);
  const side = sideOf.get(name) ?? agencyOf(name)?.side ?? 'third';
  return makeSourceRow({ _id: id, name, url: `https://${id}.example/`, side });
}
