import { LRUCache } from 'lru-cache';
import { type Frame, frameOf } from './frame.ts';
import { type Passage, readPassages } from './passage.ts';

/**
 * Threat level, forecasts and indicators parse the same titles at server start and at each change: those of 33 days of war.
 * A passage takes about 1.4 KB.
 */
const maxCached = 8_000;
const passages = new LRUCache<string, Passage>({ max: maxCached });
const frames = new LRUCache<string, Frame>({ max: maxCached });

/** The passage of a title, cached. */
export function passageOf(title: string): Passage {
  const known = passages.get(title);
  if (known) return known;
  const passage = readPassages({ title, summary: '' }).title;
  passages.set(title, passage);
  return passage;
}

/** The frame of a title without summary, cached. */
export function titleFrameOf(title: string): Frame {
  const known = frames.get(title);
  if (known) return known;
  const frame = frameOf({ title: passageOf(title), opening: emptyPassage });
  frames.set(title, frame);
  return frame;
}

/** The title in English: one in another language is read by its gloss. */
export function englishTitleOf({ title, lang, gloss }: Titled): string {
  return lang && gloss ? gloss.replaceAll(' · ', ' ') : title;
}

/**
 * The kind of happening that a title reports, such as `strike`, or what it says of one, such as `threat`; undefined if the
 * rules read neither.
 */
export function reportedTrigger(event: Titled): string | undefined {
  return titleFrameOf(englishTitleOf(event)).triggers[0];
}

interface Titled {
  title: string;
  lang?: string | undefined;
  gloss?: string | undefined;
}

const emptyPassage: Passage = readPassages({ title: '', summary: '' }).opening;
