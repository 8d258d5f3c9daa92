import { describe, expect, it } from 'vitest';
import { makeRecord } from '../testing/make.ts';
import type { EventRecord } from '../timeline/change.ts';
import { factsOf } from './event-facts.ts';

const kindOf = (title: string, more: Partial<EventRecord> = {}) =>
  factsOf(makeRecord({ title, summary: '', location: 'Iran', urgencyLevel: 'urgent', eventType: 'military', ...more }))
    .kind;
const diplomatic = { eventType: 'diplomatic' as const };

describe('the kind of an event', () => {
  it.each([
    'Examplia and Canada back a leader on striking Iran',
    'Stocks sink, Israeli jets shot down, missiles over Examplia',
    'From Examplar to commanders: losses of Iran in Israeli strikes',
    'Tracking recent Israeli strikes on Iran',
    'Iran takes legal action over attack by Israel',
    'Israeli leader cancels strike on Iran',
    'Israeli minister hits back at his party in Israel',
    "Iran's leader, killed in strike, to be buried in Examplia",
  ])('is none for what is spoken of or remembered: %j', (title) => {
    expect(kindOf(title)).toBeNull();
  });

  it('is no death of a leader where a burial is reported', () => {
    expect(kindOf("Iran's slain supreme leader to be buried in Examplia")).not.toBe('leader-killed');
    expect(kindOf("Iran's supreme leader killed in strike on Examplia")).toBe('leader-killed');
  });

  it.each([
    ["Iran's top negotiator says US lacks the will for talks", null],
    ['Lawmaker credits Examplia with advancing talks of Iran and US', null],
    ['Iran and US hold talks in Muscat', 'talks'],
    ['Iran and US open a second round of talks', 'talks'],
  ])('is talks only where they were held: %j is %s', (title, kind) => {
    expect(kindOf(title, diplomatic)).toBe(kind);
  });

  it.each([
    ["Examplia daily: Iran's desire for a ceasefire lifts markets", false],
    ['Leader of Examplia tells minister a ‘lasting ceasefire’ essential for Israel and Iran', false],
    ['Israel and Iran announce a ceasefire', true],
    ['Ceasefire between Israel and Iran takes effect', true],
  ])('is a ceasefire only where one was agreed, not wished for: %j: %s', (title, isAgreed) => {
    expect(kindOf(title, diplomatic) === 'truce').toBe(isAgreed);
  });
});
