import type { LivePayload } from '@vigil/common/live';
import { create } from 'zustand';
import { type Answer, useAnswer } from './answer.ts';

/** A list whose changes the server announces. */
export type ListName = LivePayload<'list-changed' | 'admin-list-changed'>['list'];

/** The number of changes of each list since the page was opened. `any`: changes that may have been missed. */
const useVersions = create<Partial<Record<ListName | 'any', number>>>()(() => ({}));

/** Components that show the list fetch it again. */
export function listChanged(list: ListName): void {
  count(list);
}

/** All lists are fetched again, after the page was disconnected. */
export function listsMayHaveChanged(): void {
  count('any');
}

/** What `load` resolves to, fetched again when the list has changed. `load` must be the same function at each render. */
export function useResource<T>(list: ListName, load: () => Promise<T>): Answer<T> {
  return useAnswer(load, useListVersion(list));
}

/** A number that grows with each change of the list. */
export function useListVersion(list: ListName): number {
  return useVersions((versions) => (versions[list] ?? 0) + (versions.any ?? 0));
}

function count(list: ListName | 'any'): void {
  useVersions.setState((versions) => ({ [list]: (versions[list] ?? 0) + 1 }));
}
