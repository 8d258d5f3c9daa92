import { afterEach, describe, expect, it } from 'vitest';
import {
  type FeedReplay,
  inOrder,
  type Order,
  orders,
  type Published,
  startFeedReplay,
} from '../harness/feed-replay.ts';

const start = new Date('2030-03-05T00:00:00.000Z');

let replay: FeedReplay | undefined;

afterEach(async () => {
  await replay?.end();
  replay = undefined;
});

/** All events after feeds gave these items one by one, in this order. */
async function played(items: readonly Published[], order: Order) {
  replay = await startFeedReplay(start, () => 12 * 60);
  for (const item of inOrder(items, order)) await replay.publish([item]);
  return replay.events();
}

const waves = 'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

const twoHours: Published[] = [
  { minute: 0, title: 'Sirens sound across northern Israel' },
  { minute: 1, title: 'Sirens sound in Haifa' },
  { minute: 10, title: 'Second barrage of missiles fired at Haifa' },
  { minute: 12, title: 'Sirens sound again in Haifa as second barrage is launched' },
  { minute: 20, title: 'Missile hits building in Haifa, three wounded' },
  { minute: 40, title: 'Death toll in Haifa missile strike rises to four' },
  { minute: 75, title: 'Drone intercepted over Haifa' },
  { minute: 100, title: 'Nine killed in Haifa missile strike' },
];

describe('two hours of one town', () => {
  it.each(orders)('are three events, each named, placed and moved by its gravest report: read %s', async (order) => {
    const events = await played(twoHours, order);
    expect(events.map(({ reports: _, ...event }) => event)).toEqual([
      {
        title: 'Nine killed in Haifa missile strike',
        location: 'Haifa, Israel',
        kind: undefined,
        minute: 10,
        moves: ['20: injured 0 to 3', '40: deaths 0 to 4', '100: deaths 4 to 9', '100: urgency urgent to critical'],
        steps: 3,
      },
      {
        title: 'Drone intercepted over Haifa',
        location: 'Haifa, Israel',
        kind: undefined,
        minute: 75,
        moves: [],
        steps: 0,
      },
      {
        title: 'Sirens sound across northern Israel',
        location: 'Haifa, Israel',
        kind: undefined,
        minute: 0,
        moves: [],
        steps: 0,
      },
    ]);
  });
});

describe('a night of twelve waves', () => {
  const items = [
    { minute: 0, title: 'Iran launches missiles at Tel Aviv' },
    { minute: 1, title: 'Sirens sound in Tel Aviv' },
    { minute: 4, title: 'Explosions heard in Tel Aviv' },
    ...waves.flatMap((name, at) => [
      { minute: 40 * (at + 1), title: `Iran launches ${name} wave of missiles at Tel Aviv` },
      { minute: 40 * (at + 1) + 1, title: 'Sirens sound again in Tel Aviv' },
      { minute: 40 * (at + 1) + 4, title: 'New barrage of Iranian missiles aimed at Tel Aviv' },
    ]),
  ];

  it.each(orders)('is twelve events of three reports: read %s', async (order) => {
    const events = await played(items, order);
    expect(events.map(({ minute, reports }) => [minute, reports.length])).toEqual(
      Array.from({ length: 12 }, (_, at) => [40 * (11 - at), 3]),
    );
  });

  it.each(orders)('is told apart by time alone where no report says that it is another: read %s', async (order) => {
    const plain = Array.from({ length: 6 }, (_, at) => ({ minute: 50 * at, title: 'Sirens sound in Haifa' }));
    const events = await played(plain, order);
    expect(events.map(({ minute }) => minute)).toEqual([250, 200, 150, 100, 50, 0]);
  });
});
