/** Splits a text into sentences. Abbreviations, initials and numbers do not end one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const end of text.matchAll(/[.!?]+["'’”)]*(?=\s+["'‘“(]?[\p{Lu}\d])|\n+/gu)) {
    const stop = end.index + end[0].length;
    const sentence = text.slice(start, stop);
    if (shortened.test(sentence)) continue;
    sentences.push(sentence.trim());
    start = stop;
  }
  return [...sentences, text.slice(start).trim()].filter((sentence) => sentence !== '');
}

const shortened =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|Gen|Lt|Col|Maj|Brig|Adm|Capt|Sgt|Sen|Rep|Gov|St|No|vs|approx|est|Inc|Ltd|Co|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|[ap]\.m|\p{Lu}|U\.S|U\.K|U\.N|E\.U)\.$/u;
