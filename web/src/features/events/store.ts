import type { Event, EventsReply } from '@vigil/common/events';
import type { Updates } from '@vigil/common/timeline';
import { useCallback } from 'react';
import { create } from 'zustand';
import { useAnswer } from '../../kit/answer.ts';
import { call } from '../../kit/client.ts';
import { webAddress } from '../../kit/links.ts';
import { arrivals, follow, type Held, load, nothingHeld } from './held.ts';
import { choose, type Filter, openView, receive, showWaiting, togglePause, type View } from './view.ts';
import { when } from './when.ts';

export interface EventsState {
  status: 'loading' | 'ready' | 'error';
  held: Held;
  view: View;
  /** What the last arrival brought to a list that was there already; another array with each arrival. */
  arrived: readonly Event[];
}

const initial: EventsState = { status: 'loading', held: nothingHeld, view: openView, arrived: [] };

export const useEvents = create<EventsState>()(() => initial);

/**
 * The one door for poll and push. A full load is always taken in; updates only where they follow on what
 * is held: false says that something is missing between, and to catch up.
 */
export function put(news: EventsReply | Updates): boolean {
  const state = useEvents.getState();
  const next = take(state, news);
  if (next === null) return false;
  if (next !== state) useEvents.setState(next);
  return true;
}

/** As before the first load: who reads on is somebody else. */
export function forgetEvents(): void {
  useEvents.setState(initial, true);
}

/** Nothing could be loaded. It is an error only for who has nothing to read. */
export function failLoading(): void {
  if (useEvents.getState().status === 'loading') useEvents.setState({ status: 'error' });
}

/** The state after news; the same object when they changed nothing, null when they do not follow. */
export function take(state: EventsState, news: EventsReply | Updates): EventsState | null {
  const held = 'events' in news ? load(state.held, news) : follow(state.held, news);
  if (held === null) return null;
  if (held === state.held && state.status === 'ready') return state;
  const isFirst = held.epoch !== state.held.epoch;
  const arrived = isFirst ? [] : arrivals(state.held, held);
  return {
    status: 'ready',
    held,
    view: receive(state.view, state.held, held),
    arrived: arrived.length > 0 ? arrived : state.arrived,
  };
}

/** How many of the events held lie in the current day, UTC; null when none are loaded or the day begins before them. */
export function countToday({ epoch, ids, byId, totalCount }: Held, now: number): number | null {
  if (epoch === '') return null;
  const midnight = `${new Date(now).toISOString().slice(0, 10)}T00:00:00`;
  const count = ids.findIndex((id) => (byId.get(id)?.timestamp ?? '') < midnight);
  if (count >= 0) return count;
  return ids.length === totalCount ? ids.length : null;
}

/** An event as it stands behind a statement: when it was, in words, and a report of it on the web, if there is one. */
export interface Evidence {
  title: string;
  timestamp: string;
  when: string;
  link: string | null;
}

/** Null for an event that is not among those held. */
export function useEvidence(id: string): Evidence | null {
  const event = useEvents(({ held }) => held.byId.get(id));
  return event ? evidenceOf(event) : null;
}

/**
 * An event that a text names. One that the page does not hold, since it is older than those shown or was merged into
 * another since, is asked for.
 */
export function useCited(id: string): { event: Evidence | null; hasFailed: boolean } {
  const held = useEvidence(id);
  const isHeld = held !== null;
  const load = useCallback(
    async () => (isHeld ? null : evidenceOf((await call('GET /api/events/:id', { params: { id } })).event)),
    [id, isHeld],
  );
  const { data, hasFailed } = useAnswer(load);
  return { event: held ?? data, hasFailed };
}

function evidenceOf(event: Event): Evidence {
  const { title, timestamp, sourceUrls } = event;
  const link = sourceUrls.map(webAddress).find((url) => url !== null) ?? null;
  return { title, timestamp, when: when(event, Date.now()).full, link };
}

// What the reader does. Each act is a pure step of the view.
export const filterBy = (filter: Filter) => setView((view) => choose(view, filter));
export const loadMore = () => setView((view) => ({ ...view, page: view.page + 1 }));
export const backToTop = () => setView((view) => ({ ...view, page: 0 }));
export const letIn = () => setView(showWaiting);
export const pauseOrResume = () => setView(togglePause);

function setView(change: (view: View) => View): void {
  useEvents.setState(({ view }) => ({ view: change(view) }));
}
