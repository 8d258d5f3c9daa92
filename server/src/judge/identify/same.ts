import type { Frame } from '../../language/frame.ts';

/** Are both known, and one? 'From Lebanon' and 'Hezbollah' may be one. */
export function isSame(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && (a === b || partyOf(a) === partyOf(b));
}

/** Are both known, and not one? */
export function differ(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && !isSame(a, b);
}

export function names({ parties }: Frame, party: string | null): boolean {
  return parties.some((one) => isSame(one, party));
}

/** How many of `a` are in `b`. */
export function shared<T>(a: readonly T[], b: readonly T[]): number {
  let count = 0;
  for (const one of a) if (b.includes(one)) count++;
  return count;
}

/** Neither is silent, and they have nothing in common. */
export function areApart<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length > 0 && b.length > 0 && shared(a, b) === 0;
}

/** Both name two, and not the same two. */
export function areOthers(one: readonly string[], other: readonly string[]): boolean {
  const a = [...new Set(one.map(partyOf))];
  const b = [...new Set(other.map(partyOf))];
  const least = Math.min(a.length, b.length, 2);
  return least > 0 && shared(a, b) < least;
}

function partyOf(name: string): string {
  return name.startsWith('ally in ') ? name.slice('ally in '.length) : name;
}
