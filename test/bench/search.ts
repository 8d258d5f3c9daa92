import { startChild } from './child.ts';

/**
 * The search index with 100 000 generated events, in a process of its own: what it holds in memory, how long
 * the loop stands still while it is filled in slices, and the CPU of one question of each kind.
 */
export async function benchSearch(): Promise<Record<string, number>> {
  const child = await startChild('search-process.ts');
  try {
    return await child.ask<Record<string, number>>('measure');
  } finally {
    child.stop();
  }
}
