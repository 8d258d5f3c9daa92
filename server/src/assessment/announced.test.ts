import { describe, expect, it } from 'vitest';
import { makeRecord } from '../testing/make.ts';
import { announcerOf } from './announced.ts';
import { factsOf } from './event-facts.ts';
import { shownBy } from './indicators.ts';

const read = (title: string) =>
  factsOf(makeRecord({ title, summary: '', location: 'Iran', urgencyLevel: 'high', eventType: 'military' }));

describe.each([
  ['Israel', 'Iran', 'israel'],
  ['Iran', 'Israel', 'iran'],
  ['US', 'Iran', 'usa'],
])('a measure that %s announces on %s', (side, other, party) => {
  it.each([
    `${side} announces blockade of ports of ${other}`,
    `${side} announces blockade of ${other}`,
    `${side} military says it will blockade ports of ${other} from Monday`,
    `${side} to blockade ports of ${other} after talks fail`,
    `${side} orders closure of Strait of Hormuz`,
    `${side} says it will close the Strait of Hormuz`,
    `${side} naval blockade of ports of ${other} to begin on Monday`,
  ])('is announced, and not in force: %j', (title) => {
    expect(announcerOf(title)).toBe(party);
    const facts = read(title);
    expect([facts.kind, facts.actors]).toEqual(['measure-announced', [party]]);
    const shows = shownBy(facts);
    expect(shows).toContain('measure-announced');
    expect(shows).not.toContain('blockade');
    expect(shows).not.toContain('hormuz-restricted');
  });

  it.each([
    `${side} imposes blockade of ports of ${other}`,
    `${side} announces blockade of ports of ${other} has begun`,
    `${side} closes Strait of Hormuz`,
    `${side} threatens blockade of ports of ${other}`,
    `${side} says it will close the Strait of Hormuz if attacked`,
    `${side} parliament orders closure of Strait of Hormuz`,
    `${side} says ${other} will close the Strait of Hormuz`,
    `${side} announces end of blockade of ports of ${other}`,
    `${side} will not close the Strait of Hormuz`,
    `${side} announces closure of embassy`,
    `Oil rises after ${side} announces blockade of ${other}`,
    `Examplia announces blockade of ports of ${other}`,
  ])('is not what is in force, threatened, denied, or not its own: %j', (title) => {
    expect(announcerOf(title)).toBeNull();
  });
});
