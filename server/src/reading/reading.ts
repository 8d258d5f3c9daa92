import { type Act, findActs } from '../language/acts.ts';
import { type Clause, clausesOf, headOf } from '../language/clauses.ts';
import type { Voice } from '../language/data/voices.ts';
import { type Frame, frameOf } from '../language/frame.ts';
import type { Hit } from '../language/lexicon.ts';
import { type Passages, read } from '../language/passage.ts';
import { voicesIn } from '../language/voices.ts';
import { type Readable, readable, type Written } from './readable.ts';

/** A text that was read once, for all that judge it. */
export interface Reading extends Passages {
  /** The text in English, in its language, and what was recognised in it. */
  text: Readable;
  /** The armed acts of the title. */
  acts: readonly Act[];
  /** The clause that decides what the title is about. */
  readonly head: Clause;
  /** Who speaks in the title, and in what tone. */
  readonly voices: readonly Hit<Voice>[];
  /** What the title tells apart from its words; made when it is first asked for. */
  readonly frame: Frame;
}

/** Reads a title and its summary, in English or a language that has a lexicon. */
export function readItem(written: Written): Reading {
  const text = readable(written);
  const passages = read(text);
  const { title } = passages;
  let frame: Frame | null = null;
  let head: Clause | null = null;
  let voices: Hit<Voice>[] | null = null;
  return {
    ...passages,
    text,
    acts: findActs(title),
    get head() {
      head ??= headOf(title.words, clausesOf(title.words), title.topics);
      return head;
    },
    get voices() {
      voices ??= voicesIn(title);
      return voices;
    },
    get frame() {
      frame ??= frameOf(passages);
      return frame;
    },
  };
}
