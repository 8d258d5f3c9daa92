import { makeReport } from '@vigil/common/testing/make';
import type { EventDraft } from '@vigil/server/timeline/change';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { shiftsOf, watchShifts } from '../harness/shifts.ts';
import { longestTaskDuring } from '../harness/tasks.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

/** What a burst lasts. A night lasts longer: `BURST_SECONDS=40` measures one. */
const burstMs = Number(process.env.BURST_SECONDS ?? 5) * 1000;
/** What the page may move in all, as the sum of its layout shifts. */
const maxShift = 0.01;

let vigil: Vigil;

const { browser } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  return vigil;
});

let known: string[];
beforeEach(async () => {
  const drafts = nextDrafts(20);
  known = drafts.map(({ eventId }) => eventId).toReversed();
  await vigil.stores.events.append(drafts);
});

/** 60 events, 12 of them critical, and with each third one a further report of an event that is on screen. */
async function burst(page: Page): Promise<void> {
  for (let count = 0; count < 60; count += 3) {
    const drafts = [0, 1, 2].map((index) => nextDraft({ urgencyLevel: (count + index) % 5 ? 'high' : 'critical' }));
    await vigil.stores.events.append([...drafts, further(known[(count / 3) % 4] ?? '', `further-${count}`)]);
    await page.waitForTimeout(burstMs / 20);
  }
  await page.getByRole('button', { name: '60 new · 12 critical' }).waitFor();
}

function further(eventId: string, item: string): EventDraft {
  const report = makeReport({ item, source: `Courier ${item}`, url: `https://courier.example/${item}` });
  return { op: 'report', eventId, item, by: 'test', data: { report, imageUrls: [], urgencyLevel: 'urgent' } };
}

describe('a reader in the list during 60 events, 12 of them critical, and 20 reports of events on screen', () => {
  it.each([390, 1440])('keeps the place at %i pixels, with the evidence of a card open', async (width) => {
    const page = await browser().newPage({ viewport: { width, height: 900 } });
    await page.addInitScript(watchShifts);
    await page.goto(vigil.url);
    await untilLive(page);
    await page.waitForLoadState('networkidle');
    const card = page.locator(`article[data-event-id="${known[4]}"]`);
    await card.getByRole('button', { name: 'Evidence' }).click();
    await card.getByRole('region', { name: 'Evidence' }).waitFor();
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(1000);
    const before = (await shiftsOf(page)).length;
    await card.evaluate(watchPlace);
    const longest = await longestTaskDuring(browser(), page, () => burst(page));
    const places = await page.evaluate(() => (globalThis as unknown as { places: number[] }).places);
    const shifts = (await shiftsOf(page)).slice(before);
    const moved = Math.max(...places) - Math.min(...places);
    const cls = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    console.info(
      `${width} pixels: moved ${moved.toFixed(1)} px in ${places.length} frames, CLS ${cls}, task ${longest} ms`,
    );
    expect(places.length).toBeGreaterThan(10);
    expect(moved).toBeLessThan(1);
    expect(cls, shifts.join('\n')).toBeLessThanOrEqual(maxShift);
    await page.context().close();
  });
});

it('the evidence of a card stays while a report is added to its event, and then has it', async () => {
  const page = await browser().newPage();
  await page.goto(vigil.url);
  await untilLive(page);
  const card = page.locator(`article[data-event-id="${known[1]}"]`);
  await card.getByRole('button', { name: 'Evidence' }).click();
  const evidence = await card.getByRole('region', { name: 'Evidence' }).elementHandle();
  await vigil.stores.events.append([further(known[1] ?? '', 'later')]);
  await card.getByRole('region', { name: 'Evidence' }).getByText('Courier later').first().waitFor();
  expect(await evidence?.evaluate((element) => element.isConnected)).toBe(true);
  await page.context().close();
});

/** Runs in the page: keeps where the title of the card stands in each frame. */
function watchPlace(card: Element): void {
  const places: number[] = [];
  Object.assign(globalThis, { places });
  const title = card.querySelector('h2') ?? card;
  const look = () => {
    places.push(title.getBoundingClientRect().top);
    requestAnimationFrame(look);
  };
  look();
}
