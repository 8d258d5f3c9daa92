import { digestOf } from '@vigil/server/changes/chain';
import { createMatcher } from '@vigil/server/judge/matcher';
import { parseFeed } from '@vigil/server/pipeline/parse/parse-feed';
import { takeIn } from '@vigil/server/pipeline/take-in';
import { makeSourceRow } from '@vigil/server/testing/make';
import type { ChangeDraft } from '@vigil/server/timeline/change';
import { BSON } from 'mongodb';
import Parser from 'rss-parser';
import { startFeeds } from '../fakes/feeds.ts';
import { sharedReader } from '../harness/vigil.ts';
import { median, startChild } from './child.ts';
import { feedCount, feedsOf, itemCount } from './pipeline-items.ts';
import type { Scanned } from './pipeline-process.ts';

/** Scans of each kind; the first ones, in which the code gets warm, are not counted. */
const warming = 2;
const rounds = 3;

/**
 * From feeds on loopback to stored events in the tabs, by a server in a process of its own with the embedded store.
 * `_cpu` figures are items by the seconds of CPU of the whole process, its threads and its store's included; `_wall` by
 * the clock. `new`: all items are new and all about the conflict; `known`: none is, in feeds whose head has changed;
 * `unchanged`: feeds that are the same to the byte; `grown`: each feed has one new item before the known ones. `parts`: parsing, judging, chaining and encoding alone, in this process.
 */
export async function benchPipeline(): Promise<Record<string, number>> {
  const feeds = await startFeeds({});
  const urls = Array.from({ length: feedCount }, (_, feed) => `${feeds.url}/${feed}.xml`);
  const server = await startChild('pipeline-process.ts', JSON.stringify(urls));
  const scan = (round: number, changes = {}) => {
    for (const [feed, body] of feedsOf(round, changes).entries()) feeds.set(`/${feed}.xml`, { body });
    return server.ask<Scanned>('scan');
  };
  const scans = (one: (round: number) => Promise<Scanned>) =>
    createSerialQueue(
      Array.from({ length: rounds }, (_, i) => i),
      one,
    );
  try {
    for (let round = 0; round < warming; round++) await scan(round);
    const last = warming + rounds - 1;
    const fresh = await scans((round) => scan(warming + round));
    const known = await scans((round) => scan(last, { edition: 1 + round }));
    const unchanged = await scans(() => scan(last, { edition: rounds }));
    const grown = await scans((round) => scan(last, { more: 1 + round }));
    const parts = await createSerialQueue([0, 1, 2, 3, 4], measureParts);
    const alone = await createSerialQueue([0, 1, 2], measureAlone);
    return {
      pipeline_new_cpu_items_per_s: perSecond(fresh.map(({ cpu }) => cpu)),
      pipeline_new_wall_items_per_s: perSecond(fresh.map(({ wall }) => wall)),
      pipeline_new_longest_block_ms: median(fresh.map(({ block }) => block)),
      pipeline_known_cpu_items_per_s: perSecond(known.map(({ cpu }) => cpu)),
      pipeline_known_wall_items_per_s: perSecond(known.map(({ wall }) => wall)),
      pipeline_known_longest_block_ms: median(known.map(({ block }) => block)),
      pipeline_unchanged_cpu_items_per_s: perSecond(unchanged.map(({ cpu }) => cpu)),
      pipeline_grown_cpu_items_per_s: perSecond(grown.map(({ cpu }) => cpu)),
      pipeline_parts_cpu_items_per_s: perSecond(parts.slice(warming)),
      pipeline_rssparser_cpu_items_per_s: perSecond(alone),
      pipeline_new_ratio: median(alone) / median(fresh.map(({ cpu }) => cpu)),
    };
  } finally {
    await server.ask('end');
    server.stop();
    await feeds.close();
  }
}

function perSecond(seconds: number[]): number {
  return itemCount / median(seconds);
}

/** Seconds of CPU from the bytes of the feeds to the bytes of the log's entries, with no database and no other thread. */
async function measureParts(round: number): Promise<number> {
  const documents = feedsOf(round).map((document) => Buffer.from(document));
  const reader = await sharedReader();
  const matcher = createMatcher({ reader, now: () => new Date() });
  let seq = 0;
  return cpuOf(async () => {
    const read = documents.map(async (bytes, paper) => ({
      source: sourceOf(paper),
      items: await parseFeed(bytes, null),
    }));
    const store = {
      knownItems: async () => new Set<string>(),
      append: async (drafts: ChangeDraft[]) => {
        for (const draft of drafts) BSON.serialize({ ...draft, digest: digestOf(draft) });
        matcher.follow(drafts.map((draft) => ({ ...draft, seq: ++seq, at: new Date() })));
        return { appended: drafts.length };
      },
      passOver: async () => {},
      foldedRows: async () => [],
      record: async () => null,
    };
    await takeIn(await Promise.all(read), { store, matcher, reader, now: new Date() });
  });
}

function measureAlone(round: number): Promise<number> {
  const documents = feedsOf(round);
  const parser = new Parser();
  return cpuOf(async () => {
    for (const document of documents) await parser.parseString(document);
  });
}

/** Seconds of CPU that some work takes of this process. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

async function createSerialQueue<T, R>(list: T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const one of list) results.push(await work(one));
  return results;
}

function sourceOf(paper: number) {
  const url = `https://paper-${paper}.example/feed`;
  return makeSourceRow({ _id: `paper-${paper}`, name: `Paper ${paper}`, url, reliability: 90 });
}
