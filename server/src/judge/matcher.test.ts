import { ReaderError, type Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { makeStated, makeStatement, vectorOn } from '../testing/stated-report.ts';
import type { Change, EventRecord } from '../timeline/change.ts';
import { createMatcher, type StatedReport, statedOf } from './matcher.ts';

const now = () => new Date('2030-03-06T00:00:00.000Z');
/** A reader that finds no two titles to be of one event. */
const reader = { sameEvent: async () => 0 };
const haifa = { location: 'Haifa, Israel', place: { lat: 32.8, lon: 34.99 } };
const siren: Partial<Statement> = { kind: 'alarm', country: 'il', by: [], on: ['il'], vector: vectorOn(2) };

const matcherOf = () => createMatcher({ reader, now });

function recordOf(id: string, stated: StatedReport, more: Partial<EventRecord> = {}): EventRecord {
  const { title, location, place, statement } = stated;
  const at = new Date(stated.at).toISOString();
  return {
    ...{ id, seq: 1, createdAt: at, updatedAt: at, deletedAt: null, timestamp: at, precision: 'time' },
    ...{ title, summary: '', location, place, eventType: 'military', urgencyLevel: 'high' },
    ...{ imageUrls: [], videoUrls: [], figures: [], judgedBy: 'rules', archived: false },
    reports: [{ item: id, source: 'The Amberly Courier', url: '', title, publishedAt: at, statement }],
    ...more,
  };
}

function added(id: string, stated: StatedReport): Change {
  const { id: _, seq, createdAt: _c, updatedAt: _u, deletedAt: _d, ...data } = recordOf(id, stated);
  return { op: 'add', eventId: id, item: id, by: 'pipeline', at: now(), seq, data };
}

describe('the matcher', () => {
  it('knows an event that was named, and remembers each report of it', async () => {
    const matcher = matcherOf();
    matcher.name('e-1', makeStated(0), null);
    const before = matcher.version();
    expect(await matcher.match(makeStated(5))).toEqual({
      eventId: 'e-1',
      possiblySame: [],
      againOf: null,
      isEarlier: false,
    });
    expect(matcher.version()).toBeGreaterThan(before);
    expect((await matcher.match(makeStated(-5))).isEarlier).toBe(true);
  });

  it('goes on recognising what was merged, as the event that took it over', async () => {
    const matcher = matcherOf();
    const [a, b] = [makeStated(0), makeStated(0, { vector: vectorOn(7) }, { location: 'Iran', place: null })];
    matcher.load([recordOf('e-1', a, { mergedInto: 'e-2' }), recordOf('e-2', b)]);
    expect((await matcher.match(makeStated(5))).eventId).toBe('e-2');
  });

  it('follows what other servers add, merge and erase', async () => {
    const matcher = matcherOf();
    matcher.follow([added('e-1', makeStated(0))]);
    expect((await matcher.match(makeStated(5))).eventId).toBe('e-1');
    matcher.follow([{ op: 'erase', eventId: 'e-1', item: null, by: 'pipeline', at: now(), seq: 2, data: null }]);
    expect((await matcher.match(makeStated(6))).eventId).toBeNull();
  });

  it('forgets an event that was named and never stored', async () => {
    const matcher = matcherOf();
    matcher.name('e-1', makeStated(0), null);
    matcher.name('e-2', makeStated(0, siren, haifa), null);
    matcher.follow([added('e-2', makeStated(0, siren, haifa))]);
    matcher.forgetUnstored(['e-1', 'e-2']);
    expect((await matcher.match(makeStated(5))).eventId).toBeNull();
    expect((await matcher.match(makeStated(5, siren, haifa))).eventId).toBe('e-2');
  });

  it('judges without the pair model where the reader fails', async () => {
    const failing = {
      sameEvent: async () => {
        throw new ReaderError('It cannot be read.');
      },
    };
    const matcher = createMatcher({ reader: failing, now });
    matcher.name('e-1', makeStated(0, { vector: vectorOn(0, 5, 0.7) }), null);
    expect((await matcher.match(makeStated(5, { vector: vectorOn(5) }))).eventId).not.toBe(undefined);
  });

  it('asks about the same titles once', async () => {
    let asked = 0;
    const counting = {
      sameEvent: async () => {
        asked += 1;
        return 0.1;
      },
    };
    const matcher = createMatcher({ reader: counting, now });
    const talks: Partial<Statement> = { kind: 'talks', country: 'om', by: ['us', 'ir'], on: [] };
    matcher.name('e-1', makeStated(0, { ...talks, vector: vectorOn(0, 5, 0.75) }), null);
    const stated = makeStated(60, { ...talks, vector: vectorOn(5) });
    await matcher.match(stated);
    await matcher.match(stated);
    expect(asked).toBe(1);
  });

  it('takes the first report that names the town for the site of an attack', () => {
    const matcher = matcherOf();
    matcher.name('e-1', makeStated(0, {}, { location: 'Iran', place: { lat: 32, lon: 53 } }), null);
    expect(matcher.isSite('e-1', makeStated(5, { kind: 'talks' }))).toBe(false);
    expect(matcher.isSite('e-1', makeStated(5, {}, haifa))).toBe(false);
    expect(matcher.isSite('e-1', makeStated(5))).toBe(true);
    expect(matcher.isSite('e-1', makeStated(6))).toBe(false);
  });

  it('finds what an all-clear cuts in two, and parts what sounds after it', async () => {
    const matcher = matcherOf();
    matcher.name('e-1', makeStated(0, siren, haifa), null);
    await matcher.match(makeStated(8, siren, haifa));
    const clear = makeStated(5, { ...siren, kind: 'all-clear' }, haifa);
    expect(matcher.listCutBy(clear)).toEqual([{ eventId: 'e-1', since: makeStated(8).at - 1 }]);
    matcher.name('e-2', clear, null);
    matcher.name('e-3', makeStated(8, siren, haifa), 'e-1');
    matcher.move('e-1', 'e-3', makeStated(8).at - 1);
    expect((await matcher.match(makeStated(9, siren, haifa))).eventId).toBe('e-3');
    expect((await matcher.match(makeStated(2, siren, haifa))).eventId).toBe('e-1');
  });
});

describe('toldOf', () => {
  const event = recordOf('e-1', makeStated(0));

  it('gives a stored report with the place of its event', () => {
    const [report] = event.reports;
    expect(report && statedOf(event, report)).toEqual(makeStated(0));
  });

  it('gives nothing for a report that was not read', () => {
    const report = { item: 'i', source: 's', url: '', title: 't', publishedAt: null };
    expect(statedOf(event, report)).toBeNull();
    expect(statedOf(event, { ...report, statement: makeStatement() })?.at).toBe(Date.parse(event.timestamp));
  });
});
