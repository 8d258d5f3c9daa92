import type { Event, EventsReply } from '@vigil/common/events';
import type { Updates } from '@vigil/common/timeline';
import { useCallback } from 'react';
import { create } from 'zustand';
import { call } from '../../kit/client.ts';
import { webAddress } from '../../kit/links.ts';
import { useResource } from '../../kit/resource.ts';
import { applyUpdates, arrivals, type Loaded, load, nothingLoaded } from './loaded.ts';
import { isUrgentOnlyWanted, rememberUrgentOnly } from './urgent-only.ts';
import {
  choose,
  clearFilters,
  type Filter,
  openView,
  receive,
  showMore,
  showWaiting,
  summarise,
  type View,
} from './view.ts';
import { when } from './when.ts';

export interface EventsState {
  status: 'loading' | 'ready' | 'error';
  loaded: Loaded;
  view: View;
  /** The events that were last added to a loaded list. A new array each time. */
  arrived: readonly Event[];
}

const initial = (): EventsState => ({
  status: 'loading',
  loaded: nothingLoaded,
  view: { ...openView, isUrgentOnly: isUrgentOnlyWanted() },
  arrived: [],
});

export const useEvents = create<EventsState>()(initial);

/**
 * Merges a full load or pushed updates into the state. Returns false if changes before the updates are missing: the
 * caller then catches up.
 */
export function mergeEvents(news: EventsReply | Updates): boolean {
  const state = useEvents.getState();
  const next = merge(state, news);
  if (next === null) return false;
  if (next !== state) useEvents.setState(next);
  return true;
}

/** Resets the state as before the first load, for another user. */
export function forgetEvents(): void {
  useEvents.setState(initial(), true);
}

/** The load failed. It is an error only if nothing was loaded before. */
export function failLoading(): void {
  if (useEvents.getState().status === 'loading') useEvents.setState({ status: 'error' });
}

/** The state after a load or updates: the same object if nothing changed, null if changes before them are missing. */
export function merge(state: EventsState, news: EventsReply | Updates): EventsState | null {
  const loaded = 'events' in news ? load(state.loaded, news) : applyUpdates(state.loaded, news);
  if (loaded === null) return null;
  if (loaded === state.loaded && state.status === 'ready') return state;
  const isFirst = loaded.epoch !== state.loaded.epoch;
  const { held } = state.view;
  const arrived = isFirst ? [] : arrivals(state.loaded, loaded).filter(({ id }) => !held.some((one) => one.id === id));
  return {
    status: 'ready',
    loaded,
    view: receive(state.view, state.loaded, loaded, arrived),
    arrived: arrived.length > 0 ? arrived : state.arrived,
  };
}

/** The title of the browser's tab: how many critical events wait, '(12!) Vigil', else how many events do, '(60) Vigil'. */
export function titleOf({ loaded, view }: EventsState): string {
  const waiting = summarise(loaded, view);
  if (!waiting) return 'Vigil';
  return waiting.topUrgency === 'critical' ? `(${waiting.topCount}!) Vigil` : `(${waiting.count}) Vigil`;
}

/** An event that a statement rests on: its time in words, and the link of a report if there is one. */
interface EvidenceLink {
  title: string;
  timestamp: string;
  when: string;
  link: string | null;
}

/** Null if the event is not loaded. */
function useEvidence(id: string): EvidenceLink | null {
  const event = useEvents(({ loaded }) => loaded.byId.get(id));
  return event ? evidenceOf(event) : null;
}

/** An event that a text cites. It is fetched if it is not loaded: it may be older, or merged into another event. */
export function useCited(id: string): { event: EvidenceLink | null; hasFailed: boolean } {
  const loaded = useEvidence(id);
  const isLoaded = loaded !== null;
  const load = useCallback(
    async () => (isLoaded ? null : evidenceOf((await call('GET /api/events/:id', { params: { id } })).event)),
    [id, isLoaded],
  );
  const { data, hasFailed } = useResource(load);
  return { event: loaded ?? data, hasFailed };
}

export function evidenceOf(event: Event): EvidenceLink {
  const { title, timestamp, sourceUrls } = event;
  const link = sourceUrls.map(webAddress).find((url) => url !== null) ?? null;
  return { title, timestamp, when: when(event, Date.now()).full, link };
}

// The reader's actions. Each one is a pure step of the view.
export const filterBy = (filter: Filter) => setFilters((view, loaded) => choose(loaded, view, { filter }));
export const showAll = () => setFilters(clearFilters);
export const filterByPlace = (place: string | null) => setFilters((view, loaded) => choose(loaded, view, { place }));
export const loadMore = () => setView((view, loaded) => showMore(loaded, view));
export const backToTop = () => setView((view) => ({ ...view, page: 0 }));
export const showNew = () => setView((view, loaded) => showWaiting(loaded, view));

/** Shows critical and urgent events only, or those of each urgency again. This browser remembers it if the reader chose it here. */
export function showUrgentOnly(isUrgentOnly: boolean, isChosenHere = true): void {
  if (useEvents.getState().view.isUrgentOnly !== isUrgentOnly)
    setFilters((view, loaded) => choose(loaded, view, { isUrgentOnly }));
  if (isChosenHere) rememberUrgentOnly(isUrgentOnly);
}

/** What no longer filters here is not remembered either. */
function setFilters(change: (view: View, loaded: Loaded) => View): void {
  setView(change);
  if (!useEvents.getState().view.isUrgentOnly) rememberUrgentOnly(false);
}

function setView(change: (view: View, loaded: Loaded) => View): void {
  useEvents.setState(({ view, loaded }) => ({ view: change(view, loaded) }));
}
