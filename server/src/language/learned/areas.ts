import { alliedLands } from '../data/parties.ts';

/** Countries and waters by what they are in the conflict. */
export function areaOf(country: string, location: string): string {
  if (country === 'Israel' || country === 'Iran') return 'side';
  if (country === 'United States') return 'usa';
  if (country === '') return waters.has(location) ? 'strait or sea' : 'region';
  if (gulf.has(country)) return 'gulf state';
  if (alliedLands.has(country)) return 'land of an ally';
  return near.has(country) ? 'neighbour' : 'third country';
}

const waters = new Set(
  'Strait of Hormuz|Red Sea|Gulf of Oman|Persian Gulf|Gulf of Aden|Bab el-Mandeb|Arabian Sea|Gulf|Caspian Sea|Mediterranean Sea|Indian Ocean'.split(
    '|',
  ),
);
const gulf = new Set('United Arab Emirates|Qatar|Kuwait|Bahrain|Oman|Saudi Arabia'.split('|'));
const near = new Set(
  'Iraq|Syria|Jordan|Türkiye|Egypt|Cyprus|Azerbaijan|Armenia|Pakistan|Turkmenistan|Afghanistan|Georgia'.split('|'),
);
