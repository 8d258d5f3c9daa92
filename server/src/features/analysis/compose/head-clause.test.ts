import { makeReport } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../assessment/event-facts.ts';
import { makeRecord } from '../../../testing/make.ts';
import { headClauseOf } from './head-clause.ts';

const clauseOf = (title: string) =>
  headClauseOf(
    factsOf(
      makeRecord({
        title,
        summary: '',
        location: 'Iran',
        eventType: 'military',
        urgencyLevel: 'high',
        reports: [makeReport({ title })],
      }),
    ),
  );

describe('the head clause of a title', () => {
  it.each([
    ['US, Israel launch attack on Iran, smoke over Examplia', 'The US and Israel launched an attack on Iran'],
    ['Israel opens air campaign against Iran', 'Israel opened an air campaign against Iran'],
    ['Iran launches first direct drone attack on Israel', 'Iran launched the first direct drone attack on Israel'],
    ['Iran and IAEA sign framework in Examplia', 'Iran and the IAEA signed a framework in Examplia'],
    ['Iranian missile kills nine in Examplia', 'An Iranian missile killed nine in Examplia'],
    ['Guards adviser declares the strait closed', 'A Guards adviser declared the strait closed'],
    ['Israeli army hits depot near Examplia', 'The Israeli army hit a depot near Examplia'],
    ['Iran attacks US 3rd fleet near Examplia', 'Iran attacked the US 3rd fleet near Examplia'],
    ['Kuwait temporarily closes airspace near Iran', 'Kuwait temporarily closed airspace near Iran'],
    ['Iran strikes port of Haifa', 'Iran struck the port of Haifa'],
    ['Israel strikes port of Bandar Abbas', 'Israel struck the port of Bandar Abbas'],
    ['Haifa court stops sale of Iranian oil', 'A Haifa court stopped sale of Iranian oil'],
    ['Minister announces two-week ceasefire with Iran', 'A minister announced a two-week ceasefire with Iran'],
    ['Kuwait condemns drone attacks on its ports', 'Kuwait condemned drone attacks on its ports'],
    ['Iran seizes tanker Examplar off Oman (+VIDEO)', 'Iran seized tanker Examplar off Oman'],
    ['US military says it seizes a tanker', 'The US military said it seized a tanker'],
    ['Israeli strikes kill 7 in Tyre, Hezbollah targets troops', 'Israeli strikes killed 7 in Tyre'],
    [
      'Six US soldiers killed in Iranian strike on base in Examplia',
      'Six US soldiers were killed in an Iranian strike on base in Examplia',
    ],
    [
      'At least 12 killed in Israeli strike on Shiraz, officials say',
      'At least 12 were killed in an Israeli strike on Shiraz',
    ],
    ['Iran refuses talks before sanctions are lifted', 'Iran refused talks before sanctions are lifted'],
    ['Israel refuses talks before hostages are freed', 'Israel refused talks before hostages are freed'],
    ['Iran rejects any talks while bombs fall on Examplia', 'Iran rejected any talks while bombs fall on Examplia'],
    ['Iran refuses talks with US hours before deadline', 'Iran refused talks with the US'],
    ['Israel rejects truce plan as army hits Examplia', 'Israel rejected a truce plan'],
    ['Iran launches missiles at Haifa before truce begins', 'Iran launched missiles at Haifa'],
    ['Hundreds in Haifa mourn teachers killed in Iranian strike', null],
    ['Hundreds in Shiraz mourn teachers killed in Israeli strike', null],
    ['Two killed in fire while jets fly over Haifa', null],
    ['EU and UK demand Israel stop raids', 'The EU and the UK demanded Israel stop raids'],
    ['EU and UK demand Iran stop raids', 'The EU and the UK demanded Iran stop raids'],
    ['Israel and Iran signal no end to war', 'Israel and Iran signalled no end to war'],
    ['Iranian plane lost contact over Examplia, NATO scrambles jets', null],
    ["Iran's diplomacy and its collapse of credibility", null],
    ["Israel's diplomacy and its collapse of credibility", null],
    ['Capture of ships by Iran violates international law, body says', null],
    ['Capture of ships by Israel violates international law, body says', null],
    ['Leader of Iran says deal with Israel to be signed on Sunday', null],
    ['Missile strikes close to reporter during Iranian attacks in Israel', null],
    ['Missile strikes close to reporter during Israeli attacks in Iran', null],
    ['Strikes on and by Iran violate UN Charter, judges told', null],
    ['Strikes on and by Israel violate UN Charter, judges told', null],
    ['Iran launches wave of heavy, multi-warhead missiles', null],
    ['Israel launches wave of heavy, guided bombs', null],
    ['IAEA board demands Iran report stocks', 'The IAEA board demanded Iran report stocks'],
    ['Iran intensifies attacks on Haifa', 'Iran intensified attacks on Haifa'],
    ['Israel intensifies attacks on Isfahan', 'Israel intensified attacks on Isfahan'],
    ['Iran seizes tanker Examplar off its coast', 'Iran seized tanker Examplar off its coast'],
    ["Israel's army strikes three sites in Iran", "Israel's army struck three sites in Iran"],
    [
      'Iranian attack on port of Examplia in Kuwait kills six US soldiers',
      'An Iranian attack on port of Examplia in Kuwait killed six US soldiers',
    ],
    ['US and Iran end ceasefire talks in Examplia', 'The US and Iran ended ceasefire talks in Examplia'],
    ['US delegation leaves Examplia without deal of Iran', 'A US delegation left Examplia without deal of Iran'],
    ['G7 demands Iran halts all attacks', 'The G7 demanded Iran halts all attacks'],
    ['Drone strike near court of Examplia kills officer', 'A drone strike near court of Examplia killed an officer'],
    ['Pro-Iran hackers destroy archive of Examplia', 'Pro-Iran hackers destroyed archive of Examplia'],
    ['Iran official accuses Examplia of double standards', 'An Iranian official accused Examplia of double standards'],
    [
      'Israel official accuses Examplia of double standards',
      'An Israeli official accused Examplia of double standards',
    ],
    ['Iran vows to send THOUSANDS of missiles to Examplia', 'Iran vowed to send thousands of missiles to Examplia'],
    ['Israel says damage caused to base during attacks', 'Israel said damage was caused to base during attacks'],
    ['Iran says damage caused to base during attacks', 'Iran said damage was caused to base during attacks'],
    [
      'IAEA confirms buildings damaged at site in Examplia',
      'The IAEA confirmed buildings were damaged at site in Examplia',
    ],
    ['Iran claims it has struck tankers near Examplia', 'Iran claimed it had struck tankers near Examplia'],
    ['Israeli jets strike depot, oil fields as Examplia watches', 'Israeli jets struck a depot and oil fields'],
    ['Death toll in Iran rises to 3,666', 'The death toll in Iran rose to 3,666'],
    [
      'Gulf countries say strike of Iran closes door to talks',
      'Gulf countries said a strike of Iran closes door to talks',
    ],
    ['Israeli fighter jet shoots down drone near Examplia', 'An Israeli fighter jet shot down a drone near Examplia'],
    [
      'Hezbollah fires at Israel over the death of a leader; Israel strikes back',
      'Hezbollah fired at Israel over the death of a leader',
    ],
  ])('is a sentence with its articles: %j', (title, clause) => {
    expect(clauseOf(title)).toBe(clause);
  });

  it.each([
    'Iran warns Israel it will ‘rescue’ prisoners of Examplia',
    'Israel warns Iran it will ‘rescue’ prisoners of Examplia',
    'Iran says to halt strikes on Examplia unless attacked',
    'Any Israeli strike on Examplia violates deal, minister says',
    'Any Iranian strike on Examplia violates deal, minister says',
    'Israel says to halt strikes on Examplia unless attacked',
    'Israeli lawmaker accuses forces of ‘treason’ in parliament',
    'Iranian lawmaker accuses forces of ‘treason’ in parliament',
    'Israel army says hit over 200 sites in last 24 hours',
    'Iran army says hit over 200 sites in last 24 hours',
    'IDF strikes said to kill six in Examplia',
    "Iranian leader declares ceasefire 'unreasonable' after 'violations' of it",
    "Israeli leader declares ceasefire 'unreasonable' after 'violations' of it",
    'Examplian senator breaks ranks and condemns threat of US',
    'Examplia says three crew missing 21 rescued after strike',
  ])('is none where words would be missing: %j', (title) => {
    expect(clauseOf(title)).toBeNull();
  });

  it.each([
    ['Israel strikes southern Lebanon hours after the US-Iran truce', 'Israel struck southern Lebanon'],
    ['Missiles and drones kill three and injure 58 in Examplia', 'Missiles and drones killed three'],
    [
      'Trump says US armed dissidents via Examplia, Kurdish groups deny claim',
      'Trump said US armed dissidents via Examplia',
    ],
  ])('ends before what another clause adds: %j', (title, clause) => {
    expect(clauseOf(title)).toBe(clause);
  });

  it.each([
    ['Israel and Iran agree to ceasefire', 'Israel and Iran agreed to a ceasefire'],
    [
      'Germany deploys ships to Red Sea for mission in Strait of Hormuz',
      'Germany deployed ships to the Red Sea for mission in the Strait of Hormuz',
    ],
    ['White House denies report of Examplian envoy', 'The White House denied a report of Examplian envoy'],
    ['Israeli strike pounds city of Examplia', 'An Israeli strike pounded the city of Examplia'],
    ['Iran hits key Israeli oil port near Examplia', 'Iran hit a key Israeli oil port near Examplia'],
    ['Israeli army says 1 soldier killed in Examplia', 'The Israeli army said 1 soldier was killed in Examplia'],
    [
      'Iranian army says two pilots killed by mine in Examplia',
      'The Iranian army said two pilots were killed by mine in Examplia',
    ],
    ['Iran launches ‘revenge’ missile attack on Israel', 'Iran launched a missile attack on Israel'],
    ['Israel launches ‘revenge’ missile attack on Iran', 'Israel launched a missile attack on Iran'],
    ['US threatens Iran over Strait of Hormuz help', 'The US threatened Iran over Strait of Hormuz help'],
    ['Syria reports new Israeli incursion into village', 'Syria reported a new Israeli incursion into village'],
    ['Examplia welcomes US-Iran agreement in Geneva', 'Examplia welcomed the US-Iran agreement in Geneva'],
    ['Iran opens talks with US in Examplia today', 'Iran opened talks with the US in Examplia'],
  ])('reads as a sentence: %j is %j', (title, clause) => {
    expect(clauseOf(title)).toBe(clause);
  });

  it.each([
    'Second wave of Israeli attacks targeting depots of Iran',
    'Moment Israel strikes depot in Iran',
    'Amid conflict, children of Israel find joy in Examplia',
    'Army intercepts 20 missiles launched from Iran',
    'Guards of Iran announce killing of intl. chief',
    'Oil prices set for swings next week as strikes go on',
    'Oil prices set to rise after strikes on Iran',
    'Israel-Iran strikes likely just the opening salvo as markets brace',
    'The military strikes jolted investors of Examplia and beyond',
    'Iran strikes trigger closure of airspace in the region',
    'Iran retaliation raises questions about US air defences',
    'Minister says strikes on Iran increasing as deadline looms',
    'Examplian army says at least 70 attacks in Lebanon over past day',
    'Trump-Iran deadline chaos sends crypto higher',
    'Ex-Trump advisor makes staggering prediction about Iran',
    "Iran's supreme leader says will not yield to Examplia",
    'Iranian minister says approved deal with Examplia',
    'Iran won’t lift key sanctions until deal reached with Examplia',
    'Trump slams Israel over Lebanon but says Iran will never have Examplia',
    'Iran booby traps entrances, collapses tunnels leading to its uranium',
    'Deal of US and Iran leaves Israel isolated and its leader exposed',
    'Deal of US and Israel leaves Iran isolated and its leader exposed',
    'Iran says talks with the US will open in Examplia tomorrow',
    'Iran confirms ceremony with US to be held in Examplia on Friday',
    'King welcomes US-Iran deal of Examplia',
  ])('is none where the words forecast, comment or are no sentence: %j', (title) => {
    expect(clauseOf(title)).toBeNull();
  });

  it('ends with no number whose noun it leaves out', () => {
    expect(clauseOf('Iranian command starts new drills 15-30 minutes before missiles of Israel hit') ?? '').not.toMatch(
      /\d/,
    );
  });

  it('keeps a statement whose own clause has a verb', () => {
    expect(clauseOf('Iran says talks with the US will resume in Examplia')).toBe(
      'Iran said talks with the US will resume in Examplia',
    );
  });
});
