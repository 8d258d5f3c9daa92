import type { Coverage, ThreatStatus } from '@vigil/common/threat';
import { expect, it } from 'vitest';
import { markOf, type Reception } from './mark.ts';

const now = new Date(2030, 5, 15, 15, 0).getTime();
const at = (hours: number, minutes: number, day = 15) => new Date(2030, 5, day, hours, minutes).toISOString();

function covering(coverage: Partial<Coverage> = {}): ThreatStatus {
  return {
    level: 'low',
    reason: 'no rule for a higher level holds',
    missing: [],
    lastKnown: null,
    evidenceAt: at(14, 57),
    coverage: {
      read: 61,
      total: 64,
      lastReadAt: at(14, 58),
      sides: { israeli: at(14, 58), iranian: at(14, 58) },
      unheard: [],
      ...coverage,
    },
    militaryProbability: 30,
    diplomacyProbability: 30,
    seq: 7,
  };
}

const fine: Reception = { contact: 'live', answeredAt: now, status: covering(), receivedAt: now, isReplay: false };
const blind = covering({ read: 0, lastReadAt: at(14, 5), unheard: ['iranian', 'israeli'] });
const never = covering({ read: 0, lastReadAt: null, unheard: ['iranian', 'israeli'] });

const said = (given: Partial<Reception>) => {
  const { word, detail, brief } = markOf({ ...fine, ...given }, now);
  return [[word, detail].filter(Boolean).join(' | '), brief];
};

it.each<[string, Partial<Reception>, string, string]>([
  ['feeds are read and the socket is open', {}, 'LIVE | 61 of 64 feeds', 'LIVE'],
  ['the page only asks', { contact: 'polling' }, 'POLLING | 61 of 64 feeds', 'POLLING'],
  ['no feed is read', { status: blind }, 'CONNECTED | no feed read since 14:05', 'NO FEEDS'],
  [
    'no feed is read and the page only asks',
    { contact: 'polling', status: blind },
    'POLLING | no feed read since 14:05',
    'NO FEEDS',
  ],
  ['no feed was ever read', { status: never }, 'CONNECTED | no feed read yet', 'NO FEEDS'],
  ['there is no feed', { status: covering({ read: 0, total: 0 }) }, 'CONNECTED | no feed to read', 'NO FEEDS'],
  [
    'no feed was read for a week',
    { status: covering({ read: 0, lastReadAt: at(9, 0, 8) }) },
    'CONNECTED | no feed read since 8 Jun',
    'NO FEEDS',
  ],
  [
    'one side is unheard',
    { status: covering({ unheard: ['iranian'] }) },
    'LIVE | 61 of 64 feeds · Iranian side unheard',
    'LIVE',
  ],
  [
    'neither side is heard',
    { status: covering({ read: 4, unheard: ['iranian', 'israeli'] }) },
    'LIVE | 4 of 64 feeds · nothing from either side',
    'LIVE',
  ],
  // The server says nothing new, though the feeds it spoke of would have been read again since.
  [
    'the status is half an hour old',
    { receivedAt: now - 30 * 60_000 },
    'CONNECTED | no feed read since 14:58',
    'NO FEEDS',
  ],
  [
    'the server was not heard',
    { contact: 'offline', answeredAt: Date.parse(at(14, 3)) },
    'OFFLINE | since 14:03',
    'OFFLINE',
  ],
  ['the server was never heard', { contact: 'offline', answeredAt: null }, 'OFFLINE', 'OFFLINE'],
  ['nothing is known yet', { contact: 'connecting', status: null }, 'CONNECTING', 'CONNECTING'],
  ['the server has not said which feeds it reads', { status: null }, 'CONNECTED', 'CONNECTED'],
  ['the archive is replayed', { isReplay: true }, 'REPLAY | not live news', 'REPLAY'],
  ['the archive may be replayed', { isReplay: null }, 'CONNECTED', 'CONNECTED'],
])('where %s, the mark says so', (_, given, words, brief) => {
  expect(said(given)).toEqual([words, brief]);
});

it('is green only while all is well', () => {
  const colourOf = (given: Partial<Reception>) => markOf({ ...fine, ...given }, now).colour;
  expect(colourOf({})).toBe('green');
  const others = [
    { status: blind },
    { status: covering({ read: 31 }) },
    { status: covering({ unheard: ['israeli'] }) },
    { contact: 'polling' as const },
    { isReplay: true },
  ];
  for (const given of others) expect(colourOf(given)).not.toBe('green');
});
