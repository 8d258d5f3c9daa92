import type { NewsText, Reader } from '@vigil/reader';
import { placeOf } from '../gazetteer/place-of.ts';
import { judge } from '../judge/judgement.ts';
import type { TextReading } from '../timeline/stated.ts';

/** For single texts that a person waits for: what one says and how it is judged; null if it cannot be read. */
export function createTextReader(reader: Pick<Reader, 'read'>) {
  return async ({ title, summary }: NewsText): Promise<TextReading | null> => {
    const text = { title, summary };
    try {
      const statement = await reader.read(text, Number.POSITIVE_INFINITY);
      return { statement, judgement: judge(statement, placeOf(statement, text)) };
    } catch (error) {
      if (isUnreadable(error)) return null;
      throw error;
    }
  };
}

/** Whether the reader failed on a text, and nothing else did. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof Error && error.name === 'ReaderError';
}
