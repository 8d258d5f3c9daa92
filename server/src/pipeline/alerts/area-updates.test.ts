import { seeded } from '@vigil/common/testing/seeded';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  after,
  alertChannel,
  makeAlert,
  makeClear,
  makeUpdate,
  placesUnderAlert,
  takeReadings,
  titleOf,
  until,
} from '../../testing/alert-runs.ts';
import { Episode } from './episode.ts';
import { takeAlerts } from './take-alerts.ts';

describe('an update', () => {
  it('replaces the places of the messages that it refers to', () => {
    const { drafts, open } = takeReadings(
      [makeAlert('1', ['Hadera', 'Nahariya'])],
      [makeUpdate('2', ['Nahariya', 'Acre'], ['1'])],
    );
    expect(open).toEqual(['Nahariya', 'Acre']);
    expect(drafts[1]?.at(-1)).toMatchObject({
      op: 'correct',
      data: {
        title: 'Rocket and missile alert in Nahariya, Acre',
        summary: expect.stringContaining('No longer under alert: Hadera.'),
        alertAreas: [{ name: 'Nahariya, Israel' }, { name: 'Acre, Israel' }],
        reason: 'Civil Defence no longer alerts some places.',
      },
    });
  });

  it('leaves the places of other messages, and those that a chain of updates names', () => {
    const { open } = takeReadings(
      [makeAlert('1', ['Hadera']), makeAlert('9', ['Eilat', 'Hadera'], until(20, 'Eilat', 'Hadera'))],
      [makeUpdate('2', ['Acre'], ['1'])],
      [makeUpdate('3', ['Safed'], ['1'])],
    );
    expect(new Set(open)).toEqual(new Set(['Eilat', 'Hadera', 'Safed']));
  });

  it('that names no place changes none, and may be updated itself', () => {
    expect(takeReadings([makeAlert('1', ['Hadera'])], [makeUpdate('2', [], ['1'])]).open).toEqual(['Hadera']);
    expect(
      takeReadings([makeAlert('1', ['Hadera'])], [makeUpdate('2', [], ['1'])], [makeUpdate('3', ['Acre'], ['2'])]).open,
    ).toEqual(['Acre']);
  });

  it('of which all places have expired ends the alert', () => {
    const { drafts, open } = takeReadings(
      [makeAlert('1', ['Hadera'])],
      [makeUpdate('2', ['Acre'], ['1'], until(0, 'Acre'))],
    );
    expect(open).toEqual([]);
    expect(titleOf(drafts[1])).toBe('Ended: Rocket and missile alert in Hadera');
  });

  it('stands if it comes before, or at the same time as, what it replaces', () => {
    const at = after(0);
    const [first, second] = [makeAlert('1', ['Hadera'], { at }), makeUpdate('2', ['Acre'], ['1'], { at })];
    expect(takeReadings([second, first]).open).toEqual(['Acre']);
    expect(takeReadings([second], [first, second]).open).toEqual(['Acre']);
  });

  it('opens an event if what it replaces is not known, or is over', () => {
    expect(takeReadings([makeUpdate('2', ['Acre'], ['1'])]).drafts).toMatchObject([[{ op: 'add' }]]);
    const { drafts } = takeReadings(
      [makeAlert('1', ['Acre'])],
      [makeClear('2', ['Acre'])],
      [makeUpdate('3', ['Acre'], ['1'])],
    );
    expect(drafts[2]).toMatchObject([{ op: 'add' }]);
  });

  it('with another outline of the same place corrects the event', () => {
    const area = (radiusKm: number) => ({ areas: [{ name: 'Acre', place: { lat: 1, lon: 2 }, radiusKm }] });
    const { drafts } = takeReadings([makeAlert('1', ['Acre'], area(5))], [makeUpdate('2', ['Acre'], ['1'], area(9))]);
    expect(drafts[1]?.at(-1)).toMatchObject({ op: 'correct', data: { alertAreas: [{ name: 'Acre', radiusKm: 9 }] } });
  });

  it('and a cancellation take back the places of their message alone', () => {
    const cancel = makeAlert('3', [], { phase: 'cancelled', references: ['1'] });
    const { drafts, open } = takeReadings([makeAlert('1', ['Hadera'])], [makeAlert('2', ['Eilat'])], [cancel]);
    expect(open).toEqual(['Eilat']);
    expect(drafts[2]?.at(-1)).toMatchObject({ data: { title: 'Rocket and missile alert in Eilat' } });
    expect(
      titleOf(takeReadings([makeAlert('1', ['Hadera'])], [makeUpdate('2', ['Acre'], ['1'])], [cancel]).drafts[2]),
    ).toBe('Cancelled: Rocket and missile alert in Acre');
  });

  it('and a cancellation of a drill change no alert', () => {
    const drill = { isDrill: true, references: ['1'] };
    const real = [makeAlert('1', ['Hadera'])];
    expect(takeReadings(real, [makeAlert('2', [], { phase: 'cancelled', ...drill })]).open).toEqual(['Hadera']);
    expect(takeReadings(real, [makeClear('2', ['Hadera'], drill)]).open).toEqual(['Hadera']);
    expect(takeReadings(real, [makeUpdate('2', ['Acre'], ['1'], { isDrill: true })]).open).toContain('Hadera');
  });
});

describe('any sequence of messages', () => {
  const towns = ['Haifa', 'Acre', 'Safed', 'Eilat', 'Ashdod', 'Quay 7', 'Quay 8'];

  it('leaves under alert what the messages say, each place for itself', () => {
    const random = seeded(36);
    const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
    for (let round = 0; round < 200; round += 1) {
      let episodes: Episode[] = [];
      /** The messages that hold a place, by their rules alone. */
      const standing = new Map<string, { places: Set<string>; until: number | null }>();
      const added = new Set<string>();
      for (let minutes = 0; minutes < 25; minutes += 1) {
        const id = `m${round}-${minutes}`;
        const some = towns.filter(() => random() < 0.35);
        const kind = random();
        const known = pick([...standing.keys()]);
        const end = random() < 0.5 ? minutes + 1 + Math.floor(random() * 9) : null;
        const more = end === null || some.length === 0 ? {} : until(end, ...some);
        for (const [key, one] of standing) if (one.until !== null && one.until <= minutes) standing.delete(key);
        if (some.length === 0) continue;
        const hold = () => {
          // The latest message without an end holds a place alone.
          if (end === null)
            for (const one of standing.values())
              if (one.until === null) for (const place of some) one.places.delete(place);
          standing.set(id, { places: new Set(some), until: end });
        };
        const message =
          kind < 0.5 || !known
            ? makeAlert(id, some, more)
            : kind < 0.75
              ? makeUpdate(id, some, [known], more)
              : kind < 0.85
                ? makeAlert(id, [], { phase: 'cancelled', references: [known] })
                : makeClear(id, some);
        if (message.phase === 'all-clear')
          for (const one of standing.values()) for (const place of some) one.places.delete(place);
        else if (message.phase === 'cancelled') standing.delete(known ?? '');
        else {
          if (message.isUpdate) standing.delete(known ?? '');
          hold();
        }
        for (const [key, one] of standing) if (one.places.size === 0) standing.delete(key);
        const step = takeAlerts(episodes, [message], alertChannel, after(minutes));
        // The same document again changes nothing.
        expect(takeAlerts(step.episodes, [message], alertChannel, after(minutes)).drafts).toEqual([]);
        episodes = step.episodes;
        for (const { op, item } of step.drafts) if (op === 'add' && item) added.add(item);
        const open = new Set(placesUnderAlert(episodes));
        expect(open, `round ${round}, minute ${minutes}`).toEqual(
          new Set([...standing.values()].flatMap(({ places }) => [...places])),
        );
      }
      expect(z.array(Episode).parse(JSON.parse(JSON.stringify(episodes), reviveDates))).toEqual(episodes);
    }
  });

  const reviveDates = (key: string, value: unknown) =>
    ['at', 'until', 'lastAt'].includes(key) && typeof value === 'string' ? new Date(value) : value;
});
