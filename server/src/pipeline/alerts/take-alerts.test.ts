import { describe, expect, it } from 'vitest';
import { after, alertChannel, makeAlert, makeClear, takeReadings, titleOf } from '../../testing/alert-runs.ts';
import type { EventDraft } from '../../timeline/change.ts';
import type { OfficialAlert } from './alert.ts';
import { takeAlerts } from './take-alerts.ts';

/** Takes messages one after the other, a minute apart. */
const follow = (...messages: OfficialAlert[]) => takeReadings(...messages.map((one) => [one])).drafts;

describe('a known message with more places', () => {
  it('adds them, once, live and in the history', () => {
    const { drafts, open } = takeReadings(
      [makeAlert('1', ['Ashdod'])],
      [makeAlert('1', ['Ashdod', 'Ashkelon'])],
      [makeAlert('1', ['Ashkelon'])],
    );
    expect(drafts.map(titleOf)).toEqual([
      'Rocket and missile alert in Ashdod',
      'Rocket and missile alert in Ashdod, Ashkelon',
      undefined,
    ]);
    expect(open).toEqual(['Ashdod', 'Ashkelon']);
    const at = after(-1);
    const later = takeReadings([makeAlert('1', ['Ashdod'], { at })], [makeAlert('1', ['Ashkelon', 'Ashdod'], { at })]);
    expect(titleOf(later.drafts[1])).toBe('Rocket and missile alert in Ashdod, Ashkelon');
  });

  it('is another entry of the log, the same one after a crash', () => {
    const { drafts, episodes } = takeReadings([makeAlert('1', ['Ashdod'])], [makeAlert('1', ['Ashdod', 'Ashkelon'])]);
    const items = drafts.flat().flatMap(({ item }) => item ?? []);
    expect(new Set(items).size).toBe(2);
    const first = takeReadings([makeAlert('1', ['Ashdod'])]).episodes;
    expect(takeAlerts(first, [makeAlert('1', ['Ashdod', 'Ashkelon'])], alertChannel, after(1)).drafts).toEqual(
      drafts[1],
    );
    expect(takeAlerts(episodes, [makeAlert('1', ['Ashkelon', 'Ashdod'])], alertChannel, after(2))).toEqual({
      episodes,
      drafts: [],
    });
  });

  it('opens another event for them after the all-clear, and never one for those that were cleared', () => {
    const { drafts, open } = takeReadings(
      [makeAlert('1', ['Ashdod'])],
      [makeClear('2', ['Ashdod'])],
      [makeAlert('1', ['Ashdod'])],
      [makeAlert('1', ['Ashdod', 'Ashkelon'])],
    );
    expect(drafts[2]).toEqual([]);
    expect(drafts[3]).toMatchObject([{ op: 'add', data: { title: 'Rocket and missile alert in Ashkelon' } }]);
    expect(open).toEqual(['Ashkelon']);
  });

  it('clears them if it is an all-clear', () => {
    const at = after(1);
    const { open } = takeReadings(
      [makeAlert('1', ['Ashdod', 'Ashkelon'])],
      [makeClear('2', ['Ashdod'], { at })],
      [makeClear('2', ['Ashdod', 'Ashkelon'], { at })],
    );
    expect(open).toEqual([]);
  });
});

describe('an official alert', () => {
  it('opens an event that is the claim of its side alone', () => {
    const [[draft] = []] = follow(makeAlert('1', ['חיפה - כרמל', 'עכו']));
    expect(draft).toMatchObject({
      op: 'add',
      data: {
        title: 'Rocket and missile alert in Haifa, Acre',
        location: 'Haifa, Israel',
        urgencyLevel: 'critical',
        reports: [{ source: 'Civil Defence', side: 'israeli', claims: ['israeli'] }],
      },
    });
  });

  it('grows by places, is repeated without a change, and ends with the all-clear for all of them', () => {
    const steps = follow(
      makeAlert('1', ['Haifa']),
      makeAlert('2', ['Haifa', 'Eilat', 'Ashdod', 'Netanya']),
      makeAlert('3', ['Haifa']),
      makeAlert('4', ['Haifa', 'Eilat'], { phase: 'all-clear' }),
      makeAlert('5', ['Ashdod', 'Netanya'], { phase: 'all-clear' }),
    );
    expect(steps.map(titleOf)).toEqual([
      'Rocket and missile alert in Haifa',
      'Rocket and missile alert in Haifa, Eilat, Ashdod, 1 more',
      undefined,
      'Rocket and missile alert in Haifa, Eilat, Ashdod, 1 more',
      'Ended: Rocket and missile alert in Haifa, Eilat, Ashdod, 1 more',
    ]);
    expect(new Set(steps.flat().map(({ eventId }) => eventId)).size).toBe(1);
  });

  it('after an all-clear, or half an hour without a message, is another event', () => {
    const clear = makeAlert('2', ['Haifa'], { phase: 'all-clear' });
    const [first, , second] = follow(makeAlert('1', ['Haifa']), clear, makeAlert('3', ['Haifa']));
    expect(second?.[0]).toMatchObject({ op: 'add' });
    expect(second?.[0]?.eventId).not.toBe(first?.[0]?.eventId);
    const { episodes } = takeAlerts([], [makeAlert('1', ['Haifa'])], alertChannel, after(0));
    const later = takeAlerts(episodes, [makeAlert('2', ['Eilat'])], alertChannel, after(31));
    expect(later.drafts).toMatchObject([
      { op: 'correct', data: { title: 'Ended: Rocket and missile alert in Haifa' } },
      { op: 'add' },
    ]);
  });

  it('is another event at a place that was cleared while others are under alert, and ends by its own all-clear', () => {
    const [first, , again, ends, last] = follow(
      makeAlert('1', ['Haifa', 'Eilat']),
      makeClear('2', ['Haifa']),
      makeAlert('3', ['Haifa']),
      makeClear('4', ['Haifa']),
      makeClear('5', ['Eilat']),
    );
    expect(again).toMatchObject([{ op: 'add' }]);
    expect(again?.[0]?.eventId).not.toBe(first?.[0]?.eventId);
    expect([ends?.[0]?.eventId, titleOf(ends)]).toEqual([
      again?.[0]?.eventId,
      'Ended: Rocket and missile alert in Haifa',
    ]);
    expect(last?.[0]?.eventId).toBe(first?.[0]?.eventId);
  });

  it('is another event where a message refers to one that is over', () => {
    const clear = makeClear('2', ['Haifa'], { references: ['1'] });
    const [first, , again] = follow(makeAlert('1', ['Haifa']), clear, makeAlert('3', ['Haifa'], { references: ['1'] }));
    expect(again).toMatchObject([{ op: 'add' }]);
    expect(again?.[0]?.eventId).not.toBe(first?.[0]?.eventId);
  });

  it('has the areas of the places that are under alert now, and none once it has ended', () => {
    const own = { name: 'Quay 7', place: { lat: 1, lon: 2 }, radiusKm: 3 };
    const areas = (drafts: EventDraft[] | undefined) =>
      drafts?.flatMap(({ op, data }) =>
        op === 'add' || op === 'correct' ? [data.alertAreas?.map(({ name }) => name)] : [],
      );
    const steps = follow(
      makeAlert('1', ['Haifa', 'Quay 7'], { areas: [own] }),
      makeAlert('2', ['Tabriz']),
      makeAlert('3', ['Haifa'], { phase: 'all-clear' }),
      makeAlert('4', ['Quay 7', 'Tabriz'], { phase: 'all-clear' }),
    );
    expect(steps.map(areas)).toEqual([
      [['Haifa, Israel', 'Quay 7']],
      [['Haifa, Israel', 'Quay 7', 'Tabriz, Iran']],
      [['Quay 7', 'Tabriz, Iran']],
      [[]],
    ]);
    expect(areas(follow(makeAlert('1', ['Haifa'], { isDrill: true }))[0])).toEqual([[]]);
  });

  it('stands where its channel says, if the gazetteer lacks its places', () => {
    const own = { name: 'Quay 7', place: { lat: 1, lon: 2 }, radiusKm: 3 };
    expect(follow(makeAlert('1', ['Quay 7'], { areas: [own] }))[0]).toMatchObject([
      { data: { location: 'Quay 7', place: { lat: 1, lon: 2 } } },
    ]);
  });

  it('marks drills, which are never urgent and never part of an alert', () => {
    const [, drill] = follow(makeAlert('1', ['Haifa']), makeAlert('2', ['Haifa'], { isDrill: true }));
    expect(drill).toMatchObject([
      { op: 'add', data: { title: 'Drill: Rocket and missile alert in Haifa', urgencyLevel: 'low' } },
    ]);
  });

  it('marks what is cancelled by a reference', () => {
    const cancel = makeAlert('2', [], { phase: 'cancelled', references: ['1'] });
    expect(titleOf(follow(makeAlert('1', ['Haifa']), cancel)[1])).toBe('Cancelled: Rocket and missile alert in Haifa');
  });

  it('counts as critical until it is cancelled, and after its all-clear', () => {
    const urgencies = (drafts: EventDraft[] = []) =>
      drafts.flatMap(({ op, data }) => (op === 'correct' ? [data.urgencyLevel] : []));
    const clear = makeAlert('2', ['Haifa'], { phase: 'all-clear' });
    const cancel = makeAlert('2', [], { phase: 'cancelled', references: ['1'] });
    expect(urgencies(follow(makeAlert('1', ['Haifa']), clear)[1])).toEqual([undefined]);
    expect(urgencies(follow(makeAlert('1', ['Haifa']), cancel)[1])).toEqual(['low']);
  });

  it('is opened by no warning, no all-clear and no earthquake', () => {
    const none = follow(
      makeAlert('1', ['Haifa'], { phase: 'warning' }),
      makeAlert('2', ['Haifa'], { phase: 'all-clear' }),
      makeAlert('3', ['Haifa'], { isArmed: false }),
    );
    expect(none).toEqual([[], [], []]);
  });

  it('is treated alike for both sides', () => {
    const of = (side: 'israeli' | 'iranian') =>
      takeAlerts([], [makeAlert('1', ['Haifa', 'Tabriz'])], { ...alertChannel, side }, after(0)).drafts;
    const swapped = JSON.stringify(of('israeli')).replaceAll('"israeli"', '"iranian"');
    expect(JSON.stringify(of('iranian'))).toBe(swapped);
  });

  it('gives the same changes again after a crash', () => {
    expect(follow(makeAlert('1', ['Haifa']))).toEqual(follow(makeAlert('1', ['Haifa'])));
  });
});
