import { describe, expect, it } from 'vitest';
import type { Added, EventChange } from './change.ts';
import { foldChange, namedBy, type Records } from './fold.ts';

const at = new Date('2030-01-01T10:00:00.000Z');

const added = (source: string): Added => ({
  title: `By ${source}`,
  summary: '',
  location: 'Northport',
  place: null,
  eventType: 'military',
  urgencyLevel: 'medium',
  timestamp: at.toISOString(),
  precision: 'time',
  imageUrls: [],
  videoUrls: [],
  figures: [],
  judgedBy: 'rules',
  archived: false,
  reports: [report(source)],
});

function report(source: string) {
  return { item: source, source, url: '', title: `By ${source}`, publishedAt: null };
}

type Part = Pick<EventChange, 'op' | 'data' | 'eventId'>;
const add = (eventId: string): Part => ({ op: 'add', eventId, data: added(eventId) });
const grow = (eventId: string, source: string): Part => ({
  op: 'report',
  eventId,
  data: { report: report(source), imageUrls: [], urgencyLevel: 'medium' },
});
const merge = (eventId: string, into: string): Part => ({ op: 'merge', eventId, data: { into } });
const erase = (eventId: string): Part => ({ op: 'erase', eventId, data: {} });

/** Numbered from 1. */
function log(...parts: Part[]): EventChange[] {
  // Each test pairs an op with its own data.
  return parts.map((part, index) => ({ seq: index + 1, at, by: 'test', item: null, ...part }) as EventChange);
}

function fold(changes: EventChange[], records: Records = new Map()): Records {
  for (const change of changes) foldChange(records, change);
  return records;
}

const sourcesOf = (records: Records, id: string) => records.get(id)?.reports.map(({ source }) => source);

describe('a gloss', () => {
  it('goes when the title that it explains is corrected', () => {
    const known: Part = { op: 'add', eventId: 'a', data: { ...added('A'), lang: 'ar', gloss: 'Iran · missile hit' } };
    const fix = (data: object): Part => ({ op: 'correct', eventId: 'a', data: { ...data, reason: 'Why' } }) as Part;
    const records: Records = new Map();
    const [first, second, third] = log(known, fix({ summary: 'More' }), fix({ title: 'A title in English' }));
    for (const change of [first, second]) if (change) foldChange(records, change);
    expect(records.get('a')?.gloss).toBe('Iran · missile hit');
    if (third) foldChange(records, third);
    expect(records.get('a')?.gloss).toBe('');
  });
});

describe('a merge', () => {
  it('moves the reports, and leaves a pointer', () => {
    const records = fold(log(add('a'), add('b'), merge('b', 'a')));
    expect(sourcesOf(records, 'a')).toEqual(['a', 'b']);
    expect(records.get('a')?.merged).toEqual(['b']);
    expect(records.get('b')?.mergedInto).toBe('a');
  });

  it('leads a report that came too late on to the event that stayed, through any number of merges', () => {
    const records = fold(log(add('a'), add('b'), add('c'), merge('b', 'a'), merge('a', 'c'), grow('b', 'late')));
    expect(sourcesOf(records, 'c')).toEqual(['c', 'a', 'b', 'late']);
  });

  it('of two events into each other happens once', () => {
    const records = fold(log(add('a'), add('b'), merge('b', 'a'), merge('a', 'b')));
    expect(sourcesOf(records, 'a')).toEqual(['a', 'b']);
    expect(records.get('a')?.mergedInto).toBeUndefined();
  });

  it('takes what was merged along when the event that stayed is erased', () => {
    const records = fold(log(add('a'), add('b'), merge('b', 'a'), erase('a'), grow('b', 'late')));
    expect([records.get('a'), records.get('b')]).toEqual([null, null]);
  });
});

it.each(['add', 'report', 'merge'] as const)('a %s without data belongs to an erased event', (op) => {
  const records = fold(log(add('a'), add('b')));
  const change = { seq: 3, at, by: 'test', item: null, op, eventId: 'b', data: null } as EventChange;
  expect(foldChange(records, change)).toEqual(['b']);
  expect(records.get('b')).toBeNull();
  expect(foldChange(records, change)).toEqual([]);
});

describe('whatever happens', () => {
  let state = 5;
  const pick = <T>(values: readonly T[]): T => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return values[Math.floor((state / 2 ** 32) * values.length)] as T;
  };
  const ids = ['a', 'b', 'c', 'd'];
  const some = (at: number): Part =>
    pick([
      () => add(pick(ids)),
      () => grow(pick(ids), `late ${at}`),
      () => grow(pick(ids), `late ${at}`),
      () => merge(pick(ids), pick(ids)),
      () => ({ op: 'split', eventId: pick(ids), data: { items: [pick(ids)], to: 'e' } }) as Part,
      () => ({ op: 'correct', eventId: pick(ids), data: { title: `Title ${at}`, reason: 'Why' } }) as Part,
      () => ({ op: 'hide', eventId: pick(ids), data: {} }) as Part,
      () => (at > 20 ? erase(pick(ids)) : grow(pick(ids), `late ${at}`)),
    ])();
  const histories = Array.from({ length: 150 }, () =>
    log(...ids.map(add), ...Array.from({ length: 30 }, (_, at) => some(at))),
  );

  it('folding a history twice changes nothing', () => {
    for (const changes of histories) expect(fold(changes, fold(changes))).toEqual(fold(changes));
  });

  it('a fold that was broken off while its events were stored is made whole by folding again', () => {
    for (const changes of histories) {
      const whole = fold(changes);
      const before = fold(changes.slice(0, 17));
      const stored = new Map([...whole].map(([id, event]) => [id, pick([event, before.get(id)])]));
      const known: Records = new Map([...stored].flatMap(([id, event]) => (event === undefined ? [] : [[id, event]])));
      const erased = [...whole].some(([, event]) => event === null);
      // An erased event is made whole by the erasing of its entries, which comes before the rows are written.
      if (!erased) expect(fold(changes.slice(17), known)).toEqual(whole);
    }
  });

  it('no report is lost or told of twice, but for what was split off or erased', () => {
    for (const changes of histories) {
      const records = fold(changes);
      const living = [...records.values()].filter((event) => event && !event.mergedInto);
      const items = living.flatMap((event) => event?.reports.map(({ item }) => item) ?? []);
      expect(new Set(items).size).toBe(items.length);
    }
  });

  it('a change names every event that it touches, apart from those found by pointers', () => {
    expect(log(merge('a', 'b')).flatMap(namedBy)).toEqual(['a', 'b']);
  });
});

describe('what a model says of an event', () => {
  const known: Added = {
    ...added('A'),
    possiblySame: [{ eventId: 'b', probability: 0.3 }],
    lang: 'fa',
    gloss: 'By rule',
  };
  const judge = (data: object): Part => ({ op: 'judge', eventId: 'a', data: { model: 'm', ...data } }) as Part;
  const correct: Part = { op: 'correct', eventId: 'a', data: { urgencyLevel: 'low', reason: 'Why' } };
  const after = (...parts: Part[]) => fold(log({ op: 'add', eventId: 'a', data: known }, ...parts)).get('a');

  it('changes what rules have judged, and replaces the gloss, not the title', () => {
    expect(after(judge({ urgencyLevel: 'urgent', gloss: 'In English' }))).toMatchObject({
      title: 'By A',
      urgencyLevel: 'urgent',
      gloss: 'In English',
      glossBy: 'model',
      judgedBy: 'model',
    });
    expect(after(judge({ gloss: 'In English' }))).toMatchObject({ judgedBy: 'rules' });
  });

  it('changes nothing that an administrator has decided', () => {
    expect(after(correct, judge({ urgencyLevel: 'urgent' }))).toMatchObject({
      urgencyLevel: 'low',
      judgedBy: 'admin',
    });
  });

  it('marks the doubts that it shares, and a pair that is kept apart is no longer in doubt', () => {
    const marked = [{ eventId: 'b', probability: 0.3, modelUnsure: true }];
    expect(after(judge({ unsure: ['b'] }))?.possiblySame).toEqual(marked);
    const apart = { op: 'keep-apart', eventId: 'a', data: { from: [{ eventId: 'b', probability: 0.3 }] } } as Part;
    expect(after(apart)).not.toHaveProperty('possiblySame');
  });
});
