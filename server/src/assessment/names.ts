import { asPlace } from '../gazetteer/as-place.ts';

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

/** Does a location name no place that a map could show? */
function isVague(location: string): boolean {
  return location === 'Unknown' || location === 'Global' || location === '';
}
