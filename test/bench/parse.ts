import { parseFeed } from '@vigil/server/pipeline/parse/parse-feed';
import Parser from 'rss-parser';
import { rss } from '../fakes/feeds.ts';
import { median } from './child.ts';

const items = 50;
const rounds = 7;
const roundMs = 600;

/**
 * The whole parse step, from bytes to clean items, against rss-parser alone on the same feed of about 60 KB: items by the
 * seconds of CPU, in turns.
 */
export async function benchParse(): Promise<Record<string, number>> {
  const text = feed();
  const bytes = Buffer.from(text);
  const parser = new Parser();
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await itemsPerSecond(() => parseFeed(bytes, 'application/rss+xml')));
    theirs.push(await itemsPerSecond(() => parser.parseString(text)));
  }
  return {
    parse_items_per_s: median(ours),
    parse_rssparser_items_per_s: median(theirs),
    parse_ratio: median(ours.map((rate, round) => rate / (theirs[round] ?? rate))),
  };
}

async function itemsPerSecond(read: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  const usedMs = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  let feeds = 0;
  while (usedMs() < roundMs) {
    await read();
    feeds += 1;
  }
  return (feeds * items * 1000) / usedMs();
}

function feed(): string {
  const paragraph = 'A generated text of the usual length about what is said to have happened, & where. ';
  return rss(
    Array.from({ length: items }, (_, index) => ({
      title: `Ferry service number ${index} resumes after a quiet week`,
      link: `https://paper.example/news/${index}?from=feed&section=harbour`,
      guid: `paper-${index}`,
      date: new Date(Date.UTC(2030, 0, 1, index)).toISOString(),
      summary: `<p>${paragraph.repeat(6)}</p><p>Number <b>${index}</b>.</p><img src="https://paper.example/${index}.jpg">`,
      image: `https://paper.example/${index}-wide.jpg`,
    })),
  );
}
