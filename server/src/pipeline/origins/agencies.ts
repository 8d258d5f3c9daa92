import type { Side } from '@vigil/common/sources';

/**
 * Agencies and outlets that others credit: the name shown, and how else they are written. Those of the two sides stand
 * in lists of one length, the nth beside the nth, so that a text and its mirror image are read alike.
 */
const israeli: string[][] = [
  ['The Times of Israel', 'Times of Israel', 'TOI'],
  ['Kan', 'Kan News', 'Kan 11', 'Kan public broadcaster'],
  ['Army Radio', 'Galatz', 'Galei Tzahal'],
  ['Channel 12', 'N12', 'Channel 12 News'],
  ['Ynet', 'Ynetnews', 'Yedioth Ahronoth', 'Yedioth'],
  ['The Jerusalem Post', 'Jerusalem Post', 'JPost'],
  ['i24NEWS', 'i24 News', 'i24'],
  ['Haaretz'],
  ['Channel 13', 'Channel 13 News'],
  ['Israel Hayom'],
  ['Walla', 'Walla News'],
  ['Maariv'],
  ['Channel 14'],
  ['Israel National News', 'Arutz Sheva'],
  ['JNS', 'Jewish News Syndicate'],
  ['TPS', 'Press Service of Israel'],
  ['+972 Magazine', '972 Magazine'],
];

const iranian: string[][] = [
  ['Tehran Times', 'The Tehran Times'],
  ['IRIB', 'IRIB News', 'IRINN'],
  ['Sepah News', 'Sepahnews', 'Defa Press', 'Defapress'],
  ['Tasnim', 'Tasnim News', 'Tasnim News Agency'],
  ['Fars', 'Fars News', 'Fars News Agency', 'FNA'],
  ['IRNA', 'Islamic Republic News Agency'],
  ['Press TV', 'PressTV'],
  ['ISNA', 'Iranian Students News Agency', "Iranian Students' News Agency"],
  ['Mehr', 'Mehr News', 'Mehr News Agency'],
  ['Kayhan'],
  ['Nour News', 'Nournews'],
  ['Mizan', 'Mizan News', 'Mizan Online'],
  ['YJC', 'Young Journalists Club'],
  ['Pars Today', 'ParsToday'],
  ['SNN', 'Student News Network'],
  ['WANA', 'West Asia News Agency'],
  ['IFP', 'IFP News', 'Iran Front Page'],
];

const third: string[][] = [
  ['Reuters'],
  ['AP', 'Associated Press', 'The Associated Press', 'A.P.'],
  ['AFP', 'Agence France-Presse', 'Agence France Presse'],
  ['Bloomberg', 'Bloomberg News'],
  ['dpa', 'DPA', 'Deutsche Presse-Agentur'],
  ['UPI'],
  ['ANI'],
  ['PTI', 'Press Trust of India'],
  ['IANS'],
  ['EFE'],
  ['ANSA'],
  ['ANP'],
  ['PA Media', 'PA news agency'],
  ['Kyodo', 'Kyodo News'],
  ['Yonhap', 'Yonhap News Agency'],
  ['Xinhua', 'Xinhua News Agency'],
  ['TASS'],
  ['RIA Novosti', 'RIA'],
  ['Interfax'],
  ['Sputnik'],
  ['Anadolu', 'Anadolu Agency', 'AA'],
  ['SANA'],
  ['WAFA'],
  ['Al Jazeera', 'Aljazeera', 'Al-Jazeera'],
  ['Al Arabiya', 'Al-Arabiya', 'Al Arabiya English'],
  ['Al Mayadeen', 'Al-Mayadeen'],
  ['Al Manar', 'Al-Manar'],
  ['Al-Monitor', 'Al Monitor'],
  ['Iran International'],
  ['CNN'],
  ['BBC', 'BBC News', 'BBC Persian'],
  ['CBS', 'CBS News'],
  ['NBC', 'NBC News'],
  ['ABC News'],
  ['Fox News'],
  ['NPR'],
  ['Sky News'],
  ['Axios'],
  ['Politico'],
  ['The New York Times', 'New York Times', 'NYT'],
  ['The Wall Street Journal', 'Wall Street Journal', 'WSJ'],
  ['The Washington Post', 'Washington Post'],
  ['The Guardian'],
  ['Financial Times', 'The Financial Times'],
  ['Le Monde'],
  ['Der Spiegel'],
  ['France 24', 'France24'],
  ['DW', 'Deutsche Welle'],
];

export interface Agency {
  name: string;
  side: Side;
}

/** By every spelling. */
export const agencies: ReadonlyMap<string, Agency> = new Map([
  ...spelled(israeli, 'israeli'),
  ...spelled(iranian, 'iranian'),
  ...spelled(third, 'third'),
]);

/** The nth agency of one side and the nth of the other. */
export const pairedAgencies: readonly (readonly [israeli: string, iranian: string])[] = israeli.map(
  ([name = ''], at) => [name, iranian[at]?.[0] ?? name] as const,
);

/** The agency that a source is, by its name or the beginning of it: 'Reuters World News' is Reuters. */
export function agencyOf(source: string): Agency | null {
  for (let words = source.trim().split(/\s+/); words.length > 0; words = words.slice(0, -1)) {
    const agency = agencies.get(words.join(' '));
    if (agency) return agency;
  }
  return null;
}

function spelled(rows: string[][], side: Side): [string, Agency][] {
  return rows.flatMap(([name = '', ...others]) =>
    [name, ...others].map((spelling): [string, Agency] => [spelling, { name, side }]),
  );
}
