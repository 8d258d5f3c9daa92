/** How the parties of a frame (`findActors`) are named in a sentence. */
export function nameOf(party: string): string {
  return names.get(party) ?? (withArticle.has(party) ? `the ${party}` : party);
}

/** 'Israel', 'Israel and the United States', 'A, B and C'. */
export function joinNames(all: readonly string[]): string {
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** 'in Tehran, Iran', 'in the Strait of Hormuz', 'near Hebron'; empty where the place says nothing. */
export function inPlace(location: string): string {
  if (isVague(location)) return '';
  if (/^(?:Near|Off|Over) /.test(location)) return `${location.charAt(0).toLowerCase()}${location.slice(1)}`;
  return `in ${asPlace(location)}`;
}

/** 'Tehran, Iran', 'the Strait of Hormuz'. */
export function asPlace(location: string): string {
  if (directions.test(location)) return location.charAt(0).toLowerCase() + location.slice(1);
  return needsArticle.test(location) || withArticle.has(location) ? `the ${location}` : location;
}

/** Does a location name no place that a map could show? */
export function isVague(location: string): boolean {
  return location === 'Unknown' || location === 'Global' || location === '';
}

const names = new Map([
  ['israel', 'Israel'],
  ['iran', 'Iran'],
  ['usa', 'the United States'],
  ['ally in Lebanon', 'Hezbollah'],
  ['ally in Yemen', 'the Houthis'],
  ['ally in Iraq', 'armed groups in Iraq'],
  ['un', 'the United Nations'],
  ['iaea', 'the IAEA'],
  ['eu', 'the European Union'],
  ['e3', 'France, Germany and the United Kingdom'],
  ['g7', 'the G7'],
  ['gulf states', 'the Gulf states'],
  ['senate', 'the US Senate'],
  ['opec', 'OPEC'],
  ['nato', 'NATO'],
  ['iea', 'the IEA'],
  ['icc', 'the ICC'],
  ['oic', 'the OIC'],
]);

const withArticle = new Set(['United States', 'United Arab Emirates', 'United Kingdom', 'Netherlands', 'Philippines']);
const needsArticle =
  /^(?:Strait|Gulf|Red Sea|Arabian Sea|Mediterranean|Golan|West Bank|Middle East|Persian Gulf|Caspian)/;
const directions =
  /^(?:Northern|Southern|Eastern|Western|Central|Southwestern|Southeastern|Northwestern|Northeastern) /;
