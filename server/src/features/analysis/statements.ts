/** Does a sentence say something without the one before it? */
export function standsAlone(sentence: string): boolean {
  return !dependent.test(sentence);
}

/** It begins with a word for something said before, or asks. */
const dependent = /^(?:He|She|It|They|This|That|These|Those|His|Her|Their|Its|But|And)\b|\?$/;
