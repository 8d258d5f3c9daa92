import type { Handlers } from '../../kit/mount.ts';
import { type SourceStore, toSource } from './store.ts';

export function sourceHandlers(store: SourceStore): Pick<Handlers, 'sources'> {
  return { sources: async () => (await store.list()).map(toSource) };
}
