/** A letter of Hebrew or of Arabic script, which Persian is written in too: a title with one is not in English. */
export const otherScript = /[\u0590-\u06ff]/;
