import { describe, expect, it } from 'vitest';
import {
  type Between,
  isOfMoment,
  isOnItsWay,
  type KnownActs,
  type NewReport,
  relationOf,
  type TimedAct,
} from './again.ts';

const minute = 60_000;

function act(minutes: number, more: Partial<TimedAct> = {}): TimedAct {
  return { at: minutes * minute, isLive: false, isAgain: false, ...more };
}

function report(minutes: number, more: Partial<NewReport> = {}): NewReport {
  return {
    ...act(minutes),
    act: 'attack',
    isAlarm: false,
    looksBack: false,
    isTollFirst: false,
    deaths: 0,
    injured: 0,
    ...more,
  };
}

function known(acts: TimedAct[], more: Partial<KnownActs> = {}): KnownActs {
  return { isClear: false, isRepeat: false, acts, deaths: [], injured: [], ...more };
}

const toll = (minutes: number, count: number) => ({ at: minutes * minute, count });
const here: Between = { isSpecific: true, isNear: false, clearedAt: [] };
const hit = known([act(0)]);
const siren = known([act(0, { isLive: true })]);
const second = known([act(10, { isAgain: true })]);
const fourDead = known([act(0)], { deaths: [toll(20, 4)] });
const nineDead = known([act(0)], { deaths: [toll(0, 9)] });

/** What is reported, of a report, of an event; how the two relate. */
const table: [string, NewReport, KnownActs, 'open' | 'doubt' | 'another', Partial<Between>?][] = [
  ['the same act within 45 minutes', report(44), hit, 'open'],
  ['the same act after 46 minutes', report(46), hit, 'doubt'],
  ['an earlier act that is read later', report(-50), hit, 'doubt'],
  ['an act of which no town is known after an hour', report(60), hit, 'open', { isSpecific: false }],
  ['what was hit, read after its dead were counted', report(-80, { injured: 3 }), nineDead, 'open', { isNear: true }],
  ['what was hit an hour before, and is worded unlike', report(-80, { injured: 3 }), nineDead, 'doubt'],
  ['what looks back hours later', report(300, { looksBack: true }), hit, 'open'],
  ['a comment hours later', report(300, { act: null }), hit, 'open'],
  ['a report of an event that is no act', report(300), known([]), 'open'],

  ['a second barrage', report(10, { isAgain: true }), hit, 'another'],
  ['sirens again', report(10, { isAgain: true, isLive: true }), siren, 'another'],
  ['a new barrage told within minutes of the second', report(14, { isAgain: true }), second, 'open'],
  ['a new barrage half an hour after the second', report(40, { isAgain: true }), second, 'doubt'],
  ['a new barrage hours after the second', report(200, { isAgain: true }), second, 'another'],
  ['what the second barrage hit', report(20), second, 'open'],
  ['what came before the second barrage', report(1), second, 'another'],
  ['a second barrage of which the hit was read first', report(-10, { isAgain: true }), hit, 'open'],
  [
    'a new wave at the time of one that repeats another',
    report(3, { isAgain: true }),
    { ...hit, isRepeat: true },
    'open',
  ],

  [
    'a siren six minutes after the all-clear',
    report(16, { isLive: true }),
    siren,
    'another',
    { clearedAt: [10 * minute] },
  ],
  [
    'a siren read before the one that was cleared',
    report(-16, { isLive: true }),
    siren,
    'another',
    { clearedAt: [-9 * minute] },
  ],
  ['a siren before the all-clear', report(8, { isLive: true }), siren, 'open', { clearedAt: [10 * minute] }],
  ['a hit that is told after the all-clear', report(12), siren, 'open', { clearedAt: [10 * minute] }],
  ['an all-clear', report(10, { act: 'all-clear' }), siren, 'another'],
  [
    'a siren after an all-clear that is an event',
    report(12, { isLive: true }),
    known([act(10)], { isClear: true }),
    'another',
  ],
  ['an all-clear told twice', report(12, { act: 'all-clear' }), known([act(10)], { isClear: true }), 'open'],
  [
    'an all-clear an hour after another',
    report(70, { act: 'all-clear' }),
    known([act(10)], { isClear: true }),
    'another',
  ],

  ['the dead of a known act', report(100, { isTollFirst: true, deaths: 9 }), hit, 'open'],
  ['a toll that rises', report(100, { isTollFirst: true, deaths: 9 }), fourDead, 'open'],
  ['the number that is known', report(100, { deaths: 4 }), fourDead, 'open'],
  ['a strike that kills more', report(100, { deaths: 9 }), fourDead, 'doubt'],
  [
    'a strike that kills more, of which all else is the same',
    report(100, { deaths: 9 }),
    fourDead,
    'open',
    { isNear: true },
  ],
  ['a strike that kills fewer', report(100, { isTollFirst: true, deaths: 2 }), fourDead, 'doubt'],
  ['a strike that kills forty times as many', report(100, { isTollFirst: true, deaths: 160 }), fourDead, 'doubt'],
  [
    'a siren after a toll of an act that was not told',
    report(60, { isLive: true }),
    known([], { deaths: [toll(0, 4)] }),
    'doubt',
  ],
];

describe('a report and an event', () => {
  it.each(table)('judges %s', (_, one, event, relation, between) => {
    expect(relationOf(one, event, { ...here, ...between })).toBe(relation);
  });

  it('are of one moment if something sounds within ten minutes of the event', () => {
    expect(isOfMoment(report(9, { isLive: true }), siren)).toBe(true);
    expect(isOfMoment(report(11, { isLive: true }), siren)).toBe(false);
    expect(isOfMoment(report(9, { isLive: true }), hit)).toBe(true);
    expect(isOfMoment(report(9), siren)).toBe(false);
    expect(isOfMoment(report(9, { isLive: true }), { ...siren, isClear: true })).toBe(false);
  });

  it('have one toll if it only rises, in whichever order its reports were read', () => {
    const tolls = [toll(0, 3), toll(60, 12)];
    expect(isOnItsWay(toll(30, 7), tolls)).toBe(true);
    expect(isOnItsWay(toll(90, 40), tolls)).toBe(true);
    expect(isOnItsWay(toll(90, 7), tolls)).toBe(false);
    expect(isOnItsWay(toll(-30, 4), tolls)).toBe(false);
    expect(isOnItsWay(toll(-30, 2), tolls)).toBe(true);
    expect(isOnItsWay(toll(0, 3), [])).toBe(false);
  });
});
