import type { Item } from '../item.ts';
import type { RawEntry } from '../parse/entry.ts';
import { cutAtWord, toPlain } from '../parse/plain.ts';
import { readMarkup, readParts } from '../parse/read-markup.ts';
import { maxSummaryLength, toItem } from '../parse/to-item.ts';
import { isBanner, isLabel } from './banner.ts';

const maxTitle = 200;

/**
 * A post has no headline: its first line or sentence stands in for one, and the rest is the summary. A line that only says that
 * news follows, as `🔴 JUST IN` or `#urgent`, is part of the summary, and so is a content warning. One that only says who speaks
 * ('Army spokesman:'), or a single word, is followed by the first sentence after it.
 */
export function splitPost(text: string): Pick<Item, 'title' | 'summary'> {
  const lines = text.split('\n').map(toPlain).filter(Boolean);
  const at = titleLine(lines);
  const before = lines.slice(0, at);
  const banners = before.filter(isBanner);
  const labels = before.filter((line) => !isBanner(line)).join(' ');
  const [first = '', ...rest] = lines.slice(at);
  const most = Math.max(maxTitle - labels.length, minAfterLabels);
  const sentence =
    first.length <= most ? first : (firstSentence.exec(first.slice(0, most + 1))?.[0] ?? cutAtWord(first, most));
  const isWhole = sentence === first;
  return { title: `${labels} ${sentence}`.trim(), summary: (isWhole ? [...banners, ...rest] : lines).join(' ') };
}

/** Where nothing follows banners and labels, the first label is the title, else the first line with a letter. */
function titleLine(lines: string[]): number {
  const preferred = [
    (line: string) => !isBanner(line) && !isLabel(line),
    (line: string) => !isBanner(line),
    (line: string) => /\p{L}/u.test(line),
  ];
  return preferred.map((isTitle) => lines.findIndex(isTitle)).find((at) => at >= 0) ?? 0;
}

const minAfterLabels = 80;
const firstSentence = /^.{20,199}?[.!?\u061F](?=\s)/u;

/** An entry of a feed of posts. Mastodon puts a content warning and a rule before the text. */
export function toPost(entry: RawEntry, page: string): Item | null {
  const item = toItem(entry, page);
  if (item?.title !== '') return item;
  const markup = entry.texts.find(({ markup }) => readMarkup(markup).text !== '')?.markup ?? '';
  const [first = '', ...others] = readParts(markup);
  const isWarned = contentWarning.test(first) && others.some(Boolean);
  const { title, summary } = splitPost((isWarned ? others : [first, ...others]).join('\n'));
  const whole = isWarned ? `${first} ${summary}`.trim() : summary;
  return { ...item, title, summary: cutAtWord(whole, maxSummaryLength) };
}

/** A line that begins with the words for it, in the language of the post. */
const contentWarning = /^[^:\uFF1A\n]{1,60}[:\uFF1A][^\n]*$/;
