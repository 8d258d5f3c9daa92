import type { Decision } from '@vigil/common/notifications';
import { describe, expect, it } from 'vitest';
import type { Noted } from './memory.ts';
import { reasonsOf } from './why.ts';

function decision(of: Partial<Decision> = {}): Decision {
  return {
    id: 'person:one',
    at: '2030-01-01T10:00:00.000Z',
    eventId: 'one',
    title: 'A fictional ferry',
    eventType: 'economic',
    urgencyLevel: 'medium',
    rule: 'passed',
    alertThreshold: 'high',
    pushed: 0,
    subscribed: 0,
    ...of,
  };
}

function note(of: Partial<Noted> = {}): Noted {
  return {
    id: 'one',
    at: Date.UTC(2030, 0, 1, 11),
    title: 'A fictional ferry',
    eventType: 'economic',
    urgencyLevel: 'medium',
    rule: 'passed',
    alertThreshold: 'low',
    shownBy: 'page',
    ...of,
  };
}

const reasonOf = (of: Partial<Decision>, notes: Noted[] = []) => reasonsOf([decision(of)], notes)[0];

describe('what was sent', () => {
  it.each([
    [{ pushed: 2, subscribed: 2 }, 'Sent to 2 of 2 devices.', true],
    [{ pushed: 1, subscribed: 1 }, 'Sent to 1 of 1 device.', true],
    [{ pushed: 0, subscribed: 2 }, 'Passed your rules, but no push service took it: sent to 0 of 2 devices.', false],
    [{ pushed: 0, subscribed: 0 }, 'Passed your rules. No device could be pushed to; an open tab shows it.', false],
    [
      { rule: 'in-summary', pushed: 1, subscribed: 1 },
      'Passed your rules, but others that pressed at least as much came at the same moment: sent as one of a number.',
      true,
    ],
  ] as const)('%j', (of, words, isSent) => {
    expect(reasonOf(of)).toMatchObject({ words, isSent });
  });

  it('says what this browser knows besides', () => {
    expect(reasonOf({ pushed: 1, subscribed: 1 }, [note({ shownBy: 'push' })])).toMatchObject({
      words: 'Sent to 1 of 1 device. Shown in this browser by a push message.',
    });
    expect(reasonOf({}, [note()])).toMatchObject({
      words: 'Passed your rules. No device could be pushed to. Shown in this browser while a tab was open.',
      isSent: true,
    });
  });
});

describe('what was held back', () => {
  it.each([
    ['account-off', 'Held back: notifications are disabled in your preferences.'],
    ['browser-off', 'Held back: browser notifications were off in your saved preferences.'],
    ['not-live', 'Held back: it is of the archive, or was taken back.'],
    ['below-threshold', 'Held back: medium is below your alert threshold, high.'],
    ['urgency-not-chosen', 'Held back: medium is not among the urgency levels you chose.'],
    ['type-not-chosen', 'Held back: economic is not among the event types you chose.'],
  ] as const)('%s', (rule, words) => {
    expect(reasonOf({ rule })).toMatchObject({ words, isSent: false });
  });

  it('names no threshold where none was noted', () => {
    expect(reasonOf({ rule: 'below-threshold', alertThreshold: null })?.words).toBe(
      'Held back: medium is below your alert threshold.',
    );
  });

  it('by the account and shown by this browser says both', () => {
    expect(reasonOf({ rule: 'browser-off' }, [note()])).toMatchObject({
      words:
        'Held back: browser notifications were off in your saved preferences. Shown in this browser while a tab was open. The preferences of this browser let it through.',
      isSent: true,
    });
  });
});

it('what only this browser decided is among the rest, newest first', () => {
  const notes = [note({ id: 'two', rule: 'below-threshold', shownBy: null, alertThreshold: 'high' }), note()];
  expect(reasonsOf([decision()], notes).map(({ eventId, words }) => [eventId, words])).toEqual([
    ['two', 'Held back: medium is below your alert threshold, high.'],
    ['one', 'Passed your rules. No device could be pushed to. Shown in this browser while a tab was open.'],
  ]);
});
