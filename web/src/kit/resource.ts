import type { LivePayload } from '@vigil/common/live';
import { useEffect, useState } from 'react';
import { create, useStore } from 'zustand';

/** What is known of the server's answer to one question. */
export interface ResourceState<T> {
  /** `loading` until the first answer; `failed`: the last request failed. The earlier data stay. */
  status: 'loading' | 'ready' | 'failed';
  /** The last answer; null until there is one, or where the server has none. */
  data: T | null;
  /** A request is under way. */
  isBusy: boolean;
}

/** Asks the server. What is known already is given, for answers that add to it. */
type Ask<T> = (known: T | null) => Promise<T | null>;

/**
 * A question to the server with its latest answer. Components fetch by it: a value that several components share is
 * created once by a feature's store, any other by `useResource`. Requests run one after the other.
 */
export function createResource<T>(ask: Ask<T>, known: T | null = null) {
  const use = create<ResourceState<T>>()(() => ({ status: 'loading', data: known, isBusy: false }));
  let last = Promise.resolve();
  let wasAsked = false;
  let isWaiting = false;

  /** Puts another request into the queue, such as the one for the next page. */
  function extend(more: Ask<T>): Promise<void> {
    last = last.then(async () => {
      use.setState({ isBusy: true });
      try {
        use.setState({ status: 'ready', data: await more(use.getState().data), isBusy: false });
      } catch {
        use.setState({ status: 'failed', isBusy: false });
      }
    });
    return last;
  }

  /** Asks. Calls while a request waits for the one before it share that request. */
  function load(): Promise<void> {
    wasAsked = true;
    if (isWaiting) return last;
    isWaiting = true;
    return extend((data) => {
      isWaiting = false;
      return ask(data);
    });
  }

  return {
    ask,
    use,
    load,
    extend,
    /** Asks again, if it was asked before. */
    refresh: () => {
      if (wasAsked) void load();
    },
    /** Sets what the server has pushed, which is newer than what is known. */
    put: (data: T) => use.setState({ status: 'ready', data }),
  };
}

/** A list whose changes the server announces. */
type ListName = LivePayload<'list-changed' | 'admin-list-changed'>['list'];

interface Reasons {
  /** The list that is asked for. It is asked for again when the server announces a change of it. */
  list?: ListName;
  /** Another number is a reason to ask again. */
  version?: number;
}

/**
 * The answer to the question of one component, asked at once and again for each of the reasons. `ask` must be the same
 * function at each render; another function is another question, whose answer replaces the data of the earlier one.
 */
export function useResource<T>(ask: Ask<T>, { list, version = 0 }: Reasons = {}) {
  const [resource, setResource] = useState(() => createResource(ask));
  if (resource.ask !== ask) setResource(createResource(ask, resource.use.getState().data));
  const answer = useStore(resource.use);
  const changes = useVersions((versions) => (list ? (versions[list] ?? 0) + versions.any : 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version or change is the reason to ask again.
  useEffect(() => void resource.load(), [resource, version, changes]);
  const { load, extend } = resource;
  return { ...answer, hasFailed: answer.status === 'failed', reload: load, extend };
}

/** The number of changes of each list since the page was opened. `any`: changes that may have been missed. */
const useVersions = create<Partial<Record<ListName, number>> & { any: number }>()(() => ({ any: 0 }));

/** Components that show the list fetch it again. */
export function listChanged(list: ListName): void {
  useVersions.setState((versions) => ({ [list]: (versions[list] ?? 0) + 1 }));
}

/** All lists are fetched again, after the page was disconnected. */
export function listsMayHaveChanged(): void {
  useVersions.setState(({ any }) => ({ any: any + 1 }));
}
