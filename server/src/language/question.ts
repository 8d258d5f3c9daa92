import { titleFrameOf } from './title-passage.ts';
import { triggerOf } from './triggers.ts';

/**
 * Whether a title only asks: 'Who is the leader of Iran, and why is he a target?'. What stands before or behind a question may
 * report: 'Israel strikes Iran: what comes next?'.
 */
export function asksQuestion(title: string): boolean {
  const known = asked.test(title) || opensQuestion.test(title);
  if (!known) return false;
  const statements = title.match(parts)?.filter((part) => !asked.test(part) && !opensQuestion.test(part)) ?? [];
  return !statements.some((part) => titleFrameOf(part).triggers.some((name) => triggerOf(name) !== undefined));
}

/** A title in parts, each with the mark at its end. */
const parts = /[^?؟:;|]+[?؟:;|]*/gu;
const asked = /[?؟]/u;
const opensQuestion =
  /^["“‘']?(?:who|what|why|where|how) (?:is|are|was|were|did|does|do|will|would|could|can|might)\b/i;
