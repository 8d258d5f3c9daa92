import { useEffect, useReducer, useState } from 'react';

export interface Answer<T> {
  /** The last answer; null until there is one. */
  data: T | null;
  /** The last attempt failed. What was known before stays. */
  hasFailed: boolean;
  /** Asks anew. */
  reload: () => void;
}

/** What `load` answers, asked for anew with each other `version`. `load` is the same function at each drawing. */
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
