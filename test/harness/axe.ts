import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong, in a line each. `rules`: by these rules only, by default by all. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    // What passes is judged all the same, but not written up.
    const { violations } = await axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules);
}

/** The rules of axe that depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * The widths and colours in which every screen is judged. Light and dark differ in nothing but colours, so the rules
 * about colours alone judge the second scheme: the others would find the same again.
 */
const views = [1280, 360].flatMap((width) => [
  { width, colorScheme: 'dark' as const, rules: undefined },
  { width, colorScheme: 'light' as const, rules: colourRules },
]);

/**
 * What axe finds wrong in every view, and where the page is wider than the window. One page is drawn in all of them: it
 * follows the system's colours and the window's width.
 */
export async function violationsInAllViews(page: Page): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize();
  for (const { width, colorScheme, rules } of views) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const faults = await violations(page, rules);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (tooWide > 0) faults.push(`${tooWide} pixels wider than the window`);
    found.push(...faults.map((fault) => `${width} ${colorScheme}: ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/**
 * Until every fade has ended, and none has begun for twenty frames: half-faded
 * text has half the contrast, and a fade begins some frames after its element is there.
 */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = () =>
      document.getAnimations().some(({ effect, playState }) => {
        return playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
      });
    for (let still = 0; still < 20; still = isMoving() ? 0 : still + 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
