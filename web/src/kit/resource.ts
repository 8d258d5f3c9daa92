import type { LivePayload } from '@vigil/common/live';
import { create } from 'zustand';
import { type Answer, useAnswer } from './answer.ts';

/** A list that the server tells to be another one than before. */
export type ListName = LivePayload<'list-changed' | 'admin-list-changed'>['list'];

/** How often each list has changed since the page was opened; and how often any may have. */
const useVersions = create<Partial<Record<ListName | 'any', number>>>()(() => ({}));

/** Whoever shows the list asks for it anew. */
export function listChanged(list: ListName): void {
  count(list);
}

/** For who has not heard the server for a while. */
export function listsMayHaveChanged(): void {
  count('any');
}

/** What `load` answers, asked for anew whenever the list has changed. `load` is the same function at each drawing. */
export function useResource<T>(list: ListName, load: () => Promise<T>): Answer<T> {
  return useAnswer(load, useListVersion(list));
}

/** Another number after each change of the list. */
export function useListVersion(list: ListName): number {
  return useVersions((versions) => (versions[list] ?? 0) + (versions.any ?? 0));
}

function count(list: ListName | 'any'): void {
  useVersions.setState((versions) => ({ [list]: (versions[list] ?? 0) + 1 }));
}
