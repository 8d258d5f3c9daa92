import { makeReport } from '@vigil/common/testing/make';
import type { Statement } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../testing/make.ts';
import { makeStatement } from '../testing/stated-report.ts';
import type { EventRecord } from './change.ts';
import { reliefOf } from './relief.ts';

const relief = (of: Partial<Statement>, event: Partial<EventRecord> = {}) =>
  reliefOf(makeRecord({ reports: [{ ...makeReport(), statement: makeStatement(of) }], ...event }));

describe('the end of a danger', () => {
  it('is an alarm that was lifted, and a truce that was concluded', () => {
    expect(relief({ kind: 'all-clear' })).toBe('all-clear');
    expect(relief({ kind: 'truce', by: ['il', 'ir'] }, { urgencyLevel: 'critical' })).toBe('ceasefire');
  });

  it('is no truce that is only spoken of, or of lesser urgency, and no other act', () => {
    expect(relief({ kind: 'truce', reality: 'announced' }, { urgencyLevel: 'critical' })).toBeUndefined();
    expect(relief({ kind: 'truce' }, { urgencyLevel: 'high' })).toBeUndefined();
    expect(relief({ kind: 'all-clear', reality: 'denied' })).toBeUndefined();
    expect(relief({ kind: 'attack' }, { urgencyLevel: 'critical' })).toBeUndefined();
    expect(reliefOf(makeRecord())).toBeUndefined();
  });

  it('is an official alert once no place is under it any more', () => {
    expect(relief({ kind: 'alarm' }, { title: 'Ended: Rocket alert in Amberly', alertAreas: [] })).toBe('all-clear');
    expect(relief({ kind: 'alarm' }, { title: 'Drill: Rocket alert in Amberly', alertAreas: [] })).toBeUndefined();
  });
});
