import Parser from 'rss-parser';
import type { RawEntry, RawFeed } from './entry.ts';

/** Reads RSS 1.0, the dialect that is written in RDF, by rss-parser. Null for what it refuses or would garble. */
export async function readRdf(text: string): Promise<RawFeed | null> {
  if (!text.includes('<rdf:RDF')) return null;
  try {
    const { link, items } = await parser.parseString(text);
    return { link: textOf(link), entries: items.map(toEntry) };
  } catch {
    return null;
  }
}

type Fields = Record<string, unknown>;

const prose = ['description', 'content:encoded'];
const dates = ['dc:date', 'pubDate'];
const parser = new Parser<Fields, Fields>({ customFields: { item: ['dc:title', ...prose, ...dates] } });

function toEntry(item: Fields): RawEntry {
  const texts = (names: string[]) => names.map((name) => textOf(item[name])).filter((text) => text.trim() !== '');
  const [guid = '', link = ''] = [texts(['guid', 'rdf:about'])[0], texts(['link', 'rdf:about'])[0]];
  return {
    guid,
    link,
    title: texts(['title', 'dc:title'])[0] ?? '',
    texts: texts(prose),
    dates: texts(dates),
    media: [],
  };
}

/** Elements inside a text were markup that is not escaped: the order of both is lost. */
function textOf(value: unknown): string {
  if (value === undefined || typeof value === 'string') return value ?? '';
  throw new TypeError('a text that holds elements');
}
