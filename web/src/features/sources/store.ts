import type { Source, SourceState } from '@vigil/common/sources';
import { create } from 'zustand';

export const useSources = create<{ sources: readonly Source[] }>()(() => ({ sources: [] }));

export function putSources(sources: readonly Source[]): void {
  useSources.setState({ sources });
}

/** Updates a source after it was read or failed. A source that is not in the list yet comes with the next list. */
export function putSource(state: SourceState): void {
  useSources.setState(({ sources }) => ({
    sources: sources.map((source) => (source.id === state.id ? { ...source, ...state } : source)),
  }));
}

/** Returns true if every feed was tried and none can be read. A quiet timeline then means nothing. */
export function isBlind(sources: readonly Source[]): boolean {
  return sources.length > 0 && sources.every(({ status }) => status === 'failing');
}
