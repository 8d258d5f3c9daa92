import type { Source } from '@vigil/common/sources';
import type { ThreatStatus } from '@vigil/common/threat';
import type { Added, EventDraft, EventRecord, Report } from '@vigil/common/timeline';
import type { TrustedSource } from '@vigil/common/trusted-sources';
import type { Item } from '@vigil/server/pipeline/item';

/** Valid objects for tests, plainly fictional. Each takes what a test cares about and fills in the rest. */
export function makeSource(overrides: Partial<Source> = {}): Source {
  return {
    id: 'source-amberly',
    name: 'The Amberly Courier',
    url: 'https://courier.example/feed.xml',
    status: 'active',
    reliability: 80,
    side: 'third',
    lastUpdate: '2030-01-02T03:04:05.000Z',
    fault: null,
    failingSince: null,
    ...overrides,
  };
}

export function makeTrustedSource(overrides: Partial<TrustedSource> = {}): TrustedSource {
  return {
    id: 'trusted-quill',
    name: 'The Quill Institute',
    url: 'https://quill.example/',
    description: 'A fictional institute.',
    category: 'analysis',
    reliability: 80,
    isPublic: true,
    createdAt: '2030-01-01T00:00:00.000Z',
    ...overrides,
  };
}

export function makeReport(overrides: Partial<Report> = {}): Report {
  return {
    item: 'item-1',
    source: 'The Amberly Courier',
    url: 'https://courier.example/lighthouse',
    title: 'Lighthouse at Port Amberly goes dark for an hour',
    publishedAt: '2030-01-02T03:00:00.000Z',
    ...overrides,
  };
}

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

/** An event as folded from the log. */
export function makeRecord(overrides: Partial<EventRecord> = {}): EventRecord {
  const at = '2030-01-02T03:05:00.000Z';
  return { ...makeAdded(), id: 'event-1', seq: 1, createdAt: at, updatedAt: at, deletedAt: null, ...overrides };
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

/** A quiet moment in which all feeds are read. */
export function makeThreatStatus(overrides: Partial<ThreatStatus> = {}): ThreatStatus {
  const at = '2030-01-02T03:00:00.000Z';
  return {
    level: 'low',
    reason: 'no rule for a higher level holds',
    missing: [],
    lastKnown: null,
    evidenceAt: at,
    coverage: { read: 2, total: 2, lastReadAt: at, sides: { israeli: at, iranian: at }, unheard: [] },
    militaryProbability: 25,
    diplomacyProbability: 25,
    seq: 1,
    ...overrides,
  };
}
