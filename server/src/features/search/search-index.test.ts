import { byNewest, eventTypes, urgencyLevels } from '@vigil/common/events';
import type { EventFilter } from '@vigil/common/search';
import { makeReport } from '@vigil/common/testing/make';
import { expect, it } from 'vitest';
import { toRow } from '../../changes/rows.ts';
import { makeRecord } from '../../testing/make.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { createSearchIndex } from './search-index.ts';
import { wordsOf } from './words.ts';

const vocabulary = 'harbour lighthouse harbinger fog Ñandú ferry ferrous tide 1,250 pilot Amberly'.split(' ');

/** Draws lots that are the same in every run. */
function lottery(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const one = list[next(list.length)];
    if (one === undefined) throw new Error('nothing to draw from');
    return one;
  };
  return { next, pick };
}

function anyRecord(id: string, seq: number, { next, pick }: ReturnType<typeof lottery>): EventRecord {
  const words = (count: number) => Array.from({ length: count }, () => pick(vocabulary)).join(' ');
  return makeRecord({
    id,
    seq,
    title: words(3),
    summary: words(4),
    location: pick(['Port Amberly', 'Northport', 'Sür']),
    eventType: pick(eventTypes),
    urgencyLevel: pick(urgencyLevels),
    // Many at the same time.
    timestamp: new Date(Date.UTC(2031, 0, 1 + next(20))).toISOString(),
    deletedAt: next(5) === 0 ? '2031-02-01T00:00:00.000Z' : null,
    reports: Array.from({ length: next(3) }, () => makeReport({ source: pick(['Courier', 'Ćourier Two', 'Radio']) })),
  });
}

/** The same, said plainly. */
function passes(record: EventRecord, filter: EventFilter, isAdmin: boolean): boolean {
  const { q, type, urgency, place, source, from, to } = filter;
  const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const has = wordsOf(`${record.title} ${record.summary} ${record.location}`);
  const asked = q ? wordsOf(q) : [];
  const last = asked.at(-1);
  return (
    (isAdmin || record.deletedAt === null) &&
    asked.slice(0, -1).every((word) => has.includes(word)) &&
    (last === undefined || has.some((word) => (last.length < 2 ? word === last : word.startsWith(last)))) &&
    (!type || type.includes(record.eventType)) &&
    (!urgency || urgency.includes(record.urgencyLevel)) &&
    (!place || fold(record.location).includes(fold(place))) &&
    (!source || record.reports.some((report) => fold(report.source).includes(fold(source)))) &&
    (!from || record.timestamp >= from.toISOString()) &&
    (!to || record.timestamp <= to.toISOString())
  );
}

it('finds what a look at every event finds, page by page, while events come, change and go', () => {
  const lots = lottery(11);
  const { next, pick } = lots;
  const catalog = createSearchIndex();
  const records = new Map<string, EventRecord>();
  let seq = 0;
  for (let round = 0; round < 60; round++) {
    for (let change = 0; change < 12; change++) {
      seq += 1;
      const id = `e-${next(150)}`;
      if (next(12) === 0) {
        records.delete(id);
        catalog.put({ _id: id, seq, state: 'erased' });
      } else {
        const record = anyRecord(id, seq, lots);
        records.set(id, record);
        catalog.put(toRow(record));
      }
    }
    const filter: EventFilter = {
      ...(next(2) && { q: `${pick(vocabulary)} ${pick(vocabulary).slice(0, 1 + next(5))}` }),
      ...(next(3) === 0 && { type: [pick(eventTypes), pick(eventTypes)] }),
      ...(next(3) === 0 && { urgency: [pick(urgencyLevels)] }),
      ...(next(4) === 0 && { place: pick(['port', 'SUR', 'amber']) }),
      ...(next(4) === 0 && { source: pick(['courier', 'two', 'RADIO']) }),
      ...(next(4) === 0 && { from: new Date(Date.UTC(2031, 0, 5)), to: new Date(Date.UTC(2031, 0, 15)) }),
    };
    const isAdmin = next(2) === 0;
    const expected = [...records.values()].filter((one) => passes(one, filter, isAdmin)).sort(byNewest);
    const found: string[] = [];
    const size = 1 + next(7);
    for (let after: { timestamp: string; id: string } | undefined; ; ) {
      const page = catalog.find(filter, isAdmin ? 'admin' : 'visitor', size, after);
      expect(page.total).toBe(expected.length);
      found.push(...page.found.map(({ id }) => id));
      after = page.found.at(-1);
      if (!after) break;
    }
    expect(found).toEqual(expected.map(({ id }) => id));
  }
});

it('passes over an older state than the one it knows', () => {
  const catalog = createSearchIndex();
  const old = makeRecord({ id: 'e', seq: 1, title: 'Before' });
  catalog.put(toRow({ ...old, seq: 2, title: 'After' }));
  catalog.put(toRow(old));
  const total = (q: string) => catalog.find({ q }, 'visitor', 1).total;
  expect([total('before'), total('after')]).toEqual([0, 1]);
});

it('finds nothing by signs that are no words', () => {
  const catalog = createSearchIndex();
  catalog.put(toRow(makeRecord()));
  expect(catalog.find({ q: '!?' }, 'visitor', 5).total).toBe(0);
  expect(catalog.find({ q: '' }, 'visitor', 5).total).toBe(1);
});
