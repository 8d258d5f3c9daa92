import type { OutletGroup } from '@vigil/common/evidence';
import type { Report } from '@vigil/common/reports';

/**
 * Whose outlet a report is: by the side of its source; of third parties by where the outlet is edited, by the country of its
 * address, and by its language.
 */
export function groupOfOutlet({
  side,
  source,
  url,
  lang,
}: Pick<Report, 'side' | 'source' | 'url' | 'lang'>): OutletGroup {
  if (side === 'israeli' || side === 'iranian') return side;
  const known = byName.get(keyOf(source));
  if (known) return known;
  const ofHost = [url, `https://${source}`].map(groupOfHost).find((group) => group !== null);
  return ofHost ?? (lang === 'ar' ? 'arab' : 'other');
}

function groupOfHost(address: string): OutletGroup | null {
  const parts = URL.canParse(address) ? new URL(address).hostname.split('.') : [];
  const names = parts.map((part) => byName.get(keyOf(part))).find((group) => group !== undefined);
  return names ?? byCountry.get(parts.at(-1) ?? '') ?? null;
}

/** 'Al-Arabiya English', 'alarabiya': one key. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/ (?:english|news)$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const arab =
  'Al Jazeera, Al Arabiya, Arab News, Asharq Al-Awsat, aawsat, The National, The National News, Gulf News, Gulf Today, Khaleej Times, The New Arab, Middle East Eye, Al-Monitor, The Media Line, Naharnet, L’Orient Today, Shafaq, SANA, WAFA, Sky News Arabia, Al Mayadeen, Al Manar, Rudaw, Kurdistan24, Egypt Today, Ahram Online, Ahram, Jordan Times, The Peninsula, Al Hurra, Annahar, Al Akhbar, Al Quds, alquds, Arabi21, Saudi Gazette, Times of Oman, Kuwait Times, BBC Arabic, RT Arabic';
const western =
  'Reuters, AP, Associated Press, AFP, Bloomberg, dpa, UPI, EFE, ANSA, ANP, PA Media, CNN, BBC, bbci, CBS, NBC, ABC, Fox, NPR, Sky, Axios, Politico, Politico Europe, The New York Times, nytimes, NYT, The Wall Street Journal, WSJ, The Washington Post, The Guardian, Financial Times, ft, Le Monde, Der Spiegel, France 24, DW, Deutsche Welle, Euronews, RFE/RL, rferl, The Hill, Time, Newsweek, USA Today, The Independent, The Telegraph, Daily Mail, The Times, The Economist, CNBC, PBS, Vox, VOA, Military Times, Defense News, The War Zone, UK Foreign Office, US Central Command, centcom, apnews, cbsnews, nbcnews, abcnews, foxnews, skynews';

const byName = new Map<string, OutletGroup>([
  ...arab.split(', ').map((name): [string, OutletGroup] => [keyOf(name), 'arab']),
  ...western.split(', ').map((name): [string, OutletGroup] => [keyOf(name), 'western']),
]);

const byCountry = new Map<string, OutletGroup>([
  ...'sa ae qa kw bh om lb sy iq jo eg ye ps dz ma tn ly sd'
    .split(' ')
    .map((tld): [string, OutletGroup] => [tld, 'arab']),
  ...'us gov mil ca uk fr de it es nl be ch at se no dk fi pl pt ie gr cz eu au nz'
    .split(' ')
    .map((tld): [string, OutletGroup] => [tld, 'western']),
  ['il', 'israeli'],
  ['ir', 'iranian'],
]);
