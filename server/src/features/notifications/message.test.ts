import { describe, expect, it } from 'vitest';
import { toMessage } from './message.ts';

const event = {
  id: 'event-1',
  title: 'A fictional ferry stays in port',
  urgencyLevel: 'critical',
  location: 'Northport',
  sourceCount: 2,
} as const;
const site = { home: 'https://vigil.example', isLoud: true };
const shown = (...given: Parameters<typeof toMessage>) => JSON.parse(toMessage(...given).payload).notification;

describe('an event as a push message', () => {
  it('has the form that browsers show by themselves', () => {
    expect(JSON.parse(toMessage(event, site).payload)).toEqual({
      web_push: 8030,
      notification: {
        title: 'A fictional ferry stays in port',
        body: 'Critical · Northport · 2 sources',
        navigate: 'https://vigil.example/',
        tag: 'event-event-1',
        lang: '',
        dir: 'auto',
        silent: false,
      },
    });
  });

  it('is silent for who wants no sound, and names no place where none is known', () => {
    const quiet = shown({ ...event, location: '', sourceCount: 1 }, { ...site, isLoud: false });
    expect(quiet).toMatchObject({ silent: true, body: 'Critical · 1 source' });
  });

  it('waits longer for a device, and comes sooner, the more it presses', () => {
    expect(toMessage(event, site)).toMatchObject({ ttl: 3600, urgency: 'high' });
    expect(toMessage({ ...event, urgencyLevel: 'high' }, site)).toMatchObject({ ttl: 600, urgency: 'normal' });
    expect(toMessage({ ...event, urgencyLevel: 'low' }, site)).toMatchObject({ ttl: 600, urgency: 'low' });
  });

  it('has one topic for one event, of the signs and length that push services take', () => {
    const { topic } = toMessage(event, site);
    expect(topic).toMatch(/^[\w-]{32}$/);
    expect(toMessage({ ...event, title: 'Another headline' }, site).topic).toBe(topic);
    expect(toMessage({ ...event, id: 'event-2' }, site).topic).not.toBe(topic);
  });

  it.each(['a', 'ש', '船', '🚢', '\u0000', '"', '\ud800'])('stays small, and whole, whatever fills it: %j', (sign) => {
    const long = { ...event, title: sign.repeat(5000), location: sign.repeat(5000) };
    expect(Buffer.byteLength(toMessage(long, site).payload)).toBeLessThan(3000);
    expect(new Set(shown(long, site).title)).toEqual(new Set([sign, '…']));
  });
});
