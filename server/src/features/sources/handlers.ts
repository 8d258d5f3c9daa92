import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { type SourceStore, toSource } from './store.ts';

export function sourceHandlers(
  store: SourceStore,
): Pick<Handlers, 'sources' | 'addSource' | 'removeSource' | 'testSources'> {
  return {
    sources: async () => (await store.list()).map(toSource),
    addSource: notYet,
    removeSource: notYet,
    testSources: notYet,
  };
}

function notYet(): never {
  throw new Fault('unavailable');
}
