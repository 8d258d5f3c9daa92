import { type Act, findActs } from './acts.ts';
import { type Clause, clausesOf, headOf } from './clauses.ts';
import type { Voice } from './data/voices.ts';
import { type Frame, frameOf } from './frame.ts';
import type { Hit } from './lexicon.ts';
import { type Passages, readPassages } from './passage.ts';
import { voicesIn } from './voices.ts';

/** An English text that was read once, for all that judge it. */
export interface AnalysedText extends Passages {
  text: { title: string; summary: string };
  /** The armed acts of the title. */
  acts: readonly Act[];
  /** The clause that decides what the title is about. */
  readonly head: Clause;
  /** Who speaks in the title, and in what tone. */
  readonly voices: readonly Hit<Voice>[];
  /** What the title tells apart from its words; made when it is first asked for. */
  readonly frame: Frame;
}

export function analyseText<Text extends AnalysedText['text']>(text: Text): AnalysedText & { text: Text } {
  const passages = readPassages(text);
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
