import type { TrustedCategory } from '@vigil/common/trusted-sources';
import type { NewTrustedSource } from '@vigil/server/features/trusted-sources/store';
import { reliabilityOf, type Standing } from './reliability.ts';

/** Where a reader can check: first-hand bodies of both sides next to third parties, the counterparts rated alike. */
export const trustedSources: NewTrustedSource[] = [
  ...under('news', [
    [
      'Reuters',
      'chartered',
      'https://www.reuters.com/world/middle-east/',
      'News agency bound to its Trust Principles; most first reports of the region pass through it.',
    ],
    [
      'Associated Press',
      'chartered',
      'https://apnews.com/hub/middle-east',
      'News agency owned by the newspapers and broadcasters that it serves.',
    ],
    [
      'BBC News',
      'chartered',
      'https://www.bbc.com/news/world/middle_east',
      'Public broadcaster under a royal charter; names what it could not verify.',
    ],
    [
      'Al Jazeera',
      'funded',
      'https://www.aljazeera.com/middle-east/',
      'Qatar-funded broadcaster with correspondents across the region.',
    ],
    [
      'The Times of Israel',
      'independent',
      'https://www.timesofisrael.com/',
      'Jerusalem news site with a running log of the day.',
    ],
    [
      'Haaretz',
      'independent',
      'https://www.haaretz.com/',
      'Israeli daily, often critical of its government; partly behind a paywall.',
    ],
    ['IRNA', 'bound', 'https://en.irna.ir/', "Iran's official news agency: the government's own account."],
    ['Tehran Times', 'bound', 'https://www.tehrantimes.com/', 'English-language daily close to the Iranian state.'],
  ]),
  ...under('analysis', [
    [
      'International Crisis Group',
      'independent',
      'https://www.crisisgroup.org/middle-east-north-africa',
      'Field research on conflicts and how they might end.',
    ],
    [
      'Arms Control Association',
      'independent',
      'https://www.armscontrol.org/',
      "Tracks Iran's nuclear programme and the agreements about it.",
    ],
    [
      'SIPRI',
      'independent',
      'https://www.sipri.org/',
      'Stockholm institute; yearly figures on arms, spending and transfers.',
    ],
    [
      'The Iran Primer',
      'funded',
      'https://iranprimer.com/',
      'Reference articles and timelines on Iranian politics, begun at the United States Institute of Peace.',
    ],
    [
      'INSS',
      'funded',
      'https://www.inss.org.il/',
      "Tel Aviv institute on Israel's security, staffed largely by former officials.",
    ],
    [
      'IPIS',
      'bound',
      'https://www.ipis.ir/en',
      "Institute of the Iranian Foreign Ministry: how Tehran's diplomats argue.",
    ],
  ]),
  ...under('government', [
    [
      'Israel Ministry of Foreign Affairs',
      'bound',
      'https://www.gov.il/en/departments/ministry_of_foreign_affairs',
      'Official statements of Israel.',
    ],
    ['Iran Ministry of Foreign Affairs', 'bound', 'https://en.mfa.ir/', 'Official statements of Iran.'],
    [
      'US Department of State',
      'bound',
      'https://www.state.gov/',
      'Official statements and sanctions of the United States.',
    ],
    [
      'UN Security Council',
      'chartered',
      'https://main.un.org/securitycouncil/en',
      'Resolutions, votes and meeting records.',
    ],
    [
      'European External Action Service',
      'bound',
      'https://www.eeas.europa.eu/',
      'Official statements and sanctions of the European Union.',
    ],
  ]),
  ...under('military', [
    ['Israel Defense Forces', 'bound', 'https://www.idf.il/en/', "The Israeli army's own account of its operations."],
    [
      'Sepah News',
      'bound',
      'https://sepahnews.ir/',
      "The Revolutionary Guards' own account of their operations, in Persian.",
    ],
    ['US Central Command', 'bound', 'https://www.centcom.mil/', 'American operations in the Gulf, in its own words.'],
    [
      'UKMTO',
      'chartered',
      'https://www.ukmto.org/',
      'Warnings to shipping in the Gulf, the Strait of Hormuz and the Red Sea.',
    ],
    [
      'Institute for the Study of War',
      'independent',
      'https://www.understandingwar.org/',
      'Washington institute; daily assessments and maps from open sources.',
    ],
  ]),
  ...under('intelligence', [
    [
      'Shin Bet',
      'bound',
      'https://www.shabak.gov.il/en',
      "Announcements of Israel's security service, spy cases among them.",
    ],
    [
      'Iran Ministry of Intelligence',
      'bound',
      'https://www.vaja.ir/',
      "Announcements of Iran's intelligence ministry, spy cases among them, in Persian.",
    ],
    [
      'US Director of National Intelligence',
      'bound',
      'https://www.dni.gov/',
      'Yearly threat assessment of the American services.',
    ],
    [
      'Bellingcat',
      'independent',
      'https://www.bellingcat.com/',
      'Investigations from open sources that show their method.',
    ],
  ]),
  ...under('other', [
    [
      'IAEA and Iran',
      'chartered',
      'https://www.iaea.org/newscenter/focus/iran',
      'Inspection reports and statements of the nuclear agency.',
    ],
    [
      'ReliefWeb',
      'chartered',
      'https://reliefweb.int/',
      'Humanitarian reports and figures, collected by the United Nations.',
    ],
    [
      'Magen David Adom',
      'funded',
      'https://www.mdais.org/en',
      "Israel's rescue service: casualty counts of attacks on Israel.",
    ],
    ['Iranian Red Crescent', 'funded', 'https://rcs.ir/', "Iran's rescue service: casualty counts of attacks on Iran."],
    [
      'Human Rights Activists News Agency',
      'independent',
      'https://www.en-hrana.org/',
      'Counts of casualties, arrests and executions in Iran by a group in exile.',
    ],
    ['NetBlocks', 'independent', 'https://netblocks.org/', 'Measures internet shutdowns while they happen.'],
  ]),
];

function under(
  category: TrustedCategory,
  rows: [name: string, standing: Standing, url: string, description: string][],
): NewTrustedSource[] {
  return rows.map(([name, standing, url, description]) => ({
    name,
    url,
    description,
    category,
    reliability: reliabilityOf[standing],
    isPublic: true,
  }));
}
