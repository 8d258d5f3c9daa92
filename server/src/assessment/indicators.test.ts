import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { makeRecord } from '../testing/make.ts';
import { indicatorRules } from './data/indicator-rules.ts';
import { factsOf } from './event-facts.ts';
import { indicatorsAt, observedDaysAt, type Signalled } from './indicators.ts';

const at = Date.parse('2031-03-04T12:00:00.000Z');
const hour = 3_600_000;

const both = [makeReport({ source: 'Example Wire' }), makeReport({ source: 'Sample News' })];

/** The ids of the indicators that an event of this title shows. */
const shownBy = (title: string, more: Partial<Parameters<typeof makeRecord>[0]> = {}) => {
  const event = makeRecord({
    title,
    summary: '',
    eventType: 'military',
    urgencyLevel: 'urgent',
    reports: both,
    ...more,
  });
  return indicatorRules.filter(({ fits }) => fits(factsOf(event))).map(({ id }) => id);
};

/** Events that show one indicator, each this number of hours before the moment. */
const shown = (...hours: number[]) =>
  hours.map((before, index) => ({
    eventId: `e-${index}`,
    title: `Event ${index}`,
    time: at - before * hour,
    shows: ['sirens'],
    isWatched: true,
  }));
const sirensAt = (...hours: number[]) => indicatorsAt(shown(...hours), at, false).find(({ id }) => id === 'sirens');

describe('the rules of the indicators', () => {
  it.each([
    ['attacks-between-sides', 'Israel strikes depot in Iran', { location: 'Tabriz, Iran' }],
    ['protests', 'Protests spread in Iran as shops close', { location: 'Iran', eventType: 'other' }],
    ['protests', 'Protests spread in Israel as shops close', { location: 'Israel', eventType: 'other' }],
    ['attacks-between-sides', 'Iran fires missiles at Israel', { location: 'Haifa, Israel' }],
    ['attacks-third-countries', 'Iran strikes US base in Qatar', { location: 'Doha, Qatar' }],
    ['sirens', 'Sirens sound across Haifa', {}],
    ['airspace-closed', 'Iran closes its airspace', {}],
    ['airspace-closed', 'Israel suspends all flights', {}],
    ['embassies-leaving', 'US orders embassy staff to leave Baghdad', {}],
    ['reserves-called', 'Israel calls up 50,000 reservists', {}],
    ['carriers-moved', 'US sends second aircraft carrier to Gulf', {}],
    ['carriers-moved', 'Iran deploys missile launchers near border', {}],
    ['carriers-moved', 'Israel deploys missile launchers near border', {}],
    ['hormuz-restricted', 'Iran closes Strait of Hormuz', {}],
    ['ships-attacked', 'Iran seizes tanker near Strait of Hormuz', { location: 'Strait of Hormuz' }],
    ['inspectors-refused', 'Iran bars IAEA inspectors', { eventType: 'diplomatic' }],
    ['nuclear-site-hit', 'Israel strikes Natanz in Iran', { location: 'Natanz, Iran' }],
    ['nuclear-site-hit', 'Iran strikes Dimona in Israel', { location: 'Dimona, Israel' }],
    ['talks-held', 'Iran and US hold talks in Muscat', { eventType: 'diplomatic', location: 'Muscat, Oman' }],
    ['ceasefire-steps', 'Israel and Iran agree ceasefire', { eventType: 'diplomatic' }],
    ['internet-cut', 'Iran cuts internet nationwide', { eventType: 'cyber' }],
    ['executions-for-spying', 'Iran executes man convicted of spying for Israel', { eventType: 'intelligence' }],
    ['executions-for-spying', 'Israel arrests man suspected of spying for Iran', { eventType: 'intelligence' }],
  ] as const)('%s is seen in %j', (id, title, more) => {
    expect(shownBy(title, more)).toContain(id);
  });

  it.each([
    'Iran denies closing its airspace',
    'Will Iran close the Strait of Hormuz?',
    'Iran marks anniversary of the closure of the Strait of Hormuz',
    'Iran and US reopen Strait of Hormuz',
    'Lighthouse at Port Amberly goes dark for an hour',
  ])('none of them is seen in %j but what it tells as done', (title) => {
    expect(shownBy(title).filter((id) => id !== 'hormuz-reopened')).toEqual([]);
  });

  it.each([
    ['sirens', 'Cloister of Examplia shelters families of Lebanon'],
    ['evacuation-ordered', 'Families of Examplia flee as strikes of Israel go on'],
    ['evacuation-ordered', 'Airlines to launch flights to bring citizens back to Israel'],
    ['evacuation-ordered', 'Anchor evacuates studio as alarms of Iran sound'],
    ['talks-held', 'Leader of Canada to hold talks with Britain in Examplia as Iran war goes on'],
    ['hormuz-reopened', 'Attempts to open Strait of Hormuz by force would fail'],
    ['hormuz-reopened', 'Strait of Hormuz must reopen, minister of Examplia says'],
    ['hormuz-restricted', 'Why Iran would not block the Strait of Hormuz'],
    ['enrichment-step', 'Adviser says Iran was not rebuilding enrichment of uranium'],
    ['enrichment-step', 'Iran agrees to dilute enriched uranium'],
    ['ceasefire-broken', 'Envoy says Israel keeps truce with Iran if Examplia does not breach it'],
    ['ceasefire-steps', 'Iran ceasefire hopes lift shares of Examplia'],
    ['sanctions', 'Minister: EU will support sanctions relief for Iran only after concessions'],
    ['threats', 'Israeli officials warn of gaps in US-Iran deal'],
    ['blockade', 'Lawmaker defends Iran deal as naval blockade of ports lifted'],
  ])('%s is not seen in %j', (id, title) => {
    expect(shownBy(title, { eventType: 'diplomatic' })).not.toContain(id);
    expect(shownBy(title)).not.toContain(id);
  });

  it.each([
    ['talks-held', 'Iran Ends Direct Talks With US'],
    ['talks-held', 'Israel ends direct talks with Iran'],
    ['talks-held', 'US-Iran deal met with hope in Examplia'],
    ['talks-held', 'Experts sceptical of Iranian claim about US before talks begin'],
    ['talks-held', 'Iran and US hit setback in talks of Examplia'],
    ['talks-broken-off', 'No talks of Iran and US without a deal, envoy says'],
    ['hormuz-reopened', 'Examplia looks to restart exports once Hormuz reopens'],
    ['hormuz-reopened', 'Iran to ‘instantly’ reopen Hormuz, minister of Examplia says'],
    ['hormuz-reopened', 'G7 to discuss Strait of Hormuz reopening'],
    ['hormuz-reopened', 'Hormuz transits remain very risky, association says'],
    ['hormuz-reopened', 'Iran to waive fees in Strait of Hormuz during talks'],
    ['hormuz-restricted', 'Strait of Hormuz to be toll-free under deal with Iran'],
    ['hormuz-restricted', 'No tolls, just fees? What a plan for the Strait of Hormuz means'],
    ['hormuz-restricted', 'Examplia halts fuel exports as Hormuz crisis goes on'],
    ['threats-with-deadline', 'Iran rejects ultimatum of Israel'],
    ['threats-with-deadline', 'Israel rejects ultimatum of Iran'],
    ['threats-with-deadline', 'Israel extends deadline for Iran'],
    ['threats-with-deadline', 'Markets of Examplia wait as ultimatum to Iran nears its end'],
    ['threats-with-deadline', 'Examplia warns Iran war could halt exports within weeks'],
    ['blockade', 'Tankers pass through US naval blockade'],
    ['blockade', 'Draft deal with Iran includes ending naval blockade of ports'],
    ['ceasefire-steps', 'Peace deal of Iran and US near as talks reach final stage'],
    ['ceasefire-steps', 'Leader of Examplia says ceasefire deal of Israel and Iran to be signed today'],
    ['ceasefire-broken', 'Accord includes mechanism for violations of ceasefire of Israel and Iran'],
    ['internet-cut', 'Airline of Israel signs internet deal with Examplian maker of satellites'],
    ['bank-fuel-runs', 'Examplian army says there is no shortage of shells'],
    ['sirens', 'Sirens sound in Examplia due to technical malfunction'],
    ['evacuation-ordered', 'Students evacuated from Iran complain of transport; minister orders buses'],
    ['evacuation-ordered', 'Students evacuated from Israel complain of transport; minister orders buses'],
    ['executions-for-spying', 'Examplia knocks down claim that Israeli spies were arrested'],
    ['executions-for-spying', 'Examplia knocks down claim that Iranian spies were arrested'],
    ['carriers-moved', 'Rescue teams of Israel deployed after missiles of Iran'],
    ['carriers-moved', 'Rescue teams of Iran deployed after missiles of Israel'],
    ['carriers-moved', 'Examplia refuses to send back sailors, survivors of a warship that Iran sank'],
    ['cyber-attacks', 'Iran shuts down internet in bid to stop cyber attacks'],
    ['executions-for-spying', 'Suspected Israeli spy escapes from custody in Examplia'],
    ['executions-for-spying', 'Suspected Iranian spy escapes from custody in Examplia'],
    ['enrichment-step', 'Iran and US to extract buried enriched uranium'],
    ['enrichment-step', 'Fate of enriched uranium of Iran is a concern for Examplia'],
    ['threats', 'Speaker of Examplia says Israeli threat to Iran echoes another'],
    ['threats', 'Speaker of Examplia says Iranian threat to Israel echoes another'],
    ['threats', 'Iran warns truce is meaningless after US strikes'],
  ])('%s is not read from a condition, a plan, a mention or an end: %j', (id, title) => {
    expect(shownBy(title, { eventType: 'diplomatic' })).not.toContain(id);
    expect(shownBy(title)).not.toContain(id);
  });

  it.each([
    ['talks-broken-off', 'Iran Ends Direct Talks With US'],
    ['talks-broken-off', 'Israel quits talks with Lebanon'],
    ['talks-held', 'Iran says talks with US continue in Examplia'],
    ['threats-with-deadline', 'Israel gives Iran 48 hours to stop enrichment'],
    ['threats-with-deadline', 'Iran gives Israel 48 hours to stop strikes'],
    ['threats-with-deadline', 'US sets new deadline for Iran'],
    ['hormuz-reopened', 'Tankers sail through Strait of Hormuz'],
    ['threats', 'Iran warns Israel after raids'],
    ['threats', 'Israel warns Iran after raids'],
    ['sirens', 'Residents of Haifa rush to shelters'],
    ['sirens', 'Residents of Tehran rush to shelters'],
    ['evacuation-ordered', 'Israel warns residents of Tehran district to leave'],
    ['evacuation-ordered', 'Iran tells residents of Haifa to evacuate'],
    ['hormuz-reopened', 'Iran reopens Strait of Hormuz'],
    ['enrichment-step', 'Iran begins enriching uranium to 60 percent'],
    ['blockade', 'US begins naval blockade of ports of Iran'],
    ['talks-broken-off', 'Talks between Iran and US collapse in Examplia'],
  ])('%s is seen in %j', (id, title) => {
    expect(shownBy(title, { eventType: 'diplomatic' })).toContain(id);
  });

  it.each([
    ['Haifa, Israel', 'Rocket and missile alert in Haifa, Acre'],
    ['Natanz, Iran', 'Air raid alert in Natanz, Isfahan'],
    ['Eilat, Israel', 'Hostile aircraft alert in Eilat'],
    ['Tabriz, Iran', 'Hostile aircraft alert in Tabriz'],
  ])('an official alert in %s is a siren, and no attack on what lies there', (location, title) => {
    const alert = { location, alertAreas: [], urgencyLevel: 'critical' as const };
    expect(shownBy(title, alert)).toEqual(['sirens']);
    // Drills and cancelled alerts.
    expect(shownBy(title, { ...alert, urgencyLevel: 'low' })).toEqual([]);
  });

  it('are about 25, each with an id and a name of its own', () => {
    expect(indicatorRules.length).toBeGreaterThanOrEqual(25);
    expect(new Set(indicatorRules.map(({ id }) => id)).size).toBe(indicatorRules.length);
    expect(new Set(indicatorRules.map(({ name }) => name)).size).toBe(indicatorRules.length);
  });
});

describe('an indicator at a moment', () => {
  it('is seen within 72 hours, since its present run began, against its own base', () => {
    const other = { eventId: 'o', title: 'Other', shows: [], isWatched: true };
    const daily = Array.from({ length: 30 }, (_, day) => ({ ...other, time: at - (73 + 24 * day) * hour }));
    const all = indicatorsAt([...shown(1, 30, 90, 300), ...daily], at, false);
    expect(all.find(({ id }) => id === 'sirens')).toMatchObject({
      state: 'seen',
      count: 2,
      rate: 0.67,
      observedDays: 30,
      base: 0.07,
      since: new Date(at - 90 * hour).toISOString(),
      last: { eventId: 'e-0', at: new Date(at - hour).toISOString() },
    });
  });

  it('has a base of the days that were observed alone, and none of fewer than seven', () => {
    const other = { eventId: 'o', title: 'Other', shows: [], isWatched: true };
    const days = (count: number) =>
      Array.from({ length: count }, (_, day) => ({ ...other, time: at - (73 + 24 * day) * hour }));
    const late = shown(200).map((event) => ({ ...event, isWatched: false }));
    const sirensAmong = (count: number) =>
      indicatorsAt([...shown(1, 80), ...late, ...days(count)], at, false).find(({ id }) => id === 'sirens');
    expect(sirensAmong(0)).toMatchObject({ observedDays: 1, base: null, change: null });
    expect(sirensAmong(6)).toMatchObject({ observedDays: 6, base: null, change: null });
    expect(sirensAmong(10)).toMatchObject({ count: 1, observedDays: 10, base: 0.2 });
    expect(indicatorsAt([...late, ...shown(1), ...days(5)], at, false)[0]).toMatchObject({ observedDays: 5 });
  });

  it('gives the days that were observed, and the present one while an event would be seen', () => {
    const other = { eventId: 'o', title: 'Other', shows: [] };
    const known = (hoursAgo: number, isWatched = true) => ({ ...other, time: at - hoursAgo * hour, isWatched });
    const days = (events: readonly Signalled[], isBlind = false) =>
      observedDaysAt(events, at, isBlind).flatMap((is, index) => (is ? [32 - index] : []));
    expect(days([known(24 * 4), known(24 * 9, false)])).toEqual([4]);
    expect(days([known(20, false)])).toEqual([0]);
    expect(days([known(20, false)], true)).toEqual([]);
    expect(days([known(-1)])).toEqual([]);
    expect(observedDaysAt([], at, false)).toHaveLength(33);
  });

  it('is quiet when nothing shows it while other events are known', () => {
    const other = { eventId: 'o', title: 'Other', time: at - hour, shows: [], isWatched: true };
    const [first] = indicatorsAt([other], at, false);
    expect(first).toMatchObject({ state: 'quiet', since: null, count: 0, last: null });
  });

  it('is not visible when no feed is read, or no event of any kind is a day old at most', () => {
    expect(indicatorsAt(shown(100), at, false).every(({ state }) => state === 'not visible')).toBe(true);
    const other = { eventId: 'o', title: 'Other', time: at - hour, shows: [], isWatched: true };
    expect(indicatorsAt([other], at, true).every(({ state }) => state === 'not visible')).toBe(true);
  });

  it('counts by days in UTC, the last one today', () => {
    const days = sirensAt(1, 2, 25)?.days ?? [];
    expect([days.length, ...days.slice(-3)]).toEqual([33, 0, 1, 2]);
  });

  it('knows nothing of what is to come', () => {
    expect(sirensAt(-1)?.count).toBe(0);
  });
});

describe('a blockade', () => {
  it('is no sign where it is reported lifted', () => {
    expect(shownBy('US lifts naval blockade of ports of Iran')).not.toContain('blockade');
    expect(shownBy('US imposes naval blockade on ports of Iran')).toContain('blockade');
  });
});
