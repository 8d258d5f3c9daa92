import { create } from 'zustand';
import { oneAtATime } from './one-at-a-time.ts';

export interface Latest<T> {
  /** `failed`: the last request failed. The earlier value stays. */
  status: 'loading' | 'ready' | 'failed';
  /** Null where the server has none. */
  value: T | null;
  /** The value of an earlier moment, while the page shows that moment; its label, and the query that opens it. */
  past?: { value: T | null; mark: string; search?: { id: number } } | undefined;
}

/** The latest value of something, shared by all components that show it. */
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
    /** Loads again, if it was loaded before. */
    refresh: () => {
      if (isShown) void load();
    },
  };
}
