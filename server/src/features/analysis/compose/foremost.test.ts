import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../assessment/event-facts.ts';
import { makeRecord } from '../../../testing/make.ts';
import type { EventRecord } from '../../../timeline/change.ts';
import { bottomLine } from './bottom-line.ts';
import { changeOf } from './counts.ts';
import { foremostOf } from './foremost.ts';

const until = Date.parse('2031-03-04T20:00:00.000Z');
const hoursAgo = (hours: number) => new Date(until - hours * 3_600_000).toISOString();
let count = 0;

/** An event of some hours ago, reported by this number of outlets. */
function happened(title: string, hours: number, outlets = 2, more: Partial<EventRecord> = {}) {
  count += 1;
  return factsOf(
    makeRecord({
      id: `e${count}`,
      title,
      summary: '',
      location: 'Tabriz, Iran',
      eventType: 'military',
      urgencyLevel: 'urgent',
      timestamp: hoursAgo(hours),
      reports: Array.from({ length: outlets }, (_, at) =>
        makeReport({ title, source: `Example ${count} ${at}`, publishedAt: hoursAgo(hours) }),
      ),
      ...more,
    }),
  );
}

const diplomatic = { eventType: 'diplomatic' as const, location: 'Examplia' };
const first = (facts: Parameters<typeof foremostOf>[0]) => foremostOf(facts, until)?.one?.event.title;

describe.each([
  ['Israel', 'Iran', 'Tabriz', 'Shiraz'],
  ['Iran', 'Israel', 'Haifa', 'Ashdod'],
])('what a person names first: %s and %s', (side, other, town, port) => {
  const at = { location: `${town}, ${other}` };
  const strike = (hours: number, outlets = 1) => happened(`${side} strikes ${town}`, hours, outlets, at);
  const threat = (hours: number) =>
    happened(`${side} threatens ${other} with attack`, hours, 9, { ...diplomatic, urgencyLevel: 'critical' });

  it('is an act, not a threat of days ago', () => {
    expect(first([threat(60), strike(5)])).toBe(`${side} strikes ${town}`);
    expect(first([threat(20), strike(5)])).toBe(`${side} strikes ${town}`);
    expect(first([threat(60)])).toBe(`${side} threatens ${other} with attack`);
  });

  it('is talks of the sides, before an attack on a front of their allies', () => {
    const talks = happened('Iran and Israel hold talks in Examplia', 6, 5, diplomatic);
    const raid = happened('Jets strike village in Lebanon', 6, 5, { location: 'Lebanon' });
    expect(first([talks, raid])).toBe('Iran and Israel hold talks in Examplia');
  });

  it('is a truce that one side announces as the other one agrees, before the fighting of the day', () => {
    const title = 'Trump announces two-week ceasefire as Iran agrees to reopen strait';
    const truce = happened(title, 13, 6, { ...diplomatic, urgencyLevel: 'critical' });
    const fighting = [3, 4, 5, 6, 30, 31].map((hours) => strike(hours));
    expect(first([truce, ...fighting])).toBe(title);
  });

  it('is an attack that killed many after a truce, wherever, and not one before it or with few dead', () => {
    const title = 'Trump announces two-week ceasefire as Iran agrees to reopen strait';
    const truce = happened(title, 13, 9, { ...diplomatic, urgencyLevel: 'critical' });
    const on = (killed: number, hours: number, outlets = 3) =>
      happened(`${side} strikes kill ${killed} in ${other}`, hours, outlets, { ...at, urgencyLevel: 'critical' });
    const front = (hours: number, outlets = 3) =>
      happened('Air strikes kill 90 in Lebanon', hours, outlets, {
        location: 'Southern Lebanon',
        urgencyLevel: 'critical',
      });
    expect(first([truce, on(90, 3)])).toBe(`${side} strikes kill 90 in ${other}`);
    expect(first([truce, front(3)])).toBe('Air strikes kill 90 in Lebanon');
    expect(first([truce, on(20, 3)])).toBe(title);
    expect(first([truce, front(15)])).toBe(title);
    expect(first([truce, front(3, 1)])).toBe(title);
  });

  it('is a threat of a power that five origins report, before an attack on a front of allies', () => {
    const raid = happened('Jets strike village in Lebanon', 6, 3, { location: 'Lebanon' });
    const wide = happened(`${side} threatens ${other} with attack`, 20, 6, { ...diplomatic, urgencyLevel: 'high' });
    expect(first([wide, raid])).toBe(`${side} threatens ${other} with attack`);
    expect(first([wide, raid, strike(5)])).toBe(`${side} strikes ${town}`);
  });

  it('is the fighting alone where none of its attacks can be described', () => {
    const foreign = { lang: 'ar' as const, gloss: `missile · hit · building · ${town}`, ...at };
    const attacks = [1, 2, 3, 4, 30, 31].map((hours) => happened('بيان', hours, 1, foreign));
    expect(foremostOf(attacks, until)).toBeNull();
    const attested = [happened('بيان', 5, 2, foreign), ...attacks.slice(1)];
    expect(foremostOf(attested, until)?.fighting).toEqual(attested.slice(0, 4));
    expect(bottomLine(attested, { level: 'critical' }, until)).toBe(
      `Critical and steady: fighting went on, with 4 events that report attacks in ${other} in 24 hours.`,
    );
  });

  it('is a strait that opens again, before an attack on a front of allies', () => {
    const opened = happened('Iran declares Strait of Hormuz open', 5, 3, { location: 'Strait of Hormuz' });
    const raid = happened('Jets strike village in Lebanon', 6, 5, { location: 'Lebanon' });
    expect(first([opened, raid])).toBe('Iran declares Strait of Hormuz open');
  });

  it('is no strait that was opened where two origins say that it is closed again', () => {
    const strait = { location: 'Strait of Hormuz' };
    const opened = happened('Iran declares Strait of Hormuz open', 30, 3, strait);
    const closed = (outlets: number) => happened('Iran closes Strait of Hormuz again', 20, outlets, strait);
    const raid = happened('Jets strike village in Lebanon', 6, 5, { location: 'Lebanon' });
    expect(first([opened, closed(1), raid])).toBe('Iran declares Strait of Hormuz open');
    expect(first([opened, closed(2), raid])).toBe('Iran closes Strait of Hormuz again');
    expect(first([opened, closed(1), closed(1), raid])).not.toBe('Iran declares Strait of Hormuz open');
  });

  it('is a blockade that is announced, until the day after', () => {
    const announced = happened(`${side} announces blockade of ports of ${other}`, 30, 5, diplomatic);
    expect(first([announced, strike(5)])).toBe(`${side} announces blockade of ports of ${other}`);
  });

  it('is no ceasefire that one outlet alone reports', () => {
    const truce = happened('Iran and Israel agree ceasefire', 6, 1, { ...diplomatic, urgencyLevel: 'critical' });
    expect(first([truce, strike(5)])).toBe(`${side} strikes ${town}`);
    const supported = happened('Iran and Israel agree ceasefire', 6, 3, { ...diplomatic, urgencyLevel: 'critical' });
    expect(first([supported, strike(5)])).toBe('Iran and Israel agree ceasefire');
  });

  const war = [3, 6, 9, 12, 30, 50].map((hours, index) =>
    happened(`${side} strikes depot in ${index % 2 ? town : port}`, hours, 1, {
      location: `${index % 2 ? town : port}, ${other}`,
    }),
  );

  it('is the fighting of the day in a war, with the most severe attack of it', () => {
    const consulate = happened(`${side} strikes base of ${other} in Kuwait`, 2, 3, { location: 'Kuwait' });
    const facts = [...war, consulate];
    const line = bottomLine(facts, { level: 'critical' }, until);
    expect(line).toMatch(
      new RegExp(
        `: fighting went on, with 4 events that report attacks in ${other} and one in Kuwait in 24 hours; among the attacks, `,
      ),
    );
    expect(line).toContain('reported by 3 independent origins');
  });

  it('is what changes the war before its fighting', () => {
    const truce = happened('Iran and Israel agree ceasefire', 6, 3, { ...diplomatic, urgencyLevel: 'critical' });
    const jet = happened(`${other} shoots down jet of ${side}`, 6, 3, at);
    expect(foremostOf([...war, truce], until)).toMatchObject({ one: truce, fighting: [] });
    expect(foremostOf([...war, jet], until)).toMatchObject({ one: jet, fighting: [] });
  });

  it('is one event where there were no attacks on the days before', () => {
    expect(foremostOf(war.slice(0, 4), until)?.fighting).toEqual([]);
  });
});

it('counts the events of the day where none can be described', () => {
  const facts = ['Word from Haifa', 'Word from Ashdod', 'All quiet'].map((title) =>
    happened(title, 3, 1, {
      lang: 'he',
      gloss: 'statement',
      location: title === 'All quiet' ? 'Iran' : 'Haifa, Israel',
    }),
  );
  expect(bottomLine(facts, { level: 'high' }, until)).toBe(
    'High and steady: 2 events reported in Israel and one in Iran in 24 hours.',
  );
});

it('counts the alarms of the day beside the attacks', () => {
  const haifa = { location: 'Haifa, Israel' };
  const alarms = [1, 3, 30].map((hours) => happened('Sirens sound across Haifa', hours, 1, haifa));
  const attacks = [happened('Iran strikes Haifa', 2, 1, haifa), happened('Israel strikes Tabriz', 28)];
  expect(changeOf([...attacks, ...alarms], {}, until)).toMatch(
    /^Events that report attacks: 1 in the 24 hours to .* \(Israel\), 1 in the 24 hours before, .*; alarms: 2, 1 in the 24 hours before\.$/,
  );
});

it('names five countries hit, and says how many more there are', () => {
  const countries = ['Bahrain', 'Iraq', 'Jordan', 'Kuwait', 'Lebanon', 'Qatar', 'Syria'];
  const attacks = countries.map((location) => happened(`Iran strikes base in ${location}`, 2, 1, { location }));
  expect(changeOf(attacks.slice(0, 5), {}, until)).toContain('(Bahrain, Iraq, Jordan, Kuwait and Lebanon)');
  expect(changeOf(attacks, {}, until)).toContain('(Bahrain, Iraq, Jordan, Kuwait, Lebanon and 2 more)');
});

it('names a country far from the conflict as hit only where the title places the attack there', () => {
  const haifa = happened('Iran strikes Haifa', 2, 1, { location: 'Haifa, Israel' });
  const changed = (title: string, location: string) => {
    const far = happened(title, 3, 1, { location });
    expect(far.kind).toBe('attack');
    return changeOf([far, haifa], {}, until);
  };
  expect(changed('Morning in Europe: Israel-Iran Strikes Escalate', 'Canada')).toMatch(/to [^(]* \(Israel\)/);
  expect(changed('Israel-Iran resume strikes, Canada trade talks', 'Canada')).toMatch(/to [^(]* \(Israel\)/);
  expect(changed('Iran strikes base in Cyprus', 'Cyprus')).toMatch(/to [^(]* \(Cyprus and Israel\)/);
});
