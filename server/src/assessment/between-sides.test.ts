import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../testing/make.ts';
import { mirrorText } from '../testing/mirror.ts';
import type { EventRecord } from '../timeline/change.ts';
import { attackersByPlace } from './attackers.ts';
import { attackersBetween } from './between-sides.ts';
import { factsOf } from './event-facts.ts';
import { shownBy } from './indicators.ts';

const reports = [makeReport({ source: 'Example Wire' }), makeReport({ source: 'Sample News' })];
const event = (title: string, location: string, more: Partial<EventRecord> = {}) =>
  makeRecord({ title, location, summary: '', eventType: 'military', urgencyLevel: 'urgent', reports, ...more });

/** The indicators of an event and of its mirror image. */
const both = (title: string, location = 'Iran', more: Partial<EventRecord> = {}) =>
  [event(title, location, more), event(mirrorText(title), mirrorText(location), more)].map((one) =>
    shownBy(factsOf(one)),
  );

describe('attacks between the sides', () => {
  it.each([
    ['Israel strikes depot near Tabriz', 'Tabriz, Iran'],
    ['Iran fires missiles at US base in Bahrain', 'Manama, Bahrain'],
  ])('are seen in %j', (title, location) => {
    for (const shows of both(title, location)) expect(shows).toContain('attacks-between-sides');
  });

  it.each([
    ['Rockets fired from Lebanon at northern Israel', 'Metula, Israel'],
    ['Hezbollah fires rockets at northern Israel', 'Metula, Israel'],
    ['Houthis fire missile at Israel', 'Eilat, Israel'],
  ])('are not seen in the fire of others: %j', (title, location) => {
    const one = event(title, location);
    expect(attackersBetween(one)).toEqual([]);
    expect(shownBy(factsOf(one))).not.toContain('attacks-between-sides');
    expect(shownBy(factsOf(one))).toContain('attacks-third-countries');
    for (const shows of both(title, location)) expect(shows).not.toContain('attacks-between-sides');
  });
});

it.each([
  ['Jets bomb depot of the Guards', 'Southern Iran', 'israel'],
  ['Ballistic missiles hit a barracks', 'Northern Israel', 'iran'],
])('an attack on a part of a country is one by the other side: %j in %s', (title, location, side) => {
  expect(attackersByPlace(event(title, location))).toEqual([side]);
});

describe('an alarm', () => {
  it.each(['Red alert sounds in Haifa', 'Rocket alerts in Haifa', 'Residents of Haifa told to enter shelters'])(
    'is sounded: %j',
    (title) => {
      for (const shows of both(title, 'Haifa, Israel')) expect(shows).toContain('sirens');
    },
  );

  it.each(["Trump's Iran Threat Is a Blinking Red Alert. Here's Why.", 'Deal with Iran is a red alert for Examplia'])(
    'is no figure of speech: %j',
    (title) => {
      for (const shows of both(title)) expect(shows).not.toContain('sirens');
      for (const shows of both(title, 'Iran', { eventType: 'diplomatic' })) expect(shows).not.toContain('sirens');
    },
  );
});

it.each([
  'EU ministers agree to put the Revolutionary Guards on the EU terrorism list',
  'EU ministers agree to impose new sanctions on Iran',
])('an agreement to list or to sanction is a sanction, and no step of a ceasefire: %j', (title) => {
  for (const shows of both(title, 'Brussels, Belgium', { eventType: 'diplomatic' })) {
    expect(shows).toContain('sanctions');
    expect(shows).not.toContain('ceasefire-steps');
  }
});

it.each([
  'Iran fires missiles carrying images of killed commanders',
  'Iran fires missiles with portraits of slain army chief',
])('a leader whose image is shown is not reported killed: %j', (title) => {
  for (const shows of both(title)) expect(shows).not.toContain('leaders-killed');
});

it.each([
  "Israel attacks Examplia's president over remarks",
  "Israel attacks South Korea's president over his comments",
])('an attack over words is a verbal one: %j', (title) => {
  for (const shows of both(title, 'Israel')) expect(shows.join()).not.toContain('attacks');
});

it('a nuclear site is not attacked by what hits a town near one', () => {
  for (const shows of both("Iranian missiles hit Arad near Israel's nuclear site", 'Arad, Israel'))
    expect(shows).not.toContain('nuclear-site-hit');
});
