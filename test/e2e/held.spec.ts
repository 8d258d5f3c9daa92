import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import type { View } from '../harness/visit.ts';

let vigil: Vigil;
let admin: Member;
let other: Member;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  admin = await makeUser(vigil, { isAdmin: true });
  other = await makeUser(vigil, { isAdmin: true });
  return vigil;
});

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60"/></svg>';

let id: string;
let heir: string;
let title: string;
beforeEach(async () => {
  title = `A fictional event that leaves, ${Date.now()}`;
  const [event, stays] = [nextDraft({ title, imageUrls: ['https://pictures.example/1.jpg'] }), nextDraft()];
  await vigil.stores.events.append([event, stays, ...nextDrafts(2)]);
  id = event.eventId;
  heir = stays.eventId;
});

async function open(view: View = {}): Promise<Page> {
  const before = (page: Page) =>
    page.route('https://pictures.example/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
  const page = await openPage('/', { before, ...view });
  await untilLive(page);
  await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
  return page;
}

const card = (page: Page) => page.locator(`article[data-event-id="${id}"]`);
const hide = () => other.client.call('hideEvent', { params: { id } });
const merge = () => other.client.call('mergeEvents', { params: { id }, body: { into: heir } });
const withdrawn = 'This event was withdrawn.';
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe('what is open on an event', () => {
  it.each(['Evidence', 'History'])('is still there after it was withdrawn, and says so: %s', async (what) => {
    const page = await open();
    const button = card(page).getByRole('button', { name: what });
    await button.click();
    const panel = page.getByRole('region', { name: what });
    await panel.getByRole('listitem').first().waitFor();
    const read = await panel.innerText();
    await hide();
    await panel.getByText(withdrawn).waitFor();
    expect(await panel.innerText()).toContain(read);
    expect(await violations(page)).toEqual([]);
    await button.press('Enter');
    await card(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('timeline-title');
  });

  it('stays while another panel of the event is opened', async () => {
    const page = await open();
    await card(page).getByRole('button', { name: 'Evidence' }).click();
    await page.getByRole('region', { name: 'Evidence' }).waitFor();
    await hide();
    await card(page).getByText(withdrawn).waitFor();
    await card(page).getByRole('button', { name: 'History' }).click();
    await page.getByRole('region', { name: 'Evidence' }).waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
    expect(await card(page).getByText(withdrawn).count()).toBe(1);
  });

  it('stays where it is and does not say so any more once the event was restored', async () => {
    const page = await open();
    await card(page).getByRole('button', { name: 'Evidence' }).click();
    const panel = page.getByRole('region', { name: 'Evidence' });
    await panel.waitFor();
    await hide();
    await panel.getByText(withdrawn).waitFor();
    await other.client.call('restoreEvent', { params: { id } });
    await panel.getByText(withdrawn).waitFor({ state: 'detached' });
    await panel.getByRole('listitem').first().waitFor();
    expect(await page.getByRole('button', { name: 'new event' }).count()).toBe(0);
  });

  it('leads to the event that it was merged into', async () => {
    const page = await open();
    await card(page).getByRole('button', { name: 'Evidence' }).click();
    await page.getByRole('region', { name: 'Evidence' }).waitFor();
    await merge();
    await card(page).getByText('This event was merged into another event.').waitFor();
    await card(page).getByRole('link', { name: 'another event' }).click();
    await page.locator(`article[data-event-id="${heir}"][data-ringed]`).waitFor();
    expect(new URL(page.url()).search).toBe(`?event=${heir}`);
  });

  it('keeps its dialog of pictures', async () => {
    const page = await open();
    await card(page).getByRole('button', { name: 'Open image 1 of 1' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await hide();
    await dialog.getByText(withdrawn).waitFor();
    await dialog.getByRole('img', { name: '1 of 1' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('timeline-title');
  });

  it.each([
    ['hidden', hide, withdrawn],
    ['merged', merge, 'This event was merged into another event.'],
  ])('keeps what an administrator writes while another one has %s it', async (_, act, words) => {
    const page = await open({ as: admin });
    await card(page).getByRole('button', { name: 'Moderate' }).click();
    await card(page).getByRole('button', { name: 'Correct' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct the event' });
    await dialog.getByLabel('Title').fill('A title that was just written');
    await act();
    await dialog.getByText(words).waitFor();
    await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('A title that was just written');
    expect(await violations(page)).toEqual([]);
  });
});

it('an event with nothing open on it leaves at once', async () => {
  const page = await open();
  await card(page).waitFor();
  await hide();
  await card(page).waitFor({ state: 'detached' });
});
