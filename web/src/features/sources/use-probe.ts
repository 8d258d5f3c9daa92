import { type SourceKind, type SourceProbe, withScheme } from '@vigil/common/sources';
import { useRef, useState } from 'react';
import { call, sentenceOf } from '../../kit/client.ts';

interface Tried {
  key: string;
  /** Null while the address is read. */
  probe: SourceProbe | null;
}

/** The server reads the page of an address and the feed that it names, 15 s each at most. */
const timeoutMs = 45_000;

/** Reads addresses before they are added, each once; one that could not be read is read again. */
export function useProbe() {
  const [tried, setTried] = useState<Tried | null>(null);
  const running = useRef<{ key: string; answer: Promise<SourceProbe> } | null>(null);

  function probe(typed: string, kind?: SourceKind): Promise<SourceProbe> {
    const url = withScheme(typed);
    const key = keyOf(url, kind);
    if (tried?.key === key && tried.probe?.error === null) return Promise.resolve(tried.probe);
    if (running.current?.key === key) return running.current.answer;
    setTried({ key, probe: null });
    const answer = read(url, kind).then((found) => {
      if (running.current?.key === key) {
        running.current = null;
        setTried({ key, probe: found });
      }
      return found;
    });
    running.current = { key, answer };
    return answer;
  }

  /** What is known of an address; undefined if it was not the last one tried. */
  const resultOf = (typed: string, kind?: SourceKind): SourceProbe | null | undefined =>
    tried?.key === keyOf(withScheme(typed), kind) ? tried.probe : undefined;

  return { probe, resultOf, last: tried?.probe };
}

const keyOf = (url: string, kind: SourceKind | undefined): string => `${kind ?? ''} ${url}`;

async function read(url: string, kind: SourceKind | undefined): Promise<SourceProbe> {
  try {
    return await call('POST /api/admin/probe-source', { body: { url, kind }, timeoutMs });
  } catch (error) {
    const nothing = { feeds: [], items: 0, first: [] };
    return { ...nothing, url, kind: kind ?? 'feed', error: sentenceOf(error, 'Please try again.') };
  }
}
