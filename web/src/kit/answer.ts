import { useEffect, useReducer, useState } from 'react';

export interface Answer<T> {
  /** The last answer; null until there is one. */
  data: T | null;
  /** The last request failed. The earlier answer stays. */
  hasFailed: boolean;
  /** Fetches again. */
  reload: () => void;
}

/**
 * What `load` resolves to, fetched again when `version` changes. `load` must be the same function at each render.
 * Components fetch by this hook: lists that the server announces changes of by `useResource`, values that several
 * components share by `createLatest`.
 */
export function useAnswer<T>(load: () => Promise<T>, version = 0): Answer<T> {
  const [known, setKnown] = useState<Omit<Answer<T>, 'reload'>>({ data: null, hasFailed: false });
  const [asked, reload] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version or request is the reason to ask again.
  useEffect(() => {
    let isWanted = true;
    load().then(
      (data) => isWanted && setKnown({ data, hasFailed: false }),
      () => isWanted && setKnown(({ data }) => ({ data, hasFailed: true })),
    );
    return () => {
      isWanted = false;
    };
  }, [load, version, asked]);
  return { ...known, reload };
}
