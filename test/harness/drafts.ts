import { makeReport } from '@vigil/common/testing/make';
import { makeAdded } from '@vigil/server/testing/make';
import type { Added, EventDraft } from '@vigil/server/timeline/change';

let made = 0;

/** A change that adds one more fictional event, later than all before it and unlike them in every identity. */
export function nextDraft(overrides: Partial<Added> = {}): EventDraft {
  made += 1;
  const item = `item-${made}`;
  const { timestamp = new Date(Date.UTC(2030, 0, 2) + made * 60_000).toISOString() } = overrides;
  const data = makeAdded({
    title: `Fictional event number ${made}`,
    timestamp,
    reports: [makeReport({ item, url: `https://courier.example/${made}`, publishedAt: timestamp })],
    ...overrides,
  });
  return { op: 'add', eventId: `event-${made}`, item, by: 'test', data };
}

export function nextDrafts(count: number): EventDraft[] {
  return Array.from({ length: count }, () => nextDraft());
}
