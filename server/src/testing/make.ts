import { makeReading, makeReport, makeSource } from '@vigil/common/testing/make';
import type { Statement } from '@vigil/reader';
import type { SourceRow } from '../features/sources/store.ts';
import type { Item } from '../pipeline/item.ts';
import type { Added, EventDraft, EventRecord, StoredReport } from '../timeline/change.ts';

/**
 * The data of an `add` entry of the log. Valid, fictional objects for tests, as those of `@vigil/common/testing/make`.
 */
export function makeAdded(overrides: Partial<Added> = {}): Added {
  return {
    title: 'Lighthouse at Port Amberly goes dark for an hour',
    summary: 'The harbour master of Port Amberly said that a fuse had blown. No ship was in sight.',
    location: 'Port Amberly',
    place: { lat: 12.5, lon: -34.25 },
    eventType: 'other',
    urgencyLevel: 'medium',
    timestamp: '2030-01-02T03:00:00.000Z',
    precision: 'time',
    imageUrls: [],
    videoUrls: [],
    figures: [],
    judgedBy: 'rules',
    archived: false,
    reports: [makeReport()],
    ...overrides,
  };
}

/** What a model of no training says of a report of 'Iran hits Haifa'. */
export function makeReadStatement(overrides: Partial<Statement> = {}): Statement {
  const { reader: _, spans, ...stated } = makeReading();
  return {
    ...stated,
    model: '0123456789ab',
    kindChance: 0.9,
    spans: spans.map((span) => ({ ...span, in: 'title' as const })),
    vector: Buffer.alloc(128, 1).toString('base64'),
    ...overrides,
  };
}

/** An event as folded from the log. */
export function makeRecord(overrides: Partial<EventRecord> = {}): EventRecord {
  const at = '2030-01-02T03:05:00.000Z';
  return { ...makeAdded(), id: 'event-1', seq: 1, createdAt: at, updatedAt: at, deletedAt: null, ...overrides };
}

/** What a report says: by default an act that is done, and surely about the confrontation. */
export function makeStatement(overrides: Partial<Statement> = {}): Statement {
  return {
    model: '0123456789ab',
    relevance: 0.9,
    type: 'military',
    urgency: [0, 0, 0, 1, 0],
    kind: 'attack',
    kindChance: 0.9,
    reality: 'done',
    again: '',
    by: [],
    on: [],
    country: 'other',
    spans: [],
    ...overrides,
  };
}

/** Reports that all state this, each of an origin of its own. */
export function makeStating(
  statement: Partial<Statement>,
  sources: readonly string[] = ['The Amberly Courier', 'Northport Gazette'],
): StoredReport[] {
  return sources.map((source, at) => ({
    ...makeReport({ source, item: `item-${source}-${at}` }),
    statement: makeStatement(statement),
  }));
}

/** A change that adds an event. */
export function makeDraft({
  data,
  ...overrides
}: Partial<Omit<EventDraft, 'op' | 'data'>> & { data?: Partial<Added> } = {}): EventDraft {
  return { op: 'add', eventId: 'event-1', item: 'item-1', by: 'test', ...overrides, data: makeAdded(data) };
}

export function makeItem(overrides: Partial<Item> = {}): Item {
  return {
    guid: 'courier-1',
    link: 'https://courier.example/lighthouse',
    title: 'Lighthouse at Port Amberly goes dark for an hour',
    summary: 'The harbour master of Port Amberly said that a fuse had blown. No ship was in sight.',
    publishedAt: new Date('2030-01-02T03:00:00.000Z'),
    imageUrls: [],
    videoUrls: [],
    ...overrides,
  };
}

/** A stored source. */
export function makeSourceRow(overrides: Partial<SourceRow> = {}): SourceRow {
  const { id, lastUpdate, ...source } = makeSource();
  return {
    _id: id,
    ...source,
    itemName: null,
    days: null,
    failingSince: null,
    lastUpdate: lastUpdate === null ? null : new Date(lastUpdate),
    failures: 0,
    nextAttemptAt: null,
    etag: null,
    lastModified: null,
    gapMs: null,
    newestAt: null,
    freshForMs: null,
    pushedUntil: null,
    push: null,
    episodes: null,
    ...overrides,
  };
}
