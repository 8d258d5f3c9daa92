import { classify, judge, judgeByRules } from '@vigil/server/pipeline/classify/classify';
import { createIndex, identify, locate, remember } from '@vigil/server/pipeline/identify/identify';
import { readItem } from '@vigil/server/reading/reading';

const day = 86_400_000;
const start = Date.UTC(2030, 0, 1);

/**
 * Generated reports: classify alone in calm and in war, and classify, identify and remember as the pipeline calls them
 * while 10 000 and 100 000 events of three days are remembered. Microseconds of CPU an item, and items a second of CPU.
 */
export async function benchJudge(): Promise<Record<string, number>> {
  const items = Array.from({ length: 20_000 }, (_, index) => makeItem(index));
  for (const item of items.slice(0, 5000)) classify(item);
  const judging = clock(items, (item) => classify(item));
  for (const item of items.slice(0, 5000)) classify(item, 'war');
  const inWar = clock(items, (item) => classify(item, 'war'));
  measurePipeline(1_000);
  const small = measurePipeline(10_000);
  const large = measurePipeline(100_000);
  return {
    judge_classify_us: judging,
    judge_classify_war_us: inWar,
    judge_classify_items_per_s: 1e6 / judging,
    judge_classify_identify_10k_us: small,
    judge_classify_identify_100k_us: large,
    judge_identify_10k_us: small - judging,
    judge_identify_100k_us: large - judging,
    judge_classify_identify_100k_items_per_s: 1e6 / large,
  };
}

function measurePipeline(events: number): number {
  const index = createIndex();
  const at = (number: number) => new Date(start + (number / events) * 3 * day);
  for (let number = 0; number < events; number++) {
    remember(index, `e-${number}`, locate(index, { ...makeItem(number), at: at(number) }));
  }
  const fresh = Array.from({ length: 5000 }, (_, item) => ({ item: makeItem(events + item), at: at(events + item) }));
  return clock(fresh, ({ item, at }) => {
    const reading = readItem(item);
    judge(reading, judgeByRules(reading), 'calm');
    const report = locate(index, { ...item, at, reading });
    remember(index, identify(index, report).eventId ?? `n-${at.getTime()}`, report);
  });
}

/** Microseconds of CPU a call, the collector's included. */
function clock<T>(items: T[], work: (item: T) => unknown): number {
  const before = process.cpuUsage();
  for (const item of items) work(item);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / items.length;
}

/** A title of ten words and a summary of forty. */
export function makeItem(number: number): { title: string; summary: string } {
  const random = lottery(number);
  const words = (count: number) => Array.from({ length: count }, () => drawWord(random)).join(' ');
  return { title: `${drawWord(random, subject.length)} ${words(9)}`, summary: `${words(40)}.` };
}

/** Zipf's law: the nth word is drawn with a chance of 1/n, as in a language. */
function drawWord(random: () => number, among = vocabulary.length): string {
  return vocabulary[Math.floor((among + 1) ** random()) - 1] ?? '';
}

/** The same for one seed wherever it runs. */
function lottery(seed: number): () => number {
  let state = (seed + 1) * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

const subject =
  'the of to in Iran Israel strikes says missile Tehran US attack after Tel Aviv nuclear talks Hezbollah drone warns killed official Isfahan military ceasefire oil Haifa army sanctions minister UN Hormuz Beirut tanker report Netanyahu Khamenei base air defence civilians hospital Natanz envoy condemns deal shipping'.split(
    ' ',
  );
const syllables = 'ba ko ri ta mu shel dor van lin zar pe gho tir nas ul mer sa vek ro jin hal dem fa qu ys'.split(' ');
const vocabulary = [
  ...subject,
  ...syllables.flatMap((a) => syllables.flatMap((b) => syllables.map((c) => `${a}${b}${c}`))),
];
