import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import Parser from 'rss-parser';
import { WebSocketServer } from 'ws';
import { answerParent } from './child.ts';

/*
 * The least that a monitor could do: reads each feed once a minute by `fetch`, parses it by `rss-parser`, and sends the links
 * of new items to its tabs. It judges, joins and stores nothing. Argument: the addresses, as JSON. Answers `start` with its port.
 */
const urls: string[] = JSON.parse(process.argv[2] ?? '[]');
const pauseMs = 60_000;
const tabs = new WebSocketServer({ host: '127.0.0.1', port: 0 });
await once(tabs, 'listening');
const address = tabs.address();
const port = typeof address === 'object' && address ? address.port : 0;
const parser = new Parser();

async function follow(url: string, delayMs: number): Promise<void> {
  const known = new Set<string | undefined>();
  await sleep(delayMs);
  while (true) {
    const started = performance.now();
    const { items } = await parser.parseString(await (await fetch(url)).text());
    const fresh = items.flatMap(({ link }) => (link && !known.has(link) ? link : []));
    for (const link of fresh) known.add(link);
    if (fresh.length > 0) for (const tab of tabs.clients) tab.send(JSON.stringify(fresh));
    await sleep(pauseMs - (performance.now() - started));
  }
}

answerParent((question: 'start' | 'end'): number | null => {
  if (question === 'end') {
    tabs.close();
    return null;
  }
  for (const [index, url] of urls.entries()) void follow(url, (index / urls.length) * pauseMs);
  return port;
});
