import { done } from '@vigil/common/kit';
import type { Arrivals } from '@vigil/common/latency';
import type { SourceKind, SourceProbe, SourceVerdict } from '@vigil/common/sources';
import type { AuditLog } from '../../changes/audit-log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { Throttle } from '../throttle/store.ts';
import { itemsPerDay } from './item-days.ts';
import { type SourceRow, type SourceStore, toSource } from './store.ts';

interface SourceHandlerOptions {
  sources: SourceStore;
  auditLog: AuditLog;
  throttle: Throttle;
  /** Throws a `Fault` for an address that may not be read. */
  checkUrl: (url: string) => void;
  /** The kind of source behind an address, and the address to read. */
  discover: (url: string, chosen?: SourceKind) => Promise<Pick<SourceRow, 'kind' | 'url'>>;
  /** Reads an address and stores nothing; throws a `Fault` for one that may not be read. */
  probe: (url: string, chosen?: SourceKind) => Promise<SourceProbe>;
  /** Begins to read the feed of a source, without waiting for the next scan. */
  readSoon: (source: SourceRow) => void;
  /** Reads every feed and keeps nothing of it. */
  testAll: () => Promise<SourceVerdict[]>;
  testOne: (source: SourceRow) => Promise<SourceVerdict>;
  /** The next planned reading of each source, by id. */
  plannedReads: () => Promise<Map<string, Date>>;
  /** Delays by the name of the source. */
  arrivals: () => Arrivals;
  now: () => Date;
}

export function sourceHandlers({
  sources,
  auditLog,
  throttle,
  checkUrl,
  discover,
  probe,
  readSoon,
  testAll,
  testOne,
  plannedReads,
  arrivals,
  now,
}: SourceHandlerOptions): Pick<
  Handlers,
  | 'sources'
  | 'feedFigures'
  | 'probeSource'
  | 'addSource'
  | 'changeSource'
  | 'removeSource'
  | 'testSource'
  | 'testSources'
> {
  /** Throws a `Fault` if there is no such source. */
  async function find(id: string): Promise<SourceRow> {
    const source = await sources.get(id);
    if (!source) throw new Fault('notFound', 'There is no such source.');
    return source;
  }

  /** The kind and the address to read behind a new address. */
  async function addressOf(url: string, chosen: SourceKind | undefined): Promise<Pick<SourceRow, 'kind' | 'url'>> {
    checkUrl(url);
    const found = await discover(url, chosen);
    checkUrl(found.url);
    return found;
  }

  return {
    sources: async () => (await sources.list()).map(toSource),

    probeSource: async ({ body: { url, kind }, person }) => {
      await throttle.take('probe', person.id);
      return probe(url, kind);
    },

    addSource: async ({ body: { name, url: given, kind: chosen, reliability, side, official }, person }) => {
      const { kind, url } = await addressOf(given, chosen);
      const added = await sources.add({ name, url, reliability, side, kind, official });
      if (!added) throw new Fault('conflict', 'This source is already on the list.');
      await auditLog.record(byPerson(person.id), 'source-added', added._id, name);
      readSoon(added);
      return toSource(added);
    },

    changeSource: async ({ params: { id }, body: { url, kind, ...fields }, person }) => {
      const source = await find(id);
      const isElsewhere = url !== undefined && url !== source.url;
      const address = isElsewhere ? await addressOf(url, kind) : kind && { kind };
      const changed = await sources.change(source, { ...fields, ...address });
      if (!changed) throw new Fault('conflict', 'This source is already on the list.');
      const { name, paused } = changed;
      const act = paused === source.paused ? 'source-changed' : paused ? 'source-paused' : 'source-resumed';
      await auditLog.record(byPerson(person.id), act, id, name);
      if (!paused && (isElsewhere || source.paused || kind !== undefined)) readSoon(changed);
      return toSource(changed);
    },

    removeSource: async ({ params: { id }, person }) => {
      const removed = await sources.remove(id);
      if (!removed) throw new Fault('notFound', 'There is no such source.');
      await auditLog.record(byPerson(person.id), 'source-removed', id, removed.name);
      return done;
    },

    feedFigures: async () => {
      const [rows, planned] = await Promise.all([sources.list(), plannedReads()]);
      const delays = new Map(arrivals().feeds.map(({ source, ...delay }) => [source, delay]));
      return rows.map(({ _id: id, name, newestAt, days }) => ({
        id,
        nextReadAt: planned.get(id)?.toISOString() ?? null,
        newestAt: newestAt?.toISOString() ?? null,
        itemsPerDay: itemsPerDay(days, now()),
        delay: delays.get(name) ?? null,
      }));
    },

    testSource: async ({ params: { id } }) => testOne(await find(id)),

    testSources: async ({ person }) => {
      const results = await testAll();
      const successful = results.filter(({ success }) => success).length;
      const failed = results.length - successful;
      await auditLog.record(byPerson(person.id), 'sources-tested', '', `${successful} working, ${failed} failed`);
      return { summary: { total: results.length, successful, failed }, results };
    },
  };
}
