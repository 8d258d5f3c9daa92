import { cleanImageUrl } from '@vigil/common/media';
import { differentImages, isFramed, toHttpUrl, toWatchPage } from '../parse/addresses.ts';
import type { PageFacts } from './facts.ts';

const maxImages = 8;
const maxVideos = 4;

/** The pictures that the page names as its own, then those in its main text; absolute. */
export function findImages(main: Element | null, named: string[], base: string): string[] {
  const shown = [...(main?.querySelectorAll('img, picture source[srcset]') ?? [])].filter(isSeen).map(addressOf);
  const urls = [...named, ...shown].flatMap((url) => toHttpUrl(url, base) ?? []).filter((url) => !isOrnament.test(url));
  return [...new Set(differentImages(urls.flatMap((url) => cleanImageUrl(url) ?? [])))].slice(0, maxImages);
}

/** The videos that the page names as its own, those of players in frames, and files; absolute. */
export function findVideos(document: Document, { videos }: Pick<PageFacts, 'videos'>): string[] {
  const frames = attributesOf(document, 'iframe', ['src', 'data-src', 'data-lazy-src']).map(unwrap);
  const files = [...attributesOf(document, 'video', ['src']), ...attributesOf(document, 'video source', ['src'])];
  const absolute = (url: string) => toHttpUrl(url, document.baseURI) ?? [];
  const framed = frames.flatMap(absolute).map(toWatchPage).filter(isFramed);
  const own = videos.map(unwrap).flatMap(absolute).map(toWatchPage);
  return [...new Set([...own, ...framed, ...files.flatMap(absolute)])].slice(0, maxVideos);
}

/** Dots that count readers, buttons, faces of authors. */
const isOrnament =
  /(?:^|[/_.-])(?:pixel|spacer|blank|transparent|1x1|favicon|sprite|avatar|gravatar|emoji)s?(?:[/_.-]|$)|\.svg(?:[?#]|$)/i;

/** Pixels; icons are smaller. */
const minSize = 64;

/** Characters of a `srcset`. */
const maxSetLength = 10_000;

function isSeen(element: Element): boolean {
  return ['width', 'height'].every((name) => {
    const size = Number.parseInt(element.getAttribute(name) ?? '', 10);
    return Number.isNaN(size) || size >= minSize;
  });
}

/** The widest of several sizes; where a page loads its pictures late, the address waits beside. */
function addressOf(element: Element): string {
  const attribute = (name: string) => element.getAttribute(name)?.trim() ?? '';
  const widest = widestIn((attribute('srcset') || attribute('data-srcset')).slice(0, maxSetLength));
  const late = attribute('data-src') || attribute('data-original') || attribute('data-lazy-src');
  return widest || late || attribute('src');
}

function widestIn(srcset: string): string {
  let widest = { url: '', size: 0 };
  for (const [, url = '', size = '1'] of srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g)) {
    if (Number(size) > widest.size) widest = { url, size: Number(size) };
  }
  return widest.url;
}

function attributesOf(document: Document, selector: string, names: string[]): string[] {
  return [...document.querySelectorAll(selector)].flatMap((element) =>
    names.flatMap((name) => element.getAttribute(name) ?? []),
  );
}

/** Facebook's player names its video in its query. */
function unwrap(url: string): string {
  const isPlayer = /^(?:https?:)?\/\/(?:www\.)?facebook\.com\/plugins\/video\.php\?/.test(url);
  return (isPlayer && new URL(url, 'https://www.facebook.com').searchParams.get('href')) || url;
}
