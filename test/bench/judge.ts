import { sharedReader } from '../harness/vigil.ts';

/** Generated reports: milliseconds of CPU in which one is read, and in which the titles of two are compared. */
export async function benchJudge(): Promise<Record<string, number>> {
  const reader = await sharedReader();
  const items = Array.from({ length: 300 }, (_, index) => makeItem(index));
  const read = (item: (typeof items)[number]) => reader.read(item);
  const compare = (item: (typeof items)[number], at: number) =>
    reader.sameEvent(item.title, items.at(-at)?.title ?? '');
  await clock(items.slice(0, 50), read);
  return {
    judge_read_cpu_ms: await clock(items, read),
    judge_compare_cpu_ms: await clock(items, compare),
  };
}

/** Milliseconds of CPU a call, that of the reader's thread included. */
async function clock<T>(items: readonly T[], work: (item: T, at: number) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (const [at, item] of items.entries()) await work(item, at);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / items.length;
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
