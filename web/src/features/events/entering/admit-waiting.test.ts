import type { Event, Move } from '@vigil/common/events';
import { byNewest } from '@vigil/common/listing';
import { makeEvent } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { nothingLoaded } from '../loaded.ts';
import { type EventsState, merge, titleOf } from '../store.ts';
import { admitWaiting, openView, shown, showWaiting, summarise } from '../view.ts';

const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute)).toISOString();
const make = (minute: number, seq: number, overrides: Partial<Event> = {}): Event =>
  makeEvent({ id: `event-${minute}`, seq, timestamp: at(minute), ...overrides });
const ten = Array.from({ length: 10 }, (_, minute) => make(minute, minute + 1));

function push(state: EventsState, ...events: Event[]): EventsState {
  const { seq: before, epoch } = state.loaded;
  const updates = events.map((event) => ({ seq: event.seq, eventId: event.id, event }));
  const seq = Math.max(before, ...events.map((event) => event.seq));
  return merge(state, { epoch, before, seq, updates }) ?? expect.unreachable('there is a gap');
}

const start: EventsState = { status: 'loading', loaded: nothingLoaded, view: openView, arrived: [] };
const begun =
  merge(start, { events: ten.toSorted(byNewest), totalCount: 10, totalDisplayed: 10, epoch: 'log', seq: 10 }) ?? start;

const ids = ({ loaded, view }: EventsState) => shown(loaded, view).map(({ id }) => id);
const entered = (state: EventsState) => ({ ...state, view: admitWaiting(state.loaded, state.view) });

describe('what enters by itself', () => {
  const burst = Array.from({ length: 20 }, (_, index) => make(100 + index, 11 + index));

  it('is all there, marked as new, up to 20 cards', () => {
    const state = entered(push(begun, ...burst));
    expect(ids(state)).toEqual(burst.map(({ id }) => id).toReversed());
    expect(state.view).toMatchObject({ page: 3, waiting: [], isEntering: false });
    const more = entered(
      push(begun, ...burst, ...Array.from({ length: 40 }, (_, index) => make(200 + index, 40 + index))),
    );
    expect(ids(more)).toHaveLength(20);
    expect(more.view.fresh).toHaveLength(60);
  });

  it('leaves the list as long as the reader has made it', () => {
    const long = { ...begun, view: { ...begun.view, page: 9 } };
    expect(entered(push(long, make(100, 11))).view.page).toBe(9);
  });

  it('is counted by nothing while it is about to enter', () => {
    const waiting = push(begun, make(100, 11, { urgencyLevel: 'critical' }));
    const entering = { ...waiting, view: { ...waiting.view, isEntering: true } };
    expect([titleOf(waiting), titleOf(entering)]).toEqual(['(1!) Vigil', 'Vigil']);
    expect(summarise(entering.loaded, entering.view)).toBeNull();
  });

  it('stays marked as new when more enters after it', () => {
    const state = entered(push(entered(push(begun, make(100, 11))), make(101, 12)));
    expect(state.view.fresh).toEqual(['event-101', 'event-100']);
  });
});

describe('an event that a later report moves', () => {
  const deaths = (minute: number, from: number, to: number): Move => ({ at: at(minute), what: 'deaths', from, to });
  const moved = make(6, 11, { title: 'Nine killed', moves: [deaths(60, 4, 9)], step: 1 });
  const grown = make(6, 12, { title: 'Ten killed', moves: [deaths(60, 4, 9), deaths(61, 9, 10)], step: 1 });

  it('counts as new and stays where it is, with what it says now, until it is let in', () => {
    const state = push(begun, moved);
    expect(ids(state)).toEqual(ids(begun));
    expect(shown(state.loaded, state.view)[3]).toMatchObject({ id: 'event-6', title: 'Nine killed' });
    expect(state.arrived).toEqual([moved]);
    expect(summarise(state.loaded, state.view)).toMatchObject({ count: 1 });
    expect(ids({ ...state, view: showWaiting(state.loaded, state.view) })[0]).toBe('event-6');
    expect(ids(entered(state))[0]).toBe('event-6');
  });

  it('is counted once however much it moves, and keeps the object of its card while it stays', () => {
    const first = push(begun, moved);
    const other = push(first, make(100, 12));
    expect(shown(other.loaded, other.view)[3]).toBe(shown(first.loaded, first.view)[3]);
    const again = push(first, grown);
    expect(ids(again)).toEqual(ids(begun));
    expect(summarise(again.loaded, again.view)).toMatchObject({ count: 1 });
    expect(shown(again.loaded, again.view)[3]).toMatchObject({ title: 'Ten killed' });
  });

  it('is not new when it moves by no step, and stays all the same', () => {
    const { step: _, ...quiet } = moved;
    const state = push(begun, quiet);
    expect(ids(state)).toEqual(ids(begun));
    expect([state.view.waiting, state.view.staying.length, state.arrived]).toEqual([[], 1, []]);
    expect(ids(entered(state))[0]).toBe('event-6');
  });

  it('waits above the list when it comes from below it', () => {
    const state = push(begun, make(0, 11, { moves: [deaths(60, 0, 1)], step: 1 }));
    expect(ids(state)).toEqual(ids(begun));
    expect(ids(entered(state))[0]).toBe('event-0');
  });

  it('leaves when it is withdrawn while it stays', () => {
    const state = push(begun, moved);
    const gone = merge(state, {
      epoch: 'log',
      before: 11,
      seq: 12,
      updates: [{ seq: 12, eventId: 'event-6', event: null }],
    });
    expect(gone && ids(gone)).not.toContain('event-6');
    expect(gone?.view).toMatchObject({ waiting: [], staying: [] });
  });
});

it('the end of a danger is no critical event of any urgency', () => {
  const state = push(begun, make(100, 11, { urgencyLevel: 'critical', kind: 'all-clear' }));
  expect(summarise(state.loaded, state.view)).toEqual({ count: 1, topUrgency: 'low', topCount: 1 });
});
