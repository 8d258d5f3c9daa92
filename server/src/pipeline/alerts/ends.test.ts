import { describe, expect, it } from 'vitest';
import { after, alertChannel, makeAlert, makeClear, takeReadings, until } from '../../testing/alert-runs.ts';
import type { OfficialAlert } from './alert.ts';
import { Episode, isOver } from './episode.ts';
import { takeAlerts } from './take-alerts.ts';

describe('an all-clear', () => {
  it('without places ends all running alerts, but no drill', () => {
    const { drafts, episodes } = takeReadings(
      [
        makeAlert('1', ['Haifa']),
        makeAlert('2', ['Eilat'], { threat: 'Hostile aircraft' }),
        makeAlert('3', ['Acre'], { isDrill: true }),
      ],
      [makeClear('4', [])],
    );
    expect(drafts[1]?.flatMap(({ op, data }) => (op === 'correct' ? [data.title] : []))).toEqual([
      'Ended: Rocket and missile alert in Haifa',
      'Ended: Hostile aircraft alert in Eilat',
    ]);
    const items = drafts.flat().flatMap(({ item }) => item ?? []);
    expect(new Set(items).size).toBe(items.length);
    expect(episodes.filter((one) => !isOver(one)).map(({ isDrill }) => isDrill)).toEqual([true]);
  });

  it('ends the alerts of all threats for its places, or of the one that it names', () => {
    const both = [makeAlert('1', ['Haifa']), makeAlert('2', ['Haifa'], { threat: 'Hostile aircraft' })];
    expect(takeReadings(both, [makeClear('3', ['Haifa'])]).open).toEqual([]);
    const named = makeClear('3', ['Haifa'], { threat: 'Hostile aircraft', isForThreat: true });
    const { episodes } = takeReadings(both, [named]);
    expect(episodes.filter((one) => !isOver(one)).map(({ threat }) => threat)).toEqual(['Rocket and missile']);
  });

  it('that is older than the alert ends nothing, however often it is shown', () => {
    const old = makeClear('0', ['Haifa'], { at: after(-3) });
    expect(takeReadings([old], [old, makeAlert('1', ['Haifa'], { at: after(0) })], [old], [old]).open).toEqual([
      'Haifa',
    ]);
    const again = [makeAlert('1', ['Haifa'], { at: after(-5) }), old, makeAlert('2', ['Haifa'], { at: after(-1) })];
    expect(takeReadings(again, again, [...again].reverse()).open).toEqual(['Haifa']);
  });

  it('ends an alert of an earlier version, which knows no messages', () => {
    const [episode] = takeReadings([makeAlert('1', ['Haifa'])]).episodes;
    const before = episode
      ? [Episode.parse({ ...episode, messages: undefined, dropped: undefined, until: undefined })]
      : [];
    const old = takeAlerts(before, [makeClear('0', ['Haifa'], { at: after(-1) })], alertChannel, after(1));
    expect(old).toEqual({ episodes: before, drafts: [] });
    const { episodes } = takeAlerts(before, [makeClear('2', ['Haifa'])], alertChannel, after(1));
    expect(episodes.map(isOver)).toEqual([true]);
  });
});

describe('an alert without an all-clear', () => {
  const step = (episodes: Episode[], minutes: number, ...messages: OfficialAlert[]) =>
    takeAlerts(episodes, messages, alertChannel, after(minutes));

  it('ends half an hour after its last message, and says why', () => {
    const { episodes } = takeReadings([makeAlert('1', ['Haifa'])]);
    expect(step(episodes, 29)).toEqual({ episodes, drafts: [] });
    const repeated = step(episodes, 29, makeAlert('2', ['Haifa']));
    expect(repeated.drafts).toEqual([]);
    expect(step(repeated.episodes, 58).drafts).toEqual([]);
    const { drafts, episodes: ended } = step(repeated.episodes, 59);
    expect(drafts).toMatchObject([
      {
        op: 'correct',
        item: null,
        data: {
          title: 'Ended: Rocket and missile alert in Haifa',
          summary: expect.stringContaining('No all-clear was given, and no message came for 30 minutes.'),
          reason: 'Civil Defence has not repeated the alert for 30 minutes.',
          alertAreas: [],
        },
      },
    ]);
    expect(step(ended, 60).drafts).toEqual([]);
  });

  it('ends when it expires, not before, and says so', () => {
    const { episodes } = takeReadings([makeAlert('1', ['Haifa'], until(90, 'Haifa'))]);
    expect(step(episodes, 89).drafts).toEqual([]);
    expect(step(episodes, 90).drafts).toMatchObject([
      {
        data: { title: 'Ended: Rocket and missile alert in Haifa', reason: 'The alert of Civil Defence has expired.' },
      },
    ]);
  });

  it('ends for each place at its time', () => {
    const expiries = new Map([...until(5, 'Haifa').expiries, ...until(50, 'Acre').expiries]);
    const { episodes } = takeReadings([makeAlert('1', ['Haifa', 'Acre'], { expiries })]);
    const some = step(episodes, 5);
    expect(some.drafts).toMatchObject([
      {
        data: {
          title: 'Rocket and missile alert in Acre',
          summary: expect.stringContaining('No longer under alert: Haifa.'),
        },
      },
    ]);
    expect(step(some.episodes, 50).episodes.map(isOver)).toEqual([true]);
  });

  it('that has expired when it comes opens nothing, and one that is in force opens an event, however old it is', () => {
    const at = after(-60);
    expect(takeReadings([makeAlert('1', ['Haifa'], { at, ...until(-1, 'Haifa') })]).drafts).toEqual([[]]);
    expect(takeReadings([makeAlert('1', ['Haifa'], { at })]).drafts).toEqual([[]]);
    const expiries = new Map([...until(-1, 'Haifa').expiries, ...until(30, 'Acre').expiries]);
    expect(takeReadings([makeAlert('1', ['Haifa', 'Acre'], { at, expiries })]).open).toEqual(['Acre']);
  });

  it('is known for as long as its channel may show it', () => {
    const long = makeAlert('1', ['Haifa'], { at: after(0), ...until(300, 'Haifa') });
    const cancel = makeAlert('2', [], { phase: 'cancelled', references: ['1'], at: after(1) });
    let { episodes } = takeReadings([long], [cancel, long]);
    for (let minutes = 2; minutes < 300; minutes += 7) {
      const next = step(episodes, minutes, long, cancel);
      expect(next.drafts).toEqual([]);
      episodes = next.episodes;
    }
    expect(step(episodes, 300, long, cancel)).toEqual({ episodes: [], drafts: [] });
  });

  it('joins no alert of its threat that was last heard half an hour ago, though that one is in force', () => {
    const { episodes } = takeReadings([makeAlert('1', ['Haifa'], until(300, 'Haifa'))]);
    expect(step(episodes, 31, makeAlert('2', ['Eilat'])).drafts).toMatchObject([{ op: 'add' }]);
  });
});
