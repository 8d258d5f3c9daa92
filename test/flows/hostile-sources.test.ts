import { alertKinds, type SourceKind, sourceKinds } from '@vigil/common/sources';
import type { SourceRow } from '@vigil/server/features/sources/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Feeds, type Handler, startFeeds } from '../fakes/feeds.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const soon = { timeout: 50_000, interval: 50 };

let vigil: Vigil;
const servers: Feeds[] = [];
/** The sources of each answer, by its name. */
const rows = new Map<string, SourceRow[]>();

// All are added at once: alert channels are looked for every few seconds only.
beforeAll(async () => {
  vigil = await startVigil();
  vigil.scheduleScans();
  for (const [name, answer] of hostile) rows.set(name, await Promise.all(sourceKinds.map((kind) => add(kind, answer))));
});
afterAll(async () => {
  await vigil.end();
  for (const server of servers) await server.close();
});

/** A source on a host of its own: a host gets one request at a time. */
async function add(kind: SourceKind, answer: Answer | Handler): Promise<SourceRow> {
  const server = await startFeeds({ '/source': answer });
  servers.push(server);
  const place = { name: `Harbour ${servers.length}`, url: `${server.url}/source` };
  const row = await vigil.stores.sources.add({ ...place, side: 'third', reliability: 50, kind });
  if (!row) throw new Error('the source was not added');
  if (!alertKinds.has(kind)) vigil.scanner.readSoon(row);
  return row;
}

const deep = '<a>'.repeat(50_000);

/** What a broken or hostile server may answer, with a part of the fault that is shown. */
const hostile: [string, Answer | Handler, RegExp][] = [
  ['is larger than any source', { body: 'x'.repeat(2_100_000), type: 'text/plain' }, /larger than/],
  ['never ends', (_, response) => void response.writeHead(200).write('<'), /within (?:15|3) seconds/],
  ['is a picture', { body: 'GIF89a', type: 'image/gif' }, /image\/gif/],
  ['is a page with a script alone', { body: '<script>alert(1)</script>', type: 'text/html' }, /./],
  ['is broken JSON', { body: '{"items": [', type: 'application/json' }, /./],
  ['is broken XML', { body: '<?xml version="1.0"?><rss><channel><item>', type: 'application/xml' }, /./],
  ['is nested without end', { body: `<?xml version="1.0"?>${deep}`, type: 'application/xml' }, /./],
  ['is random bytes', { body: Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 256) }, /./],
  ['is an error', { body: '', status: 500 }, /answered 500/],
];

describe('a source of any kind', () => {
  it.each(hostile)(
    'whose answer %s has a fault, and brings no event',
    async (name, _, fault) => {
      const added = rows.get(name) ?? [];
      const faults = async () =>
        Object.fromEntries(
          await Promise.all(
            added.map(async ({ _id, kind }) => [kind, (await vigil.stores.sources.get(_id))?.fault ?? '']),
          ),
        );
      const expected = Object.fromEntries(sourceKinds.map((kind) => [kind, expect.stringMatching(fault)]));
      await expect.poll(faults, soon).toEqual(expected);
      expect((await vigil.get('events')).events).toEqual([]);
    },
    60_000,
  );
});
