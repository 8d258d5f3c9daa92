import type { Batch } from './headline.ts';

/** Agencies, broadsheets, rolling blogs and state media on both shores. Held out: no rule was ever tried on it. */
export const fourth: Batch = {
  same: [
    [
      'Consular annex next to Iranian embassy in Syria levelled, Tehran vows response',
      'Seven Guards officers die as Israeli jets hit building in Mezzeh district of Damascus',
    ],
    [
      "'99 percent' of over 300 Iranian drones and missiles intercepted, Israel's military says",
      'Operation True Promise: Iran makes good on its threat with mass overnight attack',
    ],
    [
      'Portuguese-flagged box ship boarded by helicopter troops near Hormuz',
      'Iran captures vessel tied to Israeli billionaire, 17 Indians among crew of 25',
    ],
    [
      'Iran plays down blasts near Isfahan, says small drones were shot down',
      'Israel has struck back inside Iran, US officials tell broadcasters',
    ],
    [
      "Hamas says its political leader was killed in 'Zionist raid' on his residence in Tehran",
      "Haniyeh dead: guest at Iranian president's swearing-in assassinated overnight",
    ],
    [
      'Nationwide alert as Iran launches ballistic missile attack on Israel',
      'Guards say 180 missiles avenge Nasrallah and Haniyeh',
    ],
    [
      'Israeli air force completes attack on military targets across Iran, planes home safely',
      'Iranian soldiers killed in Israeli raids on Tehran, Ilam and Khuzestan provinces',
      3,
    ],
    [
      'Two Golani soldiers killed by explosive drone launched from Iraq',
      'Islamic Resistance in Iraq drone takes lives of Israeli troops on Golan Heights',
    ],
    [
      'Pagers blow up in hands of Hezbollah men across Lebanon, Iranian ambassador hurt',
      "Tehran's envoy in Beirut wounded as booby-trapped pagers explode",
    ],
    [
      'Israeli businessman smuggled into Iran is charged in plot to kill Netanyahu',
      'Shin Bet says it foiled Iranian scheme to assassinate prime minister, Ashkelon man in custody',
    ],
    [
      'Seven residents of Haifa area accused of photographing bases for Tehran',
      'Israel uncovers ring of seven citizens, two of them minors, who spied for Iran in the north',
    ],
    [
      'Top-secret US papers on Israeli preparations for Iran attack surface on Telegram',
      "Washington investigates how intelligence documents about Israel's strike plan leaked",
    ],
    [
      "One killed in central Tel Aviv as Yemen's Houthis send drone",
      'UAV explodes in heart of Tel Aviv before dawn, army blames human error',
    ],
    [
      'Nasrallah killed in Israeli bombing of Hezbollah headquarters in Dahiyeh',
      'Hezbollah leader dies in Beirut strike along with Iranian general Nilforoushan',
    ],
    [
      'Four women of one family killed in Tamra by Iranian missile',
      'Arab town in Galilee hit: rocket from Iran crashes into house, four dead',
    ],
    [
      'Missile pierces safe room in Petah Tikva tower, four dead',
      'Four Israelis lose their lives as apartment block east of Tel Aviv takes direct Iranian hit',
    ],
    [
      'Three workers die as Bazan oil refinery in Haifa is hit',
      "Israel's biggest refinery shut down following Iranian strike, company says",
    ],
    [
      "Iran's wartime chief of staff eliminated four days into the job, Israel says",
      'Khatam al-Anbiya commander Ali Shadmani killed in overnight strike on Tehran',
    ],
    [
      'Israel bombs Khondab heavy-water reactor after warning residents',
      'Arak nuclear site attacked, Iranian television reports no radiation danger',
    ],
    [
      'Huge blaze at Shahran fuel depot following Israeli attack',
      'Oil storage north-west of Tehran in flames as Israel goes for energy sites',
    ],
    [
      "Architect of Iran's ties with Hamas slain in Qom apartment",
      'IDF says it killed Saeed Izadi, head of Quds Force Palestine Corps',
    ],
    [
      'Europeans urge Araghchi to keep talking to Washington',
      'Geneva: foreign ministers of E3 and Iran part after hours without breakthrough',
    ],
    [
      "G7 leaders back Israel's right to defend itself and call Iran a source of instability",
      'Group of Seven statement from Kananaskis: Tehran can never have an atomic bomb',
    ],
    [
      'Iran will not surrender, Khamenei tells Trump',
      "Supreme leader warns America of 'irreparable damage' should it join the war",
    ],
    [
      'Four dead in Beersheba hours before ceasefire',
      'Final barrage tears into flats in southern Israeli city, Iranian missile kills four',
    ],
    [
      "'Bring your pilots home': Trump tells Israel not to bomb after truce breach",
      'US president rebukes Israel over retaliation for Iranian missile fire after ceasefire',
    ],
    [
      'Tehran buries its generals and scientists',
      'Vast crowds at state funeral in Iranian capital for 60 killed in war with Israel',
    ],
    ['Iran and IAEA agree in Egypt on resuming inspections', 'Grossi and Araghchi put names to framework in Cairo'],
    [
      'Russian-Chinese motion to delay Iran snapback falls at United Nations',
      'Security Council votes down six-month reprieve for Tehran',
    ],
    [
      'Arms embargo and asset freezes on Iran return at midnight GMT',
      'Iran back under United Nations sanctions ten years after nuclear deal',
    ],
    [
      'Hosting Netanyahu in Florida, Trump warns Iran against rearming',
      'US president, Israeli premier beside him, threatens new strikes if Tehran rebuilds missiles',
    ],
    [
      '25% tariff for anyone who trades with Iran, Trump says',
      "US to slap duty on goods of Tehran's business partners",
    ],
    [
      'Some personnel told to leave US base in Qatar by evening',
      'Washington moves staff out of Al Udeid as talk of strike on Iran mounts',
    ],
    [
      "Girls' school in Minab hit, Iranian officials put dead above 150",
      'Schoolchildren among scores killed in strike on southern Iranian town of Minab',
    ],
    ['Nine killed in Beit Shemesh', 'Iranian missile on residential quarter west of Jerusalem leaves 9 dead'],
    [
      'Six American service members killed in attack on Port Shuaiba',
      'Pentagon: 6 troops dead in Iranian strike on Kuwait',
    ],
    [
      'Any ship that enters Hormuz will be set ablaze, says adviser to Guards commander',
      'Iran declares strait closed to shipping',
    ],
    [
      'Handala claims to have erased 200,000 devices at Stryker',
      'American medical technology maker reports disruption of Microsoft systems after Iran-linked hack',
    ],
    [
      'Prayer app in Iran pushes notices telling soldiers to lay down arms',
      "BadeSaba hacked: 'help has arrived', phones of Iranians read as bombs fall",
    ],
    [
      "Israel says it killed Iran's security chief Larijani and Basij commander",
      'Tehran confirms Ali Larijani was martyred',
      8,
    ],
    ['Pezeshkian mourns intelligence minister Khatib', "Israeli air strike kills Iran's spy minister"],
    [
      'Qatar reports extensive damage to Ras Laffan after Iranian missile',
      "World's largest LNG complex hit, Doha expels diplomats of Iran",
    ],
    [
      'About 180 injured as Iranian missiles strike Arad and Dimona',
      "Towns beside Israel's nuclear centre hit by Iran after interceptors fail",
    ],
    [
      "Commander of Guards' navy killed in Bandar Abbas, Israel announces",
      'Katz: Tangsiri, man behind Hormuz blockade, has been eliminated',
    ],
    [
      "Yemen's Houthis enter the war with missile fire on Israel",
      'Ansar Allah announces first attack on Zionist entity in support of Iran',
    ],
    ['Bridge near Karaj collapses in American strike, eight dead', "Trump shares footage of Iran's B1 bridge falling"],
    [
      'American fighter shot down over Iran, search under way for crew',
      'Iranian air defence downs F-15E, one airman recovered',
    ],
    [
      'Projectile lands by Bushehr reactor and kills employee',
      "IAEA: one dead near Iran's nuclear power station, radiation unchanged",
    ],
    [
      'Haifa home struck by Iranian missile, bodies of two recovered',
      'Two killed in Haifa as missile from Iran hits house',
    ],
    [
      'Trump suspends bombing of Iran for two weeks',
      'Ceasefire mediated by Pakistan: Tehran to let ships through Hormuz',
    ],
    ['Vance leaves Islamabad empty-handed after 21 hours', 'Iran and US fail to agree in Pakistan'],
    ['US Navy begins blockade of Iranian ports', 'Centcom: vessels bound to and from Iran will be stopped as of today'],
    [
      'US destroyer fires on Iranian freighter, Marines take control',
      'Tehran calls capture of cargo ship Touska armed piracy',
    ],
    [
      '254 killed in Israeli strikes across Lebanon hours after Iran truce',
      'Israel hammers Beirut and says ceasefire with Iran does not cover Hezbollah',
    ],
    [
      'Drone strikes edge of Barakah nuclear plant, generator burns',
      'UAE: fire outside reactor complex after drone attack, no leak',
    ],
    [
      'American helicopters destroy Iranian boats on first day of Hormuz escorts',
      'Operation to lead ships out of strait begins with clash as US hits fast craft of the Guards',
    ],
    [
      'Three dead and 58 injured in Emirates since Iran began firing, ministry says',
      'UAE gives first toll of Iranian attacks: 3 killed, dozens hurt',
    ],
    [
      'Black rain over Tehran after fuel depots burn',
      'Four die in strikes on oil stores in Tehran and Alborz, officials warn of toxic rain',
    ],
    [
      'Palestinian women killed in beauty salon by falling missile parts near Hebron',
      'Fragments of Iranian missile hit West Bank town, three women dead',
    ],
    [
      'Iran hangs Kouroush Keyvani for spying for Israel',
      'Iran carries out first execution on espionage charges since war began, man put to death as Mossad agent',
    ],
  ],
  different: [
    [
      'Iranian missile strikes Israeli oil refinery, three dead',
      'Israeli missile strikes Iranian oil refinery, three dead',
    ],
    ['Guards general killed in Damascus by Israeli strike', 'Guards general killed in Beirut by Israeli strike', 24],
    [
      'Iran launches 300 drones and missiles at Israel in overnight attack',
      'Iran launches 180 missiles at Israel in evening attack',
      30,
    ],
    [
      'Israel weighs strike on Iranian nuclear sites, US intelligence suggests',
      'Israel carries out strike on Iranian nuclear sites, US officials say',
      20,
    ],
    ['Iran denies it is sending negotiators to Islamabad', 'Iranian negotiators land in Islamabad', 26],
    [
      'Iran denies moving uranium out of Fordow before raid',
      'Iran begins moving centrifuges into mountain site near Natanz',
    ],
    [
      'Missile fired from Yemen lands near Ben Gurion airport',
      'Missile fired from Iran lands near Ben Gurion airport',
      24,
    ],
    [
      "Israeli strike on Tehran apartment kills Guards' intelligence chief",
      'Israeli strike on Tehran headquarters kills Basij chief',
      24,
    ],
    ['US sinks Iranian minelayers near Hormuz', 'US sinks Iranian fast boats near Hormuz', 30],
    ['US F-15E shot down by Iran, crew rescued', 'US Apache shot down by Iran, crew rescued', 30],
    ['Kuwaiti air defences shoot down three US jets by mistake', 'Iranian air defences shoot down US jet', 24],
    ['Israel kills Larijani in Tehran air strike', 'Israel kills Khatib in Tehran air strike', 24],
    [
      'Katz: Iran will pay a heavy price for hitting hospital',
      'Araghchi: Israel will pay a heavy price for hitting hospital',
    ],
    ['Brent tops $100 as US blockade of Iran begins', 'Brent slides under $95 on hopes of Iran deal', 30],
    ['Iran reopens Hormuz to all merchant ships', 'Iran reopens Hormuz to Chinese ships only', 28],
    ['Iranian drone hits Dubai airport', 'Iranian drone hits Kuwait airport'],
    [
      'QatarEnergy stops LNG output after Iranian attack',
      'QatarEnergy restarts LNG output stopped by Iranian attack',
      34,
    ],
    ['Ras Laffan gas complex hit by Iranian missile', 'South Pars gas complex hit by Israeli missile'],
    ['US-Iran talks in Rome put off', 'US-Iran talks in Rome get under way', 30],
    ['IAEA board censures Iran', 'IAEA chief arrives in Iran'],
    ['Iran and European powers meet in Istanbul', 'Iran and European powers meet in Geneva', 30],
    [
      'Two Israelis indicted for filming Haifa port for Iran',
      "Two Israelis indicted for filming Bennett's street for Iran",
    ],
    [
      'Iran puts two to death on charge of spying for Mossad',
      'Iran frees two French nationals held on charge of spying for Mossad',
    ],
    ['Britain charges three Iranians with spying', 'Iran charges two Britons with spying'],
    ['US sanctions Iraqi militia commanders tied to Iran', 'US strikes Iraqi militia commanders tied to Iran'],
    ['Trump prolongs pause in bombing of Iran', 'Trump ends pause in bombing of Iran', 24],
    ['Houthis announce halt to attacks on Israel', 'Houthis announce new attack on Israel', 24],
    ['Rockets from Lebanon hit Nahariya', 'Rockets from Lebanon hit Metula'],
    [
      'Israeli strike in Beirut kills Hezbollah chief of staff',
      'Israeli strike in Sanaa kills Houthi chief of staff',
      30,
    ],
    ['Bahrain says it intercepted 45 Iranian missiles', 'UAE says it intercepted 165 Iranian missiles'],
    ['Jordan shoots down Iranian drones in its airspace', "Jordan shoots down smugglers' drones on Syrian border"],
    ['Saudi Arabia condemns Israeli attack on Iran', 'Saudi Arabia condemns Iranian attack on Qatar', 30],
    ['Russia pulls staff out of Bushehr nuclear plant', 'Russia pulls staff out of embassy in Tel Aviv'],
    ['China tells citizens to leave Israel', 'China tells citizens to leave Iran', 20],
    ['Israel calls up reservists for Iran war', 'Israel sends reservists home as Iran war ends', 30],
    ['Israel rehearses for mass Iranian missile fire', 'Israel comes under mass Iranian missile fire'],
    ['Iran shows off Kheibar missile at parade', 'Iran uses Kheibar missile against Israel'],
    [
      'Tehran mourns General Soleimani, killed six years ago by US drone',
      'Tehran mourns Basij chief Soleimani, killed by Israeli strike',
    ],
    ['How Israeli jets destroyed a reactor in Iraq in 1981', 'Israeli jets bomb reactor in Iran'],
    ['Saudi Arabia intercepts Houthi missile', 'Saudi Arabia intercepts Iranian missile', 26],
    ['Ukraine says Shahed drones killed four in Kharkiv', 'UAE says Shahed drones killed three in Abu Dhabi'],
    ['Israeli drone strike in southern Lebanon kills two', 'Israeli drone strike in western Iran kills two'],
    ['Araghchi and Witkoff speak by phone', 'Araghchi and Kallas speak by phone'],
    ['Iran open to sending uranium to Russia', 'Iran rules out sending uranium to Russia', 30],
    ['Senate blocks Iran war powers resolution', 'House blocks Iran war powers resolution', 24],
    ['Strike on Tehran flat kills family of five', 'Strike on Tabriz flat kills family of five'],
    ['Israel says 60 jets took part in raid on Tehran', 'Israel says 20 jets took part in raid on Hamadan', 20],
    ['Hackers leak data of Israeli army staff', 'Hackers leak data of Iranian army staff'],
    ['Two tankers collide near Hormuz as signals are jammed', 'Two tankers hit by Iranian drones near Hormuz'],
    ['US Navy escorts tanker through Hormuz', 'Indian Navy escorts tanker through Hormuz'],
    ['Iran frees crew of MSC Aries', 'Iran seizes MSC Aries and crew', 34],
    [
      'Carrier Gerald Ford ordered to Middle East over Iran',
      'Carrier Abraham Lincoln ordered to Middle East over Iran',
      30,
    ],
    ['Girl in Negev badly hurt by debris of Iranian missile', 'Man in Jericho killed by debris of Iranian missile', 24],
    [
      'Israeli strike near Homs hit Iranian arms depot, Syria says',
      'Israeli strike near Aleppo hit Iranian arms depot, Syria says',
    ],
    ['Schools in Tehran shut over air strikes', 'Schools in Tehran shut over air pollution'],
    ['Israeli missile damages hospital in Kermanshah', 'Iranian missile damages hospital in Beersheba'],
    ["Pakistan's army chief in Tehran to mediate", "Pakistan's prime minister in Riyadh to mediate in Iran war"],
    ['Iran puts war dead at 610', 'Iran puts war dead at 1,060', 40],
    [
      "Israel claims control of the skies over Iran's capital",
      "Iran claims control of the skies over Israel's capital",
    ],
    [
      'Trump calls off strike on Iran at request of Gulf leaders',
      'Trump orders strike on Iran after drone hits container ship',
      30,
    ],
  ],
  cases: [
    [
      'Tehran rocked by dozens of blasts as Israel and United States begin bombardment',
      { type: 'military', urgency: 'critical', place: 'Tehran' },
    ],
    [
      'Iran answers with hundreds of drones and ballistic missiles on Israeli cities',
      { type: 'military', urgency: 'critical', place: 'Israel' },
    ],
    ['Supreme leader killed in air strike, Iranian state media confirm', { type: 'military', urgency: 'critical' }],
    [
      'Nine people killed by missile in Beit Shemesh, police say',
      { type: 'military', urgency: 'critical', place: 'Beit Shemesh' },
    ],
    [
      'At least 28 dead in Israeli air raid on district of Ahvaz',
      { type: 'military', urgency: 'critical', place: 'Ahvaz' },
    ],
    [
      'US submarine torpedoes Iranian frigate in Indian Ocean, scores missing',
      { type: 'military', urgency: 'critical' },
    ],
    [
      'Six US troops die as Iranian drone hits their post in Kuwait',
      { type: 'military', urgency: 'critical', place: 'Kuwait' },
    ],
    [
      'Two hurt by shrapnel as salvo from Iran reaches Kiryat Gat',
      { type: 'military', urgency: 'urgent', place: 'Kiryat Gat' },
    ],
    [
      'Israeli jets over Urmia, radar station destroyed, says army',
      { type: 'military', urgency: 'urgent', place: 'Urmia' },
    ],
    [
      'Loud bangs over Bandar Abbas, anti-aircraft fire seen',
      { type: 'military', urgency: 'urgent', place: 'Bandar Abbas' },
    ],
    [
      'Cargo vessel hit by projectile north of Ras al Khaimah, UKMTO reports',
      { type: 'military', urgency: 'urgent', place: 'Ras al Khaimah' },
    ],
    ['Pasdaran say missiles landed on Tel Nof air base', { type: 'military', urgency: 'urgent', place: 'Tel Nof' }],
    [
      'Basij checkpoint in Tehran struck from the air, three killed',
      { type: 'military', urgency: 'urgent', place: 'Tehran' },
    ],
    [
      'Elderly couple killed in Ramat Gan as cluster warhead bursts over suburb',
      { type: 'military', urgency: 'urgent', place: 'Ramat Gan' },
    ],
    [
      'Drones target Erbil airport, US consulate personnel in bunkers',
      { type: 'military', urgency: 'urgent', place: 'Erbil' },
    ],
    [
      'IDF intercepts three UAVs over Golan launched by Iraqi militia',
      { type: 'military', urgency: 'urgent', place: 'Golan' },
    ],
    [
      'Guards colonel killed by drone in Isfahan, Israel suspected',
      { type: 'military', urgency: 'urgent', place: 'Isfahan' },
    ],
    [
      'Debris of Iranian missile kills worker in Abu Dhabi',
      { type: 'military', urgency: 'urgent', place: 'Abu Dhabi' },
    ],
    ['Centcom: mine-laying craft sunk off Qeshm', { type: 'military', urgency: 'urgent', place: 'Qeshm' }],
    [
      'Houthi missile shot down on way to Beersheba, alarms across the south',
      { type: 'military', urgency: 'urgent', place: 'Beersheba' },
    ],

    ['Crush at stadium in Mashhad leaves fans injured', null],
    ['Two dead as marquee collapses at wedding in Shiraz', null],
    ['Seven hurt when balcony of banquet hall in Netanya falls', null],
    ['Veterans gather in Ahvaz 45 years after Iraqi invasion', null],
    ['Iranian wrestlers crush United States for world gold', null],
    ['Israel strike late to sink Norway in World Cup qualifier', null],
    ['Tractor hammer Zob Ahan to stay top of Persian Gulf League', null],
    ['Book review: the last shah and his generals', null],
    ['On this day in 1988: US cruiser shoots down Iran Air flight 655', null],
    ['Kyiv endures heaviest Shahed attack in weeks', null],
    ['Thai and Cambodian troops exchange rocket fire on border', null],
    ['Israeli troops kill two Palestinians in Jenin raid', null],
    ['Drone attack on El Fasher hospital in Sudan kills dozens', null],
    ['Doctors strike in Tel Aviv enters second week', null],
    ['Teachers strike in Isfahan over unpaid wages', null],
    ['Explosion at coal mine in Tabas kills 30', null],
    ['Haifa port workers find Second World War mine, navy blows it up', null],
    ['Siren test on Tuesday is for earthquake exercise, residents told', null],
    ['Arcade classic about shooting down missiles gets a remake', null],
    ["Israel's Eurovision singer climbs in the odds", null],

    [
      "Iran and US hold 'constructive' round in Geneva, Oman says",
      { type: 'diplomatic', urgency: 'medium', place: 'Geneva' },
    ],
    ['Tehran bars UN inspectors from bombed enrichment plants', { type: 'diplomatic', urgency: 'high' }],
    ["Iran's parliament moves to quit non-proliferation treaty", { type: 'diplomatic', urgency: 'high' }],
    ["US Treasury sanctions 30 tankers of Iran's shadow fleet", { type: 'economic', urgency: 'high' }],
    ['Oil slides 10% as US and Iran agree to truce', { type: 'economic', urgency: 'high' }],
    [
      'Refugee agency: families pour out of Tehran as bombs fall',
      { type: 'humanitarian', urgency: 'high', place: 'Tehran' },
    ],
    [
      'Teenager from Tiberias charged with tasks for Iranian agent',
      { type: 'intelligence', urgency: 'medium', place: 'Tiberias' },
    ],
    ['Mobile internet cut across Iran as strikes go on', { type: 'cyber', urgency: 'high', place: 'Iran' }],
    ['Hackers tied to Tehran break into US water utility', { type: 'cyber', urgency: 'high' }],
    ['Israel cyber directorate warns public of Iranian phishing', { type: 'cyber', urgency: 'medium' }],
    [
      'Fordow tunnel mouths filled with soil, satellite images show',
      { type: 'intelligence', urgency: 'medium', place: 'Fordow' },
    ],
    ['Asian refiners scramble for crude as Hormuz stays shut', { type: 'economic', urgency: 'high', place: 'Hormuz' }],
    ['Guterres urges Tehran and Jerusalem to step back from the brink', { type: 'diplomatic', urgency: 'medium' }],
    ['Trump tells Tehran to sign by Friday or face bombs', { type: 'diplomatic', urgency: 'high' }],
    ['Hezbollah leader says group will not stay neutral if Iran is attacked', { type: 'diplomatic', urgency: 'high' }],
    [
      'Explainer: what is the Arak heavy-water reactor and why did Israel bomb it?',
      { type: 'military', urgency: 'low', place: 'Arak' },
    ],
    ['Minab buries its schoolgirls', { type: 'humanitarian', urgency: 'medium', place: 'Minab' }],
    ['Muscat, Rome, Geneva: a timeline of US-Iran talks', { type: 'diplomatic', urgency: 'low' }],
    ["Qatar expels Iran's military attaches", { type: 'diplomatic', urgency: 'high', place: 'Qatar' }],
    ['Guards begin three-day missile drill in Gulf amid US build-up', { type: 'military', urgency: 'medium' }],
  ],
};
