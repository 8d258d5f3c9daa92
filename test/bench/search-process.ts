import { eventTypes, urgencyLevels } from '@vigil/common/events';
import type { EventFilter } from '@vigil/common/search';
import { makeReport } from '@vigil/common/testing/make';
import { toRow } from '@vigil/server/changes/rows';
import { createSearchIndex } from '@vigil/server/features/search/search-index';
import { makeRecord } from '@vigil/server/testing/make';
import { answerParent, median } from './child.ts';
import { makeItem } from './judge.ts';

const events = 100_000;
const rounds = 60;
/** As many as the store takes in before it lets others go on. */
const slice = 20;

const questions: Record<string, EventFilter> = {
  word: { q: 'natanz' },
  common_words: { q: 'iran strikes israel' },
  beginning: { q: 'iran is' },
  filters: { q: 'iran', type: ['military'], urgency: ['high', 'critical'], place: 'teh', source: 'wire' },
  everything: {},
};

answerParent(async () => {
  const catalog = createSearchIndex();
  global.gc?.();
  const before = process.memoryUsage();
  const slices: number[] = [];
  // Newest first, as they are read from the database.
  for (let from = 0; from < events; from += slice) {
    const rows = Array.from({ length: slice }, (_, at) => toRow(anyRecord(from + at)));
    slices.push(cpuOf(() => rows.forEach(catalog.put)));
  }
  slices.sort((x, y) => x - y);
  global.gc?.();
  const after = process.memoryUsage();
  const held = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  const fresh = Array.from({ length: rounds }, (_, at) => toRow(anyRecord(events + at)));
  const figures: Record<string, number> = {
    search_memory_mb: held / 1e6,
    search_fill_us_an_event: slices.reduce((sum, one) => sum + one, 0) / events,
    search_slice_of_20_ms: median(slices) / 1000,
    search_slice_of_20_p99_ms: (slices[Math.floor(slices.length * 0.99)] ?? Number.NaN) / 1000,
    search_words: catalog.size().words,
    search_put_us: cpuOf(() => fresh.forEach(catalog.put)) / fresh.length,
  };
  for (const [name, filter] of Object.entries(questions)) {
    const ask = () => catalog.find(filter, 'visitor', 20);
    for (let round = 0; round < 5; round++) ask();
    figures[`search_${name}_cpu_ms`] = cpuOf(() => Array.from({ length: rounds }, ask)) / rounds / 1000;
    figures[`search_${name}_found`] = catalog.find(filter, 'visitor', 20).total;
  }
  return figures;
});

/** Microseconds of CPU, the collector's included: on a busy machine the clock counts other processes too. */
function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const places = ['Tehran, Iran', 'Haifa, Israel', 'Isfahan, Iran', 'Strait of Hormuz', 'Beirut, Lebanon'];

function anyRecord(number: number) {
  const id = `e-${number}`;
  return makeRecord({
    ...makeItem(number),
    id,
    seq: number + 1,
    location: places[number % places.length] ?? '',
    eventType: eventTypes[number % eventTypes.length] ?? 'other',
    urgencyLevel: urgencyLevels[number % urgencyLevels.length] ?? 'low',
    timestamp: new Date(Date.UTC(2031, 0, 1) - number * 60_000).toISOString(),
    reports: [makeReport({ item: id, source: `Wire ${number % 40}` })],
  });
}
