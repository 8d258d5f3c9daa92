import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { makeRecord, makeStating } from '../testing/make.ts';
import type { EventRecord } from '../timeline/change.ts';
import { factsOf } from './facts.ts';

const theatreOf = (statement: Partial<Statement>, event: Partial<EventRecord> = {}) =>
  factsOf(makeRecord({ location: 'Unknown', reports: makeStating(statement), ...event })).theatre;

describe('the theatre of an event', () => {
  it.each([
    [{ kind: 'attack', country: 'ir' }, 'iran'],
    [{ kind: 'attack', country: 'il' }, 'israel'],
    [{ kind: 'interception', country: 'kw' }, 'gulf'],
    [{ kind: 'closure', country: 'hormuz' }, 'gulf'],
    [{ kind: 'attack', country: 'lb' }, 'lebanon'],
    [{ kind: 'seizure', country: 'redsea' }, 'yemen'],
    [{ kind: 'attack', country: 'jo' }, 'iraq-syria'],
    [{ kind: 'attack', country: 'ua' }, 'elsewhere'],
  ] as const)('is where an armed act is: %o', (statement, theatre) => {
    expect(theatreOf(statement)).toBe(theatre);
    expect(theatreOf(statement, { eventType: 'economic' })).toBe(theatre);
  });

  it('is the subject of what is no act of arms', () => {
    expect(theatreOf({ kind: 'talks', country: 'om' }, { eventType: 'diplomatic' })).toBe('diplomacy');
    expect(theatreOf({ kind: 'sanction', country: 'ir' }, { eventType: 'economic' })).toBe('economy');
    expect(theatreOf({ kind: 'effect', country: 'il' }, { eventType: 'humanitarian' })).toBe('people');
    expect(theatreOf({ kind: 'nuclear', country: 'ir' }, { eventType: 'diplomatic' })).toBe('nuclear');
    expect(theatreOf({ kind: 'arrest', country: 'ir' }, { eventType: 'intelligence' })).toBe('iran');
  });

  it('is the place that is shown, which an administrator may have put right', () => {
    expect(theatreOf({ kind: 'attack', country: 'ir' }, { location: 'Example Bay, Kuwait' })).toBe('gulf');
    expect(theatreOf({ kind: 'attack', country: 'il' }, { location: 'Southern Lebanon' })).toBe('lebanon');
    expect(theatreOf({ kind: 'attack', country: 'other' }, { location: 'Gulf of Oman' })).toBe('gulf');
  });
});
