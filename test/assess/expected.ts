import type { ThreatLevel } from '@vigil/common/analysis';

/**
 * The most severe event of the 72 hours before a time, as a person names it: the first sentence of a report must tell it. The
 * patterns were written while reports were drafted, so they guard against a change; they are no blind test.
 */
interface Expected {
  at: string;
  thing: string;
  said: RegExp;
  level: ThreatLevel;
}

/** By the events of the archive alone, which has few rows of April and June 2026: there its level is lower than that of the news. */
export const archiveDates: readonly Expected[] = [
  {
    at: '2024-04-14T06:00:00Z',
    level: 'critical',
    thing: "Iran's first direct attack on Israel",
    said: /Iran launches first direct drone and missile attack on Israel/,
  },
  {
    at: '2024-10-01T23:00:00Z',
    level: 'critical',
    thing: 'Iran fires about 180 missiles',
    said: /Iran fires about 180 ballistic missiles/,
  },
  {
    at: '2025-06-13T23:00:00Z',
    level: 'critical',
    thing: 'Israel opens a war on Iran',
    said: /Israel opens air campaign against Iran/,
  },
  {
    at: '2025-06-22T03:00:00Z',
    level: 'critical',
    thing: 'the United States bombs nuclear sites',
    said: /United States .*Fordow/,
  },
  { at: '2025-06-24T12:00:00Z', level: 'critical', thing: 'a ceasefire', said: /ceasefire/ },
  { at: '2025-11-15T12:00:00Z', level: 'high', thing: 'Iran seizes a tanker', said: /Iran seizes tanker Talara/ },
  { at: '2026-01-08T20:00:00Z', level: 'low', thing: 'Iran cuts the internet', said: /Iran cuts internet/ },
  {
    at: '2026-02-28T23:00:00Z',
    level: 'critical',
    thing: 'the United States and Israel open a war on Iran',
    said: /US and Israel (?:open|launch)|Israel and the United States/,
  },
  {
    at: '2026-03-02T23:00:00Z',
    level: 'critical',
    thing: "Iran's supreme leader is killed",
    said: /supreme leader|Khamenei/i,
  },
  {
    at: '2026-04-08T00:00:00Z',
    level: 'elevated',
    thing: 'a ceasefire between the United States and Iran',
    said: /ceasefire|truce/,
  },
  { at: '2026-06-15T11:00:00Z', level: 'low', thing: 'a deal to end the war', said: /deal to end the war/ },
  { at: '2026-10-08T20:00:00Z', level: 'elevated', thing: 'attacks on tankers in Hormuz', said: /Hormuz/ },
];

/** By the news of the war and of the ceasefire. The last two are critical by fire of the days before, of which the level of June is held until noon. */
export const newsDates: readonly (Expected & { file: string; isWar: boolean })[] = [
  {
    file: 'war-2025-06.jsonl',
    at: '2025-06-13T22:00:00Z',
    level: 'critical',
    thing: 'Israel attacks Iran, which answers with missiles',
    said: /Israel.*(?:Iran|Tehran|Natanz)|Iran.*Israel/,
    isWar: true,
  },
  {
    file: 'war-2026.jsonl',
    at: '2026-02-28T20:00:00Z',
    level: 'critical',
    thing: 'the United States and Israel attack Iran, whose leader is reported killed',
    said: /supreme leader of Iran|Khamenei|(?:US|United States) and Israel|Israel and the United States/,
    isWar: true,
  },
  {
    file: 'war-2026.jsonl',
    at: '2026-03-03T12:00:00Z',
    level: 'critical',
    thing: 'the war on Iran, whose leader was killed',
    said: /supreme leader of Iran|(?:US|United States) and Israel|Israel and the United States|US|Iran/,
    isWar: true,
  },
  {
    file: 'war-2026.jsonl',
    at: '2026-04-08T12:00:00Z',
    level: 'critical',
    thing: 'a two-week ceasefire',
    said: /ceasefire/,
    isWar: false,
  },
  {
    file: 'ceasefire-2026-06.jsonl',
    at: '2026-06-15T12:00:00Z',
    level: 'critical',
    thing: 'a deal between the United States and Iran',
    said: /deal|agree|ceasefire/,
    isWar: false,
  },
];
