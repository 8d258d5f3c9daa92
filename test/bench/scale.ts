import { setTimeout as sleep } from 'node:timers/promises';
import { type Feeds, startFeeds } from '../fakes/feeds.ts';
import { openTab } from '../harness/tab.ts';
import { startChild } from './child.ts';
import { namesPlace } from './reading-items.ts';
import { feedCount, feedOf } from './scale-items.ts';
import type { Scaled } from './scale-process.ts';
import type { BareScan } from './scale-reference.ts';

/** Two feeds on each host, of which one is asked at a time. */
const hostCount = feedCount / 2;
/** A server of the web takes so long to answer. */
const answerMs = 200;
const alertEveryMs = 4_000;

/**
 * 500 feeds of 100 items on one server with its embedded store: a first scan, one in which nothing is new, and one with a
 * new item in each feed, while a channel of sirens shows an alert every four seconds.
 */
export async function benchScale(): Promise<Record<string, number>> {
  const hosts = await Promise.all(Array.from({ length: hostCount }, () => startFeeds({})));
  const siren = await startFeeds({ '/alerts.json': { body: '\uFEFF\r\n', type: 'application/json' } });
  const now = Date.now();
  const bodies = new Map<string, string>();
  let isOver = false;
  const hostOf = (feed: number) => hosts[feed % hostCount];
  const offer = (more: number) => {
    for (let feed = 0; feed < feedCount; feed++) bodies.set(`/${feed}.xml`, feedOf(feed, now, more));
  };
  for (let feed = 0; feed < feedCount; feed++) {
    const path = `/${feed}.xml`;
    hostOf(feed)?.set(path, (_, response) => {
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(bodies.get(path));
      }, answerMs);
    });
  }
  offer(0);
  const addresses = Array.from({ length: feedCount }, (_, feed) => `${hostOf(feed)?.url}/${feed}.xml`);
  const sources = [
    ...addresses.map((url, feed) => ({
      name: `Paper ${feed}`,
      url,
      side: 'third',
      reliability: 90,
    })),
    { name: 'Siren', url: `${siren.url}/alerts.json`, side: 'israeli', reliability: 95, kind: 'oref', official: true },
  ];
  const server = await startChild('scale-process.ts', JSON.stringify(sources));
  const tab = await openTab(await server.ask<string>('url'));
  const shown = new Map<string, { at: number; ms?: number }>();
  for (const name of ['new-event', 'event-updated'] as const)
    tab.socket.on(name, ({ updates }: { updates: { event: { summary: string } | null }[] }) => {
      for (const { event } of updates)
        for (const [place, alert] of shown)
          if (namesPlace(event?.summary, place)) alert.ms ??= performance.now() - alert.at;
    });
  const sounding = sound(siren, shown, () => isOver);
  try {
    const first = await server.ask<Scaled>('scan');
    const known = await server.ask<Scaled>('scan');
    offer(1);
    const grown = await server.ask<Scaled>('scan');
    isOver = true;
    await sounding;
    await sleep(5_000);
    const reference = await startChild('scale-reference.ts', JSON.stringify(addresses));
    const bare = await reference.ask<BareScan>('scan');
    reference.stop();
    const delays = [...shown.values()].map(({ ms = Number.POSITIVE_INFINITY }) => ms / 1000).sort((a, b) => a - b);
    return {
      scale_bare_s: bare.wall,
      scale_bare_cpu_s: bare.cpu,
      scale_first_ratio: first.wall / bare.wall,
      scale_first_cpu_ratio: first.cpu / bare.cpu,
      scale_known_ratio: known.wall / bare.wall,
      scale_known_cpu_ratio: known.cpu / bare.cpu,
      scale_grown_ratio: grown.wall / bare.wall,
      scale_grown_cpu_ratio: grown.cpu / bare.cpu,
      scale_first_s: first.wall,
      scale_first_cpu_s: first.cpu,
      scale_first_block_ms: first.block,
      scale_first_events: first.newEvents,
      scale_known_s: known.wall,
      scale_known_cpu_s: known.cpu,
      scale_known_block_ms: known.block,
      scale_grown_s: grown.wall,
      scale_grown_cpu_s: grown.cpu,
      scale_grown_block_ms: grown.block,
      scale_rss_mb: grown.rss,
      scale_peak_mb: grown.peak,
      scale_alert_p50_s: delays[Math.floor(delays.length / 2)] ?? Number.NaN,
      scale_alert_longest_s: delays.at(-1) ?? Number.NaN,
    };
  } finally {
    isOver = true;
    tab.close();
    await server.ask('end');
    server.stop();
    await Promise.all([...hosts, siren].map((host) => host.close()));
  }
}

/** Shows one alert after the other, each for another place. */
async function sound(siren: Feeds, shown: Map<string, { at: number }>, isOver: () => boolean): Promise<void> {
  // The alert watch looks for channels every five seconds.
  await sleep(6_000);
  for (let index = 0; !isOver(); index++) {
    const place = `Quay ${index}`;
    shown.set(place, { at: performance.now() });
    const alert = { id: `alert-${index}`, cat: '1', title: 'ירי רקטות וטילים', data: [place], desc: 'Fictional' };
    siren.set('/alerts.json', { body: `\uFEFF${JSON.stringify(alert)}`, type: 'application/json' });
    await sleep(alertEveryMs);
  }
}
