/** A text without where and when it was written, and by which agency: 'JERUSALEM, Dec 17 (Agency) - '. */
export function withoutDateline(text: string): string {
  return text.replace(dateline, '').replace(agency, '');
}

/** A place or a day in capitals, more of either, an agency or a note in parentheses, a dash. 'IAEA – the watchdog – said' is none. */
const dateline =
  /^\s*\p{Lu}[\p{Lu}'’.]{2,}(?:-\p{Lu}+)*(?:[ ,/]+(?:\p{Lu}[\p{L}.'’-]*|\d{1,4}))*,?\s*(?:\([^)]{1,40}\)\s*)?(?:[–—]\s*|-{1,2}\s+)(?=["“‘']?[\p{Lu}\d])/u;
/** The same with the place in small letters, where an agency stands after it. */
const agency = /^\s*\p{Lu}\p{Ll}[\p{L} ,.\d/]{1,40}\([^)]{2,30}\)\s*(?:[–—]|-{1,2})\s*(?=["“‘']?\p{Lu})/u;
