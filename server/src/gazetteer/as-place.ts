/** A place in a sentence: 'Tehran, Iran', 'the Strait of Hormuz', 'northern Israel'. */
export function asPlace(location: string): string {
  if (directions.test(location)) return location.charAt(0).toLowerCase() + location.slice(1);
  return articled.test(location) ? `the ${location}` : location;
}

const articled =
  /^(?:United|Netherlands|Philippines|Palestinian|Gulf|Strait|Golan|West Bank|Middle East|Mediterranean|Caspian|Negev|Galilee|Persian|North Field|Sea of|.* (?:Gulf|Sea|Ocean|Canal|Heights|Valley|Bank)$)/;
const directions =
  /^(?:Northern|Southern|Eastern|Western|Central|Southwestern|Southeastern|Northwestern|Northeastern) /;
