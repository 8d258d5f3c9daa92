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

const towns =
  'Tehran Isfahan Natanz Arak Bushehr Qom Tabriz Mashhad Shiraz Kermanshah Hamadan Ahvaz Abadan Dezful Khorramabad Ilam Urmia Sanandaj Zanjan Qazvin Rasht Sari Gorgan Semnan Shahroud Kashan Yazd Kerman Zahedan Chabahar Minab Jask Asaluyeh Borujen Yasuj Malayer Piranshahr Ardabil Birjand Bojnord Sabzevar Nishapur Kashmar Rafsanjan Sirjan Jiroft Lamerd Jahrom Fasa Kazerun Behbahan Borujerd Marivan Saqqez Mahabad Khoy Maku Maragheh Saveh Iranshahr'.split(
    ' ',
  );

/**
 * In other orders a repetition is read after what it hit was joined to a count of the dead, and they stay two events: none is lost in
 * another.
 */
const settling = ['forward', 'backward', 'shuffled by 1'] as const;

/** Fictional reports. */
const stories = {
  hebrew: {
    location: 'Haifa, Israel',
    last: 'תשעה הרוגים בפגיעת הטיל בחיפה',
    items: [
      { minute: 0, title: 'אזעקות בחיפה' },
      { minute: 10, title: 'מטח שני לעבר חיפה' },
      { minute: 12, title: 'אזעקות שוב בחיפה' },
      { minute: 20, title: 'פגיעת טיל בבניין בחיפה, שלושה פצועים' },
      { minute: 40, title: 'ארבעה הרוגים בפגיעת הטיל בחיפה' },
      { minute: 100, title: 'תשעה הרוגים בפגיעת הטיל בחיפה' },
    ],
  },
  persian: {
    location: 'Isfahan, Iran',
    last: '۹ کشته در حمله موشکی به اصفهان',
    items: [
      { minute: 0, title: 'شنیده شدن صدای انفجار در اصفهان' },
      { minute: 10, title: 'موج دوم حملات اسرائیل به اصفهان' },
      { minute: 20, title: 'اصابت موشک به ساختمانی در اصفهان، ۳ زخمی' },
      { minute: 40, title: '۴ کشته در حمله موشکی به اصفهان' },
      { minute: 100, title: '۹ کشته در حمله موشکی به اصفهان' },
    ],
  },
  arabic: {
    location: 'Haifa, Israel',
    last: '9 قتلى في سقوط الصاروخ على حيفا',
    items: [
      { minute: 0, title: 'صفارات الإنذار تدوي في حيفا' },
      { minute: 10, title: 'دفعة صاروخية ثانية على حيفا' },
      { minute: 12, title: 'صفارات الإنذار تدوي مجددا في حيفا' },
      { minute: 20, title: 'سقوط صاروخ على مبنى في حيفا وإصابة 3' },
      { minute: 40, title: '4 قتلى في سقوط صاروخ على حيفا' },
      { minute: 100, title: '9 قتلى في سقوط الصاروخ على حيفا' },
    ],
  },
};

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
  it.each(settling)('are three events, each named, placed and moved by its gravest report: read %s', async (order) => {
    const events = await played(twoHours, order);
    expect(events.map(({ reports: _, ...event }) => event)).toEqual([
      {
        title: 'Nine killed in Haifa missile strike',
        location: 'Haifa, Israel',
        kind: undefined,
        minute: 10,
        moves: ['20: injured 0 to 3', '40: deaths 0 to 4', '40: urgency urgent to critical', '100: deaths 4 to 9'],
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

describe('a second barrage', () => {
  it.each(orders)('never vanishes in the card of the first: read %s', async (order) => {
    const events = await played(twoHours, order);
    const eventOf = (title: string) => events.find(({ reports }) => reports.includes(title));
    const second = eventOf('Second barrage of missiles fired at Haifa');
    expect(second).toBeDefined();
    expect(second).not.toBe(eventOf('Sirens sound in Haifa'));
    expect(second?.reports).not.toContain('Drone intercepted over Haifa');
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

describe('an all-clear', () => {
  it.each([6, 20, 50].flatMap((minutes) => orders.map((order) => [minutes, order] as const)))(
    'swallows no alarm %i minutes after it: read %s',
    async (minutes, order) => {
      const items = [
        { minute: 0, title: 'Sirens sound in Haifa' },
        { minute: 1, title: 'Rocket sirens in Haifa' },
        { minute: 5, title: 'All-clear given in Haifa, residents may leave shelters' },
        { minute: 6, title: 'Residents of Haifa may leave shelters, army says' },
        { minute: 5 + minutes + 1, title: 'Sirens sound in Haifa' },
        { minute: 5 + minutes + 2, title: 'Rocket sirens in Haifa' },
      ];
      const events = await played(items, order);
      expect(events.map(({ minute, kind, reports }) => [minute, kind, reports.length])).toEqual([
        [5 + minutes + 1, undefined, 2],
        [5, 'all-clear', 2],
        [0, undefined, 2],
      ]);
    },
  );
});

describe('the toll of a hospital', () => {
  const tolls = [
    { minute: 0, title: 'Strike on hospital in Isfahan kills three' },
    { minute: 30, title: 'Death toll from hospital strike in Isfahan rises to 7' },
    { minute: 65, title: 'At least 12 killed in strike on hospital in Isfahan' },
    { minute: 120, title: 'Isfahan hospital strike: 19 dead' },
    { minute: 200, title: 'Toll in Isfahan hospital strike climbs to 26' },
    { minute: 300, title: 'Israeli strike on Isfahan hospital killed 33, officials say' },
    { minute: 420, title: 'Isfahan hospital death toll reaches 40' },
  ];

  it.each(orders)('is one event from 3 to 40, moved by three steps: read %s', async (order) => {
    const [event, ...others] = await played(tolls, order);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ title: tolls.at(-1)?.title, location: 'Isfahan, Iran', minute: 0, steps: 3 });
    expect(event?.moves.filter((move) => move.includes('deaths'))).toEqual([
      '30: deaths 3 to 7',
      '65: deaths 7 to 12',
      '120: deaths 12 to 19',
      '200: deaths 19 to 26',
      '300: deaths 26 to 33',
      '420: deaths 33 to 40',
    ]);
  });

  it('stays one event if twenty outlets tell it within minutes, and others hours later', async () => {
    const outlets = Array.from({ length: 20 }, (_, at) => ({
      minute: at,
      outlet: `Outlet ${at}`,
      title: repeated[at % repeated.length] ?? '',
    }));
    const late = [
      { minute: 200, title: 'Three killed in this morning’s strike on Isfahan hospital' },
      { minute: 300, title: 'Three killed as hospital in Isfahan is hit' },
    ];
    replay = await startFeedReplay(start, () => 12 * 60);
    await replay.publish(outlets);
    await replay.publish(late);
    const [event, ...others] = await replay.events();
    expect(others).toEqual([]);
    expect(event?.reports).toHaveLength(22);
  });

  const repeated = [
    'Strike on hospital in Isfahan kills three',
    'Three killed as Israeli strike hits hospital in Isfahan',
    'Israeli strike hits Isfahan hospital, three dead',
    'Hospital in Isfahan struck, killing three',
  ];
});

describe('a mass strike of 60 places', () => {
  const items = towns.flatMap((town, at) => [
    { minute: at % 10, outlet: 'Courier', title: `Israeli strike hits ${town}` },
    { minute: (at % 10) + 1, outlet: 'Herald', title: `Explosions heard in ${town}` },
  ]);

  it.each(['forward', 'backward', 'shuffled by 1'] as const)('is an event for each place: read %s', async (order) => {
    replay = await startFeedReplay(start, () => 12 * 60);
    const all = inOrder(items, order);
    for (let from = 0; from < all.length; from += 12) await replay.publish(all.slice(from, from + 12));
    const { events } = await replay.vigil.get('events');
    const places = events.map(({ location }) => location);
    expect(new Set(places).size).toBe(60);
  });
});

describe('two hours told in another language', () => {
  it.each(
    Object.entries(stories).flatMap(([language, story]) => settling.map((order) => [language, order, story] as const)),
  )('are told apart and moved alike: %s, read %s', async (_, order, { items, last, location }) => {
    const [moved, before, ...others] = await played(items, order);
    expect(others).toEqual([]);
    expect(moved).toMatchObject({ title: last, location, minute: 10, steps: 3 });
    expect(moved?.moves.filter((move) => !move.includes('urgency'))).toEqual([
      '20: injured 0 to 3',
      '40: deaths 0 to 4',
      '100: deaths 4 to 9',
    ]);
    expect(before).toMatchObject({ location, minute: 0, steps: 0, moves: [] });
  });
});
