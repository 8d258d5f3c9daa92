import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Answer {
  body: string | Uint8Array;
  type?: string;
  headers?: Record<string, string>;
  status?: number;
}

export type Feeds = Awaited<ReturnType<typeof startFeeds>>;

/**
 * An outlet's web server on a free port of `host`, an address of loopback. Paths are given as they read before percent
 * encoding; one without a route answers 404.
 */
export async function startFeeds(routes: Record<string, Handler | Answer>, host = '127.0.0.1') {
  const known = new Map(Object.entries(routes));
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://feeds.example').pathname);
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const route = known.get(path) ?? notFound;
    if (typeof route === 'function') route(request, response);
    else send(response, route);
  });
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  return {
    url: `http://${host}:${address.port}`,
    /** How often a path was asked for. */
    hits: (path: string): number => asked.get(path) ?? 0,
    set(path: string, route: Handler | Answer): void {
      known.set(path, route);
    },
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export interface FeedItem {
  title: string;
  link?: string | undefined;
  guid?: string | undefined;
  /** ISO 8601. */
  date?: string | undefined;
  summary?: string | undefined;
  image?: string | undefined;
}

/** An RSS 2.0 document of these items. */
export function rss(items: FeedItem[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    '<title>The Example Paper</title><link>https://paper.example/</link><description>Fictional.</description>',
    ...items.map(rssItem),
    '</channel></rss>',
  ].join('\n');
}

const notFound: Answer = { body: 'Not found', type: 'text/plain', status: 404 };

function send(response: ServerResponse, { body, type = 'application/rss+xml', headers, status = 200 }: Answer): void {
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(body);
}

function rssItem({ title, link, guid, date, summary, image }: FeedItem): string {
  const parts = [
    element('title', title),
    element('link', link),
    element('guid', guid),
    element('pubDate', date && new Date(date).toUTCString()),
    element('description', summary),
    image ? `<media:content url="${escapeXml(image)}" medium="image"/>` : '',
  ];
  return `<item>${parts.join('')}</item>`;
}

function element(name: string, value: string | undefined): string {
  return value ? `<${name}>${escapeXml(value)}</${name}>` : '';
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
