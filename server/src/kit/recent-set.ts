/** Remembers strings, at most `max`: half of them are forgotten at once, those that were not asked for since the last time. */
export function createRecentSet(max: number) {
  let recent = new Set<string>();
  let earlier = new Set<string>();

  function add(one: string): void {
    if (recent.size >= max / 2) {
      earlier = recent;
      recent = new Set();
    }
    recent.add(one);
  }

  function has(one: string): boolean {
    if (recent.has(one)) return true;
    if (!earlier.has(one)) return false;
    add(one);
    return true;
  }

  return { add, has };
}
