import { titleFrameOf } from './title-passage.ts';

interface Titled {
  title: string;
  lang?: string | undefined;
  gloss?: string | undefined;
}

/** The title in English: one in another language is read by its gloss. */
export function englishTitleOf({ title, lang, gloss }: Titled): string {
  return lang && gloss ? gloss.replaceAll(' · ', ' ') : title;
}

/**
 * The kind of happening that a title reports, such as `strike`, or what it says of one, such as `threat`; undefined if the
 * rules read neither.
 */
export function triggerOf(event: Titled): string | undefined {
  return titleFrameOf(englishTitleOf(event)).triggers[0];
}
