import type { ArchiveRow } from '../../archive-row.ts';

export const archive2024: ArchiveRow[] = [
  {
    date: '2024-01-15',
    title: 'Iranian missiles strike Erbil; Tehran says target was a Mossad site',
    summary:
      "Iran's Revolutionary Guards said ballistic missiles destroyed an Israeli spy headquarters in Iraqi Kurdistan. Kurdish authorities reported civilian deaths, among them businessman Peshraw Dizayee, and condemned the strike; Baghdad protested a breach of its sovereignty.",
    location: 'Erbil, Iraq',
    place: { lat: 36.19, lon: 44.01 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['iq', 'il'], country: 'iq' },
    figures: [
      { what: 'civilians killed', value: 'at least 4', by: 'Kurdistan Region Security Council' },
      { what: 'injured', value: '6', by: 'Kurdistan Region Security Council' },
    ],
    sources: [
      {
        name: 'The Age',
        url: 'https://www.theage.com.au/world/middle-east/iranian-revolutionary-guards-attacks-spy-headquarters-in-iraq-20240116-p5exn0.html',
        origin: 'Reuters',
      },
      {
        name: 'Hindustan Times',
        url: 'https://www.hindustantimes.com/world-news/iran-launches-missile-at-israels-espionage-centers-in-iraq-101705362666391.html',
        origin: 'Reuters',
      },
      {
        name: 'NDTV',
        url: 'https://www.ndtv.com/world-news/iran-launches-missile-attacks-on-terrorist-targets-in-syria-4870264',
      },
      { name: 'WE News', url: 'https://en.wenews.pk/irans-irgc-claims-missile-strikes-on-spy-headquarters-in-iraq/' },
    ],
  },
  {
    date: '2024-01-20',
    title: 'Strike on Damascus building kills Iranian Guards members; Iran blames Israel',
    summary:
      "A building in the Mazzeh district used by Iranian advisers was destroyed. Iran's Revolutionary Guards named four dead advisers, later reports gave five Guards members killed; Israel did not comment.",
    location: 'Damascus, Syria',
    place: { lat: 33.5, lon: 36.25 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'], country: 'sy' },
    figures: [
      { what: 'Guards members killed', value: '5', by: 'Iran, via AFP' },
      { what: 'killed in total', value: '10', by: 'Syrian Observatory for Human Rights' },
    ],
    sources: [
      {
        name: 'Al Arabiya English',
        url: 'https://english.alarabiya.net/News/middle-east/2024/01/20/Syrian-state-media-report-likely-Israeli-attack-on-residential-building-in-Damascus',
      },
      {
        name: 'Khaleej Times',
        url: 'https://www.khaleejtimes.com/world/mena/israeli-strike-on-damascus-kills-four-iranian-revolutionary-guards',
        origin: 'Reuters',
      },
      {
        name: 'The National Herald',
        url: 'https://www.thenationalherald.com/an-israeli-airstrike-on-the-syrian-capital-killed-at-least-4-iranian-advisers-officials-say/',
        origin: 'AP',
      },
    ],
  },
  {
    date: '2024-01-29',
    title: 'Iran executes four men convicted of a Mossad-linked plot in Isfahan',
    summary:
      "Iran's judiciary said four men were put to death for planning, on behalf of Israel's Mossad, to bomb a Defence Ministry site in Isfahan in 2022. They had been arrested in July 2022 and sentenced in September 2023.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'intelligence',
    urgencyLevel: 'high',
    statement: { kind: 'arrest', reality: 'done', by: ['ir'], on: ['il'], country: 'ir' },
    figures: [{ what: 'executed', value: '4', by: 'Mizan, Iranian judiciary' }],
    sources: [
      {
        name: 'Khaleej Times',
        url: 'https://www.khaleejtimes.com/world/mena/iran-executes-four-men-convicted-of-spying-for-israel',
      },
      {
        name: 'BNN Bloomberg',
        url: 'https://www.bnnbloomberg.ca/iran-executes-four-people-accused-of-spying-for-israel-1.2027652',
        origin: 'Bloomberg',
      },
      { name: 'TASS', url: 'https://tass.com/society/1738607' },
    ],
  },
  {
    date: '2024-02-14',
    title: 'Explosions hit Iranian gas pipelines; officials call it sabotage',
    summary:
      'Blasts damaged gas lines near Borujen and Safashahr at about 1 a.m.; officials spoke of sabotage and, a week later, the oil minister accused Israel. Israel did not comment; no casualties were reported.',
    location: 'Borujen, Iran',
    place: { lat: 31.97, lon: 51.29 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'casualties', value: '0', by: 'Iranian officials, via The Times of Israel' }],
    sources: [
      {
        name: 'The Times of Israel',
        url: 'https://www.timesofisrael.com/iran-says-israel-behind-gas-pipeline-sabotage-last-week/',
      },
      { name: 'TRT World', url: 'https://www.trtworld.com/article/17071344' },
      {
        name: 'MENAFN',
        url: 'https://menafn.com/1107879522/Irans-Oil-Minister-Blames-Israel-For-Gas-Pipeline-Blast-In-South',
        origin: 'Trend',
      },
      {
        name: 'The Jewish Press',
        url: 'https://www.jewishpress.com/news/middle-east/iran-news/iran-blames-israel-for-its-gas-pipeline-explosion/2024/02/21/',
      },
    ],
  },
  {
    date: '2024-04-01',
    title: 'Airstrike destroys Iranian consular building in Damascus',
    summary:
      "The building beside Iran's embassy in the Mezzeh district was levelled, killing senior Revolutionary Guards commanders including Mohammad Reza Zahedi. Syria and Iran blamed Israel, which neither confirmed nor denied the strike.",
    location: 'Damascus, Syria',
    place: { lat: 33.5, lon: 36.26 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'], country: 'sy' },
    figures: [
      { what: 'Guards officers killed', value: '7', by: 'Islamic Revolutionary Guard Corps' },
      { what: 'killed in total', value: '16', by: 'later tallies, via Wikipedia' },
    ],
    sources: [
      { name: 'Red Pepper', url: 'https://redpepper.co.ug/134673-2/134673/', origin: 'BBC News' },
      { name: 'WikiMili', url: 'https://wikimili.com/en/Israeli_airstrike_on_the_Iranian_consulate_in_Damascus' },
      { name: 'Surat Times', url: 'https://surattimes.com/damascus-attack-new-chapter-in-iran-israel-conflict' },
    ],
  },
  {
    date: '2024-04-13',
    title: 'Iran launches first direct drone and missile attack on Israel',
    summary:
      "Iran fired drones, cruise and ballistic missiles in what the Guards called Operation True Promise, in reply to the Damascus consulate strike. Israel's army said about 99% were intercepted with allied help; Nevatim air base had minor damage and a girl in the Negev was badly hurt.",
    location: 'Nevatim, Israel',
    place: { lat: 31.21, lon: 35.01 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['il'], country: 'il' },
    figures: [
      { what: 'drones and missiles launched', value: 'more than 300', by: 'Israeli army' },
      { what: 'intercepted', value: '99%', by: 'Israeli army' },
    ],
    sources: [
      {
        name: 'AJMedia',
        url: 'https://en.ajmedia.jp/iran-launches-hundreds-of-missiles-drones-in-first-direct-attack-on-israel/',
      },
      {
        name: 'NDTV',
        url: 'https://www.ndtv.com/world-news/israel-iran-video-israels-iron-dome-intercepts-swarm-of-iranian-missiles-5437221',
      },
      {
        name: 'UOL',
        url: 'https://noticias.uol.com.br/internacional/ultimas-noticias/2024/04/14/vitimas-ataques-ira-israel.htm',
      },
      { name: 'Novinite', url: 'https://www.novinite.com/view_news.php?id=225540' },
    ],
  },
  {
    date: '2024-04-13T02:43Z',
    title: 'Iranian Guards seize container ship MSC Aries near Strait of Hormuz',
    summary:
      'Guards boarded the Portuguese-flagged ship from a helicopter; its owner is affiliated with Zodiac Maritime of Israeli businessman Eyal Ofer. The operator MSC confirmed 25 crew on board; Israel and the US called it piracy.',
    location: 'Strait of Hormuz',
    place: { lat: 26.57, lon: 56.25 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'seizure', reality: 'done', by: ['ir'], on: ['other'], country: 'hormuz' },
    figures: [{ what: 'crew on board', value: '25', by: 'MSC (operator)' }],
    sources: [
      {
        name: 'The Daily Star',
        url: 'https://www.thedailystar.net/news/world/news/25-crew-members-board-ship-seized-near-strait-hormuz-msc-3586886',
        origin: 'Reuters',
      },
      {
        name: 'Seatrade Maritime',
        url: 'https://www.seatrade-maritime.com/containers/us-and-uk-call-immediate-release-msc-aries-seized-iran',
      },
      { name: 'Vestnik Kavkaza', url: 'https://en.vestikavkaza.ru/material/167667' },
    ],
  },
  {
    date: '2024-04-14T20:00Z',
    title: "UN Security Council holds emergency session on Iran's attack on Israel",
    summary:
      "Meeting at Israel's request, the Council heard Secretary-General Guterres say the region was on the brink and urge restraint. Israel's envoy asked for the Guards to be put on terrorism lists; Iran's mission called the attack self-defence under the UN Charter.",
    location: 'New York, United States',
    place: { lat: 40.75, lon: -73.97 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'talks', reality: 'done', by: ['un'], on: [], country: 'us', again: '^' },
    figures: [],
    sources: [
      {
        name: 'Dunya News',
        url: 'https://dunyanews.tv/en/World/804907-UN-Security-Council-to-meet-Sunday-on-Iran-attack-after-Israel-request',
        origin: 'Reuters',
      },
      {
        name: 'The Jerusalem Post',
        url: 'https://www.jpost.com/middle-east/iran-news/unsc-to-meet-late-sunday-on-irans-missile-and-drone-attack-on-israel-797029',
      },
      {
        name: 'The Straits Times',
        url: 'https://www.straitstimes.com/world/middle-east/un-security-council-aims-to-meet-sunday-on-iran-attack-after-israel-request-diplomat',
        origin: 'Reuters',
      },
      {
        name: 'Head Topics',
        url: 'https://headtopics.com/za/un-secretary-general-reminds-iran-and-us-of-international-50862309',
        origin: 'Reuters',
      },
    ],
  },
  {
    date: '2024-04-18',
    title: "US and UK sanction Iran's drone industry over attack on Israel",
    summary:
      "Washington listed 16 people and two entities tied to drone production and London seven people and six entities, five days after Iran's attack on Israel. G7 foreign ministers discussed a joint reply on Capri the same day.",
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'economic',
    urgencyLevel: 'high',
    statement: { kind: 'sanction', reality: 'done', by: ['us', 'gb'], on: ['ir'], country: 'ir' },
    figures: [
      { what: 'people listed by the US', value: '16', by: 'US Treasury' },
      { what: 'entities listed by the US', value: '2', by: 'US Treasury' },
      { what: 'people and entities listed by the UK', value: '7 and 6', by: 'UK government' },
    ],
    sources: [
      {
        name: 'The National',
        url: 'https://www.thenationalnews.com/news/mena/2024/04/18/us-and-uk-sanction-irans-drone-industry-after-attack-on-israel/',
      },
      {
        name: 'Dunya News',
        url: "https://dunyanews.tv/en/World/805988-US,-UK-unveil-sweeping-sanctions-on-Iran%5C's-drone-program",
        origin: 'AFP',
      },
      { name: 'RT', url: 'https://www.rt.com/news/596221-us-britain-sanction-iran/' },
    ],
  },
  {
    date: '2024-04-19',
    title: 'Explosions near Isfahan; US officials say Israel struck inside Iran',
    summary:
      'Iranian state media said air defences fired near an air base amid reports of drones and played the incident down, while US officials told media that Israel had struck. Israel gave no official comment; the IAEA reported no damage to nuclear sites.',
    location: 'Isfahan, Iran',
    place: { lat: 32.65, lon: 51.67 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'damage to nuclear sites', value: 'none', by: 'IAEA' }],
    sources: [
      {
        name: 'The Times of Israel',
        url: 'https://www.timesofisrael.com/iranian-air-base-reportedly-attacked-in-limited-israeli-reprisal-strike/',
      },
      {
        name: 'Mint',
        url: 'https://www.livemint.com/news/israeli-retaliatory-strikes-hit-iran-explosions-near-airport-flights-diverted-says-report-11713492117745.html',
        origin: 'Reuters',
      },
      {
        name: 'Forbes Africa',
        url: 'https://forbesafrica.com/current-affairs/2024/04/19/israeli-missiles-reportedly-strike-airbase-in-central-iran/',
      },
      {
        name: 'ACNN TV',
        url: 'https://acnntv.com/just-in-israel-reportedly-launches-retaliatory-attack-on-iran',
        origin: 'RFE/RL',
      },
      { name: 'Sunna Files', url: 'https://sunnafiles.com/44263-2' },
    ],
  },
  {
    date: '2024-06-05',
    title: 'IAEA board censures Iran over lack of cooperation',
    summary:
      "The 35-member board called on Iran to explain uranium traces at undeclared sites and to reverse its ban on experienced inspectors. Russia and China voted against; Iran's Foreign Ministry condemned the text as political.",
    location: 'Vienna, Austria',
    place: { lat: 48.23, lon: 16.42 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'nuclear', reality: 'done', by: ['un'], on: ['ir'], country: 'ir' },
    figures: [
      { what: 'votes in favour', value: '20', by: 'diplomats, via AP' },
      { what: 'votes against', value: '2', by: 'diplomats, via AP' },
      { what: 'abstentions', value: '12', by: 'diplomats, via AP' },
    ],
    sources: [
      {
        name: 'Medicine Hat News',
        url: 'https://medicinehatnews.com/news/world-news/2024/06/05/un-nuclear-agencys-board-votes-to-censure-iran-for-failing-to-fully-cooperate',
        origin: 'AP',
      },
      {
        name: 'The Iran Primer',
        url: 'https://iranprimer.usip.org/index.php/blog/2024/jun/06/iaea-board-governors-censures-iran',
      },
      {
        name: 'The National',
        url: 'https://thenationalnews.com/news/mena/2024/06/06/un-nuclear-agency-vote-to-censure-iran-hasty-and-unwise-tehran-says',
      },
    ],
  },
  {
    date: '2024-07-19T00:10Z',
    title: "Houthi drone kills one in Tel Aviv; Israel's army calls it Iranian-made",
    summary:
      "The Houthis claimed a drone that exploded in central Tel Aviv at about 3:10 a.m.; Israeli emergency services reported a man killed. Israel's army identified an upgraded Iranian Samad-3 flown from Yemen and put the missed interception down to human error.",
    location: 'Tel Aviv, Israel',
    place: { lat: 32.07, lon: 34.77 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['houthis'], on: ['il'], country: 'il' },
    figures: [
      { what: 'killed', value: '1', by: 'Israeli emergency services' },
      { what: 'injured', value: 'about 10', by: 'Israeli reports' },
    ],
    sources: [
      {
        name: 'TimesLIVE',
        url: 'https://www.timeslive.co.za/news/world/2024-07-19-tel-aviv-hit-by-drone-attack-claimed-by-iranian-backed-houthis/',
        origin: 'Reuters',
      },
      { name: 'Israel National News', url: 'https://www.israelnationalnews.com/news/393303' },
      { name: 'Dinero Magazine', url: 'https://dinero-magazine.com/?p=8039' },
      {
        name: 'The Shillong Times',
        url: 'https://theshillongtimes.com/2024/07/19/israeli-army-says-iranian-made-drone-from-yemen-hit-tel-aviv/',
        origin: 'IANS',
      },
    ],
  },
  {
    date: '2024-07-31',
    title: 'Hamas leader Ismail Haniyeh killed in Tehran; Iran and Hamas blame Israel',
    summary:
      "Haniyeh and a bodyguard died when their residence was hit about 2 a.m., hours after President Pezeshkian's inauguration. Khamenei promised harsh punishment; Israel did not confirm involvement at the time.",
    location: 'Tehran, Iran',
    place: { lat: 35.8, lon: 51.42 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'leader-killed', reality: 'done', by: ['il'], on: ['hamas'], country: 'ir' },
    figures: [{ what: 'killed', value: '2 (Haniyeh and a bodyguard)', by: 'Islamic Revolutionary Guard Corps' }],
    sources: [
      { name: 'Democracy Now!', url: 'https://www.democracynow.org/2024/7/31/headlines' },
      {
        name: 'Tuko',
        url: 'https://www.tuko.co.ke/world/asia/557090-ismail-haniyeh-top-hamas-leader-killed-israel-strike-iran/',
      },
      { name: 'WANA', url: 'https://wanaen.com/?p=17862' },
      {
        name: 'Daily Mail',
        url: 'https://www.dailymail.co.uk/news/article-13692767/ismael-haniyeh-final-moment-revealed-hamas-leader-israel-airstrike.html',
      },
    ],
  },
  {
    date: '2024-08-02',
    title: 'US orders more warships and jets to Middle East as Iran vows to avenge Haniyeh',
    summary:
      "The Pentagon announced an extra fighter squadron, missile-defence ships and the USS Abraham Lincoln group, to support Israel's defence and protect US forces. Iran's leader had promised harsh punishment for the killing in Tehran.",
    location: 'Washington, United States',
    place: { lat: 38.87, lon: -77.06 },
    eventType: 'military',
    urgencyLevel: 'high',
    statement: { kind: 'deployment', reality: 'announced', by: ['us'], on: ['ir'], country: 'region', again: '+' },
    figures: [],
    sources: [
      {
        name: 'DW',
        url: 'https://www.dw.com/en/middle-east-updates-us-send-more-warships-jets-to-region/live-69846670',
      },
      {
        name: 'Newser',
        url: 'https://www.newser.com/story/353900/us-deploys-fighter-jets-ships-to-middle-east-to-prepare.html',
      },
      {
        name: 'LBC',
        url: 'https://www.lbc.co.uk/news/us-sends-more-jets-and-warships-to-middle-east-as-iran-threatens-israel/',
      },
    ],
  },
  {
    date: '2024-09-17T12:30Z',
    title: 'Hezbollah pagers explode across Lebanon, killing at least nine',
    summary:
      "Pagers carried by Hezbollah members blew up at about 3:30 p.m.; Lebanon's Health Ministry counted at least nine dead and Hezbollah held Israel responsible. Iran's embassy said Ambassador Mojtaba Amani had minor injuries, while later reports citing Guards members described worse wounds.",
    location: 'Beirut, Lebanon',
    place: { lat: 33.85, lon: 35.51 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['hezbollah'], country: 'lb' },
    figures: [
      { what: 'killed (first-day count)', value: 'at least 9', by: 'Lebanese Health Ministry' },
      { what: 'injured', value: 'about 2,750', by: 'Lebanese Health Ministry' },
    ],
    sources: [
      {
        name: 'IRNA',
        url: 'https://en.irna.ir/news/85599780/Iran-s-ambassador-slightly-injured-in-Lebanon-s-pager-explosions',
      },
      {
        name: 'The Hindu',
        url: 'https://www.thehindu.com/news/international/hezbollah-says-its-targeted-in-lebanon-pagers-explosion-live/article68652626.ece',
      },
      {
        name: 'anews',
        url: 'https://www.anews.com.tr/middle-east/2024/09/17/irans-envoy-injured-in-pager-device-explosion-in-lebanese-capital',
      },
      { name: 'SOFX', url: 'https://sofx.com/?p=142875' },
    ],
  },
  {
    date: '2024-09-19',
    title: 'Israel announces arrest of citizen in alleged Iranian plot to kill Netanyahu',
    summary:
      'Police and Shin Bet said a businessman from Ashkelon, held since August, had been smuggled twice into Iran and discussed attacks on the prime minister, defence minister or Shin Bet head. His lawyer spoke of an error of judgement.',
    location: 'Beersheba, Israel',
    place: { lat: 31.25, lon: 34.79 },
    eventType: 'intelligence',
    urgencyLevel: 'high',
    statement: { kind: 'arrest', reality: 'done', by: ['il'], on: ['ir'], country: 'il' },
    figures: [{ what: 'arrested', value: '1', by: 'Israel Police and Shin Bet' }],
    sources: [
      {
        name: 'Dawn',
        url: 'https://www.dawn.com/news/1859828/israel-arrests-citizen-in-alleged-iran-plot-to-kill-pm-netanyahu',
        origin: 'AFP',
      },
      {
        name: 'Business Recorder',
        url: 'https://www.brecorder.com/news/40323158/israel-arrests-citizen-in-alleged-iran-plot-to-kill-netanyahu',
        origin: 'AFP',
      },
      { name: 'LBC', url: 'https://lbc.co.uk/news/israeli-pensioner-plot-assassinate-benjamin-netanyahu' },
      {
        name: 'Mena Today',
        url: 'https://menatoday.info/news/israeli-security-services-arrest-israeli-man-over-alleged-iranian-backed-assassination-plot',
        origin: 'Reuters',
      },
    ],
  },
  {
    date: '2024-09-27',
    title: 'Israeli strike in Beirut kills Nasrallah and a senior Iranian Guards general',
    summary:
      "The strike on Hezbollah's headquarters in Dahiyeh killed its leader Hassan Nasrallah. Iranian media reported next day that Gen. Abbas Nilforoushan of the Revolutionary Guards died there too, and Iranian officials claimed a right to retaliate.",
    location: 'Beirut, Lebanon',
    place: { lat: 33.85, lon: 35.51 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'leader-killed', reality: 'done', by: ['il'], on: ['hezbollah', 'ir'], country: 'lb' },
    figures: [],
    sources: [
      {
        name: 'AJC',
        url: 'https://www.ajc.com/news/nation-world/iran-revolutionary-guard-general-died-in-israeli-strike-that-killed-hezbollah-leader-reports-say/Q57SGNCYYNFXVIAEBPQLXUDN2M/',
        origin: 'AP',
      },
      { name: 'Mehr News', url: 'https://en.mehrnews.com/amp/222035' },
      {
        name: 'Business Standard',
        url: 'https://www.business-standard.com/amp/world-news/senior-commander-also-killed-with-nasrallah-in-israeli-strike-says-iran-124092800649_1.html',
        origin: 'AP',
      },
    ],
  },
  {
    date: '2024-10-01T16:35Z',
    title: 'Iran fires about 180 ballistic missiles at Israel',
    summary:
      "The Guards said the barrage answered the killings of Nasrallah, Haniyeh and Gen. Nilforoushan. Israel's army said most missiles were intercepted; medics reported two light injuries and a Palestinian was killed by debris in Jericho.",
    location: 'Tel Aviv, Israel',
    place: { lat: 32.08, lon: 34.78 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['il'], country: 'il' },
    figures: [
      { what: 'missiles fired', value: 'about 180', by: 'Israeli army' },
      { what: 'killed', value: '1 (Palestinian in Jericho)', by: 'governor of Jericho' },
      { what: 'lightly injured', value: '2', by: 'Israeli medics' },
    ],
    sources: [
      {
        name: 'Shafaq News',
        url: 'https://www.shafaq.com/en/World/Iran-launches-missile-attack-on-Israel-Israeli-military-says',
      },
      {
        name: 'The Arab Parrot',
        url: 'https://thearabparrot.com/israel-and-ally-us-vow-response-as-iran-fires-missile-barrage/?noamp=mobile',
        origin: 'AFP',
      },
      { name: 'Kenyan Post', url: 'https://www.kenyan-post.com/2024/10/israel-confirms-irans-attack-says-about.html' },
    ],
  },
  {
    date: '2024-10-04',
    title: 'Drone launched from Iraq kills two Israeli soldiers in the Golan Heights',
    summary:
      "Israel's army said an explosive drone hit a Golani Brigade post before dawn, killing two soldiers, and another was intercepted. The Islamic Resistance in Iraq, an alliance of Iran-backed groups, claimed drone attacks on the area.",
    location: 'Golan Heights',
    place: { lat: 33.1, lon: 35.78 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['militias'], on: ['il'], country: 'il' },
    figures: [
      { what: 'soldiers killed', value: '2', by: 'Israeli army' },
      { what: 'injured', value: '24', by: 'Israeli army radio' },
    ],
    sources: [
      {
        name: 'Lokmat Times',
        url: 'https://www.lokmattimes.com/international/israeli-military-says-2-soldiers-killed-in-drone-attack-by-iraqi-militants/',
        origin: 'Xinhua',
      },
      { name: 'IFP News', url: 'https://ifpnews.com/israel-two-soldiers-killed-iraqi-drone-strike/' },
      {
        name: 'Ziare.com',
        url: 'https://ziare.com/razboi-gaza/atac-israel-liban-drona-irak-1898213',
        origin: 'AFP, Reuters',
      },
    ],
  },
  {
    date: '2024-10-04',
    title: 'Khamenei leads rare Friday sermon and defends missile attack on Israel',
    summary:
      "In his first Friday sermon in nearly five years, Iran's supreme leader called the 1 October barrage legal and legitimate and said Iran would neither delay nor rush further action. Crowds also commemorated Hezbollah's killed leader Nasrallah.",
    location: 'Tehran, Iran',
    place: { lat: 35.73, lon: 51.43 },
    eventType: 'diplomatic',
    urgencyLevel: 'medium',
    statement: { kind: 'reaction', reality: 'done', by: ['ir'], on: ['il'], country: 'il', again: '^' },
    figures: [],
    sources: [
      {
        name: 'Khaleej Times',
        url: 'https://www.khaleejtimes.com/ml/world/mena/irans-khamenei-has-rifle-by-side-for-rare-sermon-after-attack-on-israel',
        origin: 'AFP',
      },
      {
        name: 'ITV News',
        url: 'https://www.itv.com/news/2024-10-04/irans-supreme-leader-israel-missile-attack-was-legal-and-legitimate',
      },
      {
        name: 'DW',
        url: 'https://www.dw.com/en/lebanon-says-israel-hit-key-border-road-after-beirut-strikes/live-70398725',
      },
    ],
  },
  {
    date: '2024-10-11',
    title: 'US widens sanctions on Iranian oil after missile attack on Israel',
    summary:
      "The Treasury and State Departments opened Iran's petroleum and petrochemical sectors to sanctions and listed companies and tankers moving Iranian oil. Washington called it part of its answer to the 1 October barrage.",
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'economic',
    urgencyLevel: 'high',
    statement: { kind: 'sanction', reality: 'done', by: ['us'], on: ['ir'], country: 'ir', again: '+' },
    figures: [
      { what: 'entities listed by the Treasury', value: '10', by: 'US State Department' },
      { what: 'vessels identified by the Treasury', value: '17', by: 'US State Department' },
      { what: 'entities and vessels listed by the State Department', value: '6 and 6', by: 'US State Department' },
    ],
    sources: [
      {
        name: 'Daily Tribune',
        url: 'https://tribune.net.ph/2024/10/12/us-sanctions-irans-shadow-fleet',
        origin: 'AFP',
      },
      {
        name: 'Siasat',
        url: 'https://www.siasat.com/us-imposes-sanctions-on-iran-over-missile-attack-against-israel-3111477/',
        origin: 'Xinhua',
      },
      {
        name: 'Türkiye Today',
        url: 'https://turkiyetoday.com/region/us-expands-sanctions-on-irans-oil-sector-after-israel-missile-attack-64300',
      },
    ],
  },
  {
    date: '2024-10-13',
    title: 'Pentagon announces THAAD battery and US troops for Israel',
    summary:
      "The United States said it would send a THAAD missile defence battery with its crew to Israel after Iran's attacks in April and October. Iran's foreign minister warned that Washington was putting its troops at risk.",
    location: 'Washington, United States',
    place: { lat: 38.87, lon: -77.06 },
    eventType: 'military',
    urgencyLevel: 'high',
    statement: { kind: 'deployment', reality: 'announced', by: ['us'], on: ['ir'], country: 'il' },
    figures: [{ what: 'US troops', value: 'about 100', by: 'US officials, via GPB' }],
    sources: [
      {
        name: 'GPB',
        url: 'https://gpb.org/news/2024/10/13/us-send-air-defense-system-and-troops-israel',
        origin: 'NPR',
      },
      {
        name: 'ABC13',
        url: 'https://abc13.com/post/us-will-send-air-defense-battery-american-troops-israel-bolster-defenses-iran/15424549/',
        origin: 'AP',
      },
      { name: 'Israel National News', url: 'https://www.israelnationalnews.com/news/397673' },
    ],
  },
  {
    date: '2024-10-18',
    title: 'Classified US documents on Israeli strike preparations leak on Telegram',
    summary:
      "Two top-secret US papers dated 15 and 16 October on Israel's preparations for striking Iran appeared on a channel described as pro-Iranian. US officials opened an inquiry; a CIA employee was charged in November.",
    location: 'Washington, United States',
    place: { lat: 38.95, lon: -77.15 },
    eventType: 'intelligence',
    urgencyLevel: 'high',
    statement: { kind: 'none', reality: 'done', by: [], on: ['us', 'il'], country: 'us' },
    figures: [{ what: 'documents leaked', value: '2', by: 'Politico Europe, citing US media' }],
    sources: [
      {
        name: 'KSL',
        url: 'https://ksltv.com/695982/leaked-documents-show-us-intelligence-on-israels-plans-to-attack-iran-sources-say/',
        origin: 'CNN',
      },
      {
        name: 'Politico Europe',
        url: 'https://www.politico.eu/article/israel-gaza-iran-us-probes-leak-classified-documents-top-secret-attack-plans-reports/',
      },
      { name: 'SOFREP', url: 'https://sofrep.com/news/cia-official-arrested-for-leaking-classified-documents' },
    ],
  },
  {
    date: '2024-10-19',
    title: "Drone hits Netanyahu's house in Caesarea; he blames Iran's ally Hezbollah",
    summary:
      "A drone from Lebanon struck the Israeli prime minister's private home while he and his wife were away; no one was hurt. Netanyahu called it an assassination attempt by an ally of Iran; Iran's UN mission said Hezbollah was responsible.",
    location: 'Caesarea, Israel',
    place: { lat: 32.5, lon: 34.9 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['hezbollah'], on: ['il'], country: 'il' },
    figures: [{ what: 'casualties', value: '0', by: "Israeli prime minister's office" }],
    sources: [
      {
        name: 'Shafaq News',
        url: 'https://www.shafaq.com/en/World/Drone-strike-hits-Israeli-PM-Netanyahu-s-home-amid-escalating-Hezbollah-attacks',
      },
      {
        name: 'Israel Insight',
        url: 'https://israelinsightmagazine.com/2024/10/20/netanyahu-hezbollah-made-grave-mistake-in-attacking-his-home',
        origin: 'JNS',
      },
      {
        name: 'Daily Tribune',
        url: 'https://tribune.net.ph/2024/10/19/breaking-iran-backed-hezbollah-behind-drone-attack-on-netanyahus-residence',
      },
    ],
  },
  {
    date: '2024-10-21',
    title: 'Israel says seven citizens were arrested on suspicion of spying for Iran',
    summary:
      'Police and Shin Bet said seven residents of Haifa and the north, two of them minors, were suspected of photographing bases, ports and Iron Dome sites for Iranian handlers over two years. They had been held since 19 September.',
    location: 'Haifa, Israel',
    place: { lat: 32.79, lon: 34.99 },
    eventType: 'intelligence',
    urgencyLevel: 'medium',
    statement: { kind: 'arrest', reality: 'done', by: ['il'], on: ['ir'], country: 'il' },
    figures: [
      { what: 'arrested', value: '7', by: 'Israel Police and Shin Bet' },
      { what: 'alleged missions', value: 'about 600', by: 'Israeli prosecutors' },
    ],
    sources: [
      {
        name: 'National Review',
        url: 'https://nationalreview.com/news/seven-israeli-citizens-accused-of-spying-for-iran-could-face-death-penalty-if-convicted/amp',
      },
      {
        name: 'IDN Times',
        url: 'https://www.idntimes.com/news/world/israel-tangkap-7-warganya-yang-jadi-mata-mata-iran-01-tffwg-cfz5b8/amp',
      },
    ],
  },
  {
    date: '2024-10-26',
    title: 'Israel openly strikes military sites in Iran',
    summary:
      "Israel's army said its aircraft hit missile factories, surface-to-air batteries and other systems in reply to the 1 October barrage. Iran said sites in Tehran, Khuzestan and Ilam provinces suffered limited damage and later gave four soldiers killed.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'soldiers killed', value: '4', by: 'IRNA, Iranian state agency' }],
    sources: [
      {
        name: 'Hürriyet Daily News',
        url: 'https://hurriyetdailynews.com/iran-says-two-dead-in-israeli-strikes-on-military-targets-201962',
      },
      {
        name: 'Hindustan Times',
        url: 'https://www.hindustantimes.com/world-news/iran-says-two-soldiers-killed-in-israeli-airstrikes-entitled-to-defend-ourselves-101729934343818.html',
        origin: 'Reuters',
      },
      {
        name: 'Politico Europe',
        url: 'https://www.politico.eu/article/iran-israel-airstrikes-limited-damage-escalation-fears/',
      },
      {
        name: 'Misión Política',
        url: 'https://misionpolitica.com/2024/10/26/aumenta-el-numero-de-muertos-en-iran-por-los-ataques-israelies',
        origin: 'Sputnik',
      },
    ],
  },
  {
    date: '2024-11-21',
    title: 'IAEA board again censures Iran and asks for comprehensive report',
    summary:
      'The resolution by Britain, France, Germany and the US ordered Iran to improve cooperation and asked the agency for a full assessment. Iran had warned it would answer such a step in kind.',
    location: 'Vienna, Austria',
    place: { lat: 48.23, lon: 16.42 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'nuclear', reality: 'done', by: ['un'], on: ['ir'], country: 'ir', again: '+' },
    figures: [
      { what: 'votes in favour', value: '19', by: 'diplomats, via Reuters' },
      { what: 'votes against', value: '3', by: 'diplomats, via Reuters' },
      { what: 'abstentions', value: '12', by: 'diplomats, via Reuters' },
    ],
    sources: [
      {
        name: 'The Iran Primer',
        url: 'https://iranprimer.usip.org/index.php/blog/2024/nov/22/iaea-board-censures-iran-over-nuclear-program',
      },
      {
        name: 'CGTN',
        url: 'https://news.cgtn.com/news/2024-11-22/IAEA-Board-passes-Iran-resolution-as-West-pushes-Tehran-towards-talks-1yJkuWp0T9C/p.html',
        origin: 'Reuters',
      },
    ],
  },
  {
    date: '2024-12-23',
    title: 'Israel acknowledges for the first time killing Haniyeh in Tehran',
    summary:
      "Defence Minister Israel Katz, threatening the Houthi leadership, said Israel would act as it had with Haniyeh, Sinwar and Nasrallah. It was the first public Israeli admission of the July killing in Iran's capital.",
    location: 'Tel Aviv, Israel',
    place: { lat: 32.07, lon: 34.79 },
    eventType: 'intelligence',
    urgencyLevel: 'medium',
    statement: { kind: 'leader-killed', reality: 'past', by: ['il'], on: ['hamas'], country: 'ir', again: '^' },
    figures: [],
    sources: [
      { name: 'TRT World', url: 'https://www.trtworld.com/article/18246592' },
      {
        name: 'The Media Line',
        url: 'https://themedialine.org/headlines/israel-publicly-acknowledges-assassination-of-hamas-leader-in-tehran/',
      },
      {
        name: 'The Palestine Chronicle',
        url: 'https://www.palestinechronicle.com/for-first-time-israel-admits-to-assassination-of-ismail-haniyeh/',
      },
    ],
  },
];
