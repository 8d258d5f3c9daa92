import type { Item } from '../item.ts';
import { differentImages, isFramed, toHttpUrl, toWatchPage } from './addresses.ts';
import type { RawEntry, RawMedia } from './entry.ts';
import { isUnreadDate, parseDate } from './parse-date.ts';
import { cutAtWord, toPlain } from './plain.ts';
import { readMarkup } from './read-markup.ts';
import { withBase } from './xml-base.ts';

const maxTitleLength = 500;
export const maxSummaryLength = 2000;
const maxGuidLength = 500;
const maxImages = 8;
const maxVideos = 4;

/** An entry as plain text with absolute http(s) addresses, read against the page of the feed; null when it says nothing. */
export function toItem(raw: RawEntry, page: string): Item | null {
  const title = cutAtWord(readMarkup(raw.title).text, maxTitleLength);
  const { summary, images, videos, links } = readTexts(raw);
  if (title === '' && summary === '') return null;

  const publishedAt = bestDate(raw.dates);
  const link = toHttpUrl(raw.link, page);
  const absolute = (url: string) => toHttpUrl(url, link ?? page) ?? [];
  const shownVideos = videos.flatMap(absolute);
  const framedVideos = [raw.link, ...links].filter(isOfPlayer).flatMap(absolute).map(toWatchPage).filter(isFramed);
  return {
    guid: toPlain(raw.guid).slice(0, maxGuidLength) || null,
    link,
    title,
    summary: cutAtWord(summary, maxSummaryLength),
    publishedAt,
    ...(publishedAt === null && raw.dates.some(isUnreadDate) && { isDateUnread: true }),
    imageUrls: differentImages(images.flatMap(absolute)).slice(0, maxImages),
    videoUrls: [...new Set([...shownVideos, ...framedVideos])].slice(0, maxVideos),
  };
}

/** The first of the dates that is one, or null. */
export function bestDate(dates: string[]): Date | null {
  for (const text of dates) {
    const date = parseDate(text);
    if (date) return date;
  }
  return null;
}

/** Reads the texts of an entry until there is a summary and a picture. */
function readTexts({ texts, media }: RawEntry) {
  const read = {
    summary: '',
    images: imagesOf(media),
    videos: media.filter(isVideo).map(({ url }) => url),
    links: media.map(({ url }) => url),
  };
  for (const { markup, base } of texts) {
    if (read.summary !== '' && read.images.length > 0) break;
    const { text, images, videos, links } = readMarkup(markup, read.summary === '');
    const based = (urls: string[]) => urls.map((url) => withBase(base, url));
    read.summary ||= text;
    // Pictures further down belong to what the page shows beside the news.
    if (read.images.length === 0) read.images.push(...based(images.slice(0, 1)));
    read.videos.push(...based(videos));
    read.links.push(...based(links));
  }
  return read;
}

/** The widest first. A thumbnail is a small copy of something else: it stands in where there is nothing else. */
function imagesOf(media: RawMedia[]): string[] {
  const images = media.filter(isImage).sort((a, b) => b.width - a.width);
  return (images.length > 0 ? images : media.filter(({ type }) => type === 'thumbnail')).map(({ url }) => url);
}

function isImage({ url, type }: RawMedia): boolean {
  return /^image(?:\/|$)/i.test(type) || (type === '' && /\.(?:jpe?g|png|webp|gif|avif)(?:$|\?)/i.test(url));
}

function isVideo({ type }: RawMedia): boolean {
  return /^video(?:\/|$)/i.test(type);
}

/** Told before the address is read, since most links of a page lead elsewhere. */
function isOfPlayer(url: string): boolean {
  return /youtu|facebook/i.test(url);
}
