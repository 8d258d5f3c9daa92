import { describe, expect, it } from 'vitest';
import { textOf, toMessage, toSummaryMessage } from './message.ts';

const event = {
  id: 'event-1',
  title: 'A fictional ferry stays in port',
  urgencyLevel: 'critical',
  eventType: 'military',
  timestamp: '2030-01-02T00:00:00.000Z',
  location: 'Northport',
  sourceCount: 2,
} as const;
const site: Parameters<typeof toMessage>[2] = { home: 'https://vigil.example', isLoud: true };
type MessageEvent = Parameters<typeof toMessage>[0] & Parameters<typeof textOf>[0];
const messageOf = (event: MessageEvent, manner: typeof site) => toMessage(event, textOf(event), manner);
const shown = (event: MessageEvent, manner: typeof site) => JSON.parse(messageOf(event, manner).payload).notification;

describe('an event as a push message', () => {
  it('has the form that browsers show by themselves', () => {
    expect(JSON.parse(messageOf(event, site).payload)).toEqual({
      web_push: 8030,
      notification: {
        title: 'A fictional ferry stays in port',
        body: 'Critical · Northport · 2 sources',
        navigate: 'https://vigil.example/?event=event-1',
        tag: 'event-event-1',
        lang: '',
        dir: 'auto',
        silent: false,
        renotify: false,
        requireInteraction: true,
        timestamp: Date.UTC(2030, 0, 2),
        data: { id: 'event-1', urgencyLevel: 'critical', eventType: 'military' },
      },
    });
  });

  it('is silent for who wants no sound, and names no place where none is known', () => {
    const quiet = shown({ ...event, location: '', sourceCount: 1 }, { ...site, isLoud: false });
    expect(quiet).toMatchObject({ silent: true, body: 'Critical · 1 source' });
  });

  it('stays until somebody deals with it only when it presses, and is heard again only when it says so', () => {
    expect(shown({ ...event, urgencyLevel: 'urgent' }, site)).toMatchObject({ requireInteraction: true });
    expect(shown({ ...event, urgencyLevel: 'high' }, site)).toMatchObject({ requireInteraction: false });
    expect(shown(event, { ...site, isAgain: true })).toMatchObject({ renotify: true });
  });

  it('counts what is told of in no other way', () => {
    const { payload } = toSummaryMessage(97, site);
    expect(JSON.parse(payload).notification).toMatchObject({ title: '97 more events', tag: 'rest' });
  });

  it('waits longer for a device, and comes sooner, the more it presses', () => {
    expect(messageOf(event, site)).toMatchObject({ ttl: 3600, urgency: 'high' });
    expect(messageOf({ ...event, urgencyLevel: 'high' }, site)).toMatchObject({ ttl: 600, urgency: 'normal' });
    expect(messageOf({ ...event, urgencyLevel: 'low' }, site)).toMatchObject({ ttl: 600, urgency: 'low' });
  });

  it('has one topic for one event, of the signs and length that push services take', () => {
    const { topic } = messageOf(event, site);
    expect(topic).toMatch(/^[\w-]{32}$/);
    expect(messageOf({ ...event, title: 'Another headline' }, site).topic).toBe(topic);
    expect(messageOf({ ...event, id: 'event-2' }, site).topic).not.toBe(topic);
  });

  it.each(['a', 'ש', '船', '🚢', '\u0000', '"', '\ud800'])('stays small, and whole, whatever fills it: %j', (sign) => {
    const long = { ...event, title: sign.repeat(5000), location: sign.repeat(5000) };
    expect(Buffer.byteLength(messageOf(long, site).payload)).toBeLessThan(3000);
    expect(new Set(shown(long, site).title)).toEqual(new Set([sign, '…']));
  });
});
