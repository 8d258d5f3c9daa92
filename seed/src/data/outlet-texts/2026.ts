import type { OutletTextsByDate } from '../../outlet-texts.ts';

export const outletTexts2026: OutletTextsByDate = {
  '2026-01-02': [
    {
      other: [
        'Trump warns Iran over killing of protesters, Tehran blames US and Israel for unrest',
        'The American president threatened Tehran over the crackdown, and an Iranian security official told him to stay out.',
      ],
    },
  ],
  '2026-01-07': [{ only: 'iran', iran: 'it executed Ali Ardestani, a man convicted of spying for Mossad' }],
  '2026-01-08': [{ wire: 'Iran cuts internet and phone links nationwide and blames US and Israel' }],
  '2026-01-12': [
    {
      other: [
        'Trump puts 25% US tariff on countries that trade with Iran, raising pressure after threats',
        'Goods from any country doing business with Iran will be charged 25 per cent, the US president announced.',
      ],
    },
  ],
  '2026-01-14': [
    {
      other: [
        'US moves staff out of Al Udeid base as Iran shuts airspace overnight',
        'Personnel left the American base in Qatar amid talk of a strike on Iran, which closed its airspace for some hours.',
      ],
    },
  ],
  '2026-01-28': [{ only: 'iran' }],
  '2026-01-29': [
    {
      wire: 'EU ministers put the Iranian Revolutionary Guards on terrorism list with new sanctions',
      wireText: 'The foreign ministers also approved sanctions on 15 Iranian officials and six entities.',
      other: [
        "EU puts Iran's Revolutionary Guards on terrorism list and adds sanctions",
        'Foreign ministers in Brussels also approved sanctions on Iranian officials.',
      ],
    },
  ],
  '2026-02-03': [
    {
      other: [
        'US fighter downs Iranian drone that approached aircraft carrier in Arabian Sea',
        'An F-35C from USS Abraham Lincoln shot down the Shahed drone, the American military said.',
      ],
    },
  ],
  '2026-02-06': [
    {
      other: [
        'Iran and US negotiators meet in Muscat for first round of talks since protests',
        "Oman mediated; Iran's foreign minister spoke of a good start.",
      ],
    },
  ],
  '2026-02-17': [
    {
      other: [
        'Iran reports agreement with US on guiding principles in Geneva, closes part of Hormuz for exercise',
        'The second round of nuclear talks ended while the Guards held a drill in the strait.',
      ],
    },
  ],
  '2026-02-26': [
    {
      wire: 'Third round of US-Iran nuclear talks in Geneva ends; Oman speaks of significant progress',
      other: [
        'US-Iran nuclear talks in Geneva end third round with significant progress, Oman says',
        'No agreement was announced, and American warships kept gathering in the region.',
      ],
    },
  ],
  '2026-02-28': [
    {
      wire: 'US and Israel open massive air campaign on Iran',
      other: [
        'Massive US and Israeli air strikes on Iran, explosions in Tehran',
        'American and Israeli aircraft attacked cities across Iran; Tehran fired missiles at Israel and at US bases.',
      ],
      israel: 'it has opened a massive air campaign on Iran with the United States',
      iran: 'the US and Israel have opened massive air strikes on Tehran',
    },
    {
      other: [
        "Girls' school in Minab hit in strike, more than 150 dead, most of them pupils",
        'Rescuers searched the ruins of the school in southern Iran; Tehran blamed the United States and Israel.',
      ],
      iran: "the strike that destroyed the girls' school in Minab was American and Israeli",
      toll: { what: 'killed', where: 'Minab', first: '150', later: '168' },
    },
  ],
  '2026-03-01': [
    {
      other: [
        "Ali Khamenei, Iran's supreme leader, was killed in strikes, Tehran confirms",
        'Forty days of mourning were announced after the death of the supreme leader.',
      ],
      iran: 'Supreme Leader Ali Khamenei was killed in the strikes on Tehran',
    },
    {
      wire: 'Iranian missile kills four in Beit Shemesh',
      other: [
        'Deadly Iranian missile strike on homes in Beit Shemesh',
        'A residential area west of Jerusalem was hit.',
      ],
      israel: 'an Iranian missile hit homes in Beit Shemesh and killed nine',
      toll: { what: 'killed', where: 'Beit Shemesh', first: 'four', later: 'nine' },
    },
    {
      other: [
        'Three killed, 58 injured as Iran attacks UAE with missiles and drones',
        'Most of what was fired at the Emirates was intercepted, its defence ministry said; debris fell in several places.',
      ],
    },
    {
      other: [
        'Six American soldiers killed in Iranian strike on Kuwaiti port of Shuaiba',
        'Their post at the port was hit, US officials said.',
      ],
    },
  ],
  '2026-03-02': [
    null,
    { only: 'iran', wire: 'Iranian Guards declare the Strait of Hormuz closed and threaten ships' },
    {
      other: [
        'Qatar stops LNG production after Iranian drones hit Ras Laffan',
        'European gas prices jumped by about 45 per cent after QatarEnergy halted output.',
      ],
    },
  ],
  '2026-03-04': [
    {
      other: [
        'Iranian frigate Dena sunk by US submarine near Sri Lanka; 87 bodies recovered',
        'Sri Lankan ships rescued 32 sailors of the Iranian warship near Galle.',
      ],
      army: ['iran'],
      iran: '104 sailors were killed when a US submarine sank the frigate Dena off Sri Lanka',
    },
  ],
  '2026-03-08': [
    null,
    {
      other: [
        'Mojtaba Khamenei chosen as supreme leader of Iran',
        'The Assembly of Experts picked the son of the late leader, Iranian media announced in the night.',
      ],
    },
  ],
  '2026-03-11': [
    null,
    {
      other: [
        'Security Council resolution condemns Iranian attacks on Gulf states',
        'Thirteen members voted in favour and two abstained at the United Nations in New York.',
      ],
    },
    null,
  ],
  '2026-03-12': [
    {
      other: [
        'War displaces up to 3.2 million people inside Iran, UN refugee agency estimates',
        'The estimate is preliminary, UNHCR said, and many people had left their homes for a time only.',
      ],
    },
  ],
  '2026-03-14': [
    {
      other: [
        'US bombs Iranian military positions on Kharg island',
        "Tehran warned of attacks on oil facilities linked to the US if the island's oil terminal were hit.",
      ],
    },
  ],
  '2026-03-17': [
    {
      other: [
        'Ali Larijani, Iranian security chief, killed in Israeli strike on Tehran',
        'The commander of the Basij, Gholamreza Soleimani, died in a strike too.',
      ],
      israel: 'it killed Iranian security chief Ali Larijani in a strike on Tehran',
      iran: 'security chief Ali Larijani was killed in an Israeli strike',
    },
  ],
  '2026-03-18': [
    {
      other: [
        'Iranian missile damages Ras Laffan in Qatar after South Pars gas field is hit',
        'Qatar reported extensive damage at its gas plant and expelled Iranian diplomats.',
      ],
    },
    null,
  ],
  '2026-03-21': [
    {
      other: [
        'Dimona and Arad hit by Iranian missiles, about 180 people injured',
        "The towns lie near Israel's nuclear site; the IAEA saw no rise in radiation.",
      ],
      army: ['israel'],
      israel: 'it is examining why interceptors failed to stop the missiles that hit Dimona and Arad',
      iran: 'it fired missiles at Dimona in answer to the attack on Natanz',
      toll: { what: 'injured', where: 'Dimona and Arad', first: '100', later: '180' },
    },
  ],
  '2026-03-28': [
    {
      other: [
        "Yemen's Houthis launch first attack on Israel of this war",
        'The movement promised more attacks on the side of Iran, raising fears for Red Sea shipping.',
      ],
    },
  ],
  '2026-04-02': [
    {
      other: [
        'Bridge at Karaj collapses after US strike, eight killed',
        'Almost 100 people were injured at the B1 bridge, Iranian media said; Trump showed a video of the collapse.',
      ],
      iran: 'a US strike on a bridge at Karaj killed eight people',
    },
  ],
  '2026-04-03': [
    {
      other: [
        'American F-15E jet downed over Iran, crew recovered',
        'The second airman was found after a search of two days, Trump confirmed.',
      ],
      iran: 'its air defence shot down a US F-15E jet over Iran',
    },
  ],
  '2026-04-04': [
    {
      other: [
        'Staff member killed by projectile near Bushehr nuclear plant, IAEA says',
        'Radiation at the Iranian plant did not rise; the agency said such sites must never be attacked.',
      ],
      iran: 'a projectile killed a staff member at the Bushehr nuclear plant',
    },
  ],
  '2026-04-07': [
    null,
    {
      other: [
        'Two-week truce between US and Iran brokered by Pakistan',
        'Trump suspended the bombing of Iran shortly before his deadline, and Tehran agreed to let ships pass Hormuz.',
      ],
      iran: 'it has agreed a two-week ceasefire with the US',
      denial: { by: 'israel', of: 'that two-week ceasefire of US and Iran through Pakistan covers Lebanon' },
    },
  ],
  '2026-04-08': [
    {
      other: [
        'At least 254 killed in Israeli strikes on Lebanon after US-Iran truce',
        'Beirut was hit hardest; Iran called the strikes a grave violation of the truce.',
      ],
      israel: 'its strikes in Lebanon hit Hezbollah and are outside the truce with Iran',
    },
  ],
  '2026-04-12': [
    {
      other: [
        'No agreement between US and Iran after 21 hours of talks in Islamabad',
        'Vance said Tehran had chosen not to accept American terms.',
      ],
    },
  ],
  '2026-04-13T14:00Z': [
    {
      other: [
        "American navy begins blockade of Iran's ports",
        'Ships bound for other ports may still pass Hormuz, Central Command said; oil rose above 103 dollars.',
      ],
    },
  ],
  '2026-04-21': [
    {
      other: [
        'Ceasefire with Iran extended, blockade stays, Trump says',
        "The US president said attacks would wait until Iran's leaders put forward a proposal.",
      ],
    },
  ],
  '2026-05-18': [
    {
      other: [
        'Trump calls off planned attack on Iran after request by Gulf states',
        'A strike set for the next day was postponed because talks were under way, the US president said.',
      ],
    },
  ],
  '2026-06-07': [
    {
      wire: 'Iran fires missiles at Israel for the first time since April truce',
      other: [
        'First Iranian missile attack on Israel since April truce',
        'The Guards called it a warning; sirens sounded in northern Israel.',
      ],
      army: ['israel', 'iran'],
      israel: 'Iran fired about 30 missiles at Israel',
      iran: 'it fired missiles at Israel as a warning',
    },
  ],
  '2026-06-09': [
    {
      other: [
        'American Apache helicopter lost near Hormuz, US bombs Iran for second night',
        'The crew was rescued; Trump blamed Tehran, which then attacked bases in Bahrain and Kuwait.',
      ],
    },
  ],
  '2026-06-21': [
    {
      wire: 'Iran says Strait of Hormuz is closed again as talks with US open',
      other: [
        'Strait of Hormuz closed again, Iran says at start of talks with US',
        'Tehran tied the closure to Israeli attacks in Lebanon; the US military said the strait was open.',
      ],
    },
  ],
  '2026-06-23': [
    {
      other: [
        'US lifts oil sanctions on Iran and frees 12 billion dollars',
        'Washington linked the waiver to a promise to admit nuclear inspectors.',
      ],
      denial: { by: 'iran', of: 'making a new promise on inspectors for the US waiver of oil sanctions' },
    },
  ],
  '2026-06-24': [
    {
      other: [
        'Grossi: IAEA inspectors to return to Iranian nuclear sites under deal',
        'The head of the agency said it was working out how to visit the sites.',
      ],
      denial: { by: 'iran', of: 'that IAEA inspectors return to nuclear sites' },
    },
  ],
  '2026-07-04': [
    {
      wire: 'Funeral of Khamenei, killed in US and Israeli strikes, begins in Tehran',
      other: [
        'Crowds in Tehran as funeral of Khamenei begins after killing by US and Israel',
        'Six days of ceremonies in Iran and Iraq end with the burial in Mashhad.',
      ],
    },
  ],
  '2026-07-07': [
    {
      other: [
        'US strikes Iran after attacks on tankers in Hormuz, revokes oil licence',
        'Missile bases and command centres were hit, the United States said.',
      ],
    },
  ],
  '2026-07-12': [
    {
      other: [
        'Ports of Bandar Abbas and Chabahar bombed by US after Guards close Hormuz',
        'Washington insisted that the strait was open; Iran attacked US bases in the region.',
      ],
      iran: 'US strikes hit the ports of Bandar Abbas and Chabahar',
    },
  ],
  '2026-07-29': [
    {
      other: [
        'Saudi and US jets strike Iran-backed militias in Iraq',
        'The groups had attacked US bases and Saudi energy sites, Central Command said.',
      ],
    },
    {
      other: [
        'US renews strikes on southern Iran after missile fire at troops in Jordan',
        'The attack by the Guards had failed, the United States said.',
      ],
    },
  ],
  '2026-08-03': [{ only: 'iran', iran: 'it executed Omid Behzad and Pouria Safvat for spying for Israel' }],
  '2026-08-19': [
    {
      other: [
        'UAE halts trade with Iran after missile launches, Trump vows sanctions',
        'The Emirates stopped trade and finance with Iran.',
      ],
      denial: { by: 'iran', of: 'missile launches for which UAE suspends trade' },
    },
  ],
  '2026-08-24': [
    {
      other: [
        'US sanctions about 60 targets tied to Iran in Operation Economic Outcast',
        'Hackers of the Iranian intelligence ministry are among those listed by the Treasury.',
      ],
    },
  ],
  '2026-09-02': [
    {
      other: [
        'Heaviest US strikes on Iran since July, 19 dead',
        'Iran fired at targets in the region; a tanker was attacked in Hormuz.',
      ],
      iran: '19 people were killed in US strikes on southern Iran',
    },
  ],
  '2026-09-17': [
    {
      other: [
        'Possible US war crimes in strikes on Iran, UN fact-finders say',
        'The mission named the school in Minab and a sports hall in Lamerd.',
      ],
    },
  ],
  '2026-09-19': [{ only: 'iran', iran: 'it executed Hossein Pedram, convicted of spying for Mossad' }],
  '2026-09-22': [{ only: 'israel', israel: 'a court in Haifa sentenced Fares Abu al-Hija over missions for Iran' }],
  '2026-09-23': [
    {
      other: [
        'Iranian president Pezeshkian blames US and Israel in UN speech',
        'American diplomats left the hall; talks with Iran were reported on the sidelines.',
      ],
    },
  ],
  '2026-09-26': [
    {
      other: [
        'Trump rejects Iranian offer to reopen Hormuz within a week',
        'Tehran had asked for relief from sanctions and the blockade in return.',
      ],
    },
  ],
  '2026-10-07': [
    null,
    {
      other: [
        'Vance asks Iran for meaningful cut in enrichment for peace',
        'The US vice-president named it as a term for peace with Iran.',
      ],
    },
  ],
};
