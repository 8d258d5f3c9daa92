import type { SearchReply } from '@vigil/common/search';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../kit/client.ts';
import type { Query } from './query.ts';

/** The events found so far. While another search runs, the last answer stays, marked as old. */
export interface Results extends SearchReply {
  status: 'loading' | 'ready' | 'failed';
  /** Nothing has been found or failed yet. */
  isFirst: boolean;
}

const nothing: Results = { status: 'loading', isFirst: true, events: [], total: 0, next: null };

/** The events of a search. Not by `useAnswer`, because pages add up. An answer to an earlier query is dropped. */
export function useResults(query: Query) {
  const asked = useRef(0);
  const key = JSON.stringify(query);
  const [results, setResults] = useState(nothing);

  async function ask(before: string | null): Promise<void> {
    asked.current += 1;
    const mine = asked.current;
    setResults((last) => ({ ...last, status: 'loading' }));
    try {
      const reply = await call('GET /api/events/search', { query: { ...query, ...(before && { before }) } });
      if (mine !== asked.current) return;
      setResults((last) => {
        const events = before ? [...last.events, ...reply.events] : reply.events;
        return { ...reply, events, status: 'ready', isFirst: false };
      });
    } catch {
      if (mine === asked.current) setResults((last) => ({ ...last, status: 'failed' }));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the question, written out.
  useEffect(() => {
    void ask(null);
    return () => {
      asked.current += 1;
    };
  }, [key]);

  return {
    results,
    more: () => void ask(results.next),
    again: () => void ask(null),
  };
}
