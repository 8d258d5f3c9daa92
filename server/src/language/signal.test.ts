import type { EventType } from '@vigil/common/events';
import { describe, expect, it } from 'vitest';
import { type Signal, signalOf } from './signal.ts';

const cases: [Signal, EventType, string][] = [
  ['escalation', 'military', 'Israel strikes depot in Iran'],
  ['escalation', 'cyber', 'Hackers enter Israeli water utility'],
  ['escalation', 'diplomatic', 'Iran warns Israel of a crushing response'],
  ['escalation', 'economic', 'US imposes sanctions on Iranian oil'],
  ['escalation', 'military', 'Missile kills four hours after ceasefire'],
  ['dialogue', 'diplomatic', 'Iran and US open talks in Muscat'],
  ['dialogue', 'diplomatic', 'Mediator announces ceasefire between Israel and Iran'],
  ['dialogue', 'economic', 'US waives sanctions on Iranian oil'],
  ['neither', 'diplomatic', 'Oman condemns Israel'],
  ['neither', 'diplomatic', 'Talks in Geneva collapse'],
  ['neither', 'economic', 'Oil closes higher'],
];

describe('the signal of an event', () => {
  it.each(cases)('is %s for the %s event %j', (signal, eventType, title) => {
    expect(signalOf({ title, eventType })).toBe(signal);
  });
});
