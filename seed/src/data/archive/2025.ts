import type { ArchiveRow } from '../../archive-row.ts';

export const archive2025: ArchiveRow[] = [
  {
    date: '2025-02-04',
    title: "Trump restores 'maximum pressure' on Iran before meeting Netanyahu",
    summary:
      "The US president signed a memorandum ordering tougher sanctions and a drive to cut Iran's oil exports to zero, and said he would prefer a deal. He signed it shortly before receiving Israel's prime minister.",
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'economic',
    urgencyLevel: 'high',
    statement: { kind: 'sanction', reality: 'done', by: ['us'], on: ['ir'], country: 'ir', again: '+' },
    figures: [],
    sources: [
      {
        name: 'The Iran Primer',
        url: 'http://iranprimer.com/blog/2025/feb/05/president-trump-reimposes-%E2%80%9Cmaximum-pressure%E2%80%9D-iran?page=6',
      },
      { name: "People's Daily", url: 'http://en.people.cn/n3/2025/0205/c90000-20272581.html', origin: 'Xinhua' },
      {
        name: 'The American Conservative',
        url: 'https://www.theamericanconservative.com/trump-restores-maximum-pressure-on-iran/',
      },
    ],
  },
  {
    date: '2025-04-12',
    title: 'Iran and US open indirect nuclear talks in Muscat',
    summary:
      "Omani mediators carried messages between Iran's Foreign Minister Araghchi and US envoy Witkoff, who spoke briefly at the end. Both sides called the round constructive and agreed to meet again a week later.",
    location: 'Muscat, Oman',
    place: { lat: 23.59, lon: 58.41 },
    eventType: 'diplomatic',
    urgencyLevel: 'medium',
    statement: { kind: 'talks', reality: 'done', by: ['ir', 'us'], on: [], country: 'om' },
    figures: [],
    sources: [
      {
        name: 'Mehr News',
        url: 'https://en.mehrnews.com/news/230474/Omani-FM-says-Iran-US-talks-held-in-a-friendly-atmosphere',
      },
      { name: 'Shafaq News', url: 'https://shafaq.com/en/World/Indirect-US-Iran-talks-on-nuke-program-begin-in-Oman' },
      {
        name: 'Republic World',
        url: 'https://www.republicworld.com/world-news/iran-us-to-hold-more-nuclear-talks-after-first-round-in-oman-ends-on-positive-note',
        origin: 'AP',
      },
    ],
  },
  {
    date: '2025-04-30',
    title: 'Iran executes man convicted of spying for Mossad',
    summary:
      "Iran's judiciary said Mohsen Langarneshin backed Mossad operations, including the 2022 killing of a Guards officer. Rights groups said his confession was extracted under torture and the trial unfair.",
    location: 'Karaj, Iran',
    place: { lat: 35.84, lon: 50.94 },
    eventType: 'intelligence',
    urgencyLevel: 'high',
    statement: { kind: 'arrest', reality: 'done', by: ['ir'], on: ['il'], country: 'ir' },
    figures: [
      { what: 'executed', value: '1', by: 'Mizan, Iranian judiciary' },
      { what: 'executions in Iran in 2025 so far', value: 'at least 335', by: 'Iran Human Rights (Norway)' },
    ],
    sources: [
      {
        name: 'HNGN',
        url: 'https://www.hngn.com/articles/266105/20250501/iran-hangs-man-israeli-spy-after-unfair-trial-activists.htm',
        origin: 'AFP',
      },
      { name: 'Mahalsa', url: 'https://mahalsa.fr/?p=130396', origin: 'Le Monde' },
    ],
  },
  {
    date: '2025-05-04',
    title: 'Houthi missile lands by Ben Gurion Airport; Netanyahu also threatens Iran',
    summary:
      "A ballistic missile from Yemen struck near the airport's main terminal after interception failed, halting flights for a time. Netanyahu said Israel would respond to the Houthis and to Iran, which he called their patron; Iran said it would answer any attack.",
    location: 'Lod, Israel',
    place: { lat: 32.01, lon: 34.88 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['houthis'], on: ['il'], country: 'il' },
    figures: [
      { what: 'injured by the blast', value: '4', by: 'Israeli emergency services' },
      { what: 'injured on way to shelter', value: '2', by: 'Israeli media' },
    ],
    sources: [
      {
        name: 'The Times of Israel',
        url: 'https://www.timesofisrael.com/netanyahu-threatens-houthis-and-iran-as-cabinet-convenes-after-missile-hits-airport/',
      },
      { name: 'Iran International', url: 'https://www.iranintl.com/en/202505041108' },
      {
        name: 'NewsX',
        url: 'https://www.newsx.com/world/netanyahu-vows-retaliation-after-houthi-missile-strikes-near-israels-ben-gurion-airport/',
      },
    ],
  },
  {
    date: '2025-05-20',
    title: "Israel says two men are suspected of spying on defence minister's home for Iran",
    summary:
      'Police and Shin Bet announced that two 24-year-olds held since late April were suspected of gathering intelligence for pay in Kfar Ahim, where Defence Minister Katz lives. Two days earlier they had announced a similar case about ex-premier Bennett.',
    location: 'Kfar Ahim, Israel',
    place: { lat: 31.75, lon: 34.76 },
    eventType: 'intelligence',
    urgencyLevel: 'medium',
    statement: { kind: 'arrest', reality: 'done', by: ['il'], on: ['ir'], country: 'il' },
    figures: [{ what: 'arrested', value: '2', by: 'Israel Police and Shin Bet' }],
    sources: [
      {
        name: 'Asharq Al-Awsat',
        url: 'https://english.aawsat.com/world/5145349-israel-arrests-two-accused-spying-defense-minister-iran',
        origin: 'AFP',
      },
      {
        name: 'Coisas Judaicas',
        url: 'https://www.coisasjudaicas.net/2025/05/jovem-de-18-anos-e-suspeito-de-espionar.html',
      },
    ],
  },
  {
    date: '2025-05-23',
    title: 'Fifth Iran-US nuclear round in Rome ends without breakthrough',
    summary:
      "Oman's foreign minister reported some but not conclusive progress. Araghchi had said before the meeting that demanding zero enrichment would mean no deal.",
    location: 'Rome, Italy',
    place: { lat: 41.9, lon: 12.5 },
    eventType: 'diplomatic',
    urgencyLevel: 'medium',
    statement: { kind: 'talks-failed', reality: 'done', by: ['ir', 'us'], on: [], country: 'it', again: '+' },
    figures: [{ what: 'rounds held since 12 April', value: '5', by: "Oman's foreign minister" }],
    sources: [
      { name: 'Shafaq News', url: 'https://api.shafaq.com/en/World/US-Iran-nuclear-talks-in-Rome-conclude' },
      {
        name: 'Anadolu',
        url: 'https://www.aa.com.tr/en/americas/5th-round-of-indirect-us-iran-nuclear-talks-begins-in-rome-iranian-media/3577587',
      },
      {
        name: 'The Jerusalem Post',
        url: 'https://www.jpost.com/israel-news/defense-news/2025-05-24/live-updates-855239',
      },
    ],
  },
  {
    date: '2025-05-31',
    title: "IAEA report: Iran's 60% uranium stockpile grew by half since February",
    summary:
      "A confidential agency report seen by news agencies gave 408.6 kg of uranium enriched to 60% as of 17 May. Iran's foreign minister dismissed the findings as political and resting on documents from Israel.",
    location: 'Vienna, Austria',
    place: { lat: 48.23, lon: 16.42 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'nuclear', reality: 'done', by: ['un'], on: ['ir'], country: 'ir' },
    figures: [
      { what: 'uranium enriched up to 60%', value: '408.6 kg', by: 'IAEA' },
      { what: 'previous quarter', value: '274.8 kg', by: 'IAEA' },
    ],
    sources: [
      {
        name: 'Firstpost',
        url: 'https://www.firstpost.com/world/iran-has-amassed-even-more-near-weapons-grade-uranium-un-watchdog-says-13893365.html/amp',
        origin: 'AP',
      },
      {
        name: 'Evrim Ağacı',
        url: 'https://evrimagaci.org/tpg/iran-dramatically-increases-near-weapons-grade-uranium-stockpile-352218',
      },
      { name: 'Newstik', url: 'https://www.newstik.io/articles/tut0ugh_7510917226233433366' },
    ],
  },
  {
    date: '2025-06-11',
    title: 'US draws down embassy staff in Baghdad; oil rallies on Iran tension',
    summary:
      "Washington moved to withdraw non-emergency staff from Iraq and let military families leave the region. Iran's defence minister said US bases would be hit if conflict were imposed on Iran.",
    location: 'Baghdad, Iraq',
    place: { lat: 33.3, lon: 44.39 },
    eventType: 'economic',
    urgencyLevel: 'high',
    statement: { kind: 'evacuation', reality: 'done', by: ['us'], on: ['us'], country: 'iq' },
    figures: [
      { what: 'Brent settlement', value: '69.77 USD a barrel (+2.90)', by: 'S&P Global' },
      { what: 'WTI settlement', value: '68.15 USD a barrel (+3.17)', by: 'S&P Global' },
    ],
    sources: [
      {
        name: 'S&P Global Commodity Insights',
        url: 'https://www.spglobal.com/commodity-insights/en/news-research/latest-news/crude-oil/061125-oil-prices-rally-as-us-prepares-to-partially-evacuate-staff-from-baghdad-embassy',
      },
      {
        name: 'gCaptain',
        url: 'https://gcaptain.com/u-s-moves-embassy-staff-amid-growing-iran-confrontation/',
        origin: 'Reuters',
      },
    ],
  },
  {
    date: '2025-06-12',
    title: 'IAEA board finds Iran in non-compliance for first time in 20 years',
    summary:
      "The board said Iran's failures on undeclared material breach its safeguards agreement. Iran called the vote political and announced a new enrichment site and upgraded centrifuges at Fordow.",
    location: 'Vienna, Austria',
    place: { lat: 48.23, lon: 16.42 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'nuclear', reality: 'done', by: ['un'], on: ['ir'], country: 'ir' },
    figures: [
      { what: 'votes in favour', value: '19', by: 'diplomats, via AP' },
      { what: 'votes against', value: '3', by: 'diplomats, via AP' },
      { what: 'abstentions', value: '11', by: 'diplomats, via AP' },
    ],
    sources: [
      {
        name: 'KETR',
        url: 'https://www.ketr.org/2025-06-12/iran-says-it-will-create-a-new-uranium-enrichment-facility-after-a-vote-at-the-iaea',
        origin: 'AP',
      },
      { name: 'DW', url: 'https://amp.dw.com/en/iaea-says-iran-not-complying-with-nuclear-obligations/a-72879814' },
      {
        name: 'Shropshire Star',
        url: 'https://www.shropshirestar.com/world-news/2025/06/12/warning-on-iran-nuclear-obligations-as-further-us-talks-planned/',
        origin: 'PA',
      },
    ],
  },
  {
    date: '2025-06-13',
    title: 'Israel opens air campaign against Iran, hitting nuclear and military sites',
    summary:
      "Israel's army said some 200 aircraft hit over 100 targets including Natanz, killing the armed forces chief Bagheri and Guards commander Salami; Iran's UN ambassador counted 78 dead. Iran called it a barbaric attack and Israel pre-emptive as they traded charges at the UN.",
    location: 'Natanz, Iran',
    place: { lat: 33.72, lon: 51.73 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [
      { what: 'killed', value: '78', by: "Iran's UN ambassador" },
      { what: 'injured', value: 'more than 320', by: "Iran's UN ambassador" },
      { what: 'targets struck', value: 'over 100', by: 'Israeli army' },
    ],
    sources: [
      {
        name: 'Security Council Report',
        url: 'https://www.securitycouncilreport.org/whatsinblue/2025/06/iran-emergency-meeting.php',
      },
      { name: 'KBS World', url: 'https://world.kbs.co.kr/service/news_view.htm?Seq_Code=193792&lang=e' },
      {
        name: 'WION',
        url: 'https://www.wionews.com/world/us-warns-iran-of-dire-consequences-if-american-troops-targeted-tehran-confirms-casualties-what-others-said-at-unsc-special-meeting-1749853359897',
      },
      { name: 'TRT World', url: 'https://www.trtworld.com/article/a80da41cf11c' },
      { name: 'Avia.pro', url: 'https://avia-pro.net/news/magate-izrail-nanes-udar-po-yadernym-obektam-v-isfahane' },
    ],
  },
  {
    date: '2025-06-13',
    title: 'Oil posts biggest intraday jump since 2022 after Israel strikes Iran',
    summary:
      "Brent touched 78.50 dollars a barrel before closing about 7% higher. Traders feared disruption in the Strait of Hormuz, though Iran's oil facilities had not been hit that day.",
    location: 'London, United Kingdom',
    place: { lat: 51.51, lon: -0.09 },
    eventType: 'economic',
    urgencyLevel: 'high',
    statement: { kind: 'effect', reality: 'done', by: [], on: ['other'], country: 'global', again: '^' },
    figures: [
      { what: 'Brent intraday high', value: '78.50 USD a barrel', by: 'Japan Times / Reuters' },
      { what: 'Brent settlement', value: '74.23 USD a barrel', by: 'Devdiscourse / Reuters' },
    ],
    sources: [
      {
        name: 'The Japan Times',
        url: 'https://www.japantimes.co.jp/business/2025/06/13/oil-soars-iran-israel/',
        origin: 'Reuters',
      },
      {
        name: 'Devdiscourse',
        url: 'https://www.devdiscourse.com/article/headlines/3458771-middle-east-tensions-ignite-oil-price-surge',
      },
      {
        name: 'S&P Global Commodity Insights',
        url: 'https://www.spglobal.com/commodity-insights/en/news-research/latest-news/crude-oil/061325-oil-futures-crude-surges-6-as-israel-launches-preemptive-strike-on-iran',
      },
    ],
  },
  {
    date: '2025-06-13',
    title: 'Iran fires waves of missiles at the Tel Aviv area',
    summary:
      "Iran launched Operation True Promise 3 late on Friday; Israel's army reported dozens of missiles. Buildings in Tel Aviv and Ramat Gan were hit overnight, and at least three people were reported killed.",
    location: 'Tel Aviv, Israel',
    place: { lat: 32.08, lon: 34.78 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['il'], country: 'il' },
    figures: [
      { what: 'killed overnight', value: 'at least 3', by: 'Israeli media, via ANP' },
      { what: 'injured overnight', value: 'at least 70', by: 'Israeli media, via ANP' },
    ],
    sources: [
      {
        name: 'World News Group',
        url: 'https://wng.org/sift/iran-confirms-top-military-leaders-scientists-killed-in-israeli-strikes-1749821127',
      },
      {
        name: 'Welingelichte Kringen',
        url: 'https://www.welingelichtekringen.nl/samenleving/doden-en-tientallen-gewonden-na-iraanse-raketaanvallen-op-israel',
        origin: 'ANP',
      },
      { name: 'Agora Alagoas', url: 'https://agoraalagoas.com/?p=88192' },
    ],
  },
  {
    date: '2025-06-14',
    title: 'Israeli strike sets fire to South Pars gas plant; Tehran fuel depot burns',
    summary:
      "Iran's Tasnim agency said production at one unit of Phase 14 was halted after a drone strike, the first on Iran's oil and gas sector in the conflict. Late that day Iran reported hits on the Shahran depot and a Tehran refinery.",
    location: 'Kangan, Iran',
    place: { lat: 27.84, lon: 52.06 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'gas output halted', value: '12 million cubic metres a day', by: 'Tasnim, Iran' }],
    sources: [
      { name: 'Daily8', url: 'https://www.daily8.com/en/article/a15d89498dbc15e2ffab1b12fa7dedb9', origin: 'Reuters' },
      {
        name: 'NDTV',
        url: 'https://www.ndtv.com/world-news/israeli-drone-strikes-refinery-in-iran-gas-field-report-8669298',
      },
      {
        name: 'NewsX',
        url: 'https://www.newsx.com/world/israeli-drone-targets-refinery-in-irans-south-pars-gas-field-reports-say-4399/',
      },
      {
        name: 'Republic World',
        url: 'https://www.republicworld.com/world-news/israels-poweful-strike-struck-teo-oil-depots-in-tehran-shahran-oil-facility-up-in-flames',
      },
      {
        name: 'India TV',
        url: 'https://www.indiatvnews.com/news/world/israeli-drone-strikes-iranian-refinery-facility-in-south-pars-gas-field-reports-say-2025-06-14-994731',
      },
    ],
  },
  {
    date: '2025-06-14',
    title: 'Iranian missile kills four members of one family in Tamra',
    summary:
      "A missile hit a house in the Arab town of Tamra in northern Israel late on Saturday, before heavier strikes on the country's centre the same night. Israeli first responders counted four dead.",
    location: 'Tamra, Israel',
    place: { lat: 32.85, lon: 35.2 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['il'], country: 'il' },
    figures: [
      { what: 'killed', value: '4', by: 'Israeli first responders' },
      { what: 'injured', value: '20', by: 'i24NEWS' },
    ],
    sources: [
      {
        name: 'i24NEWS',
        url: 'https://www.i24news.tv/fr/actu/israel-en-guerre/artc-barrage-meurtrier-iranien-4-morts-a-bat-yam-dont-2-enfants-35-disparus-et-200-blesses',
      },
      { name: 'Il Post', url: 'https://www.ilpost.it/2025/06/15/foto-danni-israele-attacchi-iran/' },
    ],
  },
  {
    date: '2025-06-15',
    title: 'Iranian missile collapses apartment block in Bat Yam, killing nine; Weizmann Institute damaged',
    summary:
      "Overnight salvos hit homes in Bat Yam and laboratories in Rehovot. Six deaths in Bat Yam were reported that morning; the city's mayor later gave nine.",
    location: 'Bat Yam, Israel',
    place: { lat: 32.02, lon: 34.75 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['il'], country: 'il' },
    figures: [
      { what: 'killed in Bat Yam (first count)', value: '6', by: 'Israeli police' },
      { what: 'killed in Bat Yam (later count)', value: '9', by: 'mayor of Bat Yam' },
      { what: 'injured in Bat Yam', value: 'about 200', by: 'mayor of Bat Yam' },
    ],
    sources: [
      { name: 'Il Post', url: 'https://www.ilpost.it/2025/06/15/foto-danni-israele-attacchi-iran/' },
      {
        name: 'TGCOM24',
        url: 'https://www.tgcom24.mediaset.it/2025/video/tel-aviv-al-via-la-demolizione-degli-edifici-danneggiati-dagli-attacchi-di-teheran_100904716-02k.shtml',
      },
      {
        name: 'i24NEWS',
        url: 'https://www.i24news.tv/fr/actu/israel-en-guerre/artc-barrage-meurtrier-iranien-4-morts-a-bat-yam-dont-2-enfants-35-disparus-et-200-blesses',
      },
      {
        name: 'Particle News',
        url: 'https://particle.news/story/iranian-missile-strike-wrecks-israels-weizmann-institute',
      },
      { name: 'Haber Expres', url: 'https://www.haberexpres.com.tr/misilleme-saldirilarda-10-kisi-oldu/135217' },
    ],
  },
  {
    date: '2025-06-15',
    title: 'Israeli strike in Tehran kills Guards intelligence chief Kazemi and his deputy',
    summary:
      "Netanyahu said Israel had reached the head of the Revolutionary Guards' intelligence arm and his deputy. Iran's Tasnim agency and the Guards confirmed the deaths of Mohammad Kazemi, Hassan Mohaqeq and Mohsen Bagheri.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'senior officers killed', value: '3', by: 'Tasnim, Iran' }],
    sources: [
      { name: 'RT Brasil', url: 'https://rtbrasil.com/noticias/14129-netanyahu-afirma-israel-matou-chefe' },
      { name: 'The Daily Campus', url: 'https://thedailycampus.com/other-world/205185/amp', origin: 'Al Jazeera' },
      {
        name: 'Avia.pro',
        url: 'http://avia-pro.de/news/general-madzhed-hademi-naznachen-novym-glavoy-razvedki-ksir-predydushchiy-komanduyushchiy-byl',
      },
    ],
  },
  {
    date: '2025-06-16',
    title: 'Iranian missiles hit Haifa refinery and Petah Tikva; at least eight dead',
    summary:
      'A strike before dawn killed three workers at the Bazan complex, which shut all facilities, and four people died in an apartment block in Petah Tikva; Israeli authorities counted at least eight dead that morning. Censors delayed naming the refinery until Monday afternoon.',
    location: 'Haifa, Israel',
    place: { lat: 32.79, lon: 35.04 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['il'], country: 'il' },
    figures: [
      { what: 'killed at the refinery', value: '3', by: 'Bazan Group and Israeli officials' },
      { what: 'killed in Petah Tikva', value: '4', by: 'mayor of Petah Tikva' },
      { what: 'killed in Israel that morning', value: 'at least 8', by: 'Israeli authorities' },
    ],
    sources: [
      {
        name: 'The Times of Israel',
        url: 'https://www.timesofisrael.com/all-facilities-at-haifa-oil-refinery-shut-down-after-deadly-iran-missile-strike/',
      },
      { name: 'Ynetnews', url: 'https://www.ynetnews.com/article/sko2q36qex' },
      {
        name: 'The Wave Andaman',
        url: 'https://thewaveandaman.com/iran-strike-shuts-israel-oil-refinery',
        origin: 'IANS, Xinhua',
      },
    ],
  },
  {
    date: '2025-06-16',
    title: "Israel strikes Iran's state broadcaster during live programme",
    summary:
      "The IRIB building in northern Tehran was hit about an hour after an evacuation warning and the channel resumed from another studio. Israel said the site served Iran's military communications; Iran called the attack a war crime.",
    location: 'Tehran, Iran',
    place: { lat: 35.79, lon: 51.41 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'people covered by evacuation warning', value: 'up to 330,000', by: 'Israeli army' }],
    sources: [
      {
        name: 'Middle East Monitor',
        url: 'https://www.middleeastmonitor.com/20250616-israel-strikes-iranian-state-tv-building/',
        origin: 'Anadolu',
      },
      { name: 'Ada Derana', url: 'http://www.adaderana.lk/news.php?nid=109540' },
      {
        name: 'The Star',
        url: 'https://www.thestartv.com/v/israel-strikes-iranian-tv-building-as-fighting-intensifies?mwrap=1&rc=59b24d51b7aca',
      },
      { name: 'Jago News', url: 'https://www.jagonews24.com/en/international/news/83486' },
    ],
  },
  {
    date: '2025-06-16',
    title: 'G7 urges de-escalation; Trump tells people to leave Tehran',
    summary:
      "Leaders meeting in Kananaskis backed Israel's right to defend itself, called for protection of civilians and said Iran could never have a nuclear weapon. Trump left a day early and posted that everyone should evacuate Tehran.",
    location: 'Kananaskis, Canada',
    place: { lat: 50.93, lon: -115.14 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'reaction', reality: 'done', by: ['other'], on: ['il', 'ir'], country: 'region' },
    figures: [],
    sources: [
      {
        name: 'ETV Bharat',
        url: 'https://www.etvbharat.com/en/!international/g7-summit-in-kananaskis-canada-statement-on-iran-israel-conflict-says-iran-can-never-have-nuclear-weapon-calls-for-de-escalation-enn25061701175',
      },
      {
        name: 'WION',
        url: 'https://www.wionews.com/world/g7-leaders-say-israel-has-a-right-to-defend-itself-call-iran-principal-source-of-regional-instability-and-terror-1750133143913',
      },
      {
        name: 'Belga',
        url: 'https://www.belganewsagency.eu/trump-leaves-g7-early-as-iran-and-israel-continue-to-exchange-fire',
      },
    ],
  },
  {
    date: '2025-06-17',
    title: "Israel says it killed Iran's new wartime commander Ali Shadmani in Tehran",
    summary:
      "Israel's army said an overnight strike on a command centre killed the general four days after he took over Khatam al-Anbiya headquarters. Iran gave no comment then and confirmed on 25 June that he had died of wounds.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'leader-killed', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [],
    sources: [
      {
        name: 'Dunya News',
        url: 'https://dunyanews.tv/en/World/889758-trump-urges-tehran-evacuation-as-iranisrael-conflict-enters-fifth-day',
        origin: 'Reuters, AFP',
      },
      {
        name: 'NewsBytes',
        url: 'https://www.newsbytesapp.com/news/world/israel-kills-irans-top-commander-who-took-charge-days-ago/story',
      },
      {
        name: 'Aldia.cat',
        url: 'https://www.aldia.cat/internacional/noticia-liran-confirma-mort-cap-lestat-major-les-forces-armades-els-atacs-disrael-20250625185248.html',
        origin: 'Europa Press',
      },
    ],
  },
  {
    date: '2025-06-17',
    title: "Hackers claim wiping data of Iran's state-owned Bank Sepah",
    summary:
      "The group Predatory Sparrow, which media link to Israel, said it destroyed data of the bank, which it accused of financing Iran's military. Customers reported closed branches and blocked accounts; Iran's Fars agency confirmed a cyberattack on the bank's systems.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.41 },
    eventType: 'cyber',
    urgencyLevel: 'high',
    statement: { kind: 'hack', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [],
    sources: [
      {
        name: 'La Sicilia',
        url: 'https://www.lasicilia.it/mondo/banca-pubblica-iraniana-paralizzata-da-cyber-attacco-2530854/',
        origin: 'ANSA',
      },
      {
        name: 'News9',
        url: 'https://www.news9live.com/technology/tech-news/irans-bank-sepah-targeted-by-suspected-israeli-hackers-data-allegedly-wiped-2869562',
      },
      {
        name: 'West Island Blog',
        url: 'https://westislandblog.com/technology/irans-financial-network-in-chaos-the-enigmatic-hack-that-brought-bank-sepah-to-its-knees/',
      },
    ],
  },
  {
    date: '2025-06-17T14:00Z',
    title: 'Iran imposes near-total internet shutdown',
    summary:
      "Monitors recorded a collapse of traffic from about 5:30 p.m. local time, to around 3% of normal the next day. Iran's government called it a defence against Israeli cyberattacks; rights groups warned people were cut off from vital information.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'cyber',
    urgencyLevel: 'high',
    statement: { kind: 'hack', reality: 'done', by: ['ir'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'connectivity left', value: 'about 3% of normal', by: 'NetBlocks' }],
    sources: [
      {
        name: 'India Today',
        url: 'https://www.indiatoday.in/technology/news/story/iran-shuts-down-most-of-the-internet-as-tensions-with-israel-escalate-whatsapp-and-instagram-reportedly-blocked-2742697-2025-06-18',
      },
      {
        name: 'The New Arab',
        url: 'https://www.newarab.com/news/israeli-attacks-cause-near-total-collapse-internet-iran',
      },
      { name: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/2025_Internet_blackout_in_Iran' },
    ],
  },
  {
    date: '2025-06-18',
    title: 'Khamenei rejects US call to surrender and warns of irreparable damage',
    summary:
      "A day after Trump demanded unconditional surrender, Iran's supreme leader said the country would not yield and that US military involvement would bring irreparable damage.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'threat', reality: 'done', by: ['ir'], on: ['us'], country: 'ir' },
    figures: [],
    sources: [
      {
        name: "My People's Review",
        url: 'https://mypeoplesreview.com/2025/06/19/an-iranian-missile-hits-israels-main-hospital-causes-extensive-damage/',
        origin: 'AP',
      },
      {
        name: 'Zee News',
        url: 'https://zeenews.india.com/world/viral-video-beershebas-soroka-hospital-suffers-extensive-damage-israels-arak-reactor-hit-shocks-world-watch-2918286.html',
      },
    ],
  },
  {
    date: '2025-06-18T06:24Z',
    title: 'Hackers claim draining about 90 million dollars from Iranian exchange Nobitex',
    summary:
      'Nobitex confirmed a breach of its hot wallets and suspended access. The group Predatory Sparrow, which media link to Israel, claimed it; analysts at Elliptic and TRM Labs said the funds went to addresses nobody can use, in effect destroying them.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.41 },
    eventType: 'cyber',
    urgencyLevel: 'high',
    statement: { kind: 'hack', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'assets moved', value: 'about 90 million USD', by: 'Elliptic and TRM Labs' }],
    sources: [
      { name: 'The Coin Day', url: 'https://thecoinday.com/israeli-hackers-steal-48m-from-irans-nobitex-exchange' },
      {
        name: 'Atlantic Canada News',
        url: 'https://atlanticcanadanews.ca/when-hackers-target-the-wallet-the-ethics-of-financial-sabotage',
      },
    ],
  },
  {
    date: '2025-06-19',
    title: 'Iranian missile damages Soroka hospital in Beersheba',
    summary:
      "Southern Israel's main hospital was hit in an early barrage; the ward struck had been cleared beforehand, its director said. Iran's Guards said they aimed at military and intelligence sites nearby; Israel's health minister called it deliberate.",
    location: 'Beersheba, Israel',
    place: { lat: 31.26, lon: 34.8 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['il'], country: 'il' },
    figures: [{ what: 'injured at the hospital', value: '40', by: 'Soroka director Shlomi Kodesh' }],
    sources: [
      {
        name: 'DNA India',
        url: 'https://www.dnaindia.com/world/video-israel-iran-news-iranian-missile-hits-soroka-hospital-director-confirms-iran-israel-news-3161600',
      },
      {
        name: 'Jakarta Globe',
        url: 'https://jakartaglobe.id/news/israel-iran-trade-blows-hospital-hit-nuclear-reactor-targeted',
        origin: 'AP',
      },
      {
        name: 'The Statesman',
        url: 'https://www.thestatesman.com/world/israel-iran-war-latest-update-iran-bombs-largest-hospital-in-southern-israel-crossed-a-red-line-says-israel-1503447133.html',
      },
    ],
  },
  {
    date: '2025-06-19',
    title: 'Israel strikes Arak heavy-water reactor',
    summary:
      "Israel's army warned people to leave before bombing the reactor near Khondab and another site by Natanz. Iranian state television said the plant had been evacuated and there was no radiation danger.",
    location: 'Khondab, Iran',
    place: { lat: 34.37, lon: 49.24 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [],
    sources: [
      {
        name: "My People's Review",
        url: 'https://mypeoplesreview.com/2025/06/19/an-iranian-missile-hits-israels-main-hospital-causes-extensive-damage/',
        origin: 'AP',
      },
      {
        name: 'Hindustan Times',
        url: 'https://www.hindustantimes.com/videos/world-news/missiles-hit-israels-main-hospital-in-south-irans-arak-heavy-water-reactor-101750310110521.html',
      },
      { name: 'Osintopedia', url: 'https://osintopedia.com/iran-israel-conflict-escalates-with-new-strikes' },
    ],
  },
  {
    date: '2025-06-20',
    title: "European ministers meet Iran's Araghchi in Geneva without breakthrough",
    summary:
      "Britain, France, Germany and the EU urged Tehran to talk to Washington. Araghchi said Iran would return to diplomacy only once Israel's attacks stopped; both sides were ready to meet again.",
    location: 'Geneva, Switzerland',
    place: { lat: 46.2, lon: 6.15 },
    eventType: 'diplomatic',
    urgencyLevel: 'medium',
    statement: { kind: 'talks', reality: 'done', by: ['eu', 'ir'], on: [], country: 'ch' },
    figures: [{ what: 'length of the meeting', value: 'nearly 3.5 hours', by: 'Republic World' }],
    sources: [
      {
        name: 'Japan Today',
        url: 'https://japantoday.com/category/world/europe-iran-talks-yield-little-in-geneva-at-%27perilous%27-moment-ministers-ready-to-meet-again',
        origin: 'Reuters',
      },
      {
        name: 'swissinfo.ch',
        url: 'https://www.swissinfo.ch/eng/foreign-affairs/europeans-call-on-iran-to-negotiate-with-washington/89556182',
      },
      {
        name: 'Republic World',
        url: 'https://www.republicworld.com/world-news/european-iranian-nuclear-talks-in-geneva-end-without-breakthrough',
      },
    ],
  },
  {
    date: '2025-06-21',
    title: 'Israel says it killed Quds Force commander Saeed Izadi in Qom',
    summary:
      "Defence Minister Katz said Izadi, head of the Quds Force's Palestine Corps, had armed and funded Hamas. Iranian media reported a 16-year-old killed in the Qom strike and did not name Izadi; Isfahan's nuclear site was also hit.",
    location: 'Qom, Iran',
    place: { lat: 34.64, lon: 50.88 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'killed in the Qom building', value: '1 (aged 16)', by: 'Iranian media' }],
    sources: [
      {
        name: 'Voice of Nigeria',
        url: 'https://von.gov.ng/israel-kills-top-iranian-commander-amid-escalating-strikes/',
      },
      {
        name: 'Alanews',
        url: 'https://www.alanews.it/esteri/israele-ucciso-a-qom-il-leader-quds-che-finanzio-lattacco-di-hamas-del-7-ottobre',
      },
    ],
  },
  {
    date: '2025-06-21T22:40Z',
    title: 'United States bombs Iranian nuclear sites at Fordow, Natanz and Isfahan',
    summary:
      'The Pentagon said seven B-2 bombers dropped 14 bunker-busters on Fordow and Natanz and a submarine fired cruise missiles at Isfahan. Trump called the sites obliterated; Iran said material had been moved and spoke of a barbaric violation of law.',
    location: 'Fordow, Iran',
    place: { lat: 34.88, lon: 51.0 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['us'], on: ['ir'], country: 'ir' },
    figures: [
      { what: 'GBU-57 bombs dropped', value: '14', by: 'US Joint Chiefs chairman Dan Caine' },
      { what: 'aircraft involved', value: 'more than 125', by: 'US Joint Chiefs chairman Dan Caine' },
    ],
    sources: [
      {
        name: 'Nationalist Post',
        url: 'https://nationalistpost.com/world/operation-midnight-hammer-us-explains-rapid-25-min-strike-on-irans-nuclear-sites',
      },
      {
        name: 'Brussels Reporter',
        url: 'https://brusselsreporter.com/globe/2025/air-strikes-irans-nuclear-facilities/',
      },
      { name: 'World Voice', url: 'https://worldvoice.news/story/E_xAh089utlc' },
    ],
  },
  {
    date: '2025-06-22',
    title: "Iran's parliament backs closing Strait of Hormuz; final say left to council",
    summary:
      'Press TV quoted lawmaker Esmaeil Kowsari as saying members agreed on closure after the US strikes, with the Supreme National Security Council to decide. US Secretary of State Rubio called such a step economic suicide.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.42 },
    eventType: 'economic',
    urgencyLevel: 'high',
    statement: { kind: 'closure', reality: 'announced', by: ['ir'], on: ['other'], country: 'hormuz' },
    figures: [{ what: 'share of world oil passing the strait', value: 'about 20%', by: 'Business Standard' }],
    sources: [
      {
        name: 'Business Standard',
        url: 'https://wap.business-standard.com/world-news/iran-mps-approve-hormuz-closure-us-warns-of-oil-trade-disruption-125062200805_1.html',
      },
      { name: 'Argaam', url: 'https://www.argaam.com/en/article/articledetail/id/1822620' },
      {
        name: 'PJ Media',
        url: 'https://pjmedia.com/catherinesalgado/2025/06/22/report-iranian-parliament-votes-to-close-strait-of-hormuz-n4941067',
      },
    ],
  },
  {
    date: '2025-06-22T04:30Z',
    title: 'Iran fires over 40 missiles at Israel hours after US strikes',
    summary:
      "Two waves from about 7:30 a.m. tore open a residential block in Tel Aviv and caused damage in Haifa. Rescue services first counted 16 hurt, later reports 23; Israel's air force then struck in western Iran.",
    location: 'Tel Aviv, Israel',
    place: { lat: 32.11, lon: 34.8 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['il'], country: 'il' },
    figures: [
      { what: 'missiles', value: 'more than 40', by: 'AP, via News Arena India' },
      { what: 'injured', value: '23', by: 'AP, via News Arena India' },
    ],
    sources: [
      {
        name: 'Business Recorder',
        url: 'https://www.brecorder.com/news/40369029/16-hurt-building-hit-in-israel-after-iran-missiles-rescue-services-tv',
        origin: 'AFP',
      },
      {
        name: 'News Arena India',
        url: 'https://newsarenaindia.com/international/iranian-missile-hits-tel-aviv-after-us-strikes-injuries-reported/48247',
        origin: 'AP',
      },
      {
        name: 'Devdiscourse',
        url: 'https://www.devdiscourse.com/article/politics/3467368-middle-east-tensions-escalate-lives-shattered-as-iran-strikes-back',
      },
      {
        name: 'Euronews',
        url: 'https://it.euronews.com/video/2025/06/23/missili-iraniani-causano-distruzione-a-tel-aviv',
      },
    ],
  },
  {
    date: '2025-06-23',
    title: "Israeli strike on Tehran's Evin prison kills 71",
    summary:
      "Iran's judiciary later gave 71 dead, including staff, conscripts, inmates, visiting relatives and neighbours. Israel's Defence Ministry listed Evin among targets; rights groups and France condemned the strike.",
    location: 'Tehran, Iran',
    place: { lat: 35.8, lon: 51.39 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['il'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'killed', value: '71', by: 'Iranian judiciary' }],
    sources: [
      { name: 'TRT World', url: 'https://www.trtworld.com/article/8fe8d2c2abcd' },
      { name: 'SOFX', url: 'https://www.sofx.com/71-killed-in-israeli-airstrike-on-irans-evin-prison/' },
      { name: 'IFP News', url: 'https://ifpnews.com/71-killed-israeli-attack-iran-evin-prison/' },
    ],
  },
  {
    date: '2025-06-23',
    title: 'Iran fires missiles at US base Al Udeid in Qatar',
    summary:
      'Iran answered the US strikes with 14 missiles after giving notice; Qatar reported interceptions and no casualties. Trump called the response weak and thanked Iran for the warning.',
    location: 'Al Udeid, Qatar',
    place: { lat: 25.12, lon: 51.31 },
    eventType: 'military',
    urgencyLevel: 'critical',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['us'], country: 'qa' },
    figures: [
      { what: 'missiles launched', value: '14', by: 'Wikipedia' },
      { what: 'casualties', value: '0', by: 'Qatar' },
    ],
    sources: [
      { name: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Twelve-Day_War_ceasefire' },
      {
        name: 'ARY News',
        url: 'https://arynews.tv/oil-prices-fall-5-after-iran-attack-on-us-military-base/',
        origin: 'AFP',
      },
      {
        name: 'Business Today',
        url: 'https://www.businesstoday.in/world/middle-east/story/crude-tanks-6-as-iran-hits-us-base-if-serious-theyd-hit-tankers-says-brookings-fellow-481506-2025-06-23',
      },
    ],
  },
  {
    date: '2025-06-23',
    title: "Oil falls 7% as Iran's strike in Qatar spares energy shipping",
    summary:
      'Brent, which had passed 81 dollars on Sunday night, closed at its lowest since the war began as traders saw the attack on Al Udeid as limited.',
    location: 'New York, United States',
    place: { lat: 40.71, lon: -74.01 },
    eventType: 'economic',
    urgencyLevel: 'high',
    statement: { kind: 'effect', reality: 'done', by: [], on: ['other'], country: 'global', again: '^' },
    figures: [
      { what: 'Brent settlement', value: '71.48 USD a barrel (-7.18%)', by: 'CNBC' },
      { what: 'WTI settlement', value: '68.51 USD a barrel (-7.22%)', by: 'CNBC' },
    ],
    sources: [
      {
        name: 'Mogaz News',
        url: 'https://news.mogaznews.com/index.php/news/9031/News/June-23-2025/Oil-prices-fall-7%25-after-Iran-strike-on-U-S--base-in-Qatar-leaves-no-reported-casualties',
        origin: 'CNBC',
      },
      {
        name: 'Daily Times',
        url: 'https://dailytimes.com.pk/1321517/fueling-tensions-oil-prices-drop-5-amid-iran-us-escalation/',
      },
    ],
  },
  {
    date: '2025-06-23T22:02Z',
    title: 'Trump announces Israel-Iran ceasefire',
    summary:
      "In a post at 6:02 p.m. Washington time the US president said both had agreed to a phased end of what he called the 12-Day War. Iran's foreign minister said there was no agreement yet but that Iran would stop if Israel did.",
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'diplomatic',
    urgencyLevel: 'critical',
    statement: { kind: 'truce', reality: 'done', by: ['us', 'il', 'ir'], on: [], country: 'region' },
    figures: [],
    sources: [
      { name: 'Ynetnews', url: 'https://www.ynetnews.com/article/rjcvl8d4ex' },
      { name: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Twelve-Day_War_ceasefire' },
      { name: 'The Trumpet', url: 'https://thetrumpet.ng/israel-iran-agree-to-ceasefire-ending-12-day-war' },
    ],
  },
  {
    date: '2025-06-24',
    title: 'Israel and Iran publish casualty counts as fighting stops',
    summary:
      "Iran's Health Ministry counted 606 dead and 5,332 injured. Israel's rescue service gave 28 killed, and Israel's authorities said about 550 missiles and 1,000 drones had been fired at the country.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'humanitarian',
    urgencyLevel: 'high',
    statement: { kind: 'toll', reality: 'done', by: ['il', 'ir'], on: ['il', 'ir'], country: 'region', again: '^' },
    figures: [
      { what: 'killed in Iran', value: '606', by: 'Iranian Health Ministry' },
      { what: 'injured in Iran', value: '5,332', by: 'Iranian Health Ministry' },
      { what: 'killed in Israel', value: '28', by: 'Magen David Adom' },
      { what: 'displaced in Israel', value: 'more than 9,000', by: 'Siasat, citing Israeli figures' },
    ],
    sources: [
      {
        name: 'Siasat',
        url: 'https://www.siasat.com/at-least-606-killed-in-iran-28-in-israel-as-ceasefire-halts-12-day-war-3238277/amp',
      },
      { name: 'Amu TV', url: 'https://amu.tv/182600' },
      {
        name: 'TGCOM24',
        url: 'https://www.tgcom24.mediaset.it/2025/video/tel-aviv-al-via-la-demolizione-degli-edifici-danneggiati-dagli-attacchi-di-teheran_100904716-02k.shtml',
      },
    ],
  },
  {
    date: '2025-06-24T02:55Z',
    title: 'Iranian missile kills four in Beersheba as ceasefire deadline passes',
    summary:
      "A barrage around 5:55 a.m. hit apartment buildings in the southern city hours after a truce was announced. Israel's rescue service counted four dead.",
    location: 'Beersheba, Israel',
    place: { lat: 31.25, lon: 34.79 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'attack', reality: 'done', by: ['ir'], on: ['il'], country: 'il' },
    figures: [
      { what: 'killed', value: '4', by: 'Magen David Adom' },
      { what: 'injured', value: '8', by: 'Magen David Adom' },
    ],
    sources: [
      {
        name: 'Fraser Valley Today',
        url: 'https://fraservalleytoday.ca/2025/06/23/status-of-ceasefire-unclear-after-iranian-missile-barrage-strikes-israel-after-a-first-deadline',
        origin: 'AP',
      },
      {
        name: 'Siasat',
        url: 'https://www.siasat.com/at-least-606-killed-in-iran-28-in-israel-as-ceasefire-halts-12-day-war-3238277/amp',
      },
      {
        name: 'JustNaija',
        url: 'https://www3.justnaija.com/viral/iran-strikes-israel-with-missile-kills-four-despite-ceasefire-agreement-f34344',
      },
    ],
  },
  {
    date: '2025-06-24T05:08Z',
    title: 'Ceasefire takes effect, with both sides alleging early violations',
    summary:
      'Trump declared the truce in force at 1:08 a.m. Washington time and urged both to keep it. After reported breaches in the first hours it held, ending twelve days of direct fighting.',
    location: 'Washington, United States',
    place: { lat: 38.9, lon: -77.04 },
    eventType: 'diplomatic',
    urgencyLevel: 'critical',
    statement: { kind: 'truce', reality: 'done', by: ['il', 'ir'], on: [], country: 'region' },
    figures: [],
    sources: [
      { name: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Twelve-Day_War_ceasefire' },
      {
        name: 'Daily Times',
        url: 'https://dailytimes.com.pk/1325328/71-killed-in-israeli-strike-on-irans-evin-prison-as-regional-tensions-boil-over/',
      },
    ],
  },
  {
    date: '2025-06-25',
    title: 'Iran executes three men for Mossad links the day after the ceasefire',
    summary:
      'The judiciary said the three, one of them an Iraqi, smuggled equipment for an assassination; Fars reported some 700 arrests over Israeli links. Iran Human Rights said they were porters who confessed under torture.',
    location: 'Urmia, Iran',
    place: { lat: 37.55, lon: 45.08 },
    eventType: 'intelligence',
    urgencyLevel: 'high',
    statement: { kind: 'arrest', reality: 'done', by: ['ir'], on: ['il'], country: 'ir' },
    figures: [
      { what: 'executed', value: '3', by: 'Iranian judiciary' },
      { what: 'espionage executions since 16 June', value: '6', by: 'AP' },
      { what: 'arrested on spying allegations', value: 'more than 700', by: 'Fars, Iran' },
    ],
    sources: [
      { name: 'Daily8', url: 'https://www.daily8.com/en/article/8611f2145dd78ebd2986d85822469379', origin: 'AP' },
      { name: 'Daily8', url: 'https://www.daily8.com/en/article/aa00c154904354130ce2dbc760964643', origin: 'AFP' },
      { name: 'Amu TV', url: 'https://amu.tv/182600' },
      {
        name: 'OpIndia',
        url: 'https://www.opindia.com/news-updates/3-hanged-700-others-arrested-as-iran-starts-crackdown-on-israeli-spies-inside-the-country/',
      },
    ],
  },
  {
    date: '2025-06-26',
    title: 'Khamenei claims victory in first speech after the ceasefire',
    summary:
      "In a recorded message Iran's supreme leader said Iran had prevailed and played down damage to nuclear sites. Trump called the claim false the next day and said he had dropped work on easing sanctions.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'diplomatic',
    urgencyLevel: 'medium',
    statement: { kind: 'reaction', reality: 'done', by: ['ir'], on: ['il'], country: 'ir', again: '^' },
    figures: [],
    sources: [
      {
        name: 'Republic World',
        url: 'https://www.republicworld.com/world-news/saved-khamenei-from-ugly-death-he-didnt-even-say-thank-you-donald-trump-drops-sanction-relief-to-iran-after-supreme-leaders-we-won-the-war-remark',
      },
      {
        name: 'Saudi Gazette',
        url: 'https://saudigazette.com.sa/article/653034/World/Iran-holds-funeral-for-top-commanders-killed-in-Israel-conflict',
      },
    ],
  },
  {
    date: '2025-06-28T04:30Z',
    title: 'Tehran holds state funeral for commanders and scientists killed in the war',
    summary:
      'Crowds lined the route as coffins of 60 people, among them armed forces chief Bagheri and Guards commander Salami, were carried to Azadi Square. President Pezeshkian attended.',
    location: 'Tehran, Iran',
    place: { lat: 35.7, lon: 51.39 },
    eventType: 'other',
    urgencyLevel: 'medium',
    statement: { kind: 'toll', reality: 'done', by: ['ir'], on: ['ir'], country: 'ir', again: '^' },
    figures: [
      { what: 'people honoured', value: '60', by: 'Iranian state TV' },
      { what: 'senior commanders among them', value: 'at least 10', by: 'Iranian state media' },
      { what: 'scientists among them', value: 'at least 16', by: 'Iranian state media' },
    ],
    sources: [
      {
        name: 'LBCI',
        url: 'https://www.lbcgroup.tv/news/middleeastnews/864307/iran-holds-funeral-for-top-military-commanders-and-scientists-killed-b/en',
        origin: 'Reuters',
      },
      {
        name: 'Saudi Gazette',
        url: 'https://saudigazette.com.sa/article/653034/World/Iran-holds-funeral-for-top-commanders-killed-in-Israel-conflict',
      },
      {
        name: 'Eye Radio',
        url: 'https://www.eyeradio.org/iran-holds-state-funeral-for-military-leaders-and-scientists-killed-in-war-with-israel/',
      },
    ],
  },
  {
    date: '2025-07-02',
    title: 'Pezeshkian puts law suspending IAEA cooperation into force',
    summary:
      "Iran's president instructed the atomic body, the Foreign Ministry and the Supreme National Security Council to apply a law passed on 25 June; inspections now need the Council's approval. The IAEA said it awaited official information.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'nuclear', reality: 'done', by: ['ir'], on: ['un'], country: 'ir' },
    figures: [{ what: 'lawmakers in favour on 25 June', value: '221 of 223 present', by: 'IRNA, Iran' }],
    sources: [
      { name: 'WANA', url: 'https://wanaen.com/pezeshkian-enacts-law-to-suspend-cooperation-with-iaea/' },
      {
        name: 'CGTN',
        url: 'https://news.cgtn.com/news/2025-07-03/Iran-s-president-issues-order-to-suspend-cooperation-with-IAEA-1EHjqqp2bII/p.html',
      },
      {
        name: 'Asianet Newsable',
        url: 'https://newsable.asianetnews.com/world/iran-suspends-all-ties-with-iaea-after-israel-war-president-approves-new-law/articleshow-emkkggt',
      },
    ],
  },
  {
    date: '2025-07-04',
    title: 'Last IAEA inspectors leave Iran',
    summary:
      'The agency said its team had left safely for Vienna after staying in Tehran through the war without access to bombed sites. Director General Grossi urged talks on resuming monitoring.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'nuclear', reality: 'done', by: ['un'], on: ['ir'], country: 'ir' },
    figures: [],
    sources: [
      { name: 'TRT World', url: 'https://trt.global/world/article/b5a183f409b4', origin: 'Reuters' },
      { name: 'Iran International', url: 'https://www.iranintl.com/en/202507044852' },
      { name: 'WANA', url: 'https://wanaen.com/iaea-inspectors-leave-iran-amid-rising-tensions/' },
    ],
  },
  {
    date: '2025-07-07',
    title: 'Iran raises its war death toll to at least 1,060',
    summary:
      "The head of Iran's Foundation of Martyrs gave the figure on state television and said it could reach 1,100. The US-based group Human Rights Activists counted 1,190 dead, including 436 civilians.",
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'humanitarian',
    urgencyLevel: 'high',
    statement: { kind: 'toll', reality: 'done', by: ['il'], on: ['ir'], country: 'ir', again: '^' },
    figures: [
      { what: 'killed in Iran', value: 'at least 1,060', by: 'Iranian government' },
      { what: 'killed in Iran', value: '1,190', by: 'Human Rights Activists (US)' },
    ],
    sources: [
      {
        name: 'AJC',
        url: 'https://www.ajc.com/news/2025/07/irans-government-says-at-least-1060-people-were-killed-in-the-war-with-israel/',
        origin: 'AP',
      },
      {
        name: 'Korea JoongAng Daily',
        url: 'https://koreajoongangdaily.joins.com/news/2025-07-08/world/world/Irans-government-says-at-least-1060-people-were-killed-in-the-war-with-Israel/2347986',
        origin: 'AP',
      },
      {
        name: 'IFP News',
        url: 'https://ifpnews.com/iran-reports-1062-deaths-in-israeli-invasion-even-prison-attack-deemed-war-crime/',
      },
    ],
  },
  {
    date: '2025-07-09',
    title: 'UN counts half a million Afghans leaving Iran since ceasefire',
    summary:
      'The UN migration agency recorded 508,426 crossings from 24 June to 9 July, as Iran speeded up removals announced in March. Iranian officials cited national security amid claims, for which reports saw little evidence, that Afghans spied for Israel.',
    location: 'Islam Qala, Afghanistan',
    place: { lat: 34.66, lon: 61.07 },
    eventType: 'humanitarian',
    urgencyLevel: 'high',
    statement: { kind: 'evacuation', reality: 'done', by: ['ir'], on: ['other'], country: 'ir' },
    figures: [
      { what: 'left Iran 24 June to 9 July', value: '508,426', by: 'International Organization for Migration' },
      { what: 'returned in June', value: 'more than 256,000', by: 'International Organization for Migration' },
    ],
    sources: [
      {
        name: 'NewsBytes',
        url: 'https://www.newsbytesapp.com/news/world/iran-expels-half-a-million-afghans-in-16-days/story',
      },
      { name: 'RFE/RL', url: 'https://www.rferl.org/a/iran-pakistan-deportation-afghan-migrants/33465419.html' },
      { name: 'Daily8', url: 'https://www.daily8.com/en/article/67ff477be7fad9f9614652c411d187e2', origin: 'CNN' },
      { name: 'The Tribune International', url: 'https://thetribuneinternational.com/?p=10830' },
    ],
  },
  {
    date: '2025-07-25',
    title: 'Iran and European powers meet in Istanbul over snapback threat',
    summary:
      "Deputy ministers spoke for about four hours at Iran's consulate and agreed to continue. France's foreign minister had warned of restoring UN sanctions by the end of August; Iran denied Europe had standing to do so.",
    location: 'Istanbul, Türkiye',
    place: { lat: 41.01, lon: 28.97 },
    eventType: 'diplomatic',
    urgencyLevel: 'medium',
    statement: { kind: 'talks', reality: 'done', by: ['ir', 'eu'], on: [], country: 'tr' },
    figures: [{ what: 'length of the meeting', value: 'four hours', by: 'The Polity' }],
    sources: [
      {
        name: 'The Media Line',
        url: 'https://themedialine.org/headlines/iran-meets-european-powers-as-deadline-for-sanctions-looms/',
      },
      { name: 'The Polity', url: 'http://thepolity.co.in/article/213' },
    ],
  },
  {
    date: '2025-08-06',
    title: 'Iran executes nuclear worker convicted of spying for Mossad',
    summary:
      'The judiciary said Roozbeh Vadi passed classified data to Mossad, including on a scientist killed in the June strikes, and had met its officers in Vienna. Critics said such charges are often used to silence dissent.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'intelligence',
    urgencyLevel: 'high',
    statement: { kind: 'arrest', reality: 'done', by: ['ir'], on: ['il'], country: 'ir' },
    figures: [{ what: 'executed', value: '1', by: 'Mizan, Iranian judiciary' }],
    sources: [
      {
        name: 'News Arena India',
        url: 'https://newsarenaindia.com/international/iran-executes-alleged-mossad-asset-islamic-state-suspect/52523',
      },
      { name: 'Israel Noticias', url: 'https://israelnoticias.com/?p=466543' },
    ],
  },
  {
    date: '2025-08-12',
    title: "Iran's police say 21,000 suspects were detained during the June war",
    summary:
      'A police spokesman said tips from the public led to the arrests and that 261 people were suspected of espionage. It was the first overall figure given; charges and releases were not detailed.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'intelligence',
    urgencyLevel: 'high',
    statement: { kind: 'arrest', reality: 'past', by: ['ir'], on: ['ir'], country: 'ir', again: '^' },
    figures: [
      { what: 'detained', value: '21,000', by: 'Iranian police' },
      { what: 'suspected of espionage', value: '261', by: 'Iranian police' },
      { what: 'held over unauthorised filming', value: '172', by: 'Iranian police' },
    ],
    sources: [
      { name: 'Ynetnews', url: 'https://www.ynetnews.com/article/bkrdwsddex' },
      {
        name: 'inkl',
        url: 'https://www.inkl.com/news/iran-says-it-arrested-21-000-suspects-during-12-day-war-with-israel-us',
        origin: 'Al Jazeera',
      },
      { name: 'Daily8', url: 'https://www.daily8.com/en/article/554827512124e346209bf25bde590909', origin: 'Rudaw' },
    ],
  },
  {
    date: '2025-08-26',
    title: "Australia expels Iran's ambassador over attacks on Jewish sites",
    summary:
      'Canberra said intelligence showed Iran directed at least two arson attacks in Sydney and Melbourne in 2024 and that it would put the Revolutionary Guards on its terrorism list. Australia also suspended its embassy in Tehran.',
    location: 'Canberra, Australia',
    place: { lat: -35.28, lon: 149.13 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'reaction', reality: 'done', by: ['other'], on: ['ir'], country: 'other' },
    figures: [{ what: 'diplomats expelled', value: '4 (ambassador and three officials)', by: 'Australian government' }],
    sources: [
      {
        name: 'WION',
        url: 'https://www.wionews.com/world/-act-of-aggression-australia-accuses-iran-of-platting-antisemitic-attacks-expels-iranian-ambassador-how-israel-reacted-1756189185586',
      },
      {
        name: 'MENAFN',
        url: 'https://menafn.com/1109977405/Australia-Expels-Iranian-Ambassador-Suspends-Operations-At-Embassy-In-Tehran-Over-Anti-Semitic-Attacks',
        origin: 'IANS',
      },
      {
        name: 'Devdiscourse',
        url: 'https://www.devdiscourse.com/article/headlines/3603270-australian-prime-minister-says-iran-directed-at-least-2-antisemitic-attacks-in-australia-and-expels-ambassador-reports-ap',
      },
    ],
  },
  {
    date: '2025-08-28',
    title: 'European powers start 30-day clock to restore UN sanctions on Iran',
    summary:
      "Britain, France and Germany told the Security Council they were triggering snapback over Iran's breaches of the 2015 deal, leaving room for talks. Tehran called the step illegal and Russia said it had no legal effect.",
    location: 'New York, United States',
    place: { lat: 40.75, lon: -73.97 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'sanction', reality: 'announced', by: ['eu'], on: ['ir'], country: 'ir' },
    figures: [{ what: 'days until sanctions return', value: '30', by: 'letter of the three governments, via Reuters' }],
    sources: [
      { name: 'TRT World', url: 'https://trt.global/world/article/b078df07d4c0', origin: 'Reuters' },
      {
        name: "L'Orient Today",
        url: 'https://today.lorientlejour.com/article/1475318/europeans-plan-to-restore-sanctions-against-tehran.html',
        origin: 'Reuters',
      },
      {
        name: 'Mehr News',
        url: 'https://en.mehrnews.com/news/235851/European-action-against-Iran-has-no-legal-effect-Russia',
      },
      { name: 'TASS', url: 'https://tass.com/world/2010431' },
    ],
  },
  {
    date: '2025-09-09',
    title: 'Iran and IAEA sign framework in Cairo to resume inspections',
    summary:
      'Foreign Minister Araghchi and IAEA chief Grossi agreed practical arrangements under Egyptian mediation. Araghchi said the deal would lapse if hostile action, including restored UN sanctions, were taken against Iran.',
    location: 'Cairo, Egypt',
    place: { lat: 30.04, lon: 31.24 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'deal', reality: 'done', by: ['ir', 'un'], on: [], country: 'eg' },
    figures: [],
    sources: [
      {
        name: 'Ahram Online',
        url: 'https://english.ahram.org.eg/NewsContent/1/1234/552735/Egypt/Foreign-Affairs/Facilitated-by-Egypt-Iran,-IAEA-agree-on-protocol-.aspx',
      },
      { name: 'Dawn', url: 'https://www.dawn.com/news/1940867/tehran-iaea-agree-on-framework-for-cooperation' },
      {
        name: 'To Vima',
        url: 'https://www.tovima.com/world/un-and-iran-reach-new-agreement-on-nuclear-inspections/amp',
      },
    ],
  },
  {
    date: '2025-09-17',
    title: 'Iran executes contractor convicted of passing data-centre secrets to Israel',
    summary:
      "Mizan said Babak Shahbazi collected information on data centres and security sites for Israeli handlers. Activists said he was tortured into confessing after writing to Ukraine's president.",
    location: 'Karaj, Iran',
    place: { lat: 35.84, lon: 50.94 },
    eventType: 'intelligence',
    urgencyLevel: 'high',
    statement: { kind: 'arrest', reality: 'done', by: ['ir'], on: ['il'], country: 'ir' },
    figures: [
      { what: 'executed', value: '1', by: 'Mizan, Iranian judiciary' },
      { what: 'espionage executions since the June war', value: 'at least 8', by: 'AP' },
    ],
    sources: [
      {
        name: 'Hindustan Times',
        url: 'https://www.hindustantimes.com/world-news/iran-executes-man-accused-of-spying-for-israel-activists-claim-torture-led-to-false-confession-101758083897663.html',
        origin: 'AP',
      },
      {
        name: 'Newsmax',
        url: 'https://www.newsmax.com/world/globaltalk/iran-execution-spy/2025/09/17/id/1226705/',
        origin: 'Reuters',
      },
      {
        name: 'Evrim Ağacı',
        url: 'https://evrimagaci.org/gpt/iran-executes-contractor-accused-of-spying-for-israel-501150',
      },
    ],
  },
  {
    date: '2025-09-26',
    title: 'UN Security Council rejects Russian-Chinese bid to delay Iran sanctions',
    summary:
      'A draft giving diplomacy six more months won four of the nine votes it needed. Britain said the snapback steps were complete; Russia said Iran had done all it could while Western powers refused to compromise.',
    location: 'New York, United States',
    place: { lat: 40.75, lon: -73.97 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'talks-failed', reality: 'done', by: ['un', 'ru', 'cn'], on: [], country: 'ir' },
    figures: [
      { what: 'votes in favour', value: '4', by: 'UN Security Council' },
      { what: 'votes against', value: '9', by: 'UN Security Council' },
      { what: 'abstentions', value: '2', by: 'UN Security Council' },
    ],
    sources: [
      { name: 'TRT World', url: 'https://www.trtworld.com/article/9715d5def62f', origin: 'Reuters' },
      {
        name: 'Dutch Caribbean News',
        url: 'https://dutchcaribbeannews.com/u-n-security-council-rejects-last-ditch-effort-to-delay-iran-sanctions/',
      },
      {
        name: 'Evrim Ağacı',
        url: 'https://evrimagaci.org/gpt/un-security-council-rejects-bid-to-delay-iran-sanctions-504531',
      },
    ],
  },
  {
    date: '2025-09-28T00:00Z',
    title: 'UN sanctions on Iran return under snapback',
    summary:
      'Measures lifted in 2015, among them an arms embargo, asset freezes and limits on missiles and enrichment, came back into force at 0000 GMT. Iran recalled its ambassadors from Berlin, Paris and London.',
    location: 'New York, United States',
    place: { lat: 40.75, lon: -73.97 },
    eventType: 'economic',
    urgencyLevel: 'high',
    statement: { kind: 'sanction', reality: 'done', by: ['un'], on: ['ir'], country: 'ir', again: '+' },
    figures: [],
    sources: [
      { name: 'TRT World', url: 'https://www.trtworld.com/article/9715d5def62f', origin: 'Reuters' },
      {
        name: 'Agentic Tribune',
        url: 'https://agentictribune.com/article/20250927-un-security-council-rejects-russia-china-proposal-sanctions-on-iran-set-to-reimpose',
      },
      {
        name: 'Bangladesh Post',
        url: 'https://www.bangladeshpost.net/posts/over-1-000-executions-in-2025-iran-hangs-another-accused-israeli-spy-161390',
      },
    ],
  },
  {
    date: '2025-09-29',
    title: 'Iran executes database specialist it calls a key Israeli spy',
    summary:
      'The judiciary said Bahman Choobiasl worked on sensitive telecom projects and met Mossad officers. His case had not been known to the press or rights monitors before.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'intelligence',
    urgencyLevel: 'high',
    statement: { kind: 'arrest', reality: 'done', by: ['ir'], on: ['il'], country: 'ir' },
    figures: [
      { what: 'executed', value: '1', by: 'Mizan, Iranian judiciary' },
      {
        what: 'executions in Iran in 2025 so far',
        value: 'over 1,000',
        by: 'Iran Human Rights; Abdorrahman Boroumand Center',
      },
    ],
    sources: [
      {
        name: 'Bangladesh Post',
        url: 'https://www.bangladeshpost.net/posts/over-1-000-executions-in-2025-iran-hangs-another-accused-israeli-spy-161390',
      },
      {
        name: '8PM News',
        url: 'https://8pmnews.com/iran-executes-man-for-alleged-espionage-amid-surge-in-death-penalty-following-israel-conflict',
      },
      {
        name: 'Evrim Ağacı',
        url: 'https://evrimagaci.org/gpt/iran-executes-alleged-mossad-spy-amid-surging-tensions-504918',
      },
    ],
  },
  {
    date: '2025-10-18',
    title: 'Iran declares UN nuclear restrictions ended as Resolution 2231 lapses',
    summary:
      'Tehran said all limits of the 2015 deal terminated on its ten-year date and called restored sanctions void; Russia and China took the same view. European powers hold that snapback had already brought UN sanctions back.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.42 },
    eventType: 'diplomatic',
    urgencyLevel: 'medium',
    statement: { kind: 'nuclear', reality: 'done', by: ['ir'], on: ['un'], country: 'ir' },
    figures: [],
    sources: [
      {
        name: 'IFP News',
        url: 'https://ifpnews.com/iran-says-nuclear-restrictions-under-unsc-resolution-2231-no-longer-valid/',
      },
      {
        name: 'Voice of Vienna',
        url: 'https://voiceofvienna.org/iran-declares-un-resolution-2231-expired-rejects-european-snapback-sanctions/',
      },
      {
        name: 'BRICS24 News',
        url: 'https://brics24.news/iran-russia-and-china-declare-nuclear-deal-terminated-blast-e3s-flawed-sanctions-push',
      },
    ],
  },
  {
    date: '2025-11-14',
    title: 'Iran seizes tanker Talara near Strait of Hormuz',
    summary:
      'A US official said Iranian forces took the Marshall Islands-flagged ship, bound from Ajman to Singapore, into Iranian waters. The Guards confirmed the seizure on 15 November and spoke of unlicensed cargo.',
    location: 'Strait of Hormuz',
    place: { lat: 26.0, lon: 56.6 },
    eventType: 'military',
    urgencyLevel: 'urgent',
    statement: { kind: 'seizure', reality: 'done', by: ['ir'], on: ['other'], country: 'hormuz' },
    figures: [],
    sources: [
      {
        name: 'i24NEWS',
        url: 'https://www.i24news.tv/en/news/middle-east/iran-eastern-states/artc-oil-tanker-sailing-from-uae-to-singapore-seized-by-iran-in-strait-of-hormuz',
      },
      { name: 'Ground News', url: 'https://ground.news/article/iran-seizes-oil-tanker-near-strait-of-hormuz_8b1574' },
      {
        name: 'Devdiscourse',
        url: 'https://www.devdiscourse.com/article/business/3697660-tension-in-the-strait-irans-seizure-of-marshall-islands-flagged-oil-tanker',
        origin: 'AP',
      },
      { name: 'Vestnik Kavkaza', url: 'https://en.vestikavkaza.ru/news/Iran-seizes-tanker-in-Strait-of-Hormuz.html' },
    ],
  },
  {
    date: '2025-11-20',
    title: 'IAEA board demands access in Iran; Tehran ends Cairo agreement',
    summary:
      "The resolution asked Iran for precise data on its enriched uranium and on bombed sites. Foreign Minister Araghchi called it illegal and told the agency that September's inspection deal was terminated.",
    location: 'Vienna, Austria',
    place: { lat: 48.23, lon: 16.42 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'nuclear', reality: 'done', by: ['un'], on: ['ir'], country: 'ir' },
    figures: [
      { what: 'votes in favour', value: '19', by: 'diplomats, via AP' },
      { what: 'votes against', value: '3', by: 'diplomats, via AP' },
      { what: 'abstentions', value: '12', by: 'diplomats, via AP' },
      { what: 'stock of 60% uranium', value: '440.9 kg', by: 'IAEA' },
    ],
    sources: [
      {
        name: 'Tasnim News',
        url: 'https://www.tasnimnews.com/en/news/2025/11/20/3452816/iaea-bog-adopts-resolution-against-iran',
      },
      {
        name: 'GlobalSecurity',
        url: 'http://www.globalsecurity.org/wmd/library/news/iran/2025/11/iran-251120-presstv04.htm',
        origin: 'Press TV',
      },
      { name: 'The Jerusalem Post', url: 'http://fr.jpost.com/middle-east/iran-news/article-874760' },
      { name: 'NIAC', url: 'https://insights.niacouncil.org/p/iran-formally-ends-cairo-agreement' },
    ],
  },
  {
    date: '2025-12-17',
    title: "Hackers publish data from ex-premier Bennett's Telegram account",
    summary:
      "The group Handala, which media link to Iran, claimed to have broken into Naftali Bennett's phone and released chats and contacts. Bennett denied the phone was hacked but said his Telegram account had been accessed.",
    location: 'Israel',
    place: { lat: 31.5, lon: 34.9 },
    eventType: 'cyber',
    urgencyLevel: 'medium',
    statement: { kind: 'hack', reality: 'done', by: ['ir'], on: ['il'], country: 'il' },
    figures: [],
    sources: [
      {
        name: 'HotNews',
        url: 'https://hotnews.ro/fostul-premier-israelian-naftali-bennett-victima-unui-atac-cibernetic-hackerii-s-au-laudat-ca-i-au-spart-contul-de-telegram-2133984',
        origin: 'AFP',
      },
      { name: 'Israel Noticias', url: 'https://israelnoticias.com/?p=483283' },
      {
        name: 'Digi24',
        url: 'https://www.digi24.ro/stiri/externe/fostul-premier-israelian-naftali-bennett-victima-unui-atac-cibernetic-hackerii-nu-doar-ca-au-recunoscut-dar-se-si-mandresc-cu-asta-3552295',
        origin: 'AFP',
      },
    ],
  },
  {
    date: '2025-12-20',
    title: 'Iran executes student convicted of photographing sites for Mossad',
    summary:
      'The judiciary said Aghil Keshavarz, 27, carried out over 200 tasks in several cities and was caught at an army building in Urmia. Iran Human Rights said his confession was obtained under torture.',
    location: 'Tehran, Iran',
    place: { lat: 35.69, lon: 51.39 },
    eventType: 'intelligence',
    urgencyLevel: 'high',
    statement: { kind: 'arrest', reality: 'done', by: ['ir'], on: ['il'], country: 'ir' },
    figures: [
      { what: 'executed', value: '1', by: 'Mizan, Iranian judiciary' },
      { what: 'espionage executions since the June war', value: '11', by: 'state reports, via CRBC News' },
    ],
    sources: [
      { name: 'Kurdistan24', url: 'https://www.kurdistan24.net/en/story/882386' },
      { name: 'CRBC News', url: 'https://www.crbcnews.com/articles/69465b94e551886a0d3650ac' },
      { name: 'Sunford News', url: 'https://www.sunfordnews.com/2025/12/iran-executes-man-convicted-of-spying.html' },
    ],
  },
  {
    date: '2025-12-25',
    title: "Israel announces arrest over alleged filming of Bennett's home for Iran",
    summary:
      "Police and Shin Bet said a man from Rishon LeZion, held earlier in December, was suspected of photographing the area of the former prime minister's house for Iranian handlers in return for money.",
    location: 'Rishon LeZion, Israel',
    place: { lat: 31.97, lon: 34.79 },
    eventType: 'intelligence',
    urgencyLevel: 'medium',
    statement: { kind: 'arrest', reality: 'done', by: ['il'], on: ['ir'], country: 'il' },
    figures: [{ what: 'arrested', value: '1', by: 'Israel Police and Shin Bet' }],
    sources: [
      { name: 'Al-Manar', url: 'https://french.almanar.com.lb/3463902' },
      {
        name: 'Brasil em Folhas',
        url: 'https://www1.brasilemfolhas.com.br/2025/12/israel-detem-homem-suspeito-de-espionagem-em-favor-do-ira',
      },
      {
        name: 'Haberler',
        url: 'https://www.haberler.com/guncel/israil-de-iran-istihbaratiyla-isbirligi-suclamasiyla-gozalti-19427990-haberi/',
      },
    ],
  },
  {
    date: '2025-12-29',
    title: 'Trump, hosting Netanyahu, threatens new strikes if Iran rearms',
    summary:
      "In Florida the US president said he would back action against Iran's missile programme and act at once over a nuclear one, while urging a deal. Iran said any aggression would meet an immediate, severe response.",
    location: 'Palm Beach, United States',
    place: { lat: 26.68, lon: -80.04 },
    eventType: 'diplomatic',
    urgencyLevel: 'high',
    statement: { kind: 'threat', reality: 'done', by: ['us'], on: ['ir'], country: 'ir' },
    figures: [],
    sources: [
      {
        name: 'The Media Line',
        url: 'https://themedialine.org/mideast-daily-news/well-knock-the-hell-out-of-them-trump-warns-iran-in-mar-a-lago-talks-with-netanyahu/',
      },
      { name: 'Kurdistan24', url: 'https://www.kurdistan24.net/en/story/884264' },
      { name: 'Israel National News', url: 'https://www.israelnationalnews.com/news/420098' },
      { name: 'Gonglubian', url: 'https://www.gonglubian.com/thread-4841-1-1.html' },
    ],
  },
];
