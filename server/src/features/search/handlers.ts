import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { ResultPosition } from './search-index.ts';
import type { SearchStore } from './store.ts';

interface SearchHandlerOptions {
  search: SearchStore;
}

export function searchHandlers({ search }: SearchHandlerOptions): Pick<Handlers, 'searchEvents'> {
  return {
    searchEvents: async ({ query: { limit, before, ...filter }, person }) => {
      const audience = person?.isAdmin ? 'admin' : 'visitor';
      const { next, ...found } = await search.find(filter, audience, limit, readCursor(before));
      return { ...found, next: next && writeCursor(next) };
    },
  };
}

/** The end of a page, as the time and id of its last event. New events do not shift later pages. */
function writeCursor({ timestamp, id }: ResultPosition): string {
  return `${timestamp}~${id}`;
}

/** Throws a `Fault` for a text that `writeCursor` has not written. */
function readCursor(cursor: string | undefined): ResultPosition | undefined {
  if (cursor === undefined) return undefined;
  const [, timestamp, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~(.+)$/s.exec(cursor) ?? [];
  if (timestamp === undefined || id === undefined)
    throw new Fault('badInput', 'The field “before” is not the start of a page of this search.');
  return { timestamp, id };
}
