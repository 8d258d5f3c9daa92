import { describe, expect, it } from 'vitest';
import { createIndex, identify, locate, remember } from '../identify.ts';
import type { Index } from '../index.ts';
import type { Located } from '../known.ts';

const start = Date.UTC(2030, 2, 1, 6);
const minute = 60_000;

interface Headline {
  title: string;
  summary?: string;
}

/** Other events of the same hours, so that the judge decides and not the rules alone. */
const busyDay = [
  'Oil prices rise as traders watch the strait of Hormuz',
  'Chancellor urges Iran to return to the table',
  'Airlines cancel flights to Amman and Beirut',
  'Central bank in Tehran closes branches early',
  'Senate committee asks for a briefing on the Gulf',
  'Court in Cyprus extends custody of two men held as spies of Iran',
];

const parted: [string, Headline, Headline][] = [
  [
    'a hack and an exchange of fire',
    { title: 'Hackers tied to Iran breach Israeli water utility' },
    { title: 'Israel and Iran exchange fire overnight' },
  ],
  [
    'an exchange of fire for the second day and a hospital that is hit',
    { title: 'Israel and Iran trade fire for the second day' },
    { title: 'Iranian missile hits hospital in Ashkelon' },
  ],
  [
    'a spy chief killed and a depot struck',
    { title: 'Israel kills spy chief of the Guards in Tehran' },
    { title: 'Israel strikes fuel depot in Shahran' },
  ],
  [
    'strikes on two cities in one hour',
    { title: 'Israeli air strike hits missile base in Tabriz', summary: 'Smoke rose over Tabriz after the strike.' },
    { title: 'Israeli air strike hits missile base in Kerman', summary: 'Smoke rose over Kerman after the strike.' },
  ],
  [
    'one template with other numbers',
    { title: 'Iran fires 40 drones at Israel' },
    { title: 'Iran fires 100 drones at Israel' },
  ],
  [
    'one template with another name',
    { title: 'Guards seize tanker Silver Gull near Hormuz' },
    { title: 'Guards seize tanker Grey Petrel near Hormuz' },
  ],
  [
    'one sea in common',
    { title: 'Frigate escorts grain ship through Strait of Hormuz' },
    { title: 'Iran tests naval mine in Strait of Hormuz' },
  ],
  [
    'two issues of a daily update',
    { title: 'Gulf shipping update: Iran and the strait, March 1, 2030' },
    { title: 'Gulf shipping update: Iran and the strait, March 2, 2030' },
  ],
];

const joined: [string, Headline[]][] = [
  [
    'one strike reported by three outlets',
    [
      {
        title: 'Israeli strike destroys missile depot in Kermanshah',
        summary: 'Israeli jets destroyed a missile depot of the Guards outside Kermanshah before dawn.',
      },
      {
        title: 'Missile depot in Kermanshah destroyed by Israeli jets, Guards confirm',
        summary: 'The Guards confirmed that a missile depot outside Kermanshah was destroyed before dawn.',
      },
      {
        title: 'Israel destroys Guards depot of missiles in Kermanshah',
        summary: 'The depot outside Kermanshah held missiles of the Guards, the Israeli army said.',
      },
    ],
  ],
  [
    'a toll that rises',
    [
      {
        title: 'Iranian missile kills 8 in Rishon LeZion',
        summary: 'Eight people were killed when an Iranian missile hit a block of flats in Rishon LeZion.',
      },
      {
        title: 'Toll of Iranian missile in Rishon LeZion rises to 11 dead',
        summary: 'Rescuers found three more dead in the block of flats that an Iranian missile hit in Rishon LeZion.',
      },
    ],
  ],
];

describe('on a busy day', () => {
  it.each(parted)('keeps apart %s', (_, one, other) => {
    expect(eventsOf([one, other]).at(-1)).toBeNull();
    expect(eventsOf([other, one]).at(-1)).toBeNull();
  });

  it.each(joined)('joins %s', (_, reports) => {
    expect(eventsOf(reports).slice(1)).toEqual(reports.slice(1).map(() => 'e-0'));
  });

  it('joins the best of several events', () => {
    const depot = joined[0]?.[1] ?? [];
    const [first = { title: '' }, second = { title: '' }] = depot;
    const raid = {
      title: 'Israeli jets raid radar site in Ilam',
      summary: 'A radar site in Ilam was hit before dawn.',
    };
    expect(eventsOf([raid, first, second]).at(-1)).toBe('e-1');
  });

  it('does not let an event grow by what is like its last report alone', () => {
    const reports = links.slice(2).map((link, at) => ({
      title: `Iran: ${links[at]}, ${links[at + 1]} and ${link}`,
      summary: `${links[at]}, ${links[at + 1]} and ${link} of Iran`,
    }));
    const events = eventsOf(reports);
    expect(events[1]).toBe('e-0');
    expect(events.slice(-4)).not.toContain('e-0');
  });
});

/** Headlines without a summary, in other words. */
const bareTwins = [
  ['Explosions reported in Isfahan', 'Israel strikes missile depot in Isfahan'],
  ['Tanker burns off Fujairah', 'Emirates coast guard rescues crew of burning tanker'],
];

/** In another stance, and in many other words. */
const otherStances = [
  [
    'Envoy announces naval quarantine of Gulf ports after Iran talks collapse in Muscat',
    'Envoy threatens Iran with naval quarantine of Gulf ports, saying Muscat talks had failed to bring a deal',
  ],
  [
    'Chancellor demands inspection of Iranian freighter held at Hamburg pier since Sunday',
    'Iranian freighter at Hamburg: chancellor threatens to seize cargo unless owners allow inspection of pier and hold',
  ],
];

/** One template, and an event that has grown to reports of either kind. */
const nearMisses = [
  {
    what: 'another place',
    reports: [
      'Iran fires missiles at Tel Aviv',
      'Iran fires 40 missiles at Tel Aviv',
      'Missiles fired at Israel by Iran',
    ],
    other: 'Iran fires 40 missiles at Haifa',
  },
  {
    what: 'agent and target exchanged',
    reports: [
      'Iraqi militia attacks US base in Syria',
      'US base in Syria attacked',
      'Attack on base in Syria, US says',
    ],
    other: 'US attacks base of Iraqi militia in Syria',
  },
];

describe('of two headlines on a busy day', () => {
  it.each([...bareTwins, ...otherStances])('"%s" and "%s" are one event', (first, second) => {
    const index = busyIndex();
    remember(index, 'e-0', candidate(index, { title: first }, 60));
    expect(identify(index, candidate(index, { title: second }, 70)).eventId).toBe('e-0');
  });

  it.each(nearMisses)(
    'those of one template with $what are two, also if the event has other reports',
    ({ reports, other }) => {
      const index = busyIndex();
      for (const [at, title] of reports.entries()) remember(index, 'e-0', candidate(index, { title }, 60 + at));
      expect(identify(index, candidate(index, { title: other }, 70))).toMatchObject({
        eventId: null,
        possiblySame: [],
      });
    },
  );
});

const talks = [
  "President 'not thrilled' with Iran after latest talks on nuclear programme",
  'Mediator in US-Iran talks says deal is within reach',
  "President says he is 'not happy' with the Iran nuclear talks but gives them more time",
];

describe.each(['US and Israel launch an attack on Iran', 'Iran launches an attack on Israel'])('"%s"', (attack) => {
  it('is no report of the talks before it, even if it names them', () => {
    const index = busyIndex();
    for (const [at, title] of talks.entries()) remember(index, 'e-0', candidate(index, { title }, 60 + at));
    const report = candidate(index, { title: `${attack} with tensions high over nuclear talks` }, 70);
    expect(identify(index, report)).toMatchObject({ eventId: null, possiblySame: [] });
  });

  it('is the event of an attack that was joined to reports of talks', () => {
    const index = busyIndex();
    const titles = [...talks.slice(0, 1), attack, `${attack}, explosions heard`];
    for (const [at, title] of titles.entries()) remember(index, 'e-0', candidate(index, { title }, 60 + at));
    const report = candidate(index, { title: `${attack} with tensions high over nuclear talks` }, 70);
    expect(identify(index, report).eventId).toBe('e-0');
  });
});

const doubtful = [
  ['Iran envoy meets Swiss minister in Bern', 'Swiss minister speaks of frank talks with Iran'],
  ['Blackout in Tehran after substation fails', 'Power returns to Tehran districts after blackout'],
];

describe('a report that may be of a known event, or of another', () => {
  it.each(doubtful)('after "%s": "%s" is a new event that names the other with its probability', (first, second) => {
    const index = busyIndex();
    remember(index, 'e-0', candidate(index, { title: first }, 60));
    const { eventId, possiblySame } = identify(index, candidate(index, { title: second }, 70));
    expect(eventId).toBeNull();
    expect(possiblySame.map((one) => one.eventId)).toEqual(['e-0']);
    expect(possiblySame[0]?.probability).toBeGreaterThanOrEqual(0.2);
    expect(possiblySame[0]?.probability).toBeLessThan(0.43);
  });

  it('names at most two events, the more probable first', () => {
    const index = busyIndex();
    for (const [at, city] of ['Bern', 'Basel', 'Geneva'].entries()) {
      remember(index, `e-${at}`, candidate(index, { title: `Iran envoy meets Swiss minister in ${city}` }, 60 + at));
    }
    const { possiblySame } = identify(
      index,
      candidate(index, { title: 'Swiss minister speaks of frank talks with Iran' }, 70),
    );
    expect(possiblySame).toHaveLength(2);
    expect(possiblySame[0]?.probability).toBeGreaterThanOrEqual(possiblySame[1]?.probability ?? 1);
  });

  it('names none that a constraint parts from it, or that it joins', () => {
    const certain = parted.filter(([what]) => /cities|numbers|name|issues/.test(what));
    expect(certain).toHaveLength(4);
    for (const [_, one, other] of certain) {
      const index = busyIndex();
      remember(index, 'e-0', candidate(index, one, 60));
      expect(identify(index, candidate(index, other, 70)).possiblySame).toEqual([]);
    }
    const index = busyIndex();
    const [first = { title: '' }, second = { title: '' }] = joined[0]?.[1] ?? [];
    remember(index, 'e-0', candidate(index, first, 60));
    expect(identify(index, candidate(index, second, 70))).toMatchObject({ eventId: 'e-0', possiblySame: [] });
  });
});

function busyIndex() {
  const index = createIndex();
  for (const [at, title] of busyDay.entries()) remember(index, `other-${at}`, candidate(index, { title }, at));
  return index;
}

const links = [
  'harvests',
  'railways',
  'pensions',
  'visas',
  'museums',
  'fisheries',
  'satellites',
  'vaccines',
  'orchards',
  'bridges',
  'lighthouses',
  'theatres',
  'glaciers',
  'tunnels',
  'libraries',
  'canals',
  'stadiums',
  'zoos',
];

/** The events that texts ten minutes apart are identified with; each of none becomes one, `e-` and its place. */
function eventsOf(reports: readonly Headline[]): (string | null)[] {
  const index = busyIndex();
  return reports.map((one, at) => {
    const found = identify(index, candidate(index, one, 60 + 10 * at)).eventId;
    remember(index, found ?? `e-${at}`, candidate(index, one, 60 + 10 * at));
    return found;
  });
}

function candidate(index: Index, { title, summary = '' }: Headline, minutes: number): Located {
  return locate(index, { title, summary, at: new Date(start + minutes * minute) });
}
