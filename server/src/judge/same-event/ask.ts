import { type Reader, ReaderError } from '@vigil/reader';
import { LRUCache } from 'lru-cache';
import type { AnswerOf, Question } from './identify.ts';

/** Answers that are kept: a scan asks again about items that wait for a fuller report. */
const maxKept = 20_000;

/** Asks the pair model, and keeps its answers: the same titles have the same answer. */
export function createAnswers(reader: Pick<Reader, 'sameEvent'>) {
  const answers = new LRUCache<string, { chance: number | null }>({ max: maxKept });

  const answerOf: AnswerOf = (question) => answers.get(keyOf(question))?.chance;

  /** Afterwards each of these has an answer: null where the reader fails, so that the report is judged without it. */
  async function ask(questions: readonly Question[]): Promise<void> {
    await Promise.all(
      questions.map(async (question) => {
        answers.set(keyOf(question), { chance: await chanceOfPair(reader, question) });
      }),
    );
  }

  return { answerOf, ask };
}

function keyOf(question: Question): string {
  return JSON.stringify([...question].sort());
}

async function chanceOfPair(reader: Pick<Reader, 'sameEvent'>, [a, b]: Question): Promise<number | null> {
  if (a === b) return 1;
  try {
    return await reader.sameEvent(a, b);
  } catch (error) {
    if (error instanceof ReaderError) return null;
    throw error;
  }
}
