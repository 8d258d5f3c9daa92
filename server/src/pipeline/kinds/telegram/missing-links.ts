import type { Item } from '../../item.ts';

/** Message numbers between the first and the last of a preview page; service messages are missing as well. */
const maxMissing = 200;

/** Links of the messages whose numbers are missing between those of a page. */
export function missingLinks(items: readonly Item[]): string[] {
  const posts = items.flatMap(({ link }) => {
    const post = telegramPost.exec(link ?? '');
    return post ? [{ base: post[1] ?? '', number: Number(post[2]) }] : [];
  });
  const [first] = posts;
  if (!first) return [];
  const numbers = new Set(posts.map(({ number }) => number));
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  const all = Array.from({ length: Math.min(to - from, maxMissing) }, (_, at) => to - at);
  return all.filter((number) => !numbers.has(number)).map((number) => `${first.base}${number}`);
}

const telegramPost = /^(https:\/\/t\.me\/\w+\/)(\d+)$/;
