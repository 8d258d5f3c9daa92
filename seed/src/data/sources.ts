import type { Side } from '@vigil/common/sources';
import { reliabilityOf, type Standing } from './reliability.ts';

interface SourceSeed {
  name: string;
  /** The address of its RSS or Atom feed. */
  url: string;
  /**
   * Where it is edited or whom it speaks for: a government, or a movement on that government's
   * side. Exiles who oppose the government they left are third parties.
   */
  side: Side;
  /** Percent, by the scale of `reliabilityOf`. */
  reliability: number;
  /** Where it is edited. */
  region: string;
}

/**
 * English editions, but where a comment names a language. Each address was found in at least two public feed lists or test reports of
 * 2026, or was really read that year; where it was found only once, or did not answer when others
 * tried it, a comment says so. A feed that fails is shown as failing.
 *
 * Left out for want of a living feed of their own: Reuters, AP, AFP, CNN (frozen in 2023), Xinhua
 * (frozen in 2018), Kyodo, TRT World, L'Orient Today, Fars, UKMTO and the governments of both sides.
 */
export const sources: SourceSeed[] = [
  ...from('Israel', 'israeli', [
    ['The Times of Israel', 'independent', 'https://www.timesofisrael.com/feed/'],
    ['The Jerusalem Post', 'independent', 'https://www.jpost.com/rss/rssfeedsfrontpage.aspx'],
    ['Haaretz', 'independent', 'https://www.haaretz.com/srv/haaretz-latest-headlines'],
    ['Ynetnews', 'independent', 'https://www.ynetnews.com/Integration/StoryRss3082.xml'],
    ['i24NEWS', 'independent', 'https://www.i24news.tv/en/rss'],
    ['+972 Magazine', 'independent', 'https://www.972mag.com/feed/'],
    // Refused a data centre's address in August 2026.
    ['Israel Hayom', 'bound', 'https://www.israelhayom.com/feed/'],
    ['Israel National News', 'bound', 'https://www.israelnationalnews.com/Rss.aspx'],
    // Edited in the United States and Jerusalem.
    ['JNS', 'bound', 'https://www.jns.org/feed/'],
    // In Hebrew; from lists, untested.
    ['Walla', 'independent', 'https://rss.walla.co.il/feed/1'],
    // In Hebrew; from a list, untested. Some servers are refused.
    ['Maariv', 'independent', 'https://www.maariv.co.il/Rss/RssChadashot'],
  ]),
  ...from('Iran', 'iranian', [
    ['IRNA', 'bound', 'https://en.irna.ir/rss'],
    ['ISNA', 'bound', 'https://en.isna.ir/rss'],
    ['Mehr News', 'bound', 'https://en.mehrnews.com/rss'],
    // Did not answer from outside Iran in three tests of 2026.
    ['Tasnim News', 'bound', 'https://www.tasnimnews.com/en/rss/feed/0/7/0/all-stories'],
    // Its items carry no dates, and its certificate was refused by some.
    ['Press TV', 'bound', 'https://www.presstv.ir/rss.xml'],
    ['Tehran Times', 'bound', 'https://www.tehrantimes.com/rss'],
    ['Pars Today', 'bound', 'https://parstoday.ir/en/rss'],
    ['IFP News', 'funded', 'https://ifpnews.com/feed/'],
    // Found in one list only.
    ['WANA', 'funded', 'https://wanaen.com/feed/'],
    // In Persian; from lists, untested.
    ['Khabar Online', 'funded', 'https://www.khabaronline.ir/rss'],
    ['Tabnak', 'funded', 'https://www.tabnak.ir/fa/rss/allnews'],
  ]),
  ...from('Iranian exile', 'third', [
    // Found once in this form, in a test of October 2026 where the address with www failed.
    ['Iran International', 'bound', 'https://iranintl.com/en/feed'],
    ['IranWire', 'funded', 'https://iranwire.com/en/feed/'],
  ]),
  ...from('Arab world', 'third', [
    ['Al Jazeera', 'funded', 'https://www.aljazeera.com/xml/rss/all.xml'],
    // Refuses data centres.
    ['Al Arabiya English', 'funded', 'https://english.alarabiya.net/feed/rss2/en.xml'],
    // Refuses some data centres.
    ['Arab News', 'funded', 'https://www.arabnews.com/rss.xml'],
    ['Asharq Al-Awsat', 'funded', 'https://english.aawsat.com/feed'],
    ['The National', 'funded', 'https://www.thenationalnews.com/arc/outboundfeeds/rss/?outputType=xml'],
    ['Gulf News', 'funded', 'https://gulfnews.com/stories.rss'],
    ['The New Arab', 'funded', 'https://www.newarab.com/rss'],
    ['Middle East Eye', 'independent', 'https://www.middleeasteye.net/rss'],
    ['Al-Monitor', 'independent', 'https://www.al-monitor.com/rss'],
    ['The Media Line', 'independent', 'https://themedialine.org/feed/'],
    ['Naharnet', 'independent', 'https://www.naharnet.com/tags/lebanon/en/feed.atom'],
    ['Shafaq News', 'funded', 'https://shafaq.com/en/rss'],
    ['SANA', 'bound', 'https://sana.sy/en/?feed=rss2'],
    // In Arabic; from a list, untested.
    ['Sky News Arabia', 'funded', 'https://www.skynewsarabia.com/rss.xml'],
  ]),
  ...from('Türkiye', 'third', [
    // Answered in some tests of 2026 and not in others.
    ['Anadolu', 'bound', 'https://www.aa.com.tr/en/rss/default?cat=guncel'],
    ['Daily Sabah', 'bound', 'https://www.dailysabah.com/rssFeed/12/13'],
    ['Hürriyet Daily News', 'funded', 'https://www.hurriyetdailynews.com/rss'],
  ]),
  ...from('Europe', 'third', [
    ['BBC News', 'chartered', 'https://feeds.bbci.co.uk/news/world/middle_east/rss.xml'],
    ['DW', 'chartered', 'https://rss.dw.com/rdf/rss-en-world'],
    ['France 24', 'chartered', 'https://www.france24.com/en/middle-east/rss'],
    ['The Guardian', 'independent', 'https://www.theguardian.com/world/middleeast/rss'],
    ['Sky News', 'independent', 'https://feeds.skynews.com/feeds/rss/world.xml'],
    ['Financial Times', 'independent', 'https://www.ft.com/world?format=rss'],
    ['Euronews', 'independent', 'https://www.euronews.com/rss'],
    ['Politico Europe', 'independent', 'https://www.politico.eu/feed'],
    ['RFE/RL', 'funded', 'https://www.rferl.org/api/epiqq'],
  ]),
  ...from('North America', 'third', [
    ['NPR', 'chartered', 'https://feeds.npr.org/1004/rss.xml'],
    ['The New York Times', 'independent', 'https://rss.nytimes.com/services/xml/rss/nyt/MiddleEast.xml'],
    ['The Washington Post', 'independent', 'https://feeds.washingtonpost.com/rss/world'],
    ['CBS News', 'independent', 'https://www.cbsnews.com/latest/rss/world'],
    ['Bloomberg', 'independent', 'https://www.bloomberg.com/politics/feeds/site.xml'],
    ['Axios', 'independent', 'https://api.axios.com/feed/'],
  ]),
  ...from('Asia', 'third', [
    // Refuses some data centres.
    ['The Hindu', 'independent', 'https://www.thehindu.com/news/international/feeder/default.rss'],
    ['The Times of India', 'independent', 'https://timesofindia.indiatimes.com/rssfeeds/296589292.cms'],
    ['NDTV', 'independent', 'https://feeds.feedburner.com/NDTV-LatestNews'],
    ['Dawn', 'independent', 'https://www.dawn.com/feeds/home'],
    ['South China Morning Post', 'independent', 'https://www.scmp.com/rss/91/feed'],
    ['Japan Today', 'independent', 'https://japantoday.com/feed'],
    ['CNA', 'funded', 'https://www.channelnewsasia.com/api/v1/rss-outbound-feed?_format=xml'],
    ['CGTN', 'bound', 'https://www.cgtn.com/subscribe/rss/section/world.xml'],
  ]),
  // Refuses some data centres.
  ...from('Russia', 'third', [['TASS', 'bound', 'https://tass.com/rss/v2.xml']]),
  ...from('International', 'third', [
    ['UN News', 'chartered', 'https://news.un.org/feed/subscribe/en/news/region/middle-east/feed/rss.xml'],
    ['IAEA', 'chartered', 'https://www.iaea.org/feeds/topnews'],
    [
      'UK Foreign Office',
      'bound',
      'https://www.gov.uk/government/organisations/foreign-commonwealth-development-office.atom',
    ],
    [
      'US Central Command',
      'bound',
      'https://www.centcom.mil/DesktopModules/ArticleCS/RSS.ashx?ContentType=1&Site=808&max=20',
    ],
  ]),
];

function from(region: string, side: Side, rows: [name: string, standing: Standing, url: string][]): SourceSeed[] {
  return rows.map(([name, standing, url]) => ({ name, url, side, reliability: reliabilityOf[standing], region }));
}
