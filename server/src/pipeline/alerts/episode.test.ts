import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../timeline/change.ts';
import type { OfficialAlert } from './alert.ts';
import { type Episode, takeAlerts } from './episode.ts';

const now = new Date('2030-03-05T12:00:00.000Z');
const minute = 60_000;
const channel = { name: 'Civil Defence', url: 'https://alerts.example/now.json', side: 'israeli' as const };

const alert = (id: string, places: string[], more: Partial<OfficialAlert> = {}): OfficialAlert => ({
  id,
  phase: 'alert',
  threat: 'Rocket and missile',
  isArmed: true,
  isDrill: false,
  places,
  at: null,
  references: [],
  ...more,
});

/** Takes messages one after the other, a minute apart. */
function follow(...messages: OfficialAlert[]) {
  let episodes: Episode[] = [];
  const drafts: EventDraft[][] = [];
  messages.forEach((message, at) => {
    const step = takeAlerts(episodes, [message], channel, new Date(now.getTime() + at * minute));
    episodes = step.episodes;
    drafts.push(step.drafts);
  });
  return drafts;
}
const titleOf = (drafts: EventDraft[] | undefined) =>
  drafts?.flatMap(({ op, data }) => ((op === 'add' || op === 'correct') && data.title ? [data.title] : [])).at(-1);

describe('an official alert', () => {
  it('opens an event that is the claim of its side alone', () => {
    const [[draft] = []] = follow(alert('1', ['חיפה - כרמל', 'עכו']));
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
      alert('1', ['Haifa']),
      alert('2', ['Haifa', 'Eilat', 'Ashdod', 'Netanya']),
      alert('3', ['Haifa']),
      alert('4', ['Haifa', 'Eilat'], { phase: 'all-clear' }),
      alert('5', ['Ashdod', 'Netanya'], { phase: 'all-clear' }),
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
    const clear = alert('2', ['Haifa'], { phase: 'all-clear' });
    const [first, , second] = follow(alert('1', ['Haifa']), clear, alert('3', ['Haifa']));
    expect(second?.[0]).toMatchObject({ op: 'add' });
    expect(second?.[0]?.eventId).not.toBe(first?.[0]?.eventId);
    const { episodes } = takeAlerts([], [alert('1', ['Haifa'])], channel, now);
    const later = takeAlerts(episodes, [alert('2', ['Eilat'])], channel, new Date(now.getTime() + 31 * minute));
    expect(later.drafts).toMatchObject([{ op: 'add' }]);
  });

  it('has the areas of the places that are under alert now, and none once it has ended', () => {
    const own = { name: 'Quay 7', place: { lat: 1, lon: 2 }, radiusKm: 3 };
    const areas = (drafts: EventDraft[] | undefined) =>
      drafts?.flatMap(({ op, data }) =>
        op === 'add' || op === 'correct' ? [data.alertAreas?.map(({ name }) => name)] : [],
      );
    const steps = follow(
      alert('1', ['Haifa', 'Quay 7'], { areas: [own] }),
      alert('2', ['Tabriz']),
      alert('3', ['Haifa'], { phase: 'all-clear' }),
      alert('4', ['Quay 7', 'Tabriz'], { phase: 'all-clear' }),
    );
    expect(steps.map(areas)).toEqual([
      [['Haifa, Israel', 'Quay 7']],
      [['Haifa, Israel', 'Quay 7', 'Tabriz, Iran']],
      [['Quay 7', 'Tabriz, Iran']],
      [[]],
    ]);
    expect(areas(follow(alert('1', ['Haifa'], { isDrill: true }))[0])).toEqual([[]]);
  });

  it('stands where its channel says, if the gazetteer lacks its places', () => {
    const own = { name: 'Quay 7', place: { lat: 1, lon: 2 }, radiusKm: 3 };
    expect(follow(alert('1', ['Quay 7'], { areas: [own] }))[0]).toMatchObject([
      { data: { location: 'Quay 7', place: { lat: 1, lon: 2 } } },
    ]);
  });

  it('marks drills, which are never urgent and never part of an alert', () => {
    const [, drill] = follow(alert('1', ['Haifa']), alert('2', ['Haifa'], { isDrill: true }));
    expect(drill).toMatchObject([
      { op: 'add', data: { title: 'Drill: Rocket and missile alert in Haifa', urgencyLevel: 'low' } },
    ]);
  });

  it('marks what is cancelled by a reference', () => {
    const cancel = alert('2', [], { phase: 'cancelled', references: ['1'] });
    expect(titleOf(follow(alert('1', ['Haifa']), cancel)[1])).toBe('Cancelled: Rocket and missile alert in Haifa');
  });

  it('counts as critical until it is cancelled, and after its all-clear', () => {
    const urgencies = (drafts: EventDraft[] = []) =>
      drafts.flatMap(({ op, data }) => (op === 'correct' ? [data.urgencyLevel] : []));
    const clear = alert('2', ['Haifa'], { phase: 'all-clear' });
    const cancel = alert('2', [], { phase: 'cancelled', references: ['1'] });
    expect(urgencies(follow(alert('1', ['Haifa']), clear)[1])).toEqual([undefined]);
    expect(urgencies(follow(alert('1', ['Haifa']), cancel)[1])).toEqual(['low']);
  });

  it('is opened by no warning, no all-clear and no earthquake', () => {
    const none = follow(
      alert('1', ['Haifa'], { phase: 'warning' }),
      alert('2', ['Haifa'], { phase: 'all-clear' }),
      alert('3', ['Haifa'], { isArmed: false }),
    );
    expect(none).toEqual([[], [], []]);
  });

  it('is treated alike for both sides', () => {
    const of = (side: 'israeli' | 'iranian') =>
      takeAlerts([], [alert('1', ['Haifa', 'Tabriz'])], { ...channel, side }, now).drafts;
    const swapped = JSON.stringify(of('israeli')).replaceAll('"israeli"', '"iranian"');
    expect(JSON.stringify(of('iranian'))).toBe(swapped);
  });

  it('gives the same changes again after a crash', () => {
    expect(follow(alert('1', ['Haifa']))).toEqual(follow(alert('1', ['Haifa'])));
  });
});
