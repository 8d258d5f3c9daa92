/** A word, number or mark of a sentence, as figures are read from it. */
export interface FigureToken {
  /** In lower case, straight apostrophes. */
  word: string;
  /** As written, for names. */
  text: string;
  isMark: boolean;
}

/** Keeps '1,200', '5-7', '12-year-old' and 'F-35' whole; everything else is cut at its marks. */
export function tokensOf(sentence: string): FigureToken[] {
  const plain = sentence.replace(/[’‘`]/g, "'").replace(/(?<=\d)[–—](?=\d)/g, '-');
  return (plain.match(cut) ?? []).map((text) => ({
    word: text.toLowerCase(),
    text,
    isMark: !/[\p{L}\p{N}]/u.test(text),
  }));
}

const cut =
  /[$€£¥₪#]?\d+(?:[.,]\d+)*(?:-[\p{L}\d]+)*(?:%|\p{L}+)?|(?:\p{L}\.){2,}|[\p{L}][\p{L}\p{M}\p{N}']*(?:-[\p{L}\p{N}']+)*|[.,:;!?()]|[-–—]+/gu;
