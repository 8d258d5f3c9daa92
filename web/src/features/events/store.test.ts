import type { Event, EventsReply } from '@vigil/common/events';
import { byNewest, eventsLimit } from '@vigil/common/listing';
import { makeEvent } from '@vigil/common/testing/make';
import type { Update, Updates } from '@vigil/common/timeline';
import { describe, expect, it } from 'vitest';
import { shallow } from 'zustand/shallow';
import { countFilters, isFiltered } from './filter-counts.ts';
import { nothingLoaded, spare } from './loaded.ts';
import { reveal, toggleFold } from './opened.ts';
import { togglePause } from './pause.ts';
import { type EventsState, merge, titleOf } from './store.ts';
import { countToday } from './today.ts';
import {
  choose,
  clearFilters,
  listable,
  openView,
  pageSize,
  showMore,
  shown,
  showWaiting,
  summarise,
  type View,
} from './view.ts';

const start: EventsState = { status: 'loading', loaded: nothingLoaded, view: openView, arrived: [] };

/** The event of the minute `minute`, as it stands after the change `seq`. */
function event(minute: number, seq: number, overrides: Partial<Event> = {}): Event {
  const timestamp = new Date(Date.UTC(2030, 0, 1, 0, minute)).toISOString();
  const id = `event-${minute}`;
  return makeEvent({ id, seq, timestamp, createdAt: timestamp, updatedAt: timestamp, ...overrides });
}

function reply(events: Event[], seq: number, epoch = 'log'): EventsReply {
  const sorted = [...events].sort(byNewest);
  return { events: sorted, totalCount: events.length, totalDisplayed: events.length, epoch, seq };
}

function updates(before: number, list: (Event | { gone: string; seq: number })[], epoch = 'log'): Updates {
  const made = list.map(
    (one): Update =>
      'gone' in one ? { seq: one.seq, eventId: one.gone, event: null } : { seq: one.seq, eventId: one.id, event: one },
  );
  return { epoch, before, seq: Math.max(before, ...made.map(({ seq }) => seq)), updates: made };
}

function after(state: EventsState, ...news: (EventsReply | Updates)[]): EventsState {
  return news.reduce((current, one) => merge(current, one) ?? expect.unreachable('there is a gap'), state);
}

const shownIds = ({ loaded, view }: EventsState) => shown(loaded, view).map(({ id }) => id);
const full = Array.from({ length: eventsLimit }, (_, index) => event(index + 1, index + 1));
const ten = Array.from({ length: 10 }, (_, index) => event(index, index + 1));

describe('what the browser holds', () => {
  it('is the newest first, whichever way it came', () => {
    const loaded = after(start, reply(ten, 10));
    const pushed = after(start, reply([], 0), updates(0, [...ten].reverse()));
    expect(loaded.loaded.events).toEqual(pushed.loaded.events);
    expect(loaded.loaded.events[0]?.id).toBe('event-9');
  });

  it('does not change when a poll brings nothing new', () => {
    const loaded = after(start, reply(ten, 10));
    const again = reply(
      ten.map((one) => ({ ...one })),
      10,
    );
    expect(merge(loaded, again)).toBe(loaded);
  });

  it('keeps the object of every event that has not changed', () => {
    const loaded = after(start, reply(ten, 10));
    const next = after(
      loaded,
      reply([...ten.slice(1).map((one) => ({ ...one })), event(0, 11, { summary: 'More' })], 11),
    );
    const changed = loaded.loaded.events.filter((event) => next.loaded.byId.get(event.id) !== event);
    expect(changed.map(({ id }) => id)).toEqual(['event-0']);
  });

  it('has nothing twice when poll and push bring the same', () => {
    const news = event(10, 11);
    const once = after(start, reply(ten, 10), updates(10, [news]));
    expect(merge(once, updates(10, [news]))).toBe(once);
    expect(merge(once, reply([...ten, news], 11))).toBe(once);
  });

  it('is not taken back by a load that was answered before the last push', () => {
    const pushed = after(start, reply(ten, 10), updates(10, [event(10, 11), { gone: 'event-3', seq: 12 }]));
    expect(merge(pushed, reply(ten, 10))).toBe(pushed);
  });

  it('keeps the first half of a message when a load comes between the halves', () => {
    const half: Updates = { ...updates(10, [event(10, 12)]), seq: 10 };
    const rest = updates(10, [event(0, 11, { summary: 'More' })]);
    const state = after(start, reply(ten, 10), half, reply(ten, 10), { ...rest, seq: 12 });
    expect(state.loaded).toMatchObject({ seq: 12, totalCount: 11 });
    expect(state.loaded.byId.get('event-10')?.seq).toBe(12);
    expect(state.loaded.byId.get('event-0')?.summary).toBe('More');
  });

  it('loses an event that is hidden or erased', () => {
    const state = after(start, reply(ten, 10), updates(10, [{ gone: 'event-9', seq: 11 }]));
    expect(state.loaded.byId.has('event-9')).toBe(false);
    expect(state.loaded.totalCount).toBe(9);
  });

  it('sees the gap when something between is missing, and stays as it was', () => {
    const loaded = after(start, reply(ten, 10));
    expect(merge(loaded, updates(11, [event(11, 12)]))).toBeNull();
    expect(merge(start, updates(0, [event(11, 12)]))).toBeNull();
  });

  it('takes no updates of another log, and a load of one in full', () => {
    const loaded = after(start, reply(ten, 10));
    expect(merge(loaded, updates(10, [event(10, 11)], 'other'))).toBeNull();
    const other = after(loaded, reply([event(3, 1)], 1, 'other'));
    expect(other.loaded).toMatchObject({ epoch: 'other', seq: 1, events: [{ id: 'event-3' }] });
    expect(shownIds(other)).toEqual(['event-3']);
  });

  it('is the same after 200 missed changes caught up with as after loading all loadedAgain', () => {
    const missed = [
      ...Array.from({ length: 150 }, (_, index) => event(20 + index, 11 + index)),
      ...ten.slice(0, 5).map((one, index) => ({ ...one, seq: 161 + index, summary: 'More' })),
      ...ten.slice(5).map(({ id }, index) => ({ gone: id, seq: 166 + index })),
      ...Array.from({ length: 40 }, (_, index) => event(300 - index, 171 + index)),
    ];
    const caughtUp = after(start, reply(ten, 10), updates(10, missed));
    const loadedAgain = after(
      start,
      reply(
        missed.filter((one): one is Event => !('gone' in one)),
        210,
      ),
    );
    expect(caughtUp.loaded).toEqual(loadedAgain.loaded);
    expect(caughtUp.loaded.seq).toBe(210);
  });

  it(`is at most ${spare} events more than ${eventsLimit}, and counts the others`, () => {
    const arriving = Array.from({ length: spare + 1 }, (_, index) => event(5000 + index, eventsLimit + 1 + index));
    const spared = after(start, reply(full, eventsLimit), updates(eventsLimit, arriving.slice(0, spare)));
    expect(spared.loaded.events).toHaveLength(eventsLimit + spare);
    expect(spared.loaded.totalCount).toBe(eventsLimit + spare);
    const cut = after(spared, updates(eventsLimit + spare, arriving.slice(spare)));
    expect(cut.loaded.events).toHaveLength(eventsLimit);
    expect(cut.loaded.byId.size).toBe(eventsLimit);
    expect(cut.loaded.byId.has(`event-${spare + 2}`)).toBe(true);
    expect(cut.loaded.byId.has(`event-${spare + 1}`)).toBe(false);
    expect(cut.loaded.totalCount).toBe(eventsLimit + spare + 1);
  });

  it('takes in nothing that is older than all of a full list', () => {
    const spared = after(start, reply(full, eventsLimit), updates(eventsLimit, [event(5000, eventsLimit + 1)]));
    const older = after(spared, updates(eventsLimit + 1, [event(0, eventsLimit + 2)]));
    expect(older.loaded.events).toEqual(spared.loaded.events);
    expect(older.loaded.totalCount).toBe(eventsLimit + 1);
    expect(older.arrived).toBe(spared.arrived);
  });

  it('keeps the whole list on screen as it is while news waits', () => {
    const loaded = after(start, reply(full, eventsLimit));
    const atEnd = { ...loaded, view: { ...loaded.view, page: eventsLimit / pageSize } };
    const list = shown(atEnd.loaded, atEnd.view);
    const pushed = after(atEnd, updates(eventsLimit, [event(5000, eventsLimit + 1)]));
    expect(list).toHaveLength(eventsLimit);
    expect(shallow(shown(pushed.loaded, pushed.view), list)).toBe(true);
  });
});

describe('what is on screen', () => {
  it('begins with five events at once', () => {
    const state = after(start, reply(ten, 10));
    expect(shownIds(state)).toEqual(['event-9', 'event-8', 'event-7', 'event-6', 'event-5']);
    expect(state.view.waiting).toEqual([]);
    expect(state.arrived).toEqual([]);
  });

  it('does not move when events arrive above it: they wait, and are named as arrived', () => {
    const loaded = after(start, reply(ten, 10));
    const state = after(loaded, updates(10, [event(10, 11), event(7.5, 12)]));
    expect(shownIds(state)).toEqual(shownIds(loaded));
    expect(state.view.waiting).toHaveLength(2);
    expect(state.arrived.map(({ id }) => id)).toEqual(['event-10', 'event-7.5']);
  });

  it('grows at once by events that belong below it', () => {
    const loaded = after(start, reply(ten.slice(7), 10));
    const state = after(loaded, updates(10, [event(1, 11)]));
    expect(shownIds(state)).toEqual(['event-9', 'event-8', 'event-7', 'event-1']);
    expect(state.view.waiting).toEqual([]);
  });

  it('fills at once when it was empty', () => {
    const state = after(start, reply([], 0), updates(0, ten.slice(0, 2)));
    expect(shownIds(state)).toEqual(['event-1', 'event-0']);
    expect(state.view.waiting).toEqual([]);
  });

  it('lets in what waits at the first page', () => {
    const waiting = after(start, reply(ten, 10), updates(10, [event(10, 11), event(11, 12)]));
    const view = showWaiting(waiting.loaded, { ...waiting.view, page: 1 });
    expect(shownIds({ ...waiting, view })).toEqual(['event-11', 'event-10', 'event-9', 'event-8', 'event-7']);
    expect(view.waiting).toEqual([]);
  });

  it('forgets what waits when it is gone', () => {
    const waiting = after(start, reply(ten, 10), updates(10, [event(10, 11)]));
    expect(after(waiting, updates(11, [{ gone: 'event-10', seq: 12 }])).view.waiting).toEqual([]);
  });

  it('loses a hidden event in place', () => {
    const state = after(start, reply(ten, 10), updates(10, [{ gone: 'event-8', seq: 11 }]));
    expect(shownIds(state)).toEqual(['event-9', 'event-7', 'event-6', 'event-5', 'event-4']);
  });

  it.each([false, true])('has an event that was restored while it was read in its place: paused %s', (isPaused) => {
    const loaded = after(start, reply(ten, 10));
    const hidden = after(loaded, updates(10, [{ gone: 'event-8', seq: 11 }]));
    const held = { ...hidden, view: { ...hidden.view, isPaused, held: [event(8, 9)] } };
    expect(shownIds(held)).toEqual(shownIds(loaded));
    const restored = after(held, updates(11, [event(8, 12)]));
    expect(shownIds(restored)).toEqual(shownIds(loaded));
    expect(restored.view).toMatchObject({ waiting: [], held: [] });
    expect(restored.arrived).toBe(held.arrived);
  });

  it('shows another filter from its first page, with everything there is', () => {
    const waiting = after(start, reply(ten, 10), updates(10, [event(10, 11, { eventType: 'cyber' })]));
    const view = choose(waiting.loaded, { ...waiting.view, page: 3 }, { filter: 'cyber' });
    expect(view).toMatchObject({ page: 0, waiting: [] });
    expect(shownIds({ ...waiting, view })).toEqual(['event-10']);
  });

  it('lets nothing wait that the filter does not show', () => {
    const loaded = after(start, reply([event(0, 1, { eventType: 'cyber' }), event(1, 2)], 2));
    const filtered = { ...loaded, view: choose(loaded.loaded, loaded.view, { filter: 'cyber' }) };
    const state = after(filtered, updates(2, [event(2, 3), event(3, 4, { eventType: 'cyber' })]));
    expect(state.view.waiting).toEqual(['event-3']);
  });

  it('stands still while paused, below as above, and goes on with everything', () => {
    const loaded = after(start, reply(ten.slice(7), 10));
    const paused = { ...loaded, view: togglePause(loaded.loaded, loaded.view) };
    const state = after(paused, updates(10, [event(10, 11), event(1, 12)]));
    expect(shownIds(state)).toEqual(shownIds(loaded));
    expect(state.view.waiting).toHaveLength(2);
    const resumed = { ...state, view: togglePause(state.loaded, state.view) };
    expect(shownIds(resumed)).toHaveLength(5);
  });

  it('adds five with each page', () => {
    const { loaded, view } = after(start, reply(ten, 10));
    expect(shown(loaded, { ...view, page: 1 })).toHaveLength(2 * pageSize);
  });
});

describe('a burst of 60 events, 12 of them critical', () => {
  const burst = Array.from({ length: 60 }, (_, index) =>
    event(100 + index, 100 + index, { urgencyLevel: index % 5 === 0 ? 'critical' : 'high' }),
  );
  const before = after(start, reply(ten, 10));
  const waiting = after(before, updates(10, burst));

  it('is summed up by its highest urgency, also in the title', () => {
    expect(summarise(waiting.loaded, waiting.view)).toEqual({ count: 60, topUrgency: 'critical', topCount: 12 });
    expect([titleOf(before), titleOf(waiting)]).toEqual(['Vigil', '(12!) Vigil']);
  });

  it('without a critical one is counted whole in the title', () => {
    const state = after(before, updates(10, burst.slice(1, 4)));
    expect(titleOf(state)).toBe('(3) Vigil');
  });

  it('is all there after the pill, marked as new', () => {
    const view = showWaiting(waiting.loaded, waiting.view);
    const ids = shownIds({ ...waiting, view });
    expect(burst.every(({ id }) => ids.includes(id))).toBe(true);
    expect(view).toMatchObject({ waiting: [], page: 11 });
    expect(new Set(view.fresh)).toEqual(new Set(burst.map(({ id }) => id)));
  });

  it('comes in above what is on screen when more is asked for, and nothing on screen leaves', () => {
    const view = showMore(waiting.loaded, waiting.view);
    const ids = shownIds({ ...waiting, view });
    expect(shownIds(before).every((id) => ids.includes(id))).toBe(true);
    expect(ids.at(-1)).toBe('event-0');
    expect(view.waiting).toEqual([]);
  });

  it('goes on waiting while the list is paused and more is asked for', () => {
    const paused = togglePause(waiting.loaded, waiting.view);
    expect(showMore(waiting.loaded, paused)).toMatchObject({ page: 1, waiting: waiting.view.waiting });
  });

  it('is narrowed to critical and urgent ones, and so is what waits', () => {
    const view = choose(waiting.loaded, waiting.view, { isUrgentOnly: true });
    const narrowed = { ...waiting, view };
    expect(shown(narrowed.loaded, { ...view, page: 9 })).toHaveLength(12);
    const more = after(narrowed, updates(159, [event(300, 300, { urgencyLevel: 'low' }), event(301, 301)]));
    expect(more.view.waiting).toEqual([]);
    expect(after(narrowed, updates(159, [event(302, 302, { urgencyLevel: 'urgent' })])).view.waiting).toHaveLength(1);
  });
});

describe('events that fold into one card', () => {
  const strike = (minute: number, seq: number) =>
    event(minute, seq, { eventType: 'military', trigger: 'attack', location: 'Northport' });
  const strikes = [100, 101, 102, 103].map((minute, index) => strike(minute, 11 + index));
  const folded = after(start, reply([...ten, ...strikes], 14));

  it('count as one on a page', () => {
    expect(shown(folded.loaded, folded.view)).toHaveLength(4 + 4);
  });

  it('are all there when what waits is let in, each of them once', () => {
    const waiting = after(start, reply(ten, 10), updates(10, strikes));
    const view = showWaiting(waiting.loaded, waiting.view);
    expect(shownIds({ ...waiting, view }).slice(0, 4)).toEqual(['event-103', 'event-102', 'event-101', 'event-100']);
    expect(view.page).toBe(0);
  });

  it('are not joined by another one while they are read', () => {
    const later = after(folded, updates(14, [strike(104, 15)]));
    const earlier = after(folded, updates(14, [strike(90, 15)]));
    expect([later.view.waiting, earlier.view.waiting]).toEqual([['event-104'], ['event-90']]);
  });

  it('are opened to show one of them, and closed again', () => {
    const view = reveal('event-101', folded.loaded, folded.view);
    expect(view.opened).toEqual(['event-100']);
    expect(toggleFold(view, 'event-100').opened).toEqual([]);
  });

  it('follow the filters', () => {
    const view = choose(folded.loaded, folded.view, { filter: 'military' });
    expect(shownIds({ ...folded, view })).toHaveLength(4);
  });
});

describe('the filters', () => {
  const types = ['cyber', 'military', 'cyber', 'other'] as const;
  const levels = ['critical', 'low', 'low', 'urgent'] as const;
  const mixed = after(
    start,
    reply(
      types.map((eventType, at) =>
        event(at, at + 1, { eventType, urgencyLevel: levels[at], location: at === 1 ? 'Northport' : 'Southport' }),
      ),
      4,
    ),
  );
  const { loaded } = mixed;
  const listed = (view: View) => listable(loaded, view).length;
  const filters = [
    { filter: 'cyber' as const },
    { filter: 'military' as const },
    { filter: 'other' as const },
    { isUrgentOnly: true },
    { place: 'Northport' },
    { place: 'Southport' },
  ];

  it('count the types that are present and the critical and urgent events, and name no other', () => {
    expect(countFilters(loaded, mixed.view)).toEqual({ cyber: 2, military: 1, other: 1, urgent: 2 });
    expect(isFiltered(mixed.view)).toBe(false);
  });

  it('count what each of them would list beside those that are chosen', () => {
    const urgent = choose(loaded, mixed.view, { isUrgentOnly: true });
    // No military event is urgent: its filter lists all of its type.
    expect(countFilters(loaded, urgent)).toEqual({ cyber: 1, military: 1, other: 1, urgent: 2 });
    expect(choose(loaded, urgent, { filter: 'cyber' })).toMatchObject({ filter: 'cyber', isUrgentOnly: true });
    expect(choose(loaded, urgent, { filter: 'military' })).toMatchObject({ filter: 'military', isUrgentOnly: false });
  });

  it('list as many events as they count, in any order of choices, and never none', () => {
    for (const one of filters) {
      for (const two of filters) {
        for (const three of filters) {
          const before = choose(loaded, choose(loaded, mixed.view, one), two);
          const counts = countFilters(loaded, before);
          const view = choose(loaded, before, three);
          expect(listed(view)).toBeGreaterThan(0);
          if (three.filter) expect(listed(view)).toBe(counts[three.filter]);
          if (three.isUrgentOnly) expect(listed(view)).toBe(counts.urgent);
          expect(isFiltered(view)).toBe(true);
        }
      }
    }
  });

  it('are cleared all at once', () => {
    for (const one of filters) {
      const view = clearFilters(choose(loaded, mixed.view, one));
      expect(isFiltered(view)).toBe(false);
      expect(listed(view)).toBe(4);
    }
  });

  it('stay chosen where no event is of them yet', () => {
    const view = choose(start.loaded, start.view, { isUrgentOnly: true });
    expect(view.isUrgentOnly).toBe(true);
  });
});

describe('the count of today', () => {
  const now = Date.parse('2030-01-02T10:00:00.000Z');
  const yesterday = event(0, 1);
  const today = event(24 * 60, 2);

  it('begins at midnight UTC', () => {
    const { loaded } = after(start, reply([yesterday, today], 2));
    expect(countToday(loaded, now)).toBe(1);
  });

  it('is not known here when the events loaded do not reach back to midnight', () => {
    const { loaded } = after(start, { ...reply([today], 2), totalCount: 2000 });
    expect(countToday(loaded, now)).toBeNull();
  });
});

describe('what is drawn', () => {
  it('stays the same list and the same counts while what arrives is not shown', () => {
    const loaded = after(start, reply(ten, 10));
    const pushed = after(loaded, updates(10, [event(20, 11)]));
    expect(shallow(shown(pushed.loaded, pushed.view), shown(loaded.loaded, loaded.view))).toBe(true);
    expect(shallow(countFilters(pushed.loaded, pushed.view), countFilters(loaded.loaded, loaded.view))).toBe(false);
    const changed = after(pushed, updates(11, [event(20, 12, { title: 'Another title' })]));
    expect(shallow(countFilters(changed.loaded, changed.view), countFilters(pushed.loaded, pushed.view))).toBe(true);
  });

  it('is another list as soon as one of its events has changed', () => {
    const loaded = after(start, reply(ten, 10));
    const list = shown(loaded.loaded, loaded.view);
    const changed = after(loaded, updates(10, [event(9, 11, { title: 'Another title' })]));
    expect(shallow(shown(changed.loaded, changed.view), list)).toBe(false);
    expect(shownIds(changed)).toEqual(list.map(({ id }) => id));
  });
});
