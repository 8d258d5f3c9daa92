import type { ArchiveRow } from '../../archive-row.ts';

export const archive2026: ArchiveRow[] = [
  {
    date: '2026-01-02',
    title: 'Trump warns Iran over protester deaths; Tehran official blames US and Israel',
    summary:
      'The US president said Washington would come to the aid of peaceful protesters if they were killed and called US forces ready. A senior Iranian security official told him to keep out and accused the United States and Israel of stirring up the unrest.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'threat', reality: 'done', by: ['us'], on: ['ir'], country: 'ir' },
    figures: [],
    sources: [
      { name: 'NPR', url: 'https://www.npr.org/2026/01/02/g-s1-104265/trump-iran-protests' },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/c0q4z33pnnyo' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/1/2/trump-and-top-iranian-official-exchange-threats-over-protests-in-iran',
      },
    ],
  },
  {
    date: '2026-01-07',
    title: 'Iran executes Ali Ardestani, convicted of spying for Mossad',
    summary:
      "The judiciary's outlet said he had passed sensitive information to the Israeli service in return for money. The Times of Israel counted at least twelve such executions since the war of June 2025.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'intelligence',
    urgencyLevel: 'high',
    statement: { kind: 'arrest', reality: 'done', by: ['ir'], on: ['il'], country: 'ir' },
    figures: [
      { what: 'executed', value: '1', by: 'Iranian judiciary (Mizan)' },
      { what: 'executed on such charges since June 2025', value: 'at least 12', by: 'The Times of Israel' },
    ],
    sources: [
      {
        name: 'The Times of Israel',
        url: 'https://www.timesofisrael.com/iran-executes-another-man-accused-of-spying-for-israel-as-protests-roil-country',
      },
      { name: 'TRT World', url: 'https://www.trtworld.com/article/4410b453d9c1' },
      { name: 'AsiaOne', url: 'https://www.asiaone.com/asia/iran-executes-man-accused-spying-israel-Ali-Ardestani' },
    ],
  },
  {
    date: '2026-01-08',
    title: 'Iran cuts internet and phone links nationwide as protests spread',
    summary:
      'Networks went dark as crowds gathered in Tehran on the twelfth day of protests. Iranian state media later blamed agents of the United States and Israel; rights groups counted dozens of dead.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'cyber',
    urgencyLevel: 'high',
    statement: { kind: 'hack', reality: 'done', by: ['ir'], on: ['ir'], country: 'ir' },
    figures: [
      { what: 'protesters reported killed by then', value: '45', by: 'a rights group, via The Times of Israel' },
    ],
    sources: [
      {
        name: 'The Times of Israel',
        url: 'https://www.timesofisrael.com/internet-phone-lines-cut-across-iran-as-thousands-rally-in-tehran-death-toll-at-45',
      },
      {
        name: 'The Guardian',
        url: 'https://www.theguardian.com/world/2026/jan/10/irans-internet-shutdown-is-strikingly-sophisticated-and-may-last-some-time',
      },
      {
        name: 'Sky News',
        url: 'https://news.sky.com/story/terrorist-agents-from-israel-and-us-have-sparked-violence-in-iran-state-media-claims-13492262',
      },
    ],
  },
  {
    date: '2026-01-09',
    title: 'Rights group counts 51 protest deaths; Israeli minister says agents operate in Iran',
    summary:
      'A rights group gave at least 51 dead, nine of them children, on the thirteenth day, while Trump and the leaders of France, Britain and Germany warned Tehran. An Israeli minister claimed that Israeli agents were active in Iran.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'humanitarian',
    urgencyLevel: 'high',
    statement: { kind: 'toll', reality: 'done', by: [], on: ['ir'], country: 'ir', again: '^' },
    figures: [{ what: 'protesters killed', value: 'at least 51', by: 'a rights group, via The Times of Israel' }],
    sources: [
      {
        name: 'The Times of Israel',
        url: 'https://www.timesofisrael.com/widespread-iran-protests-reach-13th-day-rights-group-says-at-least-51-killed-in-crackdown',
      },
      {
        name: 'The Times of Israel',
        url: 'https://www.timesofisrael.com/trump-says-iran-in-big-trouble-us-will-get-involved-if-regime-kills-protesters',
      },
      {
        name: 'The New Arab',
        url: 'https://www.newarab.com/news/israeli-minister-says-agents-operating-iran-amid-protests',
      },
    ],
  },
  {
    date: '2026-01-12',
    title: 'Trump announces 25% tariff on countries doing business with Iran',
    summary:
      'The US president said that goods of any country trading with Iran would face a 25 per cent duty on business with the United States.',
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'economic',
    urgencyLevel: 'high',
    statement: { kind: 'sanction', reality: 'announced', by: ['us'], on: ['other'], country: 'global' },
    figures: [{ what: 'tariff', value: '25%', by: 'President Trump' }],
    sources: [
      { name: 'TRT World', url: 'https://www.trtworld.com/article/d41be7d95be1' },
      {
        name: 'Global Banking & Finance',
        url: 'https://www.globalbankingandfinance.com/trump-countries-doing-business-iran-face-25-tariff/',
      },
      {
        name: 'Report.az',
        url: 'https://report.az/en/other-countries/trump-announces-25-tariff-on-countries-cooperating-with-iran',
      },
    ],
  },
  {
    date: '2026-01-14',
    title: 'Some staff told to leave Al Udeid base; Iran closes its airspace for hours',
    summary:
      'The United States and Britain moved some personnel from bases in the region amid talk of a strike on Iran. Iran shut its airspace to most flights overnight and reopened it hours later.',
    location: 'Al Udeid, Qatar',
    place: { lat: 25.12, lon: 51.31 },
    eventType: 'military',
    urgencyLevel: 'high',
    statement: { kind: 'evacuation', reality: 'done', by: ['us', 'gb'], on: ['us', 'gb'], country: 'qa' },
    figures: [],
    sources: [
      { name: 'AzerNews', url: 'https://www.azernews.az/region/253002.html' },
      {
        name: 'NewsBytes',
        url: 'https://www.newsbytesapp.com/news/world/us-uk-pull-military-personnel-from-middle-east-bases/story',
      },
      {
        name: 'Chosun Biz',
        url: 'https://biz.chosun.com/en/en-international/2026/01/15/UPFW5PDXPFDRLIB3WQHIAB63FE/?outputType=amp',
      },
    ],
  },
  {
    date: '2026-01-21',
    title: 'Iran gives first official toll of the January protests: 3,117 dead',
    summary:
      'Official media said 3,117 people were killed and called 2,427 of them martyrs. The group Iran Human Rights had counted at least 3,428 protesters killed.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'humanitarian',
    urgencyLevel: 'high',
    statement: { kind: 'toll', reality: 'done', by: [], on: ['ir'], country: 'ir', again: '^' },
    figures: [
      { what: 'killed', value: '3,117', by: 'Iranian official media' },
      { what: 'protesters killed', value: 'at least 3,428', by: 'Iran Human Rights (NGO)' },
    ],
    sources: [
      {
        name: 'LBCI',
        url: 'https://www.lbcgroup.tv/news/middleeastnews/901219/iran-official-media-says-3117-people-killed-during-protests/en',
        origin: 'AFP',
      },
      {
        name: 'Cyprus Mail',
        url: 'https://cyprus-mail.com/2026/01/21/death-toll-in-iran-protests-rises-to-3117',
        origin: 'Reuters',
      },
    ],
  },
  {
    date: '2026-01-23',
    title: 'UN Human Rights Council extends Iran fact-finding mission after crackdown',
    summary: "A special session in Geneva condemned the crackdown and extended the mission's mandate by two years.",
    location: 'Geneva, Switzerland',
    place: { lat: 46.23, lon: 6.14 },
    eventType: 'diplomatic',
    urgencyLevel: 'medium',
    statement: { kind: 'reaction', reality: 'done', by: ['un'], on: ['ir'], country: 'ir', again: '^' },
    figures: [{ what: 'votes in favour / against / abstaining', value: '25 / 7 / 14', by: 'UN Geneva' }],
    sources: [
      {
        name: 'UN Geneva',
        url: 'https://www.ungeneva.org/es/news-media/meeting-summary/2026/01/human-rights-council-adopts-resolution-extending-mandates-fact',
      },
      { name: 'The Jerusalem Post', url: 'http://members.jpost.com/middle-east/iran-news/article-884322' },
      {
        name: 'Center for Human Rights in Iran',
        url: 'https://iranhumanrights.org/2026/01/un-human-rights-council-extends-iran-fact-finding-mission-condemns-deadliest-crackdown-against-iranian-people-since-1979-revolution',
      },
    ],
  },
  {
    date: '2026-01-28',
    title: 'Iran executes Hamidreza Sabet on a charge of working for Mossad',
    summary:
      'Iranian judicial authorities announced the hanging of a man convicted of cooperating with Israeli intelligence.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'intelligence',
    urgencyLevel: 'high',
    statement: { kind: 'arrest', reality: 'done', by: ['ir'], on: ['il'], country: 'ir' },
    figures: [{ what: 'executed', value: '1', by: 'Iranian judiciary' }],
    sources: [
      {
        name: 'RPP Noticias',
        url: 'https://rpp.pe/mundo/asia/iran-ejecuto-a-un-preso-condenado-por-espiar-para-israel-en-medio-de-tensiones-con-eeuu-noticia-1673345',
      },
      {
        name: 'Mediafax',
        url: 'https://www.mediafax.ro/externe/iranul-a-executat-un-barbat-acuzat-de-colaborare-cu-serviciul-de-informatii-israelian-mossad-23677786',
      },
    ],
  },
  {
    date: '2026-01-29',
    title: 'EU ministers agree to put the Revolutionary Guards on the EU terrorism list',
    summary:
      'The foreign ministers also approved sanctions on officials and bodies over the crackdown on the January protests.',
    location: 'Brussels, Belgium',
    place: { lat: 50.85, lon: 4.35 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'sanction', reality: 'announced', by: ['eu'], on: ['ir'], country: 'ir' },
    figures: [
      { what: 'officials sanctioned', value: '15', by: 'European Union' },
      { what: 'entities sanctioned', value: '6', by: 'European Union' },
    ],
    sources: [
      { name: 'TRT World', url: 'https://www.trtworld.com/article/96c927347178/amp' },
      {
        name: 'This Is Beirut',
        url: 'https://thisisbeirut.com.lb/articles/1332475/eu-ministers-approve-new-iran-sanctions',
      },
    ],
  },
  {
    date: '2026-02-03',
    title: 'US F-35C shoots down Iranian drone near carrier in the Arabian Sea',
    summary:
      'The US military said the Shahed-139 had approached USS Abraham Lincoln. It also said that Guards boats had harassed the tanker Stena Imperative in the Strait of Hormuz.',
    location: 'Arabian Sea',
    place: { lat: 19.0, lon: 61.0 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'interception', reality: 'done', by: ['us'], on: ['ir'], country: 'sea' },
    figures: [],
    sources: [
      {
        name: 'Shafaq News',
        url: 'https://www.shafaq.com/en/Middle-East/US-shoots-down-Iranian-drone-near-aircraft-carrier-in-Arabian-Sea',
      },
      {
        name: 'The Indian Express',
        url: 'https://indianexpress.com/article/world/us-news/us-shoots-down-irans-shahed-drone-uss-abraham-lincoln-10512063/',
      },
    ],
  },
  {
    date: '2026-02-06',
    title: "US and Iran hold talks in Muscat; Iran's foreign minister calls them a good start",
    summary:
      'Oman mediated the first round since the protests. Reports differed on how far the two delegations met directly.',
    location: 'Muscat, Oman',
    place: { lat: 23.59, lon: 58.41 },
    eventType: 'diplomatic',
    urgencyLevel: 'medium',
    statement: { kind: 'talks', reality: 'done', by: ['us', 'ir'], on: [], country: 'om' },
    figures: [],
    sources: [
      {
        name: 'Journal-News',
        url: 'https://www.journal-news.com/news/nation-world/irans-top-diplomat-says-indirect-us-iran-talks-in-oman-were-a-good-start/QWZMJBALKRJVLGTL4AKJYHQJ3A/',
        origin: 'AP',
      },
      { name: 'Shafaq News', url: 'https://www.shafaq.com/en/Middle-East/US-Iran-hold-direct-talks-in-Muscat' },
    ],
  },
  {
    date: '2026-02-17',
    title: 'Geneva talks yield guiding principles as Iran shuts part of Hormuz for a drill',
    summary:
      "Iran's side said that the second round had settled guiding principles for a text. Iran closed part of the strait for some hours during a Guards exercise.",
    location: 'Geneva, Switzerland',
    place: { lat: 46.2, lon: 6.14 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'talks', reality: 'done', by: ['us', 'ir'], on: [], country: 'ch' },
    figures: [],
    sources: [
      {
        name: 'Business Day',
        url: 'https://www.businessday.co.za/world/2026-02-17-iran-and-us-outline-nuclear-guiding-principles-after-geneva-talks/',
        origin: 'Reuters',
      },
      {
        name: 'Daily Sabah',
        url: 'https://www.dailysabah.com/world/mid-east/iran-temporarily-shut-hormuz-during-3-hour-geneva-talks-with-us',
      },
      {
        name: 'The Straits Times',
        url: 'https://www.straitstimes.com/world/us-and-iran-set-for-high-stakes-nuclear-talks-in-geneva-as-threat-of-war-looms',
      },
    ],
  },
  {
    date: '2026-02-26',
    title: 'Third round in Geneva ends; mediator Oman speaks of significant progress',
    summary:
      'The indirect talks closed while the United States was gathering warships and aircraft in the region. No agreement was announced.',
    location: 'Geneva, Switzerland',
    place: { lat: 46.2, lon: 6.14 },
    eventType: 'diplomatic',
    urgencyLevel: 'medium',
    statement: { kind: 'talks', reality: 'done', by: ['us', 'ir', 'om'], on: [], country: 'ch', again: '+' },
    figures: [],
    sources: [
      {
        name: 'MENAFN',
        url: 'https://menafn.com/1110802674/Third-Round-of-Iran-US-Indirect-Nuclear-Talks-Wraps-Up-in-Geneva',
      },
      {
        name: 'WSLS',
        url: 'https://www.wsls.com/news/world/2026/02/26/the-latest-tense-us-iran-talks-in-geneva-as-trump-deploys-warships-and-aircraft-to-the-middle-east/',
        origin: 'AP',
      },
    ],
  },
  {
    date: '2026-02-27',
    title: 'IAEA report: no access to bombed sites, part of enriched uranium kept at Isfahan',
    summary:
      'The agency said highly enriched uranium was stored in the tunnel complex at Isfahan and urged Iran to admit inspectors. It could not verify the stock, last put at 440.9 kg enriched to 60 per cent.',
    location: 'Isfahan, Iran',
    place: { lat: 32.57, lon: 51.82 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'nuclear', reality: 'done', by: ['un'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'uranium enriched to 60%', value: '440.9 kg', by: 'IAEA estimate' }],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/2/27/iaea-eyes-isfahan-nuclear-complex-as-it-urges-iran-to-allow',
      },
      {
        name: 'Malay Mail',
        url: 'https://www.malaymail.com/news/world/2026/02/28/iaea-stresses-urgency-to-verify-irans-nuclear-material-seeks-immediate-access-to-nuclear-facilities/210738',
      },
    ],
  },
  {
    date: '2026-02-28',
    title: 'US and Israel open a large air campaign on Iran; Iran fires missiles at Israel and US bases',
    summary:
      "Explosions hit Tehran and other cities as both governments announced operations named Epic Fury and Lion's Roar. Iran launched missiles and drones at Israel and at US bases in the region.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['us', 'il', 'ir'], on: ['ir', 'il', 'us'], country: 'ir' },
    figures: [],
    sources: [
      {
        name: 'The Indian Express',
        url: 'https://indianexpress.com/article/world/iran-attacks-israel-what-triggered-the-israel-us-joint-missile-strike-in-tehran-10557202/',
      },
      {
        name: 'MercoPress',
        url: 'https://en.mercopress.com/2026/02/28/us-and-israel-launch-strikes-on-iran-trump-calls-them-a-massive-operation-as-tehran-vows-retaliation',
      },
      { name: "People's Daily", url: 'http://en.people.cn/n3/2026/0228/c90000-20429743.html', origin: 'Xinhua' },
    ],
  },
  {
    date: '2026-02-28',
    title: "Strike destroys a girls' school in Minab; well over 150 dead",
    summary:
      'Iranian officials said most victims were pupils and blamed the United States and Israel, neither of which claimed the strike at first. A UN mission found in September reasonable grounds to hold the US military responsible.',
    location: 'Minab, Iran',
    place: { lat: 27.15, lon: 57.08 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['us', 'il'], on: ['ir'], country: 'ir' },
    figures: [
      { what: 'killed', value: 'at least 175', by: 'Iranian health officials and state media, via The New York Times' },
      { what: 'killed', value: 'at least 168', by: 'UN rights chief, as reported by BBC on 27 March' },
    ],
    sources: [
      {
        name: 'Straight Arrow News',
        url: 'https://san.com/cc/us-israeli-strike-kills-175-at-iran-girls-school-draws-un-condemnation/',
      },
      {
        name: 'The Straits Times',
        url: 'https://www.straitstimes.com/world/middle-east/un-rights-chief-says-us-must-probe-iran-school-strike-very-quickly',
      },
      { name: 'Bernama', url: 'https://www.bernama.com/misc/rss/news.php?id=2530082' },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/c75kzk3lgl5o' },
    ],
  },
  {
    date: '2026-02-28T06:22Z',
    title: 'Iranian prayer app BadeSaba sends hacked messages during the first strikes',
    summary:
      'Users of the app, downloaded more than five million times, received notices saying help had arrived and urging soldiers to lay down arms. No party claimed the breach; commentators suspected a state operation.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'cyber',
    urgencyLevel: 'high',
    statement: { kind: 'hack', reality: 'done', by: ['unknown'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'downloads of the app', value: 'over 5 million', by: 'Google Play figure cited by WIRED' }],
    sources: [
      {
        name: 'Son Mühür',
        url: 'https://www.sonmuhur.com/namaz-uygulamasi-hacklendi-binlerce-kisiye-silah-birakin-mesaji-atildi',
        origin: 'WIRED',
      },
      {
        name: 'Adevărul',
        url: 'https://adevarul.ro/stiri-externe/in-lume/aplicatie-iraniana-de-rugaciune-piratata-cu-2511722.html',
      },
      {
        name: 'EUNO News',
        url: 'https://euno.news/posts/en/hacked-app-part-of-usisraeli-propaganda-campaign-a-6b384c',
        origin: 'Schneier on Security',
      },
    ],
  },
  {
    date: '2026-03-01',
    title: 'Iranian state media confirm that Supreme Leader Ali Khamenei was killed',
    summary: 'State television said that he died in the strikes of 28 February and announced forty days of mourning.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'leader-killed', reality: 'done', by: ['us', 'il'], on: ['ir'], country: 'ir', again: '^' },
    figures: [{ what: 'days of mourning', value: '40', by: 'Iranian state media' }],
    sources: [
      { name: 'RFE/RL', url: 'https://www.rferl.org/a/iran-israel-trump-attack-khamenei-persian-gulf/33690698.html' },
      {
        name: 'Republic World',
        url: 'https://www.republicworld.com/world-news/iranian-state-media-announces-ayatollah-ali-khamenei-s-death',
      },
      {
        name: 'DNA India',
        url: 'https://www.dnaindia.com/world/report-us-israel-strikes-iran-iranian-anchor-breaks-down-on-tv-while-announcing-death-of-supreme-leader-ayotallah-ali-khamenei-watch-3201843',
      },
    ],
  },
  {
    date: '2026-03-01',
    title: 'Iranian missile kills nine in Beit Shemesh',
    summary:
      'The missile struck a residential area in the town west of Jerusalem. Israeli media gave four dead at first and nine later.',
    location: 'Beit Shemesh, Israel',
    place: { lat: 31.75, lon: 34.99 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['il'], country: 'il' },
    figures: [
      { what: 'killed', value: '9', by: 'Israel National News' },
      { what: 'killed (first count)', value: '4', by: 'i24NEWS' },
    ],
    sources: [
      {
        name: 'i24NEWS',
        url: 'https://www.i24news.tv/en/news/israel/defense/artc-4-killed-in-beit-shemesh-in-latest-iranian-missile-barrage',
      },
      { name: 'Israel National News', url: 'https://www.israelnationalnews.com/news/423193' },
    ],
  },
  {
    date: '2026-03-01',
    title: 'Iranian missiles and drones kill three and injure 58 in the UAE',
    summary:
      "The UAE's defence ministry gave the count and reported that most of the missiles and drones fired since 28 February were intercepted, with damage from debris in several places.",
    location: 'Abu Dhabi, United Arab Emirates',
    place: { lat: 24.45, lon: 54.38 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['ae'], country: 'ae' },
    figures: [
      { what: 'killed', value: '3', by: 'UAE Ministry of Defence' },
      { what: 'injured', value: '58', by: 'UAE Ministry of Defence' },
      { what: 'ballistic missiles detected', value: '165', by: 'UAE Ministry of Defence' },
      { what: 'drones detected', value: '541', by: 'UAE Ministry of Defence' },
    ],
    sources: [
      { name: 'Arab News', url: 'https://www.arabnews.pk/node/2634845' },
      {
        name: 'Gulf News',
        url: 'https://gulfnews.com/uae/uae-intercepts-137-ballistic-missiles-and-209-drones-in-iranian-attack-1.500459154',
      },
    ],
  },
  {
    date: '2026-03-01',
    title: 'Iranian attack on Port Shuaiba in Kuwait kills six US soldiers',
    summary:
      'The soldiers died when their post at the port was hit; officials later questioned how well it had been protected.',
    location: 'Port Shuaiba, Kuwait',
    place: { lat: 29.04, lon: 48.16 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['us'], country: 'kw' },
    figures: [{ what: 'US soldiers killed', value: '6', by: 'US officials, via CBS News' }],
    sources: [
      { name: 'CBS News', url: 'https://www.cbsnews.com/news/iran-strike-kuwait-officials-question-fortifications/' },
      {
        name: 'The Indian Express',
        url: 'https://indianexpress.com/article/world/us-troops-killed-iran-strike-kuwait-base-port-shuaiba-10564097/',
      },
    ],
  },
  {
    date: '2026-03-02',
    title: "Hezbollah fires at Israel over Khamenei's death; Israel strikes across Lebanon",
    summary:
      "The group said that it aimed at an Israeli missile-defence site. Israel's army answered in the southern suburbs of Beirut and elsewhere; Lebanon's health ministry gave at least 31 dead.",
    location: 'Beirut, Lebanon',
    place: { lat: 33.85, lon: 35.51 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['hezbollah', 'il'], on: ['il', 'lb'], country: 'region' },
    figures: [{ what: 'killed in Lebanon', value: 'at least 31', by: 'Lebanese Health Ministry' }],
    sources: [
      {
        name: 'The National',
        url: 'https://www.thenationalnews.com/news/mena/2026/03/02/hezbollah-fires-missiles-at-israel-in-revenge-strike-as-israel-launches-wide-retaliation-across-lebanon/',
      },
      { name: 'Newser', url: 'https://www.newser.com/story/384609/war-widens-as-israel-hezbollah-trade-strikes.html' },
      {
        name: 'Shafaq News',
        url: 'https://www.shafaq.com/en/Middle-East/Hezbollah-claims-strike-on-Israeli-missile-site-Israel-hits-Beirut-s-southern-suburbs',
      },
    ],
  },
  {
    date: '2026-03-02',
    title: 'Guards adviser declares the Strait of Hormuz closed and threatens ships',
    summary:
      "Ebrahim Jabbari, adviser to the Guards' commander, said that any vessel trying to pass would be set on fire.",
    location: 'Strait of Hormuz',
    place: { lat: 26.57, lon: 56.25 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'closure', reality: 'done', by: ['ir'], on: ['other'], country: 'hormuz' },
    figures: [],
    sources: [
      {
        name: 'India Today',
        url: 'https://www.indiatoday.in/world/story/strait-of-hormuz-closed-says-iran-revolutionary-guards-middle-east-crisis-2876737-2026-03-03',
      },
      {
        name: 'Hindustan Times',
        url: 'https://www.hindustantimes.com/world-news/iran-warns-it-will-set-fire-to-any-vessel-attempting-to-pass-the-strait-of-hormuz-101772527634842.html',
      },
    ],
  },
  {
    date: '2026-03-02',
    title: 'QatarEnergy halts LNG output after drone attacks; European gas price leaps',
    summary:
      'Qatar said that Iranian drones had struck energy facilities and stopped production. The Dutch benchmark gas price rose by about 45 per cent that day.',
    location: 'Ras Laffan, Qatar',
    place: { lat: 25.9, lon: 51.55 },
    eventType: 'economic',
    urgencyLevel: 'urgent',
    statement: { kind: 'effect', reality: 'done', by: [], on: ['qa'], country: 'qa', again: '^' },
    figures: [{ what: 'rise of Dutch TTF gas price', value: 'about 45%', by: 'market data' }],
    sources: [
      {
        name: 'The Straits Times',
        url: 'https://www.straitstimes.com/world/middle-east/qatar-halts-lng-production-after-fresh-iran-strikes-on-gulf',
      },
      {
        name: 'Gulf News',
        url: 'https://gulfnews.com/world/gulf/qatar/qatar-halts-lng-output-after-drone-attack-on-key-energy-facilities-1.500460915',
      },
    ],
  },
  {
    date: '2026-03-04',
    title: 'US submarine sinks Iranian frigate Dena off Sri Lanka, killing at least 87',
    summary:
      'Sri Lanka rescued 32 sailors and recovered 87 bodies near Galle. The Guards later gave 104 dead, the missing included.',
    location: 'Off Galle, Sri Lanka',
    place: { lat: 5.9, lon: 79.9 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['us'], on: ['ir'], country: 'sea' },
    figures: [
      { what: 'bodies recovered', value: '87', by: 'Sri Lankan authorities' },
      { what: 'rescued', value: '32', by: 'Sri Lankan authorities' },
      { what: 'killed', value: '104', by: 'Islamic Revolutionary Guard Corps' },
    ],
    sources: [
      {
        name: 'The Indian Express',
        url: 'https://indianexpress.com/article/explained/explained-global/us-submarine-iran-warship-iris-dena-sri-lanka-10564768/',
      },
      {
        name: 'The Quint',
        url: 'https://www.thequint.com/amp/story/news/breaking-news/us-submarine-sinks-iranian-warship-iris-dena',
      },
      {
        name: 'Deccan Herald',
        url: 'https://www.deccanherald.com/world/american-submarine-torpedoed-iranian-warship-iris-dena-in-indian-ocean-confirms-us-3919779',
      },
      {
        name: 'Kurdistan24',
        url: 'https://www.kurdistan24.net/en/story/899008/irans-revolutionary-guard-says-104-personnel-killed-in-us-naval-attack-on-warship-dena',
      },
    ],
  },
  {
    date: '2026-03-08',
    title: 'Strikes on Tehran fuel depots kill four; officials warn of toxic rain',
    summary:
      'Depots in Tehran and Alborz provinces burned overnight and black smoke covered the capital. Iranian officials said four staff died; reports named Israel as the attacker.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'staff killed', value: '4', by: 'Iranian officials' }],
    sources: [
      {
        name: 'NDTV',
        url: 'https://www.ndtv.com/world-news/iran-israel-war-why-tehran-saw-black-clouds-oil-rain-after-israel-struck-fuel-depots-11187788',
      },
      {
        name: 'Daily Sabah',
        url: 'https://www.dailysabah.com/world/mid-east/us-israel-attacks-on-5-tehran-oil-sites-kill-4-cause-toxic-rain',
      },
    ],
  },
  {
    date: '2026-03-08',
    title: 'Assembly of Experts names Mojtaba Khamenei supreme leader of Iran',
    summary:
      "Iranian media announced the choice of the late leader's son in the night to 9 March. Some reports said that he had been hurt in an Israeli strike.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'other',
    urgencyLevel: 'high',
    statement: { kind: 'politics', reality: 'done', by: ['ir'], on: [], country: 'ir' },
    figures: [],
    sources: [
      {
        name: 'WION',
        url: 'https://www.wionews.com/world/mojtaba-khamenei-son-of-slain-ali-khamenei-named-iran-s-next-supreme-leader-1773011337767',
      },
      {
        name: 'The Media Line',
        url: 'https://themedialine.org/headlines/mojtaba-khamenei-named-irans-supreme-leader-after-reported-israeli-strike-injury/',
      },
    ],
  },
  {
    date: '2026-03-11',
    title: 'IEA members agree to release 400 million barrels of emergency oil',
    summary: 'The agency decided on a release of stocks to offset the loss of Gulf supplies; markets stayed nervous.',
    location: 'Paris, France',
    place: { lat: 48.86, lon: 2.35 },
    eventType: 'economic',
    urgencyLevel: 'high',
    statement: { kind: 'effect', reality: 'announced', by: [], on: ['other'], country: 'global', again: '^' },
    figures: [{ what: 'barrels released', value: '400 million', by: 'IEA' }],
    sources: [
      { name: 'CBS News', url: 'https://www.cbsnews.com/news/international-energy-agency-release-oil-amid-iran-war/' },
      {
        name: 'Semafor',
        url: 'https://www.semafor.com/article/03/11/2026/ieas-plan-to-release-oil-reserves-fails-to-calm-markets',
      },
    ],
  },
  {
    date: '2026-03-11',
    title: "UN Security Council condemns Iran's attacks on Gulf states",
    summary: 'Resolution 2817 demanded an end to the attacks; two members abstained.',
    location: 'New York, United States',
    place: { lat: 40.75, lon: -73.97 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'reaction', reality: 'done', by: ['un'], on: ['ir'], country: 'region', again: '^' },
    figures: [{ what: 'votes in favour / against / abstaining', value: '13 / 0 / 2', by: 'United Nations' }],
    sources: [
      { name: 'United Nations', url: 'https://press.un.org/en/2026/sc16315.doc.htm' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/3/12/un-security-council-adopts-resolution-condemning-irans-attacks-in-the-gulf',
      },
    ],
  },
  {
    date: '2026-03-11',
    title: 'Hackers claim wiper attack on US medical firm Stryker',
    summary:
      "The group Handala, which media link to Iran, said it had erased some 200,000 devices. The company confirmed a disruption of its Microsoft environment but not the group's figure.",
    location: 'Kalamazoo, United States',
    place: { lat: 42.29, lon: -85.59 },
    eventType: 'cyber',
    urgencyLevel: 'high',
    statement: { kind: 'hack', reality: 'done', by: ['ir'], on: ['us'], country: 'us' },
    figures: [{ what: 'devices erased', value: '200,000', by: 'Handala (own claim)' }],
    sources: [
      {
        name: 'NDTV Profit',
        url: 'https://www.ndtvprofit.com/world/stryker-cyber-attacks-what-is-wiper-malware-and-can-stryker-corp-recover-11203731',
      },
      {
        name: 'Voz',
        url: 'https://voz.us/en/mundo/jns/260313/34078/iranian-linked-hacker-group-targets-michigan-technology-company.html',
        origin: 'JNS',
      },
    ],
  },
  {
    date: '2026-03-12',
    title: 'UNHCR: up to 3.2 million people displaced inside Iran by the war',
    summary: 'The UN refugee agency gave a preliminary estimate of people who had left their homes for a time.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'humanitarian',
    urgencyLevel: 'high',
    statement: { kind: 'evacuation', reality: 'done', by: ['ir'], on: ['ir'], country: 'ir', again: '^' },
    figures: [{ what: 'displaced', value: 'up to 3.2 million', by: 'UNHCR' }],
    sources: [
      { name: 'Dawn', url: 'https://www.dawn.com/news/1981379/up-to-32m-people-temporarily-displaced-in-iran-unhcr' },
      { name: 'Shafaq News', url: 'https://www.shafaq.com/en/Middle-East/UNHCR-Over-3M-displaced-inside-Iran-by-war' },
    ],
  },
  {
    date: '2026-03-14',
    title: "US strikes military sites on Iran's Kharg island, its main oil terminal",
    summary:
      'Washington struck military positions on the island. Tehran warned that it would hit US-linked oil facilities if the oil installations there were attacked.',
    location: 'Kharg Island, Iran',
    place: { lat: 29.24, lon: 50.31 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['us'], on: ['ir'], country: 'ir' },
    figures: [],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/3/14/us-attacks-military-sites-on-irans-kharg-island-home-to-vast-oil-facility',
      },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/c8jxzlwvd8ro' },
    ],
  },
  {
    date: '2026-03-17',
    title: 'Iran confirms death of security chief Ali Larijani in a strike',
    summary:
      "The secretary of the security council and the Basij commander Gholamreza Soleimani were killed in strikes that Israel claimed. Iran's foreign minister said that the state would not be shaken.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'leader-killed', reality: 'done', by: ['il'], on: ['ir'], country: 'ir', again: '^' },
    figures: [],
    sources: [
      {
        name: 'National Herald',
        url: 'https://www.nationalheraldindia.com/international/iran-confirms-death-of-top-security-official-ali-larijani-in-attack',
      },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/3/18/killing-of-larijani-will-not-destabilise-iranian-political-system-minister',
      },
    ],
  },
  {
    date: '2026-03-18',
    title: "South Pars gas field hit; Iranian missile damages Qatar's Ras Laffan",
    summary:
      "After the strike on Iran's share of the gas field, Qatar reported extensive damage at Ras Laffan and expelled Iranian diplomats. Israel's prime minister said his country had acted alone.",
    location: 'Asaluyeh, Iran',
    place: { lat: 27.48, lon: 52.61 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['il', 'ir'], on: ['ir', 'qa'], country: 'region' },
    figures: [],
    sources: [
      { name: 'The Annapurna Express', url: 'https://www.theannapurnaexpress.com/story/63021', origin: 'Reuters' },
      {
        name: 'KiprInform',
        url: 'https://www.kiprinform.com/en/cyprus_news/iran-s-pars-gas-field-hit-as-war-escalates-and-tehran-warns-gulf-neighbours',
      },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/c2k3jgy9vq3o' },
    ],
  },
  {
    date: '2026-03-18',
    title: 'Iranian missile fragments kill Palestinian women in a salon near Hebron',
    summary:
      'Three women died at first and thirteen people were hurt; a fourth woman was buried with them later. BBC also reported a Thai worker killed by shrapnel in Israel.',
    location: 'Near Hebron, West Bank',
    place: { lat: 31.5, lon: 35.03 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['ps'], country: 'ps' },
    figures: [
      { what: 'killed', value: '3, later 4', by: 'Al Jazeera and BBC reports' },
      { what: 'injured', value: '13', by: 'Al Jazeera' },
    ],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/3/19/three-palestinian-women-killed-during-iranian-missile-attack-in-west-bank',
      },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/c0ljl23plpzo' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/video/newsfeed/2026/3/20/palestinians-bury-four-women-killed-in-iranian-missile-attack',
      },
    ],
  },
  {
    date: '2026-03-21',
    title: "Iranian missiles hit Arad and Dimona near Israel's nuclear site; about 180 hurt",
    summary:
      "Iran called it an answer to an attack on its Natanz site. The IAEA reported no rise in off-site radiation; Israel's army examined why interceptors failed.",
    location: 'Dimona, Israel',
    place: { lat: 31.07, lon: 35.03 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['il'], country: 'il' },
    figures: [
      { what: 'injured', value: '180', by: 'BBC' },
      { what: 'injured (first count)', value: 'over 100', by: 'Al Jazeera' },
    ],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/3/21/iran-strikes-towns-near-israels-nuclear-site-in-escalating-tit-for-tat',
      },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/c9qdvnv13qdo' },
      { name: 'Kurdistan24', url: 'https://www.kurdistan24.net/en/story/902272' },
    ],
  },
  {
    date: '2026-03-28',
    title: "Houthis fire at Israel and join the war on Iran's side",
    summary:
      'The Yemeni movement announced its first attack on Israel of this war and promised more, raising fears for Red Sea shipping.',
    location: 'Sanaa, Yemen',
    place: { lat: 15.37, lon: 44.19 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['houthis'], on: ['il'], country: 'il' },
    figures: [],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/cd6l5n8jv4yo' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/3/29/as-war-on-iran-enters-second-month-yemens-houthis-open-new-front',
      },
    ],
  },
  {
    date: '2026-04-02',
    title: 'US strike destroys B1 bridge at Karaj; eight dead',
    summary:
      'Trump showed a video of the collapse and threatened more unless Iran made a deal. Iranian media said eight people were killed and almost 100 injured; Tehran vowed to retaliate.',
    location: 'Karaj, Iran',
    place: { lat: 35.84, lon: 50.94 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['us'], on: ['ir'], country: 'ir' },
    figures: [
      { what: 'killed', value: '8', by: 'Iranian media' },
      { what: 'injured', value: 'almost 100', by: 'Iranian media' },
    ],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/cp86mrj40e2o' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/video/newsfeed/2026/4/3/iran-vows-retaliation-after-deadly-us-strike-on-bridge-in-karaj',
      },
    ],
  },
  {
    date: '2026-04-03',
    title: 'US F-15E shot down over Iran; both crew are rescued by 5 April',
    summary:
      'Iran said that its air defence downed the jet. Trump confirmed the recovery of the second airman after a search; Iran claimed to have destroyed other US aircraft during it.',
    location: 'Southwestern Iran',
    place: { lat: 31.5, lon: 50.5 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['us'], country: 'ir' },
    figures: [{ what: 'crew rescued', value: '2', by: 'US officials' }],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/cm2k1dgz142o' },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/cx2vpz1kwreo' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/liveblog/2026/4/5/iran-war-live-tehran-rejects-trumps-ultimatum-fire-at-kuwait-oil-complex',
      },
      {
        name: 'The Cradle',
        url: 'https://thecradle.co/articles/iran-claims-destruction-of-us-aircraft-following-recovery-of-second-f-15-airman',
      },
    ],
  },
  {
    date: '2026-04-04',
    title: 'IAEA: projectile near Bushehr nuclear plant kills a staff member',
    summary:
      'Citing Iran, the agency said that a fragment killed one person and damaged a building, the fourth such incident there, with no rise in radiation. Its director said nuclear plants must never be attacked.',
    location: 'Bushehr, Iran',
    place: { lat: 28.83, lon: 50.89 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['unknown'], on: ['ir'], country: 'ir', again: '+' },
    figures: [{ what: 'killed', value: '1', by: 'IAEA, citing Iran' }],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/4/4/iaea-says-projectile-hits-near-irans-bushehr-nuclear-plant-killing-one',
      },
      {
        name: 'Jawawa',
        url: 'https://jawawa.id/api/v1/article/iaea-head-states-that-nuclear-power-plants-and-surrounding-areas-must-not-be-attacked-1775652785',
        origin: 'ANTARA',
      },
    ],
  },
  {
    date: '2026-04-07',
    title: 'US agencies warn of Iranian attacks on industrial controllers',
    summary:
      'CISA, the FBI and partners said that Iran-affiliated actors were exploiting programmable logic controllers in US water and energy systems.',
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'cyber',
    urgencyLevel: 'high',
    statement: { kind: 'hack', reality: 'done', by: ['ir'], on: ['us'], country: 'us' },
    figures: [],
    sources: [
      { name: 'CISA', url: 'https://www.cisa.gov/news-events/cybersecurity-advisories/aa26-097a' },
      {
        name: 'ProbablyPwned',
        url: 'https://www.probablypwned.com/article/cisa-aa26-097a-iran-plc-attacks-water-energy',
      },
    ],
  },
  {
    date: '2026-04-07',
    title: 'US and Iran agree a two-week ceasefire through Pakistan',
    summary:
      'Trump suspended the bombing shortly before his own deadline. Iran agreed to let ships pass Hormuz; Israel said that Lebanon was not covered, which Iran and Pakistan disputed.',
    location: 'Islamabad, Pakistan',
    place: { lat: 33.69, lon: 73.06 },
    eventType: 'diplomatic',
    urgencyLevel: 'critical',
    statement: { kind: 'truce', reality: 'done', by: ['us', 'ir', 'pk'], on: [], country: 'pk' },
    figures: [{ what: 'length', value: '2 weeks', by: 'US and Iranian statements' }],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/4/7/trump-suspends-iran-bombing-for-two-weeks-following-dire-threats',
      },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/ce84z6y3ke4o' },
      {
        name: 'India TV',
        url: 'https://www.indiatvnews.com/news/world/what-trump-said-full-text-of-us-president-s-two-week-iran-ceasefire-announcement-2026-04-08-1036690',
      },
    ],
  },
  {
    date: '2026-04-08',
    title: 'Israeli strikes kill 254 in Lebanon hours after the US-Iran truce',
    summary:
      'Israel said that its campaign against Hezbollah was outside the truce. An Iranian deputy minister called it a grave violation; the UN rights chief called the strikes horrific.',
    location: 'Beirut, Lebanon',
    place: { lat: 33.89, lon: 35.5 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['lb'], country: 'lb' },
    figures: [{ what: 'killed', value: '254', by: 'Al Jazeera and TV Asahi' }],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/liveblog/2026/4/9/iran-war-live-israel-kills-254-in-lebanon-shaking-trump-tehran-ceasefire',
      },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/cp849k4j0y1o' },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/cgk0edynpmzo' },
      { name: 'TV Asahi', url: 'https://news.tv-asahi.co.jp/news_international/articles/000497327.html' },
    ],
  },
  {
    date: '2026-04-12',
    title: 'Vance-Ghalibaf talks in Islamabad end without agreement after 21 hours',
    summary:
      'The US vice-president said that Iran had chosen not to accept US terms. Iran said that nobody had expected a deal at the first meeting.',
    location: 'Islamabad, Pakistan',
    place: { lat: 33.69, lon: 73.06 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'talks-failed', reality: 'done', by: ['us', 'ir'], on: [], country: 'pk' },
    figures: [{ what: 'length of talks', value: 'about 21 hours', by: 'BBC' }],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/4/12/us-and-iran-fail-to-reach-peace-deal-after-marathon-talks-in-pakistan',
      },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/c5y943x2g8qo' },
    ],
  },
  {
    date: '2026-04-13T14:00Z',
    title: 'US starts a naval blockade of Iranian ports',
    summary:
      'Central Command said that ships bound for other ports could still pass Hormuz. Oil rose above 103 dollars; Britain said that it would not take part.',
    location: 'Strait of Hormuz',
    place: { lat: 26.57, lon: 56.25 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'blockade', reality: 'done', by: ['us'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'oil price', value: 'over $103 a barrel', by: 'Al Jazeera' }],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/4/13/us-military-threatens-to-blockade-all-iranian-ports-starting-on-monday',
      },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/liveblog/2026/4/13/iran-war-live-us-military-to-block-iranian-port-traffic-in-hormuz-strait',
      },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/economy/2026/4/13/oil-prices-surge-past-103-a-barrel-after-us-announces-blockade-of-iran',
      },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/c393wxzw4yjo' },
      { name: 'Newsar', url: 'https://newsar.codejungle.org/articles/65304', origin: 'AP' },
    ],
  },
  {
    date: '2026-04-19',
    title: 'US destroyer fires on and seizes Iranian cargo ship Touska',
    summary:
      'The ship had tried to pass the blockade, the US military said. Tehran spoke of armed piracy and a breach of the truce and announced retaliation.',
    location: 'Near the Strait of Hormuz',
    place: { lat: 25.8, lon: 57.2 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'seizure', reality: 'done', by: ['us'], on: ['ir'], country: 'hormuz' },
    figures: [],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/c239500dx8ro' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/4/19/trump-says-us-seized-iran-flagged-ship-trying-to-get-past-hormuz-blockade',
      },
      { name: 'NPR', url: 'https://www.npr.org/2026/04/19/nx-s1-5790378/iran-us-hormuz-closed-impossible' },
    ],
  },
  {
    date: '2026-04-21',
    title: 'Trump extends the ceasefire but keeps the blockade',
    summary:
      "He said that attacks would wait until Iran's leaders had put forward a unified proposal. The US Treasury listed 14 persons and entities linked to Iranian arms the same day.",
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'truce', reality: 'done', by: ['us', 'ir'], on: [], country: 'ir', again: '+' },
    figures: [{ what: 'persons and entities sanctioned', value: '14', by: 'US government, via Al Jazeera' }],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/4/21/trump-announces-extending-iran-ceasefire-but-says-blockade-remains',
      },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/4/21/us-issues-more-iran-sanctions-on-eve-of-possible-talks-in-pakistan',
      },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/cvg4yr90jr2o' },
    ],
  },
  {
    date: '2026-05-04',
    title: 'US strikes Iranian fast boats during escort operation; Iran strikes UAE oil site',
    summary:
      'The clash came on the first day of a US operation to lead ships out of Hormuz, which Trump paused the next day, citing progress towards a deal.',
    location: 'Fujairah, United Arab Emirates',
    place: { lat: 25.13, lon: 56.34 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['us', 'ir'], on: ['ir', 'ae'], country: 'region' },
    figures: [],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/cjwp432d0v5o' },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/clypekl71gdo' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/5/5/trump-announces-pause-on-us-operation-to-unblock-strait-of-hormuz',
      },
      { name: 'NPR', url: 'https://www.npr.org/2026/05/04/nx-s1-5810508/iran-war-updates' },
    ],
  },
  {
    date: '2026-05-17',
    title: "Drone strike at the perimeter of the UAE's Barakah nuclear plant",
    summary:
      'The UAE spoke of a dangerous escalation and examined the origin of the attack. A generator burned; radiation levels stayed normal, reports said.',
    location: 'Barakah, United Arab Emirates',
    place: { lat: 23.97, lon: 52.23 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['unknown'], on: ['ae'], country: 'ae' },
    figures: [],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/cwy27pkj1l1o' },
      {
        name: 'ABC News',
        url: 'https://abcnews.com/US/wireStory/drone-strike-sparks-fire-perimeter-uaes-nuclear-power-133046073',
        origin: 'AP',
      },
    ],
  },
  {
    date: '2026-05-18',
    title: "Trump says he called off a new attack on Iran at the Gulf states' request",
    summary:
      'He said that a strike set for the next day was postponed because serious talks were under way. Iranian leaders answered that pressure would not move them.',
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'attack', reality: 'denied', by: ['us'], on: ['ir'], country: 'ir', again: '+' },
    figures: [],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/c7079e55zjro' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/liveblog/2026/5/19/iran-war-live-trump-says-iran-attack-postponed-at-request-of-gulf-allies',
      },
      { name: 'NPR', url: 'https://www.npr.org/2026/05/19/g-s1-122762/trump-says-hes-called-off-iran-strike' },
    ],
  },
  {
    date: '2026-05-25',
    title: 'US strikes missile sites and boats in southern Iran during talks in Qatar',
    summary:
      'Central Command called the strikes self-defence. Iran said that it had shot down a US drone in its airspace.',
    location: 'Bandar Abbas, Iran',
    place: { lat: 27.18, lon: 56.28 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['us'], on: ['ir'], country: 'ir' },
    figures: [],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/cvgzzn4y1n8o' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/5/26/us-military-launches-strikes-on-southern-iran-amid-talks-in-qatar',
      },
      {
        name: 'NPR',
        url: 'https://www.npr.org/2026/05/26/nx-s1-5833793/u-s-military-strikes-iran-amid-ongoing-negotiations-to-end-war',
      },
    ],
  },
  {
    date: '2026-06-07',
    title: 'Iran fires missiles at Israel after an Israeli strike on Beirut',
    summary:
      "It was the first Iranian attack on Israel since the April truce; the Guards called it a warning. Israel's army counted about thirty ballistic missiles.",
    location: 'Northern Israel',
    place: { lat: 32.67, lon: 35.18 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['il'], country: 'il' },
    figures: [{ what: 'ballistic missiles', value: 'about 30', by: 'Israeli army' }],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/6/7/iran-fires-missiles-at-israel-after-beirut-attack-crossed-all-red-lines',
      },
      {
        name: 'Manila Bulletin',
        url: 'https://mb.com.ph/2026/06/08/israel-strikes-beiruts-southern-suburbs-days-after-us-supported-ceasefire-deal',
        origin: 'AP',
      },
      {
        name: 'The National',
        url: 'https://www.thenationalnews.com/news/mena/2026/06/07/iran-attacks-israel-with-missiles-and-drones-after-beirut-strike/',
      },
    ],
  },
  {
    date: '2026-06-08',
    title: 'Israel strikes Tehran, Isfahan and Tabriz; both sides then announce a pause',
    summary:
      "Al Jazeera reported two Iranian soldiers killed and damage at Israel's Ramat David base. Iran's armed forces said their operation had ended and Israel's prime minister said it was holding fire for now.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'Iranian soldiers killed', value: '2', by: 'Al Jazeera' }],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/6/8/israel-and-iran-exchange-attacks-as-ceasefire-falters',
      },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/cj6ge150z5go' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/liveblog/2026/6/8/iran-war-live-trump-urges-restraint-after-iranian-missile-attack-on-israel',
      },
      {
        name: 'Alma Research Center',
        url: 'https://israel-alma.org/daily-report-israel-iran-escalation-june-8-2026-1700/',
      },
    ],
  },
  {
    date: '2026-06-09',
    title: 'US Apache downed near Hormuz; US strikes Iran over two nights',
    summary:
      'Trump blamed Iran for the loss of the helicopter, whose crew was rescued. After the strikes Iran attacked bases in Bahrain and Kuwait and ships, and announced that Hormuz was shut.',
    location: 'Strait of Hormuz',
    place: { lat: 26.57, lon: 56.25 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['ir', 'us'], on: ['us', 'ir'], country: 'hormuz' },
    figures: [],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/cze9359gglyo' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/6/10/us-bombs-iran-after-trump-threat-tehran-closes-hormuz-strait-to-all-ships',
      },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/c4gyp9v0e93o' },
      { name: 'NPR', url: 'https://www.npr.org/2026/06/09/nx-s1-5851482/trump-pilots-us-helicopter-crash' },
      { name: 'Axios', url: 'https://www.axios.com/2026/06/09/us-strikes-iran-army-helicopter-response' },
    ],
  },
  {
    date: '2026-06-14',
    title: 'US and Iran announce a deal to end the war; oil falls',
    summary:
      'Pakistan said that both sides declared an immediate and permanent end of operations on all fronts, Lebanon included. Trump said that Hormuz would reopen.',
    location: 'Islamabad, Pakistan',
    place: { lat: 33.69, lon: 73.06 },
    eventType: 'diplomatic',
    urgencyLevel: 'critical',
    statement: { kind: 'truce', reality: 'done', by: ['us', 'ir'], on: [], country: 'ir' },
    figures: [],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/6/14/us-iran-ceasefire-deal-announced-trump-says-strait-of-hormuz-reopening',
      },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/c39yvvy273ko' },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/c6217106px6o' },
      { name: 'NBC News', url: 'https://www.nbcnews.com/news/us-news/deal-reached-united-states-iran-war-rcna350039' },
    ],
  },
  {
    date: '2026-06-17',
    title: 'Presidents Trump and Pezeshkian sign the memorandum electronically',
    summary:
      "The fourteen-point text set sixty days for a final agreement and left the nuclear programme to further talks. Iran's foreign ministry confirmed the signature.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'diplomatic',
    urgencyLevel: 'critical',
    statement: { kind: 'deal', reality: 'done', by: ['us', 'ir'], on: [], country: 'ir' },
    figures: [
      { what: 'points in the text', value: '14', by: 'NBC News' },
      { what: 'days for a final agreement', value: '60', by: 'BBC and NBC News' },
    ],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/crr8z4z2er9o' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/6/17/iran-confirms-that-mou-has-been-signed-electronically-by-both-sides',
      },
      {
        name: 'NBC News',
        url: 'https://www.nbcnews.com/politics/national-security/text-iran-us-memorandum-understanding-rcna350582',
      },
    ],
  },
  {
    date: '2026-06-21',
    title: 'US-Iran talks open at Bürgenstock as Iran says Hormuz is closed again',
    summary:
      'Tehran tied the closure to Israeli attacks in Lebanon; the US military denied it, while tracking data showed traffic falling. Mediators Qatar and Pakistan spoke of encouraging progress the next day.',
    location: 'Bürgenstock, Switzerland',
    place: { lat: 46.99, lon: 8.38 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'talks', reality: 'done', by: ['us', 'ir'], on: [], country: 'ch' },
    figures: [],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/cwyekkwm1mmo' },
      { name: 'BBC News', url: 'https://www.bbc.com/news/articles/cwy0q41v1lzo' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/economy/2026/6/22/shipping-stalls-in-strait-of-hormuz-after-iran-declares-key-waterway-shut',
      },
      {
        name: 'NPR',
        url: 'https://www.npr.org/2026/06/21/g-s1-129222/us-iran-deal-lebanon-israel-strait-hormuz-jd-vance',
      },
    ],
  },
  {
    date: '2026-06-23',
    title: 'US waives oil sanctions on Iran and announces release of 12 billion dollars',
    summary:
      "Washington linked the steps to an Iranian promise to admit nuclear inspectors. Iran's foreign ministry said that it had made no new commitment.",
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'economic',
    urgencyLevel: 'high',
    statement: { kind: 'relief', reality: 'done', by: ['us'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'frozen funds to be released', value: '$12 billion', by: 'Al Jazeera' }],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/liveblog/2026/6/23/iran-war-live-tehran-to-access-billions-in-frozen-funds',
      },
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/c3vy3nr63gxo' },
    ],
  },
  {
    date: '2026-06-24',
    title: 'IAEA chief says inspectors will return to Iran; Tehran disputes it',
    summary:
      'Rafael Grossi said that the agency was working out how to visit the sites under the deal. An Iranian minister said that access belonged only to a final agreement.',
    location: 'Vienna, Austria',
    place: { lat: 48.23, lon: 16.42 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'nuclear', reality: 'announced', by: ['un'], on: ['ir'], country: 'ir' },
    figures: [],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/cpd395zv81vo' },
      { name: 'NPR', url: 'https://www.npr.org/2026/06/24/g-s1-129770/iran-nuclear-inspection' },
    ],
  },
  {
    date: '2026-06-26',
    title: 'US strikes Iran after a drone hits the container ship Ever Lovely',
    summary:
      'Both sides accused each other of breaking the truce; Iran said that it struck US-linked targets in Kuwait and Bahrain. On 29 June the United States spoke of an agreement to stand down.',
    location: 'Strait of Hormuz',
    place: { lat: 26.57, lon: 56.25 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['us'], on: ['ir'], country: 'ir' },
    figures: [],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/6/26/us-strikes-iran-in-response-to-drone-strike-on-commercial-ship',
      },
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/ckg590wqxwpo' },
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/cdxdwkgqgq0o' },
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/c872rjw17qpo' },
      {
        name: 'TIME',
        url: 'https://time.com/article/2026/06/26/strait-hormuz-iran-strike-vessel-un-escort-shipping-oil-trump/',
      },
    ],
  },
  {
    date: '2026-07-04',
    title: 'Funeral of Ali Khamenei begins in Tehran; burial in Mashhad on 9 July',
    summary:
      'Large crowds attended the first of six days of ceremonies in Iran and Iraq, more than four months after the killing.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'other',
    urgencyLevel: 'medium',
    statement: { kind: 'toll', reality: 'done', by: ['ir'], on: ['ir'], country: 'ir', again: '^' },
    figures: [],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/c0ky2zen1kgo' },
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/c5yzm8m4peeo' },
      {
        name: 'CBS News',
        url: 'https://www.cbsnews.com/live-updates/us-iran-war-trump-negotiations-pause-ayatollah-funeral/',
      },
    ],
  },
  {
    date: '2026-07-07',
    title: 'US strikes Iran after tankers are hit in Hormuz and revokes oil licence',
    summary:
      'The United States said that it hit missile bases and command centres; Iran said that it struck US bases. Qatari and Saudi tankers were among the vessels hit, and Trump declared on 8 July that the ceasefire was over.',
    location: 'Southern Iran',
    place: { lat: 27.0, lon: 56.0 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['us'], on: ['ir'], country: 'ir' },
    figures: [],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/7/7/us-says-strikes-launched-as-explosions-heard-in-southern-iran',
      },
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/cwykq59jwpvo' },
      { name: 'CNN', url: 'https://www.cnn.com/2026/07/07/middleeast/hormuz-tanker-iran-attack-intl-hnk' },
      { name: 'CBS News', url: 'https://www.cbsnews.com/live-updates/us-iran-war-trump-says-ceasefire-over/' },
    ],
  },
  {
    date: '2026-07-12',
    title: 'US bombs Iranian ports after the Guards declare Hormuz closed',
    summary:
      'Strikes hit Bandar Abbas, Chabahar and other ports. Iran attacked US bases and allies in the region; Washington insisted that the strait was open.',
    location: 'Bandar Abbas, Iran',
    place: { lat: 27.18, lon: 56.28 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['us'], on: ['ir'], country: 'ir' },
    figures: [],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/liveblog/2026/7/12/iran-war-live-irgc-declares-strait-of-hormuz-closed-over-us-interference',
      },
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/cj9gkpp0dkeo' },
      { name: 'The Times of Israel', url: 'https://www.timesofisrael.com/liveblog-july-11-2026/' },
    ],
  },
  {
    date: '2026-07-17',
    title: 'Iranian attack in Jordan kills two US soldiers, one missing',
    summary:
      'It was a week of nightly US strikes, with Iran aiming at US facilities in the region. A further US soldier died in Iraq on 19 July while an Iranian drone was being detonated.',
    location: 'Jordan',
    place: { lat: 31.9, lon: 36.8 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['us'], country: 'jo' },
    figures: [
      { what: 'US soldiers killed', value: '2', by: 'US military' },
      { what: 'missing', value: '1', by: 'US military' },
    ],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/cn8nynv8ze8o' },
      { name: 'CNN', url: 'https://www.cnn.com/2026/07/18/politics/iran-war-us-service-members-killed-jordan' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/7/19/us-soldier-killed-in-iraq-during-controlled-detonation-of-iranian-drone',
      },
    ],
  },
  {
    date: '2026-07-25',
    title: 'US and Iran pause strikes after nearly two weeks',
    summary:
      'The US ambassador to the United Nations said that the lull was meant to make room for talks; Iran denied that it was negotiating.',
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'truce', reality: 'done', by: ['us', 'ir'], on: [], country: 'ir' },
    figures: [],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/7/26/us-and-iran-hit-pause-on-strikes-for-second-day',
      },
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/c5y45kdkynpo' },
      {
        name: 'The Washington Post',
        url: 'https://www.washingtonpost.com/world/2026/07/25/iran-us-hormuz-strait-war-25-july-2026/db469ab4-880e-11f1-9cec-0fb26676f07e_story.html',
      },
    ],
  },
  {
    date: '2026-07-29',
    title: 'Saudi Arabia joins US in strikes on Iran-backed groups in Iraq',
    summary:
      'Central Command said that the groups had attacked US bases and Saudi energy sites. Iranian media gave four Iranians killed.',
    location: 'Iraq',
    place: { lat: 33.31, lon: 44.37 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['sa', 'us'], on: ['militias'], country: 'iq' },
    figures: [{ what: 'Iranians killed', value: '4', by: 'Iranian media, via Al Jazeera' }],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/c70g6y24d76o' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/liveblog/2026/7/29/iran-war-live-us-accuses-irgc-of-surprise-ballistic-missile-attacks',
      },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/liveblog/2026/7/30/iran-war-live-trump-threatens-to-hit-back-hard-over-strikes-on-jordan',
      },
    ],
  },
  {
    date: '2026-07-29',
    title: 'US strikes Iran after Guards fire missiles at US troops in Jordan',
    summary: 'The United States said that the missile attack had failed. The exchange ended a lull of a few days.',
    location: 'Southern Iran',
    place: { lat: 27.5, lon: 55.0 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['us'], on: ['ir'], country: 'ir' },
    figures: [],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/c74gwdzywmeo' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/7/30/us-launches-another-round-of-attacks-on-iran',
      },
      {
        name: 'France 24',
        url: 'https://www.france24.com/en/middle-east/20260730-us-carries-out-powerful-strikes-on-iran-after-attacks-on-bases-and-regional-allies',
      },
    ],
  },
  {
    date: '2026-08-01',
    title: 'Trump cancels strikes on Iran, citing the outline of a deal',
    summary: 'He said that Iran and other states had asked for a delay and that an agreement had to come quickly.',
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'attack', reality: 'denied', by: ['us'], on: ['ir'], country: 'ir' },
    figures: [],
    sources: [
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/cjwx74qgld2o' },
      {
        name: 'Newsweek',
        url: 'https://www.newsweek.com/trump-calls-off-iran-strikes-demands-strait-of-hormuz-reopened-12274699',
      },
    ],
  },
  {
    date: '2026-08-03',
    title: 'Iran executes Omid Behzad and Pouria Safvat on charges of spying for Israel',
    summary:
      'The judiciary said that they had sent the coordinates of military and security sites to Mossad. It did not say when they were arrested or tried.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'intelligence',
    urgencyLevel: 'high',
    statement: { kind: 'arrest', reality: 'done', by: ['ir'], on: ['il'], country: 'ir' },
    figures: [{ what: 'executed', value: '2', by: 'Iranian judiciary' }],
    sources: [
      {
        name: 'The Times of Israel',
        url: 'https://www.timesofisrael.com/liveblog_entry/iran-executes-two-accused-of-spying-for-israel-during-fighting/',
      },
      {
        name: 'Reuters',
        url: 'https://news.google.com/rss/articles/CBMiowFBVV95cUxObVpPMnE4MnRQckNZZXg0SU9TYTI4WG5qdmc2aUhydFU0LXlJS04taFVoOU5idUFqb3ZtSFZsVUlpYUhackVhN2lGQUlYQ3hqekNxYkkxd1E1aDU2TGVZTEJQc3V5U1EwVzJLRDdiQmdITzZFYlI4TWZzOTBtT2c5bTREN2tvVVZWUk1hb1EwSlVmRHpSaVJvTDdINzFCaTFHRFI0',
      },
    ],
  },
  {
    date: '2026-08-17',
    title: 'US-Iran memorandum lapses as Trump rejects an extension',
    summary:
      'The sixty days ended without a final agreement; both sides accused each other of breaches. Trump said that Iran should surrender.',
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'truce-broken', reality: 'done', by: ['us', 'ir'], on: [], country: 'ir' },
    figures: [],
    sources: [
      { name: 'Al Jazeera', url: 'https://www.aljazeera.com/news/2026/8/16/us-iran-mou-is-set-to-expire-what-to-know' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/liveblog/2026/8/18/iran-war-live-trump-rejects-mou-extension-as-us-claims-control-of-hormuz',
      },
      {
        name: 'The National',
        url: 'https://www.thenationalnews.com/news/us/2026/08/16/deadline-for-us-iran-agreement-expires-with-stalemate-set-to-continue/',
      },
    ],
  },
  {
    date: '2026-08-19',
    title: 'UAE suspends trade with Iran after missile launches; Trump vows harsh sanctions',
    summary:
      'The Emirates reported two Iranian ballistic missiles and stopped trade and finance; Tehran called the charge baseless. Trump announced what he named the most crushing economic operation ever.',
    location: 'Abu Dhabi, United Arab Emirates',
    place: { lat: 24.45, lon: 54.38 },
    eventType: 'economic',
    urgencyLevel: 'high',
    statement: { kind: 'sanction', reality: 'done', by: ['ae'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'ballistic missiles detected', value: '2', by: 'UAE Ministry of Defence' }],
    sources: [
      { name: 'Bloomberg', url: 'https://www.bloomberg.com/jp/news/articles/2026-08-19/TK0CQCT96OSG00' },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/8/19/trump-announces-most-crushing-economic-operation-ever-against-iran',
      },
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/c87n90eg0p2o' },
    ],
  },
  {
    date: '2026-08-24',
    title: 'US Treasury opens Operation Economic Outcast, listing Iranian hackers too',
    summary:
      "About sixty targets were named, among them persons tied to the intelligence ministry's cyber units, and general licences were suspended.",
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'economic',
    urgencyLevel: 'high',
    statement: { kind: 'sanction', reality: 'done', by: ['us'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'targets listed', value: 'about 60', by: 'US Treasury' }],
    sources: [
      {
        name: 'The Hacker News',
        url: 'https://thehackernews.com/2026/08/us-sanctions-iran-linked-hackers-behind.html',
      },
      {
        name: 'Paul Hastings',
        url: 'https://www.paulhastings.com/insights/client-alerts/treasury-issues-additional-iran-related-sanctions-suspends-general-licenses-and-pledges-additional-action-under-operation-economic-outcast',
      },
    ],
  },
  {
    date: '2026-09-02',
    title: 'Largest US-Iran exchange since July; deaths in Iran rise to 19',
    summary:
      'The US military said that it had completed a wave of strikes; Iran fired at targets in the region. Saudi Arabia condemned an attack on a tanker in Hormuz.',
    location: 'Southern Iran',
    place: { lat: 27.0, lon: 56.0 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['us', 'ir'], on: ['ir', 'us'], country: 'ir' },
    figures: [{ what: 'killed in Iran', value: '19', by: 'Al Jazeera, 3 September' }],
    sources: [
      {
        name: 'Reuters',
        url: 'https://www.reuters.com/world/middle-east/us-iran-exchange-attacks-lull-war-appears-over-2026-09-02/',
      },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/9/3/trump-threatens-more-strikes-as-death-toll-in-iran-rises-to-19',
      },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/9/2/saudi-arabia-condemns-deadly-iranian-attack-on-tanker-in-strait-of-hormuz',
      },
    ],
  },
  {
    date: '2026-09-11',
    title: 'Saudi East-West oil pipeline hit by drones that Riyadh says came from Iraq',
    summary:
      'Saudi Arabia shut the line that carries crude past Hormuz to the Red Sea. The launchers in Iraq were not identified; Baghdad opened an investigation.',
    location: 'Saudi Arabia',
    place: { lat: 24.5, lon: 43.0 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['unknown'], on: ['sa'], country: 'sa' },
    figures: [],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/9/11/saudi-arabia-says-east-west-pipeline-hit-by-drones-launched-from-iraq',
      },
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/9/12/saudi-arabia-shuts-critical-oil-pipeline-after-drone-attack-what-happened',
      },
      {
        name: 'Long War Journal',
        url: 'https://www.longwarjournal.org/archives/2026/09/iraq-continues-investigating-attack-on-saudi-arabia-from-iraqi-territory.php',
      },
    ],
  },
  {
    date: '2026-09-17',
    title: 'UN fact-finding mission sees possible US war crimes in strikes on Iran',
    summary:
      'It found reasonable grounds to believe that US forces hit the Minab school and a sports hall in Lamerd on 28 February.',
    location: 'Geneva, Switzerland',
    place: { lat: 46.23, lon: 6.14 },
    eventType: 'humanitarian',
    urgencyLevel: 'high',
    statement: { kind: 'reaction', reality: 'done', by: ['un'], on: ['us'], country: 'ir', again: '^' },
    figures: [],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/9/17/un-fact-finding-mission-says-us-committed-possible-war-crimes-in-iran',
      },
      {
        name: 'The Guardian',
        url: 'https://www.theguardian.com/world/2026/sep/17/iran-school-bombing-un-mission-us-military-behind-attack',
      },
      { name: 'UN News', url: 'https://news.un.org/en/story/2026/09/1168358' },
      { name: 'BBC News', url: 'https://www.bbc.co.uk/news/articles/cm9w4n5nverdo' },
    ],
  },
  {
    date: '2026-09-19',
    title: 'Iran executes Hossein Pedram, convicted of spying for Mossad',
    summary:
      'The judiciary said that he had given intelligence on missile bases in Isfahan province which were struck in the war of June 2025. Rights groups alleged that his confession was obtained under torture.',
    location: 'Isfahan, Iran',
    place: { lat: 32.65, lon: 51.67 },
    eventType: 'intelligence',
    urgencyLevel: 'high',
    statement: { kind: 'arrest', reality: 'done', by: ['ir'], on: ['il'], country: 'ir' },
    figures: [{ what: 'executed', value: '1', by: 'Iranian judiciary' }],
    sources: [
      {
        name: 'Middle East Eye',
        url: 'https://www.middleeasteye.net/live-blog/live-blog-update/iran-executes-man-accused-spying-israel-0',
      },
      { name: 'Iran International', url: 'https://www.iranintl.com/en/202609191625' },
      {
        name: 'Al Arabiya English',
        url: 'https://english.alarabiya.net/amp/News/middle-east/2026/09/19/iran-executes-man-convicted-of-spying-for-israel-s-mossad-judiciary-says',
      },
      {
        name: 'U.S. News',
        url: 'https://www.usnews.com/news/world/articles/2026-09-19/iran-executes-man-convicted-of-spying-for-israels-mossad-judiciary-says',
      },
    ],
  },
  {
    date: '2026-09-22',
    title: 'Haifa court sentences Fares Abu al-Hija for missions for an Iranian agent',
    summary: 'He had been charged with gathering information on former defence minister Yoav Gallant for pay.',
    location: 'Haifa, Israel',
    place: { lat: 32.82, lon: 34.99 },
    eventType: 'intelligence',
    urgencyLevel: 'medium',
    statement: { kind: 'arrest', reality: 'done', by: ['il'], on: ['ir'], country: 'il' },
    figures: [],
    sources: [
      { name: 'Ynet', url: 'https://www.ynet.co.il/news/article/h1jmqjy5ze' },
      { name: 'Israel Hayom', url: 'https://www.israelhayom.co.il/news/law/article/21462145' },
    ],
  },
  {
    date: '2026-09-23',
    title: 'Pezeshkian accuses US and Israel at the UN; talks reported in New York',
    summary:
      "Iran's president called his country a victim and US diplomats left the hall. The Guardian reported a three-hour meeting of US envoys and Iran's foreign minister, with Qatar mediating; Iran denied that it had dropped its terms.",
    location: 'New York, United States',
    place: { lat: 40.75, lon: -73.97 },
    eventType: 'diplomatic',
    urgencyLevel: 'medium',
    statement: { kind: 'reaction', reality: 'done', by: ['ir'], on: ['us', 'il'], country: 'ir' },
    figures: [],
    sources: [
      {
        name: 'France 24',
        url: 'https://www.france24.com/en/iran-s-pezeshkian-tells-un-his-country-is-victim-of-us-terrorism',
      },
      {
        name: 'The Guardian',
        url: 'https://www.theguardian.com/world/2026/sep/23/iran-denies-dropping-preconditions-very-productive-three-hour-un-talks-new-york',
      },
      {
        name: 'ANI',
        url: 'https://aninews.in/news/world/us/steve-witkoff-says-us-iran-talks-were-promising-constructive-as-iran-confirms-fm-aragchis-meeting-with-envoy20260923060941/',
      },
    ],
  },
  {
    date: '2026-09-26',
    title: "Trump turns down Iran's seven-day plan to reopen Hormuz",
    summary:
      'Iran had offered to open the strait within a week in return for relief from sanctions and the blockade. US officials called the offer cynical.',
    location: 'New York, United States',
    place: { lat: 40.75, lon: -73.97 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'talks-failed', reality: 'done', by: ['us', 'ir'], on: [], country: 'hormuz' },
    figures: [],
    sources: [
      {
        name: 'France 24',
        url: 'https://www.france24.com/en/middle-east/20260926-trump-reportedly-rejects-iran-s-7-day-plan-to-reopen-strait-of-hormuz',
      },
      {
        name: 'Al-Monitor',
        url: 'https://www.al-monitor.com/originals/2026/09/iran-proposes-plan-reopen-hormuz-within-seven-days-minister',
      },
      {
        name: 'The Guardian',
        url: 'https://www.theguardian.com/world/2026/sep/26/trump-dismiss-iran-seven-day-peace-deal-hormuz',
      },
    ],
  },
  {
    date: '2026-10-07',
    title: 'Attacks on tankers in Hormuz reach highest week of the war; few ships pass',
    summary:
      'Maritime security sources counted more attacks and attempts than in any earlier week. Kpler data gave seven transits on 6 October, the fewest since July.',
    location: 'Strait of Hormuz',
    place: { lat: 26.57, lon: 56.25 },
    eventType: 'economic',
    urgencyLevel: 'high',
    statement: { kind: 'attack', reality: 'done', by: ['unknown'], on: ['other'], country: 'hormuz' },
    figures: [{ what: 'transits on 6 October', value: '7', by: 'Kpler, via Emirates 24/7' }],
    sources: [
      {
        name: 'Al-Monitor',
        url: 'https://www.al-monitor.com/originals/2026/10/attacks-tankers-hormuz-hit-highest-any-week-start-iran-war-sources-say',
      },
      {
        name: 'Middle East Eye',
        url: 'https://www.middleeasteye.net/live-blog/live-blog-update/attacks-tankers-hormuz-hit-highest-any-week-start-iran-war',
      },
      {
        name: 'Emirates 24/7',
        url: 'https://emirates247.com/world/strait-of-hormuz-transits-hit-2-month-low-after-tanker-attacks-shipping-data-shows/6483',
      },
    ],
  },
  {
    date: '2026-10-07',
    title: 'Vance asks Iran for a meaningful cut in enrichment as a term for peace',
    summary: 'Reports noted that the wording left open whether Washington still demands zero enrichment.',
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'diplomatic',
    urgencyLevel: 'medium',
    statement: { kind: 'talks', reality: 'done', by: ['us', 'ir'], on: [], country: 'ir' },
    figures: [],
    sources: [
      {
        name: 'Al Jazeera',
        url: 'https://www.aljazeera.com/news/2026/10/7/us-sets-new-demands-for-iran-deal-what-are-they',
      },
      {
        name: 'Al-Monitor',
        url: 'https://www.al-monitor.com/originals/2026/10/us-enrichment-stance-unclear-vance-urges-meaningful-iran-cuts',
      },
      {
        name: 'Middle East Eye',
        url: 'https://www.middleeasteye.net/live-blog/live-blog-update/jd-vance-iran-needs-meaningful-reduction-enrichment-end-war',
      },
    ],
  },
  {
    date: '2026-10-08',
    title: 'Trump rules out a new attack on Iran before the November midterms',
    summary: 'The US president also said that the naval blockade would stay in place.',
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'attack', reality: 'denied', by: ['us'], on: ['ir'], country: 'ir', again: '+' },
    figures: [],
    sources: [
      {
        name: 'Al-Monitor',
        url: 'https://www.al-monitor.com/originals/2026/10/trump-rules-out-new-iran-attack-us-midterm-elections',
      },
      {
        name: 'Middle East Eye',
        url: 'https://www.middleeasteye.net/news/trump-rules-out-new-attack-iran-until-after-midterms-oil-prices-spike',
      },
    ],
  },
];
