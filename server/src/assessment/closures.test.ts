import { describe, expect, it } from 'vitest';
import { isClosure } from './closures.ts';

describe.each(['Iran', 'Israel'])('a closure by %s', (side) => {
  it.each([
    'closes Strait of Hormuz in response to strikes',
    'closes Strait of Hormuz, warns ships to stay away',
    'shuts Strait of Hormuz and urges tankers to turn back',
    'closes Hormuz, rejects mediation',
  ])('counts, whatever else the headline says: %j', (rest) => {
    expect(isClosure(`${side} ${rest}`, ['strait'])).toBe(true);
  });

  it('of airspace counts as well', () => {
    expect(isClosure(`${side} closes airspace in response to missiles`, ['airspace'])).toBe(true);
    expect(isClosure(`${side} closes airspace, warns airlines`, ['airspace'])).toBe(true);
  });

  it.each(['condemns closure of', 'denies closing', 'warns of closure of', 'calls for closing'])(
    'is none where it is spoken of: %j',
    (words) => {
      expect(isClosure(`${side} ${words} Strait of Hormuz`, ['strait'])).toBe(false);
      expect(isClosure(`${side} ${words} airspace`, ['airspace'])).toBe(false);
    },
  );
});
