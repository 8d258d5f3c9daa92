import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeReadStatement, makeRecord } from '../testing/make.ts';
import type { EventChange, EventRecord, Restated } from './change.ts';
import { statementOf } from './event-statement.ts';
import { applyChange } from './fold.ts';
import { restate } from './restate.ts';

const at = '2030-01-03T00:00:00.000Z';
const reportOf = (item: string, source: string) =>
  makeReport({ item, source, origin: source, title: `${source} reports it`, urgencyLevel: 'urgent' as const });
const event = makeRecord({
  eventType: 'military',
  urgencyLevel: 'urgent',
  reports: ['a', 'b', 'c'].map((item) => ({ ...reportOf(item, `Paper ${item}`), statement: makeReadStatement() })),
});

const stated = (from: EventRecord, report: string, fields: Restated['fields']) =>
  restate(from, { report, fields, reason: 'A misreading' }, at);
const change = (seq: number, part: object) =>
  ({ seq, at: new Date(at), by: 'user:mara', item: null, eventId: event.id, ...part }) as EventChange;

describe('what an administrator states of a report', () => {
  it('stands in its statement, whose vector and spans stay', () => {
    const [first, second] = stated(event, 'a', { kind: 'threat', by: ['us'] }).reports;
    const { kind, by, on, model, kindChance, vector, spans } = first?.statement ?? {};
    expect({ kind, by, on, model, kindChance }).toEqual({
      ...{ kind: 'threat', by: ['us'], on: ['il'], model: 'admin', kindChance: 1 },
    });
    expect([vector, spans]).toEqual([makeReadStatement().vector, makeReadStatement().spans]);
    expect(second).toEqual(event.reports[1]);
  });

  it('is what the event says, also against other reports', () => {
    expect(statementOf(stated(event, 'b', { kind: 'threat' }))?.kind).toBe('threat');
  });

  it('moves nothing of the event where it says nothing of type and urgency', () => {
    const { reports: _, ...after } = stated(event, 'a', { kind: 'threat' });
    const { reports: __, ...before } = event;
    expect(after).toEqual(before);
  });

  it('gives the event its type and its urgency, and later reports do not raise it', () => {
    const after = stated(event, 'a', { type: 'diplomatic', urgency: [1, 0, 0, 0, 0] });
    expect(after).toMatchObject({
      ...{ eventType: 'diplomatic', urgencyLevel: 'low', judgedBy: 'admin' },
      corrected: { at, reason: 'A misreading' },
    });
    const data = { report: reportOf('d', 'Paper d'), imageUrls: [], urgencyLevel: 'critical', eventType: 'cyber' };
    expect(applyChange(after, change(9, { op: 'report', data }))).toMatchObject({
      ...{ eventType: 'diplomatic', urgencyLevel: 'low' },
    });
  });

  it('of the urgency leaves the type open to a later statement', () => {
    const after = stated(stated(event, 'a', { urgency: [1, 0, 0, 0, 0] }), 'b', { type: 'diplomatic' });
    expect(after).toMatchObject({ eventType: 'diplomatic', urgencyLevel: 'low' });
  });

  it('of several reports: the most urgent counts, and a further statement changes it again', () => {
    const high = stated(event, 'a', { urgency: [0, 0, 1, 0, 0] });
    expect(stated(high, 'b', { urgency: [1, 0, 0, 0, 0] }).urgencyLevel).toBe('high');
    expect(stated(high, 'a', { urgency: [1, 0, 0, 0, 0] }).urgencyLevel).toBe('low');
  });

  it('leaves a type and an urgency that were corrected at the event', () => {
    const data = { eventType: 'cyber', urgencyLevel: 'medium', reason: 'So it was' };
    const before = stated(event, 'b', { type: 'other', urgency: [0, 0, 1, 0, 0] });
    const corrected = applyChange(before, change(2, { op: 'correct', data }));
    if (!corrected) throw new Error('gone');
    const after = stated(corrected, 'a', { type: 'diplomatic', urgency: [1, 0, 0, 0, 0] });
    expect(after).toMatchObject({ eventType: 'cyber', urgencyLevel: 'medium', corrected: { reason: 'So it was' } });
  });

  it('can be stated of a report that no model has read', () => {
    const bare = { ...event, reports: [reportOf('a', 'Paper a')] };
    expect(stated(bare, 'a', { kind: 'talks' }).reports[0]?.statement).toMatchObject({
      ...{ kind: 'talks', type: 'military', urgency: [0, 0, 0, 1, 0], model: 'admin' },
    });
  });

  it('of a report that the event does not have changes nothing', () => {
    expect(stated(event, 'z', { kind: 'talks', type: 'cyber' })).toBe(event);
  });
});
