import type { EventType, UrgencyLevel } from '@vigil/common/events';
import { describe, expect, it } from 'vitest';
import { pairs } from '../../language/data/parties.ts';
import { mirrorText } from '../../testing/mirror.ts';
import { classify } from './classify.ts';

/** Fictional headlines. */
const relevant: [title: string, type: EventType, urgency: UrgencyLevel, location: string][] = [
  ['Israel strikes missile depot near Isfahan, Iran says', 'military', 'urgent', 'Isfahan, Iran'],
  ['Iran launches waves of ballistic missiles at Israel', 'military', 'critical', 'Israel'],
  ['Israeli jets bomb Tehran airport in overnight raid', 'military', 'urgent', 'Tehran, Iran'],
  ['Drone from Yemen hits Eilat as Houthis claim attack on Israel', 'military', 'urgent', 'Eilat, Israel'],
  ['Twelve killed in Iranian missile attack on Haifa', 'military', 'critical', 'Haifa, Israel'],
  ['Iran says air defences downed Israeli drone over Tabriz', 'military', 'urgent', 'Tabriz, Iran'],
  ['US strikes Iran after attack on base in Jordan', 'military', 'critical', 'Iran'],
  ['Hezbollah fires rockets at Kiryat Shmona, Israel returns fire', 'military', 'urgent', 'Kiryat Shmona, Israel'],
  ['Senior Iranian commander killed in Israeli strike on Damascus', 'military', 'critical', 'Damascus, Syria'],
  ['Oman condemns Israeli attack on Iran', 'diplomatic', 'medium', 'Oman'],
  ['Security Council holds emergency session on Iran and Israel', 'diplomatic', 'high', 'New York, United States'],
  ['Iran and United States resume nuclear talks in Muscat', 'diplomatic', 'medium', 'Muscat, Oman'],
  ['Iran warns Israel of crushing response to any attack', 'diplomatic', 'high', 'Iran'],
  ['France urges Israel and Iran to show restraint', 'diplomatic', 'medium', 'France'],
  ['Israel and Iran agree to ceasefire, mediator announces', 'diplomatic', 'critical', 'Israel'],
  ['Iran suspends cooperation with IAEA inspectors', 'diplomatic', 'high', 'Iran'],
  ['Oil prices soar as Iran threatens to close Strait of Hormuz', 'economic', 'high', 'Strait of Hormuz'],
  ['US imposes new sanctions on Iranian oil exports', 'economic', 'high', 'Washington, United States'],
  ['Iran seizes tanker near Strait of Hormuz', 'economic', 'urgent', 'Strait of Hormuz'],
  ['Iran executes man convicted of spying for Mossad', 'intelligence', 'high', 'Iran'],
  ['Israel arrests two citizens suspected of spying for Iran', 'intelligence', 'medium', 'Israel'],
  ['Hackers linked to Iran breach Israeli water utility', 'cyber', 'high', 'Israel'],
  ['Cyberattack shuts petrol stations across Iran, Israel suspected', 'cyber', 'high', 'Iran'],
  ['Families flee Tehran as Israel warns of more strikes', 'humanitarian', 'high', 'Tehran, Iran'],
  ['Opinion: What Israel and Iran both lose in a long war', 'military', 'low', 'Israel'],
  ['Why is Israel threatening Iran again?', 'diplomatic', 'low', 'Israel'],
  ['Dozens wounded in Netanya', 'military', 'urgent', 'Netanya, Israel'],
  ['Explosions heard in Shiraz', 'military', 'urgent', 'Shiraz, Iran'],
  ['Sirens across Israel as Tehran fires missile barrage', 'military', 'critical', 'Israel'],
  ['Iran launches more than 300 drones at Israel', 'military', 'critical', 'Israel'],
];

const irrelevant = [
  'Iran beat Qatar on penalties to reach Asian Cup final',
  'Israeli singer wins song festival in Rome',
  'Haifa museum opens exhibition of ancient glass',
  'Iranian film takes top prize at Venice festival',
  'Earthquake shakes southern Iran, no casualties reported',
  'Knesset passes budget after all-night debate',
  'Shopkeepers protest in Tehran over falling currency',
  'Israeli strike kills five in Gaza City',
  'Settlers attack Palestinian village in West Bank',
  'Russia launches drones at Kyiv overnight',
  'Trump raises tariffs on imported furniture',
  'US strikes drug boats in the Caribbean',
  'Iranian scientists name new species of spider',
  'Ten years after the flood, Shiraz remembers',
  'Veterans mark anniversary of the 1973 war in Jerusalem',
  'Police in Eilat arrest three over hotel robbery',
  'Storm brings snow to Jerusalem',
  'Wedding hall fire in Mashhad blamed on faulty wiring',
  'Israeli startup sells water technology to Spain',
  'Hikers rescued from cliff in northern Portugal',
  'Fire in Netanya kills two',
  'Gunman wounds three at Ashdod bus station',
  'Residents near the Dead Sea ask for a road',
  'American chain strikes deal with nuclear power company',
];

/** Each is judged together with its mirror image, in which the sides are swapped. */
const mirrored = [
  ...relevant.map(([title]) => title),
  'Israel bombs Iranian radar site',
  'Iranian missile hits residential block in Israel, nine dead',
  'Netanyahu threatens Tehran with ruin',
  'IDF says it intercepted Iranian drones',
  'IRGC commander killed by Israel',
  'Israel denies attacking Iran',
  'Trump says Iran must accept deal or face strikes',
  'Trump calls off attack on Iran',
  'US moves bombers closer to Iran amid threats',
  'Mossad agent hanged in Iran',
  'Iranian footballer joins Portuguese club',
  'Protests spread in Iran',
  'Iranian court jails minister for corruption',
  'Iran condemns attack in Pakistan',
  'Israeli army holds drill near the border',
  'Iran retaliates',
  'Analysis: Can Iran rebuild its air force?',
  'Iran backs Hezbollah with new weapons',
  'Hezbollah and Israel exchange fire',
  'Israeli poet killed in Iranian strike on Tel Aviv',
  'Khamenei vows revenge on Israel',
  'Iranian dissidents watched by Israeli spies in London',
  'Shin Bet foils plot',
  'Iranian government resigns',
];

describe('classify', () => {
  it.each(relevant)('reads %j', (title, eventType, urgencyLevel, location) => {
    expect(classify({ title, summary: '' })).toMatchObject({ relevant: true, eventType, urgencyLevel, location });
  });

  it.each(irrelevant)('finds %j not relevant', (title) => {
    expect(classify({ title, summary: '' }).relevant).toBe(false);
  });

  it.each(mirrored)('gives %j and its mirror image the same judgement', (title) => {
    const { relevant, eventType, urgencyLevel } = classify({ title, summary: '' });
    const image = mirrorText(title);
    expect(image).not.toBe(title);
    expect(classify({ title: image, summary: '' })).toMatchObject({ relevant, eventType, urgencyLevel });
  });

  it('takes the parties from the first sentence if the title names none', () => {
    const summary = 'Crude rose five per cent after Israel attacked Iran. Traders expect more.';
    expect(classify({ title: 'Oil jumps to highest price in a year', summary })).toMatchObject({
      relevant: true,
      eventType: 'economic',
    });
  });

  it('recognises an attack on forces of the United States without a named attacker', () => {
    expect(classify({ title: 'American carrier hit by drone', summary: '' })).toMatchObject({
      relevant: true,
      eventType: 'military',
      urgencyLevel: 'urgent',
    });
  });

  it('ignores a side that is only the setting', () => {
    const summary = 'The festival was moved from Tel Aviv after the war with Iran last year.';
    expect(classify({ title: 'Jazz festival returns with fifty concerts', summary }).relevant).toBe(false);
  });

  it('ignores the name of the outlet, links and the dateline', () => {
    const title = 'Heavy rain floods streets of Lisbon - The Times of Israel';
    const summary = 'TEHRAN (Agency) - The city closed schools. https://iran.example/israel-strikes-iran';
    expect(classify({ title, summary })).toMatchObject({ relevant: false, location: 'Unknown' });
  });

  it('does not rate planned, feared or cancelled attacks as urgent', () => {
    for (const title of [
      'Israel considers strike on Iran',
      'Iran fears Israeli attack on Natanz',
      'Trump cancels strikes on Iran',
      'Shin Bet foils Iranian plot to bomb Israeli mall',
    ]) {
      expect(['high', 'medium', 'low']).toContain(classify({ title, summary: '' }).urgencyLevel);
    }
  });

  it.each([
    ['Market bombed in Isfahan, 40 dead', 'military', 'critical'],
    ['Market bombed in Haifa, 40 dead', 'military', 'critical'],
    ['Bank building hit in Israeli strike on Tehran', 'military', 'urgent'],
    ['Bank building hit in Iranian strike on Tel Aviv', 'military', 'urgent'],
    ['Stock market hit by Israel-Iran war', 'economic', 'medium'],
    ['Oil prices hit by Iran attack', 'economic', 'high'],
  ])('in a war, %j is %s and %s: a market or a bank that is struck is a place', (title, eventType, urgencyLevel) => {
    expect(classify({ title, summary: '' }, 'war')).toMatchObject({ eventType, urgencyLevel });
  });

  it('does not count those who are wounded as dead', () => {
    for (const title of [
      'Israeli soldier killed and 13 wounded in attack near Metula',
      'Iranian soldier killed and 13 wounded in attack near Tabriz',
      'Six killed, 499 wounded in Iranian missile attack on Haifa',
      'Six killed, 499 wounded in Israeli missile attack on Isfahan',
    ])
      expect(classify({ title, summary: '' }).urgencyLevel).toBe('urgent');
  });

  it('gives a reason in words for each decision', () => {
    expect(classify({ title: 'Israel fires missiles at Iranian base', summary: '' }).reasons()).toEqual([
      'relevant: the title names both sides',
      "military: 'fires', 'missiles' in the title",
      "critical: israel strikes iran ('fires')",
      'place: Iran',
    ]);
  });
});

describe('the table of party names', () => {
  it('has a counterpart for each name', () => {
    for (const { israel, iran } of pairs) expect(israel).toHaveLength(iran.length);
  });
});
