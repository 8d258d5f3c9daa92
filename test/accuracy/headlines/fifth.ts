import type { Batch } from './headline.ts';

/** The whole span from April 2024 on, in the voices of many newsrooms. Written without sight of the rules: a hold-out. */
export const fifth: Batch = {
  same: [
    // April to October 2024
    [
      'Consulate annex in Damascus flattened, Quds Force general Zahedi among dead',
      'Israeli jets level building beside Iran’s embassy in Syria, top Guards officer killed',
      3,
    ],
    [
      'Commandos rope down from helicopter onto MSC Aries',
      'IRGC navy takes Israeli-linked container ship near Hormuz',
      2,
    ],
    [
      'Jordan brings down drones bound for Israel',
      'Amman: our air force fired on Iranian UAVs that entered the kingdom’s skies',
      5,
    ],
    [
      'Seven-year-old girl badly hurt by shrapnel in Negev during Iranian attack',
      'Bedouin child fights for life after debris of missile from Iran lands on family home',
      6,
    ],
    [
      'Blasts near Isfahan, Tehran shrugs off “a few quadcopters”',
      'Israel hits back at Iran with limited strike in centre of country, US officials say',
      4,
    ],
    [
      'Haniyeh assassinated in Tehran guesthouse hours after inauguration',
      'Head of Hamas political bureau killed in Iranian capital, Islamic Republic points at Mossad',
      3,
    ],
    [
      'Worker from Gaza killed in Jericho by falling piece of Iranian missile',
      'Only death of Tuesday’s salvo is a Palestinian in the West Bank',
      12,
    ],
    [
      'Dozens of craters at Nevatim, satellite photos show',
      'Images from space reveal damage Iran’s barrage did to Israeli F-35 airfield',
      8,
    ],
    [
      'Nasrallah buried under rubble of Dahiyeh headquarters, Hezbollah confirms',
      'Hezbollah admits its secretary-general is dead',
      1,
    ],
    [
      'Thousands wounded as pagers blow up across Lebanon',
      'Iranian ambassador loses eye when Hezbollah communication devices explode at the same moment',
      5,
    ],
    // The war of June 2025
    [
      'Salami, head of the Guards, dies in opening blow of Rising Lion',
      'Israel eliminates IRGC commander-in-chief in first hour of campaign',
      4,
    ],
    [
      'Sixty dead, 20 of them children, as housing block collapses in Tehran',
      'Israeli bomb brings down residential tower in Iranian capital, scores of civilians perish',
      10,
    ],
    [
      'Weizmann Institute laboratories go up in flames',
      'Cancer researchers in Rehovot see years of work burn after Iranian hit',
      12,
    ],
    [
      'Projectile comes down by Israeli defence ministry headquarters',
      'Area of Kirya compound in Tel Aviv hit in first Iranian reprisal',
      2,
    ],
    [
      'Facades torn off high-rises in Ramat Gan',
      'Iranian warhead lands among towers east of Tel Aviv, dozens treated',
      3,
    ],
    [
      'Three Red Crescent rescuers martyred on duty in Tehran',
      'Israeli missile hits ambulance in Iranian capital, aid workers die',
      5,
    ],
    [
      'Shamkhani alive despite reports of his death',
      'Khamenei’s adviser, believed slain in Israeli raid, turns out to have survived',
      9,
    ],
    [
      '“They don’t know what they’re doing”: Trump fumes at both sides over broken truce',
      'US president swears on camera about Israel and Iran violating ceasefire',
      1,
    ],
    [
      'Netanyahu calls back jets after phone call from Trump',
      'Israeli planes on way to Iran turn round at White House request',
      2,
    ],
    [
      'Internet all but dead across Iran on sixth day of war',
      'Iranians cut off from the web, connectivity at three percent of normal, monitors say',
      3,
    ],
    [
      'Bank Sepah customers locked out of accounts',
      'Hackers boast of destroying data at lender used by Iran’s Guards',
      2,
    ],
    ['Ben Gurion closed until further notice', 'Israel shuts its main airport and El Al moves fleet abroad', 2],
    [
      'First Indian students land in Delhi after leaving Iran via Yerevan',
      'Flight with pupils evacuated from Tehran through Armenia touches down in Indian capital',
      4,
    ],
    ['Queues at Astara as foreigners flee bombing', 'Hundreds leave Iran by land for Azerbaijan', 6],
    [
      'Stealth bombers home at Whiteman after 37 hours in the air',
      'Crews who hit Fordow welcomed back at Missouri base',
      3,
    ],
    [
      'Leaked Pentagon paper: nuclear programme set back only months',
      'Early US assessment doubts Iran’s enrichment sites were destroyed',
      5,
    ],
    [
      'Grossi: Iran could spin centrifuges again within months',
      'UN atomic chief says Tehran able to restart enrichment before year is out',
      7,
    ],
    [
      'Schools in Israel to reopen as army lifts limits',
      'Home Front Command ends wartime restrictions following truce with Tehran',
      3,
    ],
    [
      'First international flight lands at Imam Khomeini airport since war',
      'Tehran’s gateway to the world reopens after weeks of closure',
      4,
    ],
    [
      'Pezeshkian hurt in leg while escaping Israeli raid on bunker, agency says',
      'Iran’s president was slightly injured in June bombing of security council meeting, Fars reports',
      6,
    ],
    // Diplomacy and sanctions
    [
      'Emirati envoy hands Trump’s letter to Araghchi',
      'Message from US president reaches Tehran by way of UAE diplomat',
      3,
    ],
    [
      'Canberra throws out Iranian ambassador over synagogue fire',
      'Australia says Guards directed antisemitic arson, orders envoy to leave',
      2,
    ],
    [
      'Cairo: Araghchi and Grossi shake hands on resuming inspections',
      'Iran and IAEA sign framework in Egypt for return of monitors',
      3,
    ],
    [
      'Bid by Moscow and Beijing to put off UN penalties on Iran falls short',
      'Security Council votes down Russian-Chinese draft, clearing way for snapback',
      2,
    ],
    [
      'Dollar fetches 1.1 million rials in Tehran bazaar',
      'Iranian currency sinks to all-time low as UN sanctions return',
      4,
    ],
    [
      'Washington blacklists Shandong “teapot” over purchases from Tehran',
      'Chinese refinery put under US sanctions for buying Iranian crude',
      3,
    ],
    [
      'Cécile Kohler and Jacques Paris walk out of Evin',
      'Two French nationals held three years as Mossad agents freed in Iran',
      2,
    ],
    ['Americans told to get out of Iran at once', 'State Department urges US citizens: leave Islamic Republic now', 2],
    ['Senators throw out bid to rein in Trump on Iran', 'War powers resolution on Iran fails in US upper house', 2],
    [
      'Spain bars American planes from Rota and Morón',
      'Madrid tells US its bases are off limits for raids against Tehran',
      5,
    ],
    [
      'Vance lands in Islamabad to face Ghalibaf',
      'US vice-president in Pakistan for direct talks with speaker of Iranian parliament',
      3,
    ],
    [
      'Lebanese and Israeli envoys sit down at State Department',
      'Beirut and Jerusalem hold first direct talks in decades in Washington',
      4,
    ],
    // Spies and hackers
    [
      'Iron Dome reservist passed footage to Tehran, Shin Bet says',
      'Air defence soldier charged in Israel with sending clips of interceptor system to Iranian handler',
      4,
    ],
    [
      'Employee of Iran’s atomic body put to death for betraying colleague',
      'Judiciary in Tehran hangs man accused of giving Mossad details of slain nuclear scientist',
      3,
    ],
    [
      'Stryker’s computers wiped, hospitals wait for supplies',
      'US medical device maker paralysed by hackers who back Iran',
      6,
    ],
    [
      'Billboards and phones in Israel show fake messages from Home Front Command',
      'Iranian hackers suspected after Israelis receive bogus text alerts',
      3,
    ],
    // Yemen, Iraq, Lebanon
    [
      'Houthi prime minister al-Rahawi dies in Sanaa raid',
      'Israel wipes out head of Yemen rebel government and several ministers',
      8,
    ],
    [
      'Bulk carrier goes down in Red Sea after two days of Houthi assault',
      'Eternity C sinks off Hodeidah, seafarers missing',
      5,
    ],
    [
      'Arrivals hall of Ramon airport hit by UAV from Yemen',
      'Flights halted near Eilat as Houthi drone crashes into terminal',
      2,
    ],
    [
      'Crater beside Terminal 3 after Houthi missile gets through',
      'Rocket from Yemen lands on edge of Israel’s biggest airport, airlines cancel',
      3,
    ],
    [
      'Tabatabai, Hezbollah’s number two, killed in Haret Hreik',
      'Israel takes out Lebanese group’s chief of staff in Beirut apartment',
      3,
    ],
    ['Several US personnel hurt at Ain al-Asad', 'Rockets wound American troops at base in western Iraq', 5],
    // The war of 2026 and after
    [
      'Girls’ school in Minab bombed, over 100 pupils dead',
      'Southern Iran mourns children killed in their classrooms on first day of war',
      20,
    ],
    ['Assembly of Experts picks Mojtaba Khamenei', 'Slain leader’s son becomes Iran’s new Supreme Leader', 2],
    [
      'QatarEnergy stops LNG output as drones reach Ras Laffan',
      'World’s largest gas export plant offline after Iranian attack',
      4,
    ],
    [
      'Passengers run as debris falls on Dubai concourse',
      'Planet’s busiest airport for foreign travel shuts after Iranian drones intercepted overhead',
      2,
    ],
    [
      'Kuwaiti air defences down three F-15s by mistake',
      'American jets lost to friendly fire in Gulf emirate, all crew eject safely',
      4,
    ],
    ['Frigate Dena torpedoed in Indian Ocean, dozens missing', 'US submarine sinks Iranian warship off Sri Lanka', 3],
    ['RAF Akrotiri hit by Shahed', 'Drone strikes runway at British base in Cyprus, families moved out', 4],
    [
      'NATO destroys Iranian missile heading for Turkey',
      'Ankara: ballistic projectile shot down by alliance over eastern Mediterranean',
      2,
    ],
    [
      'Nakhchivan terminal struck by UAVs, Baku furious',
      'Azerbaijan summons Iranian envoy after drones hit airport in exclave',
      5,
    ],
    [
      'Katz announces elimination of Larijani',
      'Iran’s security chief dead in overnight strike, Israel’s defence minister says',
      1,
    ],
    ['Dozens hurt in Dimona as missile evades defences', 'Town near Israel’s nuclear reactor takes hit from Iran', 2],
    ['Bomblets scattered over Or Yehuda', 'Iran used cluster warhead on Tel Aviv suburb, IDF claims', 4],
    [
      'Missing F-15 airman plucked from Iranian mountains',
      'American commandos rescue weapons officer two days after jet went down in Iran',
      3,
    ],
    [
      'Kharg under fire: Americans bomb bunkers, spare the jetties',
      'US raids military sites on Iran’s main oil export island',
      3,
    ],
    ['Bahraini water plant damaged by drone', 'Manama accuses Tehran of hitting desalination station', 3],
    ['Cloud servers in Emirates knocked out by “objects”', 'Amazon says drones struck its data centres in UAE', 9],
    [
      'CENTCOM begins turning back ships bound for Bandar Abbas and other harbours',
      'American blockade of Iran’s coast takes effect',
      2,
    ],
    ['Guards make tankers pay for passage through strait', 'Tehran starts charging toll in Hormuz', 8],
    [
      'IEA members to tap 400 million barrels of emergency stocks',
      'Record release from strategic oil reserves agreed to ease Hormuz shock',
      3,
    ],
    [
      'War risk cover for Gulf voyages three times dearer than a week ago',
      'Insurers triple premiums for ships using Hormuz',
      6,
    ],
    [
      'Brent posts biggest daily gain in three years after Israel bombs Iran',
      'Traders bid crude up by a tenth on news of strikes on Tehran',
      5,
    ],
    [
      'Lufthansa drops Tel Aviv and Tehran until end of month',
      'German airline suspends services to Israel and Iran',
      3,
    ],
    [
      'BREAKING: Missile launches from Iran detected, millions of Israelis told to enter shelters',
      'Sirens wail from Galilee to Negev as Islamic Republic opens fire',
      1,
    ],
    [
      '⚡ Resistance front: operation deep in occupied Haifa, naval base in flames',
      'Hezbollah drones hit Israeli navy facility in Haifa, fire reported',
      2,
    ],
    ['Golestan Palace windows blown out', 'UNESCO site in Tehran damaged by blast wave of Israeli strike', 8],
    [
      'Elderly couple die in Ramat Gan bomb shelter',
      'Husband and wife in their seventies are latest Israeli fatalities of Iranian fire',
      6,
    ],
  ],
  different: [
    // Who does it to whom
    ['Israeli drone attacks Iranian tanker in Mediterranean', 'Iranian drone attacks Israeli tanker in Mediterranean'],
    [
      'Israel tells staff of Iran’s state broadcaster to evacuate',
      'Iran tells staff of Israel’s Channel 14 to evacuate',
      4,
    ],
    ['Israel orders people out of Tehran’s District 3', 'Iran orders people out of Tel Aviv’s north', 5],
    [
      'Hezbollah’s Qassem warns Israel against attacking Iran',
      'Israel warns Hezbollah’s Qassem against joining Iran',
      8,
    ],
    ['Tehran court jails European for spying for Israel', 'Jerusalem court jails man for spying for Iran', 6],
    ['Cyberattack knocks out petrol stations in Iran', 'Cyberattack knocks out water pumps in Israel', 5],
    ['School in Minab hit in air raid', 'School in Petah Tikva hit in missile attack', 6],
    ['Iran counts 1,060 dead after 12 days of war', 'Israel counts 28 dead after 12 days of war', 3],
    [
      'Rights group calls bombing of Evin prison a war crime',
      'Rights group calls bombing of Soroka hospital a war crime',
      10,
    ],
    [
      'Israeli soldier killed by Hezbollah fire in Maroun al-Ras',
      'Hezbollah fighter killed by Israeli fire in Maroun al-Ras',
      5,
    ],
    ['Iranian envoy leaves Canberra after expulsion', 'Australian envoy leaves Tehran after expulsion', 9],
    ['Macron phones Pezeshkian about nuclear file', 'Macron phones Netanyahu about Iran’s nuclear file', 4],
    [
      'Iranian exiles in Los Angeles rally for strikes on Tehran',
      'Iranian exiles in Los Angeles rally against strikes on Tehran',
      7,
    ],
    ['Israel claims full control of Tehran skies', 'Iran claims full control of Tel Aviv skies', 12],
    // Another place
    ['Air raid sirens in Haifa after launch from Iran', 'Air raid sirens in Ashkelon after launch from Yemen', 3],
    ['Flat explodes in Qom, officials blame gas leak', 'Flat explodes in Bandar Abbas, officials blame gas leak', 11],
    [
      'Iranian missiles strike Camp Arifjan in Kuwait',
      'Iranian missiles strike Fifth Fleet headquarters in Bahrain',
      2,
    ],
    ['Falling debris kills one in Abu Dhabi', 'Falling debris kills one in Dubai', 5],
    ['Israel bombs port of Hodeidah', 'Israel bombs port of Salif', 12],
    ['Israeli jets hit Parchin complex', 'Israeli jets hit Khojir complex', 7],
    ['Bridge on Tehran–Karaj motorway bombed', 'Railway bridge near Kashan bombed', 9],
    ['Israel completes wave of strikes in western Iran', 'Israel completes wave of strikes in Tehran', 8],
    ['Debris of Iranian missile falls in Hatay', 'Debris of Iranian missile falls in Gaziantep', 30],
    ['Israeli strike near Tyre kills five', 'Israeli strike near Nabatieh kills five', 6],
    ['Israel hits defence ministry in Damascus', 'Israel hits hilltop near presidential palace in Damascus', 20],
    ['E3 diplomats meet Iranians in Istanbul', 'E3 diplomats meet Iranians in Geneva', 40],
    ['Iranian missile falls in open ground near Arad', 'Iranian missile falls in middle of Beersheba', 4],
    [
      'Satellite photos show tunnels at Isfahan sealed with earth',
      'Satellite photos show digging at mountain near Natanz',
      20,
    ],
    ['Spy for Mossad hanged in Urmia', 'Spy for Mossad hanged in Qom', 30],
    ['Oil depot in Shahran burns after Israeli raid', 'Oil depot in Ashdod burns after Iranian raid', 6],
    // Another person or thing
    ['IRGC aerospace chief Hajizadeh killed by Israel', 'IRGC intelligence chief Kazemi killed by Israel', 44],
    [
      'Israel says it killed head of Quds Force’s Palestine branch in Qom',
      'Israel says it killed Quds Force arms smuggler in western Iran',
      6,
    ],
    ['US Navy downs eight Houthi drones in Red Sea', 'US Navy loses Super Hornet in Red Sea', 10],
    ['US sanctions Chinese port for taking Iranian oil', 'China denounces US sanctions over Iranian oil', 14],
    ['Iran denies asking Washington for talks', 'Iran denies plotting to kill Trump', 5],
    [
      'Hackers leak emails of Trump aides, Iran suspected',
      'Hackers leak records of Israeli hospital, Iran suspected',
      12,
    ],
    ['House rejects limits on Trump’s Iran war', 'Senate rejects limits on Trump’s Iran war', 24],
    ['NATO chief praises Trump for hitting Fordow', 'Senate Democrats attack Trump for hitting Fordow', 6],
    ['Russia condemns US raid on Fordow', 'Russia pulls engineers out of Bushehr', 9],
    ['Trump calls Khamenei an easy target', 'Netanyahu says removing Khamenei would end the conflict', 20],
    ['Emirates cancels flights to Tehran', 'Air France cancels flights to Tel Aviv', 5],
    // Threat, plan or drill against deed
    ['E3 threaten to trigger snapback by end of August', 'E3 trigger snapback', 200],
    ['IEA says it stands ready to release oil stocks', 'IEA releases oil stocks', 40],
    ['Iran tests new solid-fuel missile', 'Iran fires new solid-fuel missile at Israel', 30],
    ['Iran holds air defence drill around Natanz', 'Iran’s air defences around Natanz fire at intruders', 28],
    ['B-52s fly over Gulf in show of force to Iran', 'B-52s bomb missile base on Iran’s Gulf coast', 40],
    ['Israel weighs hitting Iran’s oil sites', 'Israel hits Iran’s oil sites', 20],
    [
      'Hezbollah threatens to reply to killing of Tabatabai',
      'Hezbollah replies to killing of Tabatabai with rockets',
      30,
    ],
    ['Trump sets Tuesday deadline for bombing Iran’s power plants', 'Trump bombs Iran’s power plants', 30],
    ['Guards threaten to sow mines in Hormuz', 'Guards sow mines in Hormuz', 24],
    [
      'Magen David Adom rehearses for missile strike on Jerusalem',
      'Magen David Adom treats wounded of missile strike on Jerusalem',
      26,
    ],
    [
      'Majlis weighs death penalty for filming missile impacts',
      'Majlis passes death penalty for spying for Israel',
      48,
    ],
    // Begin, end, another stage
    ['Iran says its attack on Israel is under way', 'Iran says its attack on Israel is over', 7],
    [
      'Houthis announce halt to attacks on Israeli shipping',
      'Houthis announce return to attacks on Israeli shipping',
      72,
    ],
    ['Qatar halts LNG exports over Iran war', 'Qatar restarts LNG exports as Iran war ends', 60],
    [
      'Carrier Lincoln enters Arabian Sea amid Iran crisis',
      'Carrier Lincoln leaves Arabian Sea as Iran crisis ebbs',
      90,
    ],
    [
      'US embassy in Beirut evacuated over Iran tension',
      'US embassy in Beirut back at full staff as Iran tension fades',
      80,
    ],
    ['US naval blockade of Iran comes into force', 'US naval blockade of Iran lifted', 96],
    ['Vance arrives in Islamabad hoping for deal with Iran', 'Vance leaves Islamabad without deal with Iran', 26],
    ['Pakistan hosts first round of Iran-US talks', 'Pakistan hosts second round of Iran-US talks', 150],
    ['Two-week truce between US and Iran announced', 'Two-week truce between US and Iran runs out', 330],
    ['Rial plunges to record low on war fears', 'Rial rebounds from record low on truce', 50],
    ['Majlis passes bill to cut ties with IAEA', 'Pezeshkian signs law cutting ties with IAEA', 160],
    ['Grossi invited to Tehran', 'Grossi barred from Tehran', 60],
    [
      'Lebanese cabinet orders army to draw up plan to disarm Hezbollah',
      'Lebanese army presents plan to disarm Hezbollah',
      90,
    ],
    ['Israel calls up reservists for war with Iran', 'Israel sends reservists home after war with Iran', 90],
    ['Azerbaijan withdraws diplomats from Tehran', 'Azerbaijan’s diplomats return to Tehran', 90],
    ['El Al grounds flights as Iran attacks', 'El Al launches rescue flights for stranded Israelis', 50],
    ['Funeral of Iran’s slain leader put off', 'Millions attend funeral of Iran’s slain leader', 40],
    ['Indian tanker allowed through Hormuz by Iran', 'Indian tanker turned back in Hormuz by Iran', 24],
    ['Quds Force chief Ghaani feared dead in Israeli strike', 'Quds Force chief Ghaani appears at Tehran rally', 60],
    ['Iran says jailed Mossad agent will hang', 'Iran’s supreme court spares jailed Mossad agent', 50],
    // Once more, later
    ['Israeli planes strike Sanaa airport', 'Israeli planes strike Sanaa airport again, destroying last aircraft', 60],
    ['Third Iranian salvo of the night aimed at Tel Aviv', 'Fifth Iranian salvo of the day aimed at Tel Aviv', 14],
    ['Crude passes $100 on Gulf war', 'Crude passes $120 on Gulf war', 60],
    ['Strike on Hezbollah arms store in Bekaa', 'New strike on Hezbollah arms store in Bekaa', 48],
    ['Shin Bet charges man from Tiberias with aiding Iran', 'Shin Bet charges soldier from Holon with aiding Iran', 30],
    [
      'Earthquake shakes Semnan, officials rule out nuclear test',
      'Blasts shake Semnan as Israel bombs rocket site',
      20,
    ],
    ['Iranian drone shot down over Dead Sea', 'Iranian drone shot down over Golan', 9],
    ['A year on, Bat Yam remembers its dead of Iranian missile', 'Bat Yam counts its dead after Iranian missile', 20],
  ],
  cases: [
    // Critical
    [
      'At least 14 dead as Israeli bomb flattens apartment building in Hamadan',
      { type: 'military', urgency: 'critical', place: 'Hamadan' },
    ],
    [
      'Iranian missile crashes into shelter in Ashdod, killing twelve',
      { type: 'military', urgency: 'critical', place: 'Ashdod' },
    ],
    [
      'Barrage of 150 Iranian missiles batters central Israel',
      { type: 'military', urgency: 'critical', place: 'Israel' },
    ],
    [
      'Israel opens war on Iran with raids on dozens of bases and the homes of generals',
      { type: 'military', urgency: 'critical', place: 'Iran' },
    ],
    [
      'Two marines killed by Iranian missile in Bahrain, first American dead of the war',
      { type: 'military', urgency: 'critical', place: 'Bahrain' },
    ],
    // Urgent
    [
      'Israeli drone kills two Guards officers in car near Khorramabad',
      { type: 'military', urgency: 'urgent', place: 'Khorramabad' },
    ],
    [
      'Iranian missile lands among hotels in Eilat, three lightly wounded',
      { type: 'military', urgency: 'urgent', place: 'Eilat' },
    ],
    [
      'Blasts and anti-aircraft fire over Shiraz as Israeli jets return',
      { type: 'military', urgency: 'urgent', place: 'Shiraz' },
    ],
    [
      '⚡ Launches from Iran detected, sirens in Beersheba',
      { type: 'military', urgency: 'urgent', place: 'Beersheba' },
    ],
    // High
    ['Pentagon orders third carrier group to Gulf in standoff with Tehran', { type: 'military', urgency: 'high' }],
    ['Israel calls up 30,000 reservists in case Iran attacks', { type: 'military', urgency: 'high', place: 'Israel' }],
    [
      'Islamic Republic formally quits nuclear Non-Proliferation Treaty',
      { type: 'diplomatic', urgency: 'high', place: 'Iran' },
    ],
    ['Netanyahu threatens Tehran with “price it cannot imagine”', { type: 'diplomatic', urgency: 'high' }],
    [
      'Araghchi: any Israeli adventure will be met with crushing reply',
      { type: 'diplomatic', urgency: 'high', place: 'Iran' },
    ],
    ['Crude leaps 11 percent as tankers shun Hormuz', { type: 'economic', urgency: 'high' }],
    ['EU slaps sanctions on Iranian oil ministry and national tanker company', { type: 'economic', urgency: 'high' }],
    // Medium
    [
      'Omani foreign minister in Tehran to prepare new round with Washington',
      { type: 'diplomatic', urgency: 'medium', place: 'Tehran' },
    ],
    ['Japan appeals to Israel and Iran for calm', { type: 'diplomatic', urgency: 'medium', place: 'Japan' }],
    [
      'Argentina voices solidarity with Israel after Iranian missile fire',
      { type: 'diplomatic', urgency: 'medium', place: 'Argentina' },
    ],
    ['Couple from Lod held on suspicion of spying for Iran', { type: 'intelligence', urgency: 'medium', place: 'Lod' }],
    [
      'Three detained in Yazd, accused of sending coordinates to Mossad',
      { type: 'intelligence', urgency: 'medium', place: 'Yazd' },
    ],
    [
      'Finance ministry in Jerusalem puts cost of Iran war at 20 billion shekels',
      { type: 'economic', urgency: 'medium' },
    ],
    [
      'Families bombed out of homes in Ahvaz by Israeli raids sleep in mosques',
      { type: 'humanitarian', urgency: 'medium', place: 'Ahvaz' },
    ],
    [
      'Haifa volunteers feed residents who lost homes to Iranian missiles',
      { type: 'humanitarian', urgency: 'medium', place: 'Haifa' },
    ],
    [
      'Israel’s cyber directorate warns of phishing wave by Iranian hackers',
      { type: 'cyber', urgency: 'medium', place: 'Israel' },
    ],
    ['Iran restores internet weeks after wartime shutdown', { type: 'cyber', urgency: 'medium', place: 'Iran' }],
    // Low
    ['Analysis: Why Iran’s air defences failed against Israel', { type: 'military', urgency: 'low' }],
    ['Analysis: How long can Israel’s stock of interceptors last against Iran?', { type: 'military', urgency: 'low' }],
    [
      'Explainer: What the Strait of Hormuz means for oil prices as Iran war drags on',
      { type: 'economic', urgency: 'low' },
    ],
    ['Can Europe still rescue a nuclear deal with Iran? Five experts answer', { type: 'diplomatic', urgency: 'low' }],
    ['Profile: Handala, the hackers Iran sends against Israel', { type: 'cyber', urgency: 'low' }],
    ['Iran war widens rift among Republicans before midterms', { type: 'other', urgency: 'low' }],
    // Not of the subject
    ['Missile of a free kick sends Esteghlal top in Tehran derby', null],
    ['Maccabi Tel Aviv sign Brazilian striker', null],
    ['Dockers strike at Haifa port over pay', null],
    ['Spy thriller set in Tehran returns for third season', null],
    ['Exhibition of Safavid carpets opens in Isfahan', null],
    ['Rescue teams in Tiberias hold earthquake drill', null],
    ['Firefighters in Assaluyeh rehearse for chemical spill', null],
    ['Ukraine says it downed 60 Shahed drones over Odesa', null],
    ['Israeli tanks push into Khan Younis, 15 Palestinians killed', null],
    ['Netanyahu back in witness stand in corruption trial', null],
    ['Iranian lawmakers debate hijab penalties', null],
    ['Coach crash on Tehran–Qom motorway kills nine', null],
    ['Forty-five years on, former hostages recall siege of US embassy in Tehran', null],
    ['Israel remembers fallen of Yom Kippur war', null],
    ['Modi and Starmer sign trade pact, also discuss Iran', null],
    ['Opinion: Israel’s housing market is broken', null],
    ['Drought forces offices in Tehran to close', null],
    ['Sudanese army bombs El Fasher as ceasefire talks fail', null],
  ],
};
