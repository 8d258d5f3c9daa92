import type { Event, UrgencyLevel } from '@vigil/common/events';
import { expect, it } from 'vitest';
import { useStats } from '../stats/store.ts';
import { choose } from './choose.ts';
import { ofEvent } from './show.ts';

const userPreferences = {
  settings: { notificationsEnabled: true },
  preferences: {
    enabled: true,
    urgencyLevels: ['critical', 'urgent', 'high', 'low'],
    eventTypes: ['other'],
    soundEnabled: false,
  },
} satisfies Parameters<typeof choose>[1];

function event(id: string, urgencyLevel: UrgencyLevel): Event {
  return {
    id,
    seq: 1,
    title: `A fictional ferry, number ${id}`,
    summary: '',
    location: 'Northport',
    place: null,
    eventType: 'other',
    urgencyLevel,
    timestamp: '2030-01-01T00:00:00.000Z',
    precision: 'time',
    imageUrls: [],
    videoUrls: [],
    figures: [],
    judgedBy: 'rules',
    archived: false,
    sources: ['Courier'],
    sourceUrls: [''],
    sourceCount: 1,
    originCount: 1,
    marks: [],
    createdAt: '2030-01-01T00:00:00.000Z',
    updatedAt: '2030-01-01T00:00:00.000Z',
    deletedAt: null,
  };
}

const idsOf = (events: Event[]) => events.map(({ id }) => id);

it('an event becomes one notification with its own tag, and leads to itself', () => {
  const { alone, rest, notes } = choose([event('1', 'high')], userPreferences, [], 5);
  expect(alone.map((one) => ofEvent(one))).toEqual([
    {
      title: 'A fictional ferry, number 1',
      body: 'High · Northport · 1 source',
      tag: 'event-1',
      path: '/?event=1',
      stays: false,
      isAgain: false,
      timestamp: Date.UTC(2030, 0, 1),
    },
  ]);
  expect(rest).toEqual([]);
  expect(notes).toMatchObject([{ id: '1', at: 5, rule: 'passed', shownBy: 'page' }]);
});

it('of many at once the most pressing are shown, and the others counted', () => {
  const arrived = [
    event('1', 'low'),
    event('2', 'high'),
    event('3', 'critical'),
    event('4', 'low'),
    event('5', 'urgent'),
  ];
  const { alone, rest, notes } = choose(arrived, userPreferences, [], 5);
  expect(alone.map((one) => [one.id, ofEvent(one).stays])).toEqual([
    ['3', true],
    ['5', true],
    ['2', false],
  ]);
  expect(idsOf(rest)).toEqual(['1', '4']);
  expect(notes.map(({ id, rule }) => `${id} ${rule}`)).toContain('4 in-summary');
});

it('what was shown a moment ago counts, but never hides what presses more', () => {
  const arrived = [event('1', 'low'), event('2', 'critical')];
  const { alone, rest } = choose(arrived, userPreferences, Array(10).fill('high'), 5);
  expect([idsOf(alone), idsOf(rest)]).toEqual([['2'], ['1']]);
});

it('what the rules hold back is neither shown nor counted, but noted', () => {
  const arrived = [event('1', 'medium'), event('2', 'low')];
  const high = {
    ...userPreferences,
    preferences: { ...userPreferences.preferences, urgencyLevels: ['high' as const] },
  };
  const { alone, rest, notes } = choose(arrived, high, [], 5);
  expect([...alone, ...rest]).toEqual([]);
  expect(notes).toMatchObject([
    { id: '1', rule: 'urgency-not-chosen', shownBy: null },
    { id: '2', rule: 'urgency-not-chosen', shownBy: null },
  ]);
  expect(idsOf(choose(arrived, userPreferences, [], 5).alone)).toEqual(['2']);
});

it('the archive is no news', () => {
  expect(choose([{ ...event('1', 'critical'), archived: true }], userPreferences, [], 5)).toEqual({
    alone: [],
    rest: [],
    notes: [],
  });
});

it('a notification of a replay does not pass for news', () => {
  const scan = null;
  const counts = { eventsToday: 1, sourcesActive: 8, sourcesTotal: 8 };
  useStats.setState({ stats: { ...counts, scan, engine: 'rules', healthIssues: [], replay: true } });
  expect(ofEvent(event('1', 'critical')).title).toBe('Replay: A fictional ferry, number 1');
  useStats.setState({ stats: null });
});
