import type { Source, SourceState } from '@vigil/common/sources';
import { call } from '../../kit/client.ts';
import { createResource } from '../../kit/resource.ts';

const { use, load, put } = createResource<readonly Source[]>(() => call('GET /api/sources'));
const none: readonly Source[] = [];

export const loadSources = load;

/** All feeds; none until they are loaded. */
export const useSources = (): readonly Source[] => use(({ data }) => data ?? none);

/** All feeds; null until they are loaded. */
export const useLoadedSources = (): readonly Source[] | null => use(({ data }) => data);

/** Updates a source after it was read or failed. A source that is not in the list yet comes with the next list. */
export function putSource(state: SourceState): void {
  const { data } = use.getState();
  if (data) put(data.map((source) => (source.id === state.id ? { ...source, ...state } : source)));
}

/** Returns true if every feed was tried or is paused, and none can be read. A quiet timeline then means nothing. */
export function isBlind(sources: readonly Source[]): boolean {
  return sources.length > 0 && sources.every(({ status, paused }) => paused || status === 'failing');
}

/** Why nothing is being read; empty while something may be. */
export function whyUnread(sources: readonly Source[]): string {
  if (sources.length === 0) return 'No feed is set up: nothing is being read.';
  return isBlind(sources) ? 'No feed can be read: what happens is not seen.' : '';
}
