import type { Event, EventsReply } from '@vigil/common/events';
import type { Updates } from '@vigil/common/timeline';
import { useCallback } from 'react';
import { create } from 'zustand';
import { useAnswer } from '../../kit/answer.ts';
import { call } from '../../kit/client.ts';
import { webAddress } from '../../kit/links.ts';
import { applyUpdates, arrivals, type Loaded, load, nothingLoaded } from './loaded.ts';
import { choose, type Filter, openView, receive, showWaiting, togglePause, type View } from './view.ts';
import { when } from './when.ts';

export interface EventsState {
  status: 'loading' | 'ready' | 'error';
  loaded: Loaded;
  view: View;
  /** What the last arrival brought to a list that was there already; another array with each arrival. */
  arrived: readonly Event[];
}

const initial: EventsState = { status: 'loading', loaded: nothingLoaded, view: openView, arrived: [] };

export const useEvents = create<EventsState>()(() => initial);

/**
 * The one door for poll and push. A full load is always taken in; updates only where they applyUpdates on what
 * is loaded: false says that something is missing between, and to catch up.
 */
export function mergeEvents(news: EventsReply | Updates): boolean {
  const state = useEvents.getState();
  const next = merge(state, news);
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

/** The state after news; the same object when they changed nothing, null when they do not applyUpdates. */
export function merge(state: EventsState, news: EventsReply | Updates): EventsState | null {
  const loaded = 'events' in news ? load(state.loaded, news) : applyUpdates(state.loaded, news);
  if (loaded === null) return null;
  if (loaded === state.loaded && state.status === 'ready') return state;
  const isFirst = loaded.epoch !== state.loaded.epoch;
  const arrived = isFirst ? [] : arrivals(state.loaded, loaded);
  return {
    status: 'ready',
    loaded,
    view: receive(state.view, state.loaded, loaded),
    arrived: arrived.length > 0 ? arrived : state.arrived,
  };
}

/** How many of the events loaded lie in the current day, UTC; null when none are loaded or the day begins before them. */
export function countToday({ epoch, ids, byId, totalCount }: Loaded, now: number): number | null {
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

/** Null for an event that is not among those loaded. */
export function useEvidence(id: string): Evidence | null {
  const event = useEvents(({ loaded }) => loaded.byId.get(id));
  return event ? evidenceOf(event) : null;
}

/**
 * An event that a text names. One that the page does not hold, since it is older than those shown or was merged into
 * another since, is asked for.
 */
export function useCited(id: string): { event: Evidence | null; hasFailed: boolean } {
  const loaded = useEvidence(id);
  const isLoaded = loaded !== null;
  const load = useCallback(
    async () => (isLoaded ? null : evidenceOf((await call('GET /api/events/:id', { params: { id } })).event)),
    [id, isLoaded],
  );
  const { data, hasFailed } = useAnswer(load);
  return { event: loaded ?? data, hasFailed };
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
export const showNew = () => setView(showWaiting);
export const pauseOrResume = () => setView(togglePause);

function setView(change: (view: View) => View): void {
  useEvents.setState(({ view }) => ({ view: change(view) }));
}
