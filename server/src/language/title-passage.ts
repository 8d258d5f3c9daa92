import { LRUCache } from 'lru-cache';
import { type Frame, frameOf } from './frame.ts';
import { type Passage, read } from './passage.ts';

/** Level, forecasts and indicators read each title within moments of each other: when a server starts, and at each change. */
const kept = 1_000;
const passages = new LRUCache<string, Passage>({ max: kept });
const frames = new LRUCache<string, Frame>({ max: kept });

/** The passage of a title, parsed once for all its readers. */
export function passageOf(title: string): Passage {
  const known = passages.get(title);
  if (known) return known;
  const passage = read({ title, summary: '' }).title;
  passages.set(title, passage);
  return passage;
}

/** The frame of a title alone. */
export function titleFrameOf(title: string): Frame {
  const known = frames.get(title);
  if (known) return known;
  const frame = frameOf({ title: passageOf(title), opening: nothing });
  frames.set(title, frame);
  return frame;
}

const nothing: Passage = read({ title: '', summary: '' }).opening;
