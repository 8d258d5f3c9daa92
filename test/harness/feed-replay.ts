import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { startVigil, type Vigil } from './vigil.ts';

/** What an outlet publishes, in minutes after the start of a replay. */
export interface Published {
  minute: number;
  title: string;
  summary?: string;
  /** One of two outlets without it, in turn. */
  outlet?: string;
}

/** An event as readers see it, without what depends on when feeds were read. */
export interface ReplayedEvent {
  title: string;
  location: string;
  kind: string | undefined;
  minute: number;
  moves: string[];
  steps: number;
  reports: string[];
}

export interface FeedReplay {
  vigil: Vigil;
  /** Publishes these, and has all feeds read. */
  publish: (items: readonly Published[]) => Promise<void>;
  /** The events, in the order of the list. */
  events: () => Promise<ReplayedEvent[]>;
  end: () => Promise<void>;
}

const minuteMs = 60_000;

/** A server that reads feeds of fictional outlets. `now`: the minute at which they are read. */
export async function startFeedReplay(start: Date, now: () => number): Promise<FeedReplay> {
  const vigil = await startVigil({ now: () => new Date(start.getTime() + now() * minuteMs) });
  const feeds: Feeds = await startFeeds({});
  const published = new Map<string, Published[]>();

  async function publish(items: readonly Published[]): Promise<void> {
    for (const [at, item] of items.entries()) {
      const outlet = item.outlet ?? (at % 2 === 0 ? 'Courier' : 'Herald');
      const known = published.get(outlet);
      published.set(outlet, [...(known ?? []), item]);
      if (!known) await vigil.addSource(`The Amberly ${outlet}`, `${feeds.url}/${outlet}.xml`);
    }
    for (const [outlet, all] of published) feeds.set(`/${outlet}.xml`, { body: rss(all.map(toItem)) });
    await vigil.scanner.run({ force: true });
  }

  function toItem({ minute, title, summary }: Published) {
    const date = new Date(start.getTime() + minute * minuteMs).toISOString();
    return { title, summary, link: `https://amberly.example/${encodeURIComponent(`${minute} ${title}`)}`, date };
  }

  const minuteOf = (at: string) => (Date.parse(at) - start.getTime()) / minuteMs;

  async function events(): Promise<ReplayedEvent[]> {
    const { events: list } = await vigil.get('events');
    return Promise.all(
      list.map(async ({ id, title, location, kind, timestamp, moves = [], step = 0 }) => {
        const record = await vigil.stores.events.record(id);
        const reports = record?.reports.map((report) => report.title) ?? [];
        return {
          ...{ title, location, kind, minute: minuteOf(timestamp), steps: step, reports: reports.sort() },
          moves: moves.map((move) => {
            const change = 'from' in move ? ` ${move.from} to ${move.to}` : '';
            return `${minuteOf(move.at)}: ${move.what}${change}`;
          }),
        };
      }),
    );
  }

  return {
    vigil,
    publish,
    events,
    end: async () => {
      await vigil.end();
      await feeds.close();
    },
  };
}

/** The orders in which feeds can be read: as published, backward, and shuffled by a seed. */
export const orders = ['forward', 'backward', 'shuffled by 1', 'shuffled by 2', 'shuffled by 3'] as const;
export type Order = (typeof orders)[number];

export function inOrder<T>(items: readonly T[], order: Order): T[] {
  if (order === 'forward') return [...items];
  if (order === 'backward') return [...items].reverse();
  let state = Number(order.at(-1));
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state;
  };
  return items
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
