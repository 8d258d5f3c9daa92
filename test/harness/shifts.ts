import type { Page } from 'playwright-core';

/** What has moved in the page without the reader's doing, in words that begin with its score. Needs `watchShifts`. */
export const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

/** Runs in the page, as its first script: collects what has moved without the reader's doing, in words that help to find it. */
export function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect: { x, y }, currentRect }) => {
        return `${node?.textContent?.slice(0, 40)} from ${x},${y} to ${currentRect.x},${currentRect.y}`;
      });
      shifts.push(`${value}: ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
