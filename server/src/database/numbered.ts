import { duplicateOf } from './duplicate.ts';

/**
 * Inserts a row with the next number and returns that number. If another process takes the number first, `insert` is
 * called again with the next one.
 */
export async function insertNumbered(
  last: () => Promise<number>,
  insert: (id: number) => Promise<unknown>,
): Promise<number> {
  for (;;) {
    const id = (await last()) + 1;
    try {
      await insert(id);
      return id;
    } catch (error) {
      if (!duplicateOf(error)) throw error;
    }
  }
}

/** The number of an id of the contract, or null. */
export function toNumber(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
