import type { Event } from '../events.ts';
import type { Report } from '../reports.ts';
import type { Source } from '../sources.ts';
import type { ReportReading } from '../statements.ts';
import type { ThreatStatus } from '../threat.ts';
import type { TrustedSource } from '../trusted-sources.ts';

/** Valid, fictional objects of the contract. Each factory takes the fields under test and fills in the others. */
export function makeSource(overrides: Partial<Source> = {}): Source {
  return {
    id: 'source-amberly',
    name: 'The Amberly Courier',
    url: 'https://courier.example/feed.xml',
    status: 'active',
    reliability: 80,
    side: 'third',
    kind: 'feed',
    official: false,
    lastUpdate: '2030-01-02T03:04:05.000Z',
    fault: null,
    failingSince: null,
    paused: false,
    language: { tag: 'en', isRead: true },
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

/** What a report of 'Iran hits Haifa' was read as. */
export function makeReading(overrides: Partial<ReportReading> = {}): ReportReading {
  return {
    reader: 'model',
    relevance: 0.99,
    type: 'military',
    urgency: [0.01, 0.04, 0.12, 0.51, 0.32],
    kind: 'attack',
    reality: 'done',
    again: '',
    by: ['ir'],
    on: ['il'],
    country: 'il',
    spans: [
      { role: 'who', start: 0, end: 4 },
      { role: 'where', start: 10, end: 15 },
    ],
    ...overrides,
  };
}

/** An event as browsers receive it. */
export function makeEvent(overrides: Partial<Event> = {}): Event {
  const at = '2030-01-02T03:05:00.000Z';
  return {
    id: 'event-1',
    seq: 1,
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
    judgedBy: 'rules',
    archived: false,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
    sources: ['The Amberly Courier'],
    sourceUrls: ['https://courier.example/lighthouse'],
    sourceCount: 1,
    originCount: 1,
    marks: [],
    evidenceAt: '2030-01-02T03:00:00.000Z',
    figures: [],
    ...overrides,
  };
}

/** A quiet time with all feeds read. */
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
