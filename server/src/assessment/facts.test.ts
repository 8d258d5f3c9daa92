import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { makeRecord, makeStating } from '../testing/make.ts';
import type { EventRecord } from '../timeline/change.ts';
import { factsOf } from './facts.ts';

const attack = { kind: 'attack', by: ['ir'], on: ['il'], country: 'il' } satisfies Partial<Statement>;
const stated = (statement: Partial<Statement>, overrides: Partial<EventRecord> = {}) =>
  factsOf(makeRecord({ title: 'Example headline', reports: makeStating({ ...attack, ...statement }), ...overrides }));
const alone = (statement: Partial<Statement>, overrides: Partial<EventRecord> = {}, report = {}) =>
  stated(statement, {
    reports: makeStating({ ...attack, ...statement }, ['Quill Wire']).map((one) => ({ ...one, ...report })),
    ...overrides,
  });

describe('the facts of an event', () => {
  it('are what two independent origins state as done', () => {
    const { kind, support, by, on, country, origins, theatre } = stated({});
    expect({ kind, support, by, on, country, origins, theatre }).toEqual({
      kind: 'attack',
      support: 'two-origins',
      by: ['ir'],
      on: ['il'],
      country: 'il',
      origins: 2,
      theatre: 'israel',
    });
  });

  it.each(['announced', 'denied', 'past', 'comment'] as const)('have no kind where it is %s', (reality) => {
    expect(stated({ reality })).toMatchObject({ kind: null, support: null });
    expect(stated({ reality }).statement?.kind).toBe('attack');
  });

  it('have no kind by one origin, without a statement, of another conflict, or of none of the kinds', () => {
    expect(alone({})).toMatchObject({ kind: null, support: null, origins: 1 });
    expect(factsOf(makeRecord())).toMatchObject({ kind: null, statement: null });
    expect(stated({ relevance: 0.2, country: 'ua', by: ['ru'], on: ['other'] })).toMatchObject({ kind: null });
    expect(stated({ kind: 'none' })).toMatchObject({ kind: null });
  });

  it('need two origins that state the act as done: a comment is no second one', () => {
    const reports = [
      ...makeStating(attack, ['Quill Wire']),
      ...makeStating({ ...attack, reality: 'comment' }, ['Harbour Post']),
    ];
    expect(stated({}, { reports })).toMatchObject({ kind: null, support: null });
  });

  it('have the kind of one origin that an administrator or the archive stands behind', () => {
    expect(alone({}, { judgedBy: 'admin' })).toMatchObject({ kind: 'attack', support: 'administrator' });
    expect(alone({ model: 'admin' })).toMatchObject({ kind: 'attack', support: 'administrator' });
    expect(alone({ model: 'archive' })).toMatchObject({ kind: 'attack', support: 'archive' });
    expect(alone({ model: 'admin', reality: 'denied' })).toMatchObject({ kind: null, support: 'administrator' });
  });

  it('take an official alert for an alarm, but not a drill or its end', () => {
    const alertAreas = [{ name: 'Example Hills', place: { lat: 32, lon: 35 }, radiusKm: 5 }];
    const alert = (urgencyLevel: EventRecord['urgencyLevel']) =>
      factsOf(makeRecord({ alertAreas, urgencyLevel, location: 'Israel' }));
    expect(alert('urgent')).toMatchObject({ kind: 'alarm', support: 'alert', isAlert: true, theatre: 'israel' });
    expect(alert('low')).toMatchObject({ kind: null });
  });

  it('take the word of a side for what it did itself, and mark it, however many pass it on', () => {
    const said = { claims: ['iranian' as const] };
    expect(alone({}, {}, said)).toMatchObject({ kind: 'attack', support: 'announced-by-iranian' });
    expect(alone({ by: ['il'], on: ['ir'] }, {}, { claims: ['israeli'] })).toMatchObject({
      support: 'announced-by-israeli',
    });
    const reports = makeStating(attack).map((report) => ({ ...report, ...said }));
    expect(stated({}, { reports })).toMatchObject({ kind: 'attack', support: 'announced-by-iranian', origins: 2 });
  });

  it('take no side at its word for what another one did', () => {
    expect(alone({}, {}, { claims: ['israeli'] })).toMatchObject({ kind: null, support: null });
    expect(alone({ by: [] }, {}, { claims: ['iranian'] })).toMatchObject({ kind: null, support: null });
    expect(alone({}, {}, { side: 'iranian' })).toMatchObject({ kind: null, support: null });
  });

  it('take no side at its word for what both sides are said to have done', () => {
    expect(alone({ by: ['il', 'ir'], on: ['ir'] }, {}, { claims: ['iranian'] })).toMatchObject({ support: null });
    expect(alone({ by: ['il', 'us'], on: ['ir'] }, {}, { claims: ['israeli'] })).toMatchObject({
      support: 'announced-by-israeli',
    });
  });

  it('take those who fight beside a side at their word too', () => {
    expect(alone({ by: ['hezbollah'] }, {}, { allyOf: 'iranian' })).toMatchObject({ support: 'announced-by-iranian' });
    expect(alone({ by: ['us'], on: ['ir'] }, {}, { allyOf: 'israeli' })).toMatchObject({
      support: 'announced-by-israeli',
    });
    expect(alone({ by: ['il'], on: ['ir'] }, {}, { allyOf: 'israeli' })).toMatchObject({ support: null });
  });

  it('leave out an author who is not known', () => {
    expect(stated({ by: ['unknown'] })).toMatchObject({ kind: 'attack', by: [] });
  });
});
