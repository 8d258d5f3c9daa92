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

  it.each([
    'Iranian missile strike kills six in Haifa, bodies found in rubble',
    'Israeli missile strike kills six in Shiraz, bodies found in rubble',
    'Israeli jets strike Tehran during funerals',
    'Iranian missiles hit Tel Aviv during funerals',
    'Iran fires missiles at Israel, Hezbollah supports attack',
    'Israel bombs Isfahan, says it will continue',
    'Iran hits Haifa, says it will continue',
  ])('is an attack though another matter follows it: %j', (title) => {
    expect(kindOf(title)).toBe('attack');
  });

  it.each(['Strikes on Iran will continue, minister says', 'Strikes on Israel will continue, minister says'])(
    'is no new attack where one is only mentioned: %j',
    (title) => {
      expect(kindOf(title)).toBeNull();
    },
  );

  it.each([
    'Death toll of Israeli strikes on Iran stands at 78',
    'Death toll of Iranian strikes on Israel stands at 78',
    "Examplia's response to Israel's attack on Iran",
    'Attack on Iran is all about Examplia',
    'Examplia allows Israel to use bases for strikes on Iran',
    'Examplia allows Iran to use bases for strikes on Israel',
    'Iranian missile attacks on Israel wane, shops reopen',
    'Israeli missile attacks on Iran wane, shops reopen',
    'Minister drops bomb on re-election campaign of Israeli leader',
    'Adviser of Iran killed in Israeli strike, unconfirmed reports say',
    'Resident of Examplia boasts of Iranian drone strikes on Israel',
    'Leader of Examplia said he would not attack Iran — report',
    'Leader of Examplia said he would not attack Israel — report',
    'US dropped a million worth of bombs on Iran',
    'Examplia accuses Israel of brutal attacks on Iran',
    'Examplia accuses Iran of brutal attacks on Israel',
    'Israeli minister says attacks against Iran will increase',
    'Iranian minister says attacks against Israel will increase',
    'Attack on port of Iran shatters illusion of calm',
    'These are people whom Israel killed in strikes on Iran',
    'These are people whom Iran killed in strikes on Israel',
    'Former general hits leader for stumbling into war of Iran',
    'Former general hits leader for stumbling into war of Israel',
    'Israeli attacks on clinics across Iran, Lebanon and Gaza',
    'Iranian attacks on clinics across Israel, Kuwait and Qatar',
    'Witnesses recount Israeli strikes on medics in Iran',
    'Witnesses recount Iranian strikes on medics in Israel',
    'Although the Iranian navy is destroyed, boats can still be deployed by Guards',
    'Israel denies reports of strike on Iran',
    'Iran knocks down claim of strike on Israel',
  ])('is no attack where it is added up, judged, permitted or denied: %j', (title) => {
    expect(kindOf(title)).toBeNull();
  });

  it.each([
    'Bodies pulled from rubble as Israel bombs Isfahan',
    'Bodies pulled from rubble as Iran bombs Haifa',
    'Banners burn in Examplia as Israel bombs Isfahan',
    'Israel supports troops with airstrikes on Shiraz in Iran',
    'Iran supports troops with airstrikes on Haifa in Israel',
  ])('is an attack where a clause of its own reports one: %j', (title) => {
    expect(kindOf(title)).toBe('attack');
  });

  it.each([
    'School in Isfahan hit in strike, more than 150 dead',
    'School in Haifa hit in strike, more than 150 dead',
    'Hospital in Haifa struck by missile, 12 killed',
    'Hospital in Tabriz struck by missile, 12 killed',
    'Power plant in Shiraz bombed, 40 dead',
    'Power plant in Ashdod bombed, 40 dead',
    'At least 40 killed in strike on market in Shiraz',
    'At least 40 killed in strike on market in Ashdod',
    'Dozens killed as missiles hit apartment blocks in Bat Yam',
    'Dozens killed as missiles hit apartment blocks in Tabriz',
    'Three wounded in overnight drone strike near Eilat',
  ])('is an attack where no attacker is named: %j', (title) => {
    expect(kindOf(title)).toBe('attack');
  });

  it.each([
    'Israel bombs Isfahan, Iran denies claims of damage at depot',
    'Iran bombs Haifa, Israel denies claims of damage at depot',
    'Israeli missile kills six in Isfahan, army rejects reports of error',
    'Iranian missile kills six in Haifa, army rejects reports of error',
    'School in Isfahan hit in strike, death toll rises to 60',
    'School in Haifa hit in strike, death toll rises to 60',
    'Hospital in Isfahan hit by missile, bodies pulled from rubble',
    'Hospital in Haifa hit by missile, bodies pulled from rubble',
  ])('is an attack, whatever the title adds: %j', (title) => {
    expect(kindOf(title)).toBe('attack');
  });

  it.each([
    'Boy killed in strike on Haifa identified',
    'Boy killed in strike on Isfahan identified',
    'Boy wounded in missile strike returns to school in Haifa',
    'Boy wounded in missile strike returns to school in Isfahan',
    'Actor killed in missile strike remembered by fans in Isfahan',
    'Two killed in fire in Tehran',
  ])('is no attack where one of before is mentioned: %j', (title) => {
    expect(kindOf(title)).toBeNull();
  });

  it('is an interception where air defences fire', () => {
    expect(kindOf('Israeli air defence fires missiles over border with Examplia')).toBe('interception');
    expect(kindOf('Iranian air defence fires missiles over border with Examplia')).toBe('interception');
  });

  it.each([
    ['No Deal: Iran-US peace talks in Examplia collapse', 'talks-failed'],
    ['No Deal: Iran-Israel peace talks in Examplia collapse', 'talks-failed'],
    ['US and Iran end ceasefire talks without agreement', 'talks-failed'],
    ['Iran and US welcome deal after talks stalled', null],
    ['Seven ways Israel can win the ceasefire with Iran', null],
    ['Iran-Israel ceasefire ends, maker reports earnings: Week Ahead', null],
    ['Ceasefire between Israel and Iran expires', 'truce-broken'],
    ['Israel says ceasefire with Iran is over', 'truce-broken'],
    ['Israel-Iran ceasefire expires this week with no deal in sight', null],
    ['Truce between Israel and Iran due to expire at midnight', null],
    ['With Iran ceasefire set, Israeli army chief declares Hezbollah main front', null],
    ['Ceasefire of Israel and Iran ends after a breach', 'truce-broken'],
    ['Ceasefire between Israel and Iran ends war', 'truce'],
    ['Iran reimposes restrictions on Strait of Hormuz', null],
    ['US blockade of Iran needs to end before strait opens', null],
    ['US imposes blockade of Iranian ports', 'blockade'],
    ['EU imposes sanctions on Iran', 'sanction'],
    ['EU imposes sanctions on Israel', 'sanction'],
  ])('is the end of a ceasefire, a blockade or a sanction only where one is reported: %j is %s', (title, kind) => {
    expect(kindOf(title, diplomatic)).toBe(kind);
  });

  it('is no cut of the internet where access comes back', () => {
    const cyber = { eventType: 'cyber' as const };
    expect(kindOf('Iran expands limited internet access but restrictions remain', cyber)).not.toBe('blackout');
    expect(kindOf('Israel expands limited internet access but restrictions remain', cyber)).not.toBe('blackout');
    expect(kindOf('Iran cuts internet nationwide', cyber)).toBe('blackout');
  });

  it('is a movement of forces only where forces are named', () => {
    expect(kindOf('Daughter of US leader heads to synagogue amid attack on Iran')).toBeNull();
    expect(kindOf('US sends warships to coast of Iran')).toBe('deployment');
  });

  it('is no death of a leader where a burial is reported', () => {
    expect(kindOf("Iran's slain supreme leader to be buried in Examplia")).not.toBe('leader-killed');
    expect(kindOf("Leader says alternatives to Iran's supreme leader mostly killed")).not.toBe('leader-killed');
    expect(kindOf("Iran's supreme leader killed in strike on Examplia")).toBe('leader-killed');
  });

  it.each([
    ["Iran's top negotiator says US lacks the will for talks", null],
    ['Lawmaker credits Examplia with advancing talks of Iran and US', null],
    ['Iran and US hold talks in Muscat', 'talks'],
    ['Canada meeting Britain in Examplia as Iran war disrupts routes', null],
    ['Iran meeting Britain in Examplia as war disrupts routes', 'talks'],
    ["Editor's notes: Israel met the Examplia that comes after - comment", null],
    ['Israel holds talks with US in Examplia', null],
    ['Israel opens office in Papua New Guinea, envoy announces at meeting', null],
    ['Iran holds talks with Hezbollah in Examplia', null],
    ['Iran and US open a second round of talks', 'talks'],
    ['UN meeting erupts over report on Israel', null],
    ['UN meeting erupts over report on Iran', null],
  ])('is talks only where they were held: %j is %s', (title, kind) => {
    expect(kindOf(title, diplomatic)).toBe(kind);
  });

  it.each([
    ["Examplia daily: Iran's desire for a ceasefire lifts markets", false],
    ['Leader of Examplia tells minister a ‘lasting ceasefire’ essential for Israel and Iran', false],
    ['Minister of Examplia hopeful about ceasefire of Israel and Iran', false],
    ['Key points from the ceasefire of Israel and Iran', false],
    ['Leader of Examplia says escalation undermines ceasefire of Israel and Iran', false],
    ['Leader of Examplia eyes signing of ceasefire of Israel and Iran', false],
    ['Minister to attend signing of ceasefire of Israel and Iran', false],
    ["Iranian leader declares ceasefire with Israel 'unreasonable'", false],
    ["Israeli leader declares ceasefire with Iran 'unreasonable'", false],
    ['Traders bet on ceasefire of Israel and Iran before it is announced', false],
    ['Nations of Examplia react to announced ceasefire of Israel and Iran', false],
    ['Israel and Iran announce a ceasefire', true],
    ['Ceasefire between Israel and Iran takes effect', true],
  ])('is a ceasefire only where one was agreed, not wished for: %j: %s', (title, isAgreed) => {
    expect(kindOf(title, diplomatic) === 'truce').toBe(isAgreed);
  });

  it.each([
    'Tales for Iran target war hero of Israel in row over a film',
    'Campaign in Examplia targets Israeli maker of pills',
    'Fertiliser dearer in Examplia after US, Israel attack on Iran',
    'House says eight lawmakers were notified ahead of Israeli strikes on Iran',
    'Budget of Examplia, hit by Iran war, to squeeze families',
    'Mapping Israeli attacks on Iran and its answer',
    'Singer on strikes of Israel on Iran: “Behold the captain”',
    'Ship found, Israel-Iran attacks continue, more',
    'Iran attacks LIVE: region prepares after Israel launches assault on Iran',
  ])('is no attack where arms are not used in what is told, or a page lists the news: %j', (title) => {
    expect(kindOf(title)).toBeNull();
  });

  it.each([
    ['Israeli missiles target depot in Iran', 'attack'],
    ['Three killed in Iran after Israeli strike on depot', 'attack'],
  ])('is an attack where they are: %j', (title, kind) => {
    expect(kindOf(title)).toBe(kind);
  });

  it.each([
    ['Examplian defence minister says pilot was killed in Israeli strike on Iran', false],
    ['Pilot killed in Israeli strike on Iran, defence minister says', false],
    ['Israel says intelligence chief of Iran killed in strike', true],
    ['Iran says chief of staff of Israel killed in strike', true],
  ])('is the death of a leader only where he is not the one who tells it: %j: %s', (title, isLeader) => {
    expect(kindOf(title) === 'leader-killed').toBe(isLeader);
  });

  it.each([
    ['Iran', 'Israel', "Israel's prime minister"],
    ['Israel', 'Iran', "Iran's supreme leader"],
  ])('is none where %s is only to kill a leader of %s', (side, other, leader) => {
    const toCome = [
      `${side} will kill ${leader}, minister says`,
      `${side} tried to assassinate ${leader}, police say`,
      `Senator to leader of ${other}: ${side} is gonna kill ${leader}`,
      `Rumours that ${leader} is dead are false, ${other} says`,
    ];
    for (const options of [{}, diplomatic])
      expect(toCome.map((title) => kindOf(title, options))).toEqual(toCome.map(() => null));
    expect(kindOf(`${leader} believed to be dead after strike, ${side} says`, diplomatic)).toBe('leader-killed');
    expect(kindOf(`${side} claims to have killed ${leader}`)).toBe('leader-killed');
  });

  it.each([
    'Israeli envoy says Israel keeps truce with Iran if Examplia does not breach it',
    'Iran ceasefire hopes lift shares of Examplia',
    'Minister of France: EU will support sanctions relief for Iran only after concessions',
    'Israel must lift sanctions on Iran, envoy says',
  ])('is none for a condition or a hope: %j', (title) => {
    expect(kindOf(title, diplomatic)).toBeNull();
  });

  it.each([
    ['Israeli officials warn of gaps in US-Iran deal', null],
    ['Iranian officials warn of gaps in US-Israel deal', null],
    ['Missiles and allies: Israeli officials warn of gaps in US-Iran deal', null],
    ['Israeli officials warn Iran succeeds in limiting the army', null],
    ['Israel vows to restore shops of Examplia in answer to Iran', null],
    ['US leader threatens Spain with end of trade over Iran war', null],
    ['US threatens NATO allies over Iran war', null],
    ["Leader's Iran war threatens to blow up inflation fight of bank: report", null],
    ["Leader's Israel war threatens to blow up inflation fight of bank: report", null],
    ['Iran threatens to become nightmare of the next vote', null],
    ['Israel threatens to become nightmare of the next vote', null],
    ['Iran threatens to blow up tankers', 'threat'],
    ['Iran threatens Spain with end of trade over Israel war', null],
    ['Israel: Iran would threaten Examplia', null],
    ['Iran: Israel would threaten Examplia', null],
    ['Iran threatens Spain with missile attack', 'threat'],
    ['US threatens Iran over Strait of Hormuz', 'threat'],
    ['Iran threatens Qatar', 'threat'],
    ['Mediators ask Israel to extend deadline for Iran', null],
    ['Officials of US warn Iran ceasefire hinges on talks', null],
    ['Iran warns Israel of crushing response', 'threat'],
    ['Israel warns Iran of crushing response', 'threat'],
  ])('is a threat only where harm is announced: %j is %s', (title, kind) => {
    expect(kindOf(title, diplomatic)).toBe(kind);
  });

  it.each([
    ['Iran and US sign agreement in Examplia', 'deal'],
    ['Shiraz celebrates as Iran, Israel agree to two-week ceasefire', 'deal'],
    ['Israel and Lebanon sign agreement in Examplia', 'deal'],
    ['Russia and China sign agreement on trade with Iran', null],
    ['Russia and China sign agreement on trade with Israel', null],
  ])('is an agreement only where a side makes it: %j is %s', (title, kind) => {
    expect(kindOf(title, diplomatic)).toBe(kind);
  });
});

it.each([
  ['No attacks so far on Iraq bases hosting US troops, sources say', null],
  ['No more strikes on Iran tonight, Israel says', null],
  ['No more strikes on Israel tonight, Iran says', null],
  ['Israel strikes Iran, no casualties reported', 'attack'],
  ['Iran strikes Israel, no casualties reported', 'attack'],
])('an attack that did not happen is none: %j is %s', (title, kind) => {
  expect(kindOf(title)).toBe(kind);
});

describe('what is read for what it is', () => {
  it.each([
    ['Ten killed in protests in Iran, group says', 'Iran', 'protest-deaths'],
    ['Ten killed in protests in Israel, group says', 'Israel', 'protest-deaths'],
    ['Leader of Examplia warns Iran against killing protesters', 'Iran', null],
    ['Leader of Examplia warns Israel against killing protesters', 'Israel', null],
    ['Two face death penalty over protests in Iran', 'Iran', null],
  ])('deaths in protests, and no threat or sentence: %j', (title, location, kind) => {
    expect(kindOf(title, { location, eventType: 'humanitarian' })).toBe(kind);
  });

  it.each([
    ['Iran declares Strait of Hormuz open for duration of truce', 'reopening'],
    ['Talks on plan to reopen Strait of Hormuz go on', null],
    ['Shares of Examplia rise as Iran truce is extended', null],
    ['Examplia to help down Iranian drones', null],
    ['Examplia to help down Israeli drones', null],
  ])('a strait that opens, not what is planned, nor a market: %j', (title, kind) => {
    expect(kindOf(title, { location: 'Strait of Hormuz', eventType: 'economic' })).toBe(kind);
  });

  it('the rescue of a pilot, which is no new interception', () => {
    expect(kindOf('Pilot rescued days after Iran shot down US jet')).toBeNull();
    expect(kindOf('Iran shoots down US jet')).toBe('interception');
  });

  it('a death that is known, which a headline only builds on', () => {
    expect(kindOf('Killing of supreme leader of Iran ushered in a new leadership')).not.toBe('leader-killed');
    expect(kindOf('Killing of supreme leader of Iran confirmed')).toBe('leader-killed');
  });
});
