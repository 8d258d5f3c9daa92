/** Returns true for a key once in `everyMs`: what others can repeat at will fills no log of lines. */
export function createSeldom(everyMs: number, now: () => Date): (key: string) => boolean {
  const lastAt = new Map<string, number>();
  return (key) => {
    const at = now().getTime();
    if (at - (lastAt.get(key) ?? Number.NEGATIVE_INFINITY) < everyMs) return false;
    lastAt.set(key, at);
    return true;
  };
}
