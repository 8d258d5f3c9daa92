import { createServer } from 'node:http';
import type { SourceInsert } from '@vigil/server/features/sources/store';
import { type OutletKey, outlets } from './data/outlets.ts';
import { replayReports, rssOf } from './replay.ts';
import { replayPage } from './replay-page.ts';

/** A feed shows its newest reports, as real ones do. */
const shown = 100;

const keys = Object.keys(outlets).filter((key): key is OutletKey => key in outlets);

interface Replay {
  /** One source for each outlet, its feed on loopback. */
  sources: SourceInsert[];
  eventCount: number;
  /** When the last report appears. */
  endsAt: Date;
  close: () => Promise<void>;
}

/** Serves the feeds of the replay's outlets, and for each event the page that its reports link to. */
export async function startReplay({ speed, now }: { speed: number; now: () => Date }): Promise<Replay> {
  const startedAt = now();
  const reports = replayReports(startedAt, speed);
  const events = new Map(reports.map(({ event }) => [event.id, event]));
  const home = () => `http://127.0.0.1:${portOf(server.address())}`;
  const server = createServer((request, response) => {
    const [, folder = '', name = ''] = (request.url ?? '').split('/');
    const outlet = keys.find((key) => name === `${key}.xml`);
    const event = events.get(name);
    if (folder === 'feeds' && outlet) {
      const at = now();
      const out = reports.filter((report) => report.outlet === outlet && report.date <= at).slice(-shown);
      response.writeHead(200, { 'Content-Type': 'application/rss+xml; charset=utf-8' });
      return response.end(rssOf(outlet, out, ({ id }) => `${home()}/events/${id}`));
    }
    if (folder === 'events' && event) {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      });
      return response.end(replayPage(event));
    }
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    sources: keys.map((key) => ({ ...outlets[key], url: `${home()}/feeds/${key}.xml` })),
    eventCount: events.size,
    endsAt: reports.at(-1)?.date ?? startedAt,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  return typeof address === 'object' && address ? address.port : 0;
}
