import type { Event, UrgencyLevel } from '@vigil/common/events';
import { expect, it } from 'vitest';
import { choose } from './choose.ts';

const wishes = {
  settings: { alertThreshold: 'low', notificationsEnabled: true },
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
    createdAt: '2030-01-01T00:00:00.000Z',
    updatedAt: '2030-01-01T00:00:00.000Z',
    deletedAt: null,
  };
}

it('an event becomes one notification with its own tag', () => {
  expect(choose([event('1', 'high')], wishes)).toEqual([
    { title: 'A fictional ferry, number 1', body: 'High · Northport · 1 source', tag: 'event-1', stays: false },
  ]);
});

it('of many at once the most pressing are shown, and the others counted', () => {
  const arrived = [
    event('1', 'low'),
    event('2', 'high'),
    event('3', 'critical'),
    event('4', 'low'),
    event('5', 'urgent'),
  ];
  expect(choose(arrived, wishes).map(({ tag, stays }) => [tag, stays])).toEqual([
    ['event-3', true],
    ['event-5', true],
    ['event-2', false],
    ['rest', false],
  ]);
});

it('what the rules hold back is neither shown nor counted', () => {
  const arrived = [event('1', 'medium'), event('2', 'low')];
  expect(choose(arrived, { ...wishes, settings: { ...wishes.settings, alertThreshold: 'high' } })).toEqual([]);
  expect(choose(arrived, wishes)).toHaveLength(1);
});
