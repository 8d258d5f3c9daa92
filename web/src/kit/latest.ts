import { create } from 'zustand';
import { oneAtATime } from './one-at-a-time.ts';

export interface Latest<T> {
  /** `failed`: the last attempt. What was known before stays. */
  status: 'loading' | 'ready' | 'failed';
  /** Null where the server has none. */
  value: T | null;
  /** What was it at an earlier moment, while the page shows that; how it is marked, and the query that leads to it. */
  past?: { value: T | null; mark: string; search?: { id: number } } | undefined;
}

/** The latest one of something, shared by all who show it. */
export function createLatest<T>(ask: () => Promise<T | null>) {
  const use = create<Latest<T>>()(() => ({ status: 'loading', value: null }));
  let isShown = false;
  const load = oneAtATime(async () => {
    isShown = true;
    try {
      use.setState({ status: 'ready', value: await ask() });
    } catch {
      use.setState({ status: 'failed' });
    }
  });
  return {
    use,
    load,
    /** Asks again, where it was asked for before. */
    refresh: () => {
      if (isShown) void load();
    },
  };
}
