/** A list as a person types it: between commas, trimmed, without empty items. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** A list whose places count: an empty item stays at its place. */
export function placesOf(text: string): string[] {
  return text.split(',').map((item) => item.trim());
}

/** The same for addresses, which may hold commas of their own. */
export function addressesOf(text: string): string[] {
  return text.split(/,(?=\s*(?:https?:|,|$))/i).map((item) => item.trim());
}
