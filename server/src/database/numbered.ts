import { duplicateOf } from './duplicate.ts';

/**
 * Inserts under the number after the last one and returns it. Two who claim the same number are told apart by the
 * database: `insert` is called again with the next one.
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

/** The number that an id of the contract means, or null. */
export function toNumber(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
