import type { OutletTextsByDate } from '../../outlet-texts.ts';

export const outletTexts2025: OutletTextsByDate = {
  '2025-05-04': [
    {
      other: [
        'Missile from Yemen hits near Ben Gurion Airport, flights halted',
        'Interception of the Houthi missile failed; Netanyahu said Israel would respond to the Houthis and to Iran.',
      ],
      israel: 'a Houthi missile hit near Ben Gurion Airport after interception failed',
    },
  ],
  '2025-05-20': [
    { only: 'israel', israel: "two men were arrested for spying on the defence minister's home for Iran" },
  ],
  '2025-05-23': [
    {
      other: [
        'Iran and US end fifth round of nuclear talks in Rome with some progress',
        'The round was not conclusive, the mediator Oman said.',
      ],
    },
  ],
  '2025-06-11': [
    {
      other: [
        'US pulls embassy staff out of Iraq as Iran tension grows, oil jumps',
        'Military families may leave the region; Iran threatened American bases in case of conflict.',
      ],
    },
  ],
  '2025-06-13': [
    null,
    {
      other: [
        'Brent crude up 7% after Israeli strikes on Iran',
        'Traders feared for shipping through the Strait of Hormuz.',
      ],
    },
    null,
  ],
  '2025-06-14': [
    null,
    {
      other: [
        'Iranian missile kills four relatives in house in Tamra',
        'The town is in northern Israel; rescue teams worked through the night.',
      ],
      israel: 'an Iranian missile killed four people in Tamra',
    },
  ],
  '2025-06-15': [
    {
      wire: 'Iranian missile collapses apartment block in Bat Yam',
      other: [
        'Iranian missile hits apartment block in Bat Yam, at least six dead',
        'Rescue teams searched for residents; laboratories of the Weizmann Institute in Rehovot were damaged.',
      ],
      israel: 'an Iranian missile killed nine people in Bat Yam',
      toll: { what: 'killed', where: 'Bat Yam', first: 'six', later: 'nine' },
    },
    null,
  ],
  '2025-06-16': [
    {
      other: [
        'Haifa refinery shut after Iranian missile strike; eight killed in Haifa and Petah Tikva',
        'Three workers died at the Bazan complex and four people in an apartment block.',
      ],
      israel: 'Iranian missiles killed eight people in Haifa and Petah Tikva',
    },
    {
      other: [
        'Iranian state TV building in Tehran bombed by Israel on air',
        'The broadcaster resumed from another studio.',
      ],
      israel: "it struck Iran's state broadcaster in Tehran, a site of military communications",
      iran: 'the Israeli strike on its state broadcaster in Tehran is a war crime',
    },
    {},
  ],
  '2025-06-17': [
    null,
    {
      other: [
        'Cyberattack hits Iranian Bank Sepah, hackers say data destroyed',
        'Customers reported closed branches; Predatory Sparrow, a group that media link to Israel, claimed the hack.',
      ],
      iran: 'a cyberattack hit the systems of Bank Sepah',
    },
  ],
  '2025-06-18': [
    {
      other: [
        'Khamenei: Iran will not surrender to US',
        "Iran's supreme leader answered Trump's demand of unconditional surrender and warned Washington not to join the war.",
      ],
    },
  ],
  '2025-06-19': [
    {
      other: [
        'Soroka hospital in Beersheba struck by Iranian missile, dozens hurt',
        'The ward that was hit had been cleared before.',
      ],
      israel: 'Iran struck the Soroka hospital in Beersheba deliberately',
      denial: { by: 'iran', of: 'missile was aimed at Soroka hospital in Beersheba' },
      iran: 'its missile at Beersheba was aimed at military sites near the Soroka hospital',
    },
    {
      other: [
        'Heavy-water reactor at Arak bombed by Israel',
        'Iranian state television said there was no radiation danger at the plant near Khondab.',
      ],
      israel: 'it struck the heavy-water reactor at Arak',
      iran: 'the heavy-water reactor at Arak was evacuated before the Israeli strike',
    },
  ],
  '2025-06-20': [
    {
      other: [
        'No breakthrough in Geneva talks of Europeans with Iranian minister Araghchi',
        "Araghchi said diplomacy would resume once Israel's attacks stopped.",
      ],
    },
  ],
  '2025-06-21': [{ only: 'israel', israel: 'it killed Quds Force commander Saeed Izadi in a strike on Qom' }],
  '2025-06-21T22:40Z': [
    {
      other: [
        'US strikes Iran: B-2 bombers hit nuclear sites Fordow, Natanz and Isfahan',
        'Seven bombers dropped bunker-buster bombs on the underground site at Fordow.',
      ],
      iran: 'nuclear material was moved from Fordow before the US bombed it',
    },
  ],
  '2025-06-23': [
    null,
    {
      other: [
        'Iranian missile attack on Al Udeid, American base in Qatar',
        'Fourteen missiles were fired after notice was given; Qatar reported interceptions.',
      ],
      iran: 'it fired 14 missiles at the US base Al Udeid in Qatar',
    },
    {
      other: [
        'Oil prices slump 7% after limited Iranian attack in Qatar',
        'Brent crude closed at its lowest since the war between Israel and Iran began.',
      ],
    },
  ],
  '2025-06-24': [
    {
      other: [
        'Casualty counts after truce: 606 dead in Iran, 28 in Israel',
        'The Iranian health ministry and the Israeli rescue service gave the figures.',
      ],
    },
  ],
  '2025-06-24T05:08Z': [
    {
      wire: 'Israel-Iran ceasefire takes effect, with both alleging early violations',
      other: [
        'Israel-Iran ceasefire takes effect amid mutual charges of violations',
        'Trump declared the ceasefire in force and urged both to keep it.',
      ],
    },
  ],
  '2025-07-02': [
    {
      other: [
        'Iran suspends cooperation with IAEA',
        'President Pezeshkian put the law into force; inspections now need the consent of a council.',
      ],
    },
  ],
  '2025-07-07': [
    {
      other: [
        'Death toll of war with Israel passes 1,060, Iran says',
        'It could reach 1,100, an Iranian official said on state television.',
      ],
    },
  ],
  '2025-07-25': [
    {
      other: [
        'Snapback threat: Iran holds talks with European powers in Istanbul',
        'Deputy ministers met for four hours and agreed to continue.',
      ],
    },
  ],
  '2025-08-12': [
    {
      only: 'iran',
      wire: 'Iran says 21,000 suspects were detained during June war with Israel',
      iran: '21,000 suspects were detained during the war with Israel',
    },
  ],
  '2025-08-26': [
    {
      other: [
        'Iranian ambassador expelled by Australia after arson attacks',
        'Intelligence showed that Iran directed attacks on Jewish sites in Sydney and Melbourne, Canberra said.',
      ],
      denial: { by: 'iran', of: 'attacks on Jewish sites in Australia' },
    },
  ],
  '2025-09-09': [
    {
      other: [
        'Iran and IAEA agree in Cairo to resume inspections',
        'Araghchi and Grossi signed under Egyptian mediation.',
      ],
    },
  ],
  '2025-09-26': [
    {
      other: [
        'Security Council rejects bid of Russia and China to delay sanctions on Iran',
        'Four members of the Security Council voted for the draft in New York.',
      ],
    },
  ],
  '2025-09-29': [{ only: 'iran', iran: 'it executed Bahman Choobiasl, a key spy for Israel' }],
  '2025-10-18': [
    {
      other: [
        'Iran no longer bound by UN nuclear limits, Tehran says as resolution ends',
        'Russia and China share the view; European powers do not.',
      ],
    },
  ],
  '2025-11-14': [
    {
      other: [
        'Tanker Talara taken into Iranian waters near Hormuz, US official says',
        'The ship had been bound from Ajman to Singapore.',
      ],
      iran: 'it seized the tanker Talara over unlicensed cargo',
    },
  ],
  '2025-11-20': [{}],
  '2025-12-17': [
    {
      other: [
        'Hackers that media link to Iran leak chats of former Israeli premier Bennett',
        'Bennett said his Telegram account had been accessed, not his phone.',
      ],
      denial: { by: 'israel', who: "Israel's ex-premier Bennett", of: 'phone was hacked' },
    },
  ],
  '2025-12-25': [
    { only: 'israel', israel: "a man from Rishon LeZion was arrested for filming Bennett's home for Iran" },
  ],
};
