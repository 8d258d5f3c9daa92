import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reader, Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { startFeeds } from '../fakes/feeds.ts';
import { sharedReader, startVigil } from '../harness/vigil.ts';

const folder = fileURLToPath(new URL('../../../shared/data/feeds/jan-2026/', import.meta.url));
const now = new Date('2026-01-11T12:00:00.000Z');

interface Served {
  name: string;
  body: Buffer;
}

/** Each feed of each day, as a feed of its own. */
async function readFeeds(): Promise<Served[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.name.endsWith('.xml'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  return Promise.all(names.sort().map(async (name) => ({ name, body: await readFile(join(folder, name)) })));
}

/** Reads each text once for all servers, which differ in the order of answers alone: 8 ms of CPU a text. */
async function readerOfAll(): Promise<Reader> {
  const reader = await sharedReader();
  const known = new Map<string, Promise<Statement>>();
  const answers = new Map<string, Promise<number>>();
  const read: Reader['read'] = (report, at) => {
    const key = JSON.stringify([report.title, report.summary]);
    const statement = known.get(key) ?? reader.read(report, at);
    known.set(key, statement);
    return statement;
  };
  const sameEvent: Reader['sameEvent'] = (a, b) => {
    const key = JSON.stringify([a, b].sort());
    const answer = answers.get(key) ?? reader.sameEvent(a, b);
    answers.set(key, answer);
    return answer;
  };
  return { ...reader, read, sameEvent };
}

/** Scans all of them on a fresh server. Each answers after a delay of its own, at an address that differs in every run. */
async function run(served: Served[], reader: Reader, delayOf: (feed: number) => number) {
  const feeds = await startFeeds({});
  const vigil = await startVigil({ now: () => now, reader });
  const timers: NodeJS.Timeout[] = [];
  try {
    for (const [feed, { name, body }] of served.entries()) {
      feeds.set(`/${name}`, (_, response) => {
        const send = () => response.writeHead(200, { 'content-type': 'text/xml' }).end(body);
        timers.push(setTimeout(send, delayOf(feed)));
      });
      await vigil.addSource(name, `${feeds.url}/${name}`);
    }
    expect(await vigil.scanner.run()).toMatchObject({ failed: 0 });
    const { events } = await vigil.get('events');
    const rows = await vigil.stores.events.rows(events.map(({ id }) => id));
    return { events, reports: new Map(rows.map(({ _id, record }) => [_id, record?.reports])) };
  } finally {
    for (const timer of timers) clearTimeout(timer);
    await vigil.end();
    await feeds.close();
  }
}

describe('ten days of feeds, read by three fresh servers', () => {
  it('become the same events, with the same ids, titles and reports, in every order of answers', async () => {
    const served = await readFeeds();
    const reader = await readerOfAll();
    const first = await run(served, reader, () => 0);
    expect(first.events.length).toBeGreaterThan(20);
    for (const salt of [1, 2]) {
      const delayOf = (feed: number) => (feed === 31 * salt ? 3_500 : (feed * 7 + salt * 11) % 150);
      expect(await run(served, reader, delayOf)).toEqual(first);
    }
  }, 900_000);
});
