import { done } from '@vigil/common/kit';
import type { SourceVerdict } from '@vigil/common/sources';
import type { AuditLog } from '../../changes/audit-log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import { type SourceRow, type SourceStore, toSource } from './store.ts';

interface SourceHandlerOptions {
  sources: SourceStore;
  auditLog: AuditLog;
  /** Throws a `Fault` for an address that may not be read. */
  checkUrl: (url: string) => void;
  /** The kind of source behind an address, and the address to read. */
  discover: (url: string) => Promise<Pick<SourceRow, 'kind' | 'url'>>;
  /** Begins to read the feed of a source, without waiting for the next scan. */
  readSoon: (source: SourceRow) => void;
  /** Reads every feed and keeps nothing of it. */
  testAll: () => Promise<SourceVerdict[]>;
}

export function sourceHandlers({
  sources,
  auditLog,
  checkUrl,
  discover,
  readSoon,
  testAll,
}: SourceHandlerOptions): Pick<Handlers, 'sources' | 'addSource' | 'removeSource' | 'testSources'> {
  return {
    sources: async () => (await sources.list()).map(toSource),

    addSource: async ({ body: { name, url: given, kind: chosen, reliability, side, official }, person }) => {
      checkUrl(given);
      const { kind, url } = chosen ? { kind: chosen, url: given } : await discover(given);
      checkUrl(url);
      const added = await sources.add({ name, url, reliability, side, kind, official });
      if (!added) throw new Fault('conflict', 'This source is already on the list.');
      await auditLog.record(byPerson(person.id), 'source-added', added._id, name);
      readSoon(added);
      return toSource(added);
    },

    removeSource: async ({ params: { id }, person }) => {
      const removed = await sources.remove(id);
      if (!removed) throw new Fault('notFound', 'There is no such source.');
      await auditLog.record(byPerson(person.id), 'source-removed', id, removed.name);
      return done;
    },

    testSources: async ({ person }) => {
      const results = await testAll();
      const successful = results.filter(({ success }) => success).length;
      const failed = results.length - successful;
      await auditLog.record(byPerson(person.id), 'sources-tested', '', `${successful} working, ${failed} failed`);
      return { summary: { total: results.length, successful, failed }, results };
    },
  };
}
