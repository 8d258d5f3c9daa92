import { makeReport } from '@vigil/common/testing/make';
import { readEvidence } from '@vigil/server/pipeline/evidence';
import { makeAdded } from '@vigil/server/testing/make';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { makeUser } from '../harness/client.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast, visit } from '../harness/visit.ts';

let vigil: Vigil;
let visitor: Page;
let admin: Page;

const lead =
  'PORT AMBERLY (Reuters) - A fictional strike hit a depot near the harbour on Tuesday, residents said, and smoke rose.';

const { browser } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  await vigil.stores.events.append([
    add('disputed', 'Fictional strike on depot kills five', [
      report(1, 'Paper One', 'third', 'Fictional strike on depot kills five', lead),
      report(2, 'Paper Two', 'third', 'Strike on fictional depot kills 5 people', lead),
      report(3, 'Paper Three', 'israeli', 'Seven killed in fictional strike on depot'),
      report(4, 'Paper Four', 'iranian', 'Iran denies that seven were killed in fictional strike'),
    ]),
    add('alone', 'Fictional drones shot down', [
      report(5, 'Paper Five', 'iranian', 'Guards down two fictional drones'),
    ]),
    add('twin', 'Fictional drones shot down over the bay', [
      report(6, 'Paper Six', 'third', 'Drones downed over the bay'),
    ]),
  ]);
  visitor = await visit(browser(), vigil, '/', { width: 390, isTouch: true });
  admin = await visit(browser(), vigil, '/', { as: await makeUser(vigil, { isAdmin: true }) });
  return vigil;
});

const eventOf = (page: Page, id: string) => page.locator(`[data-event-id="${id}"]`);

describe('the evidence of an event', () => {
  it('is its sources, its independent origins, who says so and what is disputed', async () => {
    const event = eventOf(visitor, 'disputed');
    await event.getByText('4 sources, 3 independent origins').waitFor();
    await event.getByText('5-7, disputed').waitFor();
    const marks = event.getByRole('list', { name: 'Who says so' }).getByRole('listitem');
    await expect.poll(() => marks.allTextContents()).toEqual(['Claimed by Israel', 'Third party', 'Denied by Iran']);
    await expect
      .poll(() => eventOf(visitor, 'alone').getByRole('list', { name: 'Who says so' }).textContent())
      .toBe('Claimed by Iran');
  });

  it.each([1024, 1280])('cuts neither its number of sources nor a source at %i pixels', async (width) => {
    const page = await visit(browser(), vigil, '/', { width });
    const event = eventOf(page, 'disputed');
    const parts = [event.getByText('4 sources, 3 independent origins'), event.getByRole('list', { name: 'Sources' })];
    for (const part of parts)
      expect(await part.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  it('opens to the reason, and to the reports by origin', async () => {
    const event = eventOf(visitor, 'disputed');
    await event.getByRole('button', { name: 'Evidence' }).click();
    const panel = event.getByRole('region', { name: 'Evidence' });
    await panel.getByText('2 of them credit Reuters.').waitFor();
    await panel.getByText(/Iran denies it\./).waitFor();
    const origins = panel.getByRole('list').first();
    await expect.poll(() => origins.getByRole('link').count()).toBe(4);
  });

  it('has the title of each side, and says whose outlets have none', async () => {
    const panel = eventOf(visitor, 'disputed').getByRole('region', { name: 'Evidence' });
    const groupOf = (name: string) =>
      panel.getByRole('listitem').filter({ has: visitor.getByText(name, { exact: true }) });
    const titleOf = (name: string) => groupOf(name).getByRole('link').textContent();
    expect(await titleOf('Israeli outlets')).toBe('Seven killed in fictional strike on depot');
    expect(await titleOf('Iranian outlets')).toBe('Iran denies that seven were killed in fictional strike');
    expect(await groupOf('Arab outlets').textContent()).toBe('Arab outlets No report of it was read.');
  });

  it('has a row behind each number, with who gave it, when, in which words and where to read them', async () => {
    const event = eventOf(visitor, 'disputed');
    await event.getByRole('button', { name: 'killed: 4 rows' }).click();
    const rows = event.getByLabel('Figures').getByRole('listitem');
    await rows.nth(3).waitFor();
    await expect.poll(() => rows.locator('b').allTextContents()).toEqual(['5', '5', '7', 'denied: 7']);
    await expect.poll(() => rows.getByRole('link').count()).toBe(4);
    await expect.poll(() => rows.locator('time').count()).toBe(4);
  });

  it('stays within a phone and passes the checks of accessibility', async () => {
    await expect.poll(() => visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(visitor)).toEqual([]);
  });
});

describe('an administrator', () => {
  it('corrects an event, and everybody sees that and why', async () => {
    await eventOf(admin, 'alone').getByRole('button', { name: 'Moderate' }).click();
    await eventOf(admin, 'alone').getByRole('button', { name: 'Correct' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Location').fill('Northport');
    await dialog.getByLabel('Reason').fill('The place was another one');
    await dialog.getByRole('button', { name: 'Save correction' }).click();
    await expectToast(admin, 'Event corrected');
    await eventOf(visitor, 'alone')
      .getByText(/^Corrected .+: The place was another one$/)
      .waitFor();
    const event = eventOf(visitor, 'alone');
    await event.getByRole('button', { name: 'History' }).click();
    await event
      .getByRole('region', { name: 'History' })
      .getByText(/^Corrected/)
      .waitFor();
  });

  it('merges an event into the likeliest other one, which grows in every tab as this one goes', async () => {
    await eventOf(admin, 'twin').getByRole('button', { name: 'Moderate' }).click();
    await eventOf(admin, 'twin').getByRole('button', { name: 'Merge' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Merge events' }).click();
    await expectToast(admin, 'Events merged');
    await eventOf(visitor, 'twin').waitFor({ state: 'detached' });
    await eventOf(visitor, 'alone').getByText('2 sources, 2 independent origins').waitFor();
  });

  it('splits reports off again', async () => {
    await eventOf(admin, 'alone').getByRole('button', { name: 'Split' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('checkbox').nth(1).check();
    await dialog.getByRole('button', { name: 'Split event' }).click();
    await expectToast(admin, 'Event split');
    await eventOf(visitor, 'alone').getByText('1 source', { exact: true }).waitFor();
    // The card that was split has the focus: the list is being read.
    await admin.getByRole('button', { name: '1 new event' }).click();
    await admin.getByRole('heading', { name: 'Drones downed over the bay' }).waitFor();
  });
});

type Side = 'israeli' | 'iranian' | 'third';

function report(minute: number, source: string, side: Side, title: string, summary = '') {
  return makeReport({
    item: `item-${minute}`,
    source,
    url: `https://paper.example/${minute}`,
    title,
    publishedAt: `2030-01-02T03:0${minute}:00.000Z`,
    ...readEvidence({ title, summary }, { name: source, side }),
  });
}

function add(eventId: string, title: string, reports: ReturnType<typeof report>[]) {
  const data = makeAdded({ title, summary: '', timestamp: reports[0]?.publishedAt ?? '', reports });
  return { op: 'add' as const, eventId, item: null, by: 'test', data };
}
