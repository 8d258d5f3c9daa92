import type { TrustedSourceForm } from '@vigil/common/trusted-sources';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violationsInAllViews } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { failCall, type View } from '../harness/visit.ts';

let vigil: Vigil;
let admin: Member;
let reader: Member;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil();
  admin = await makeUser(vigil, { isAdmin: true });
  reader = await makeUser(vigil);
  return vigil;
});

// Each test begins with an empty list.
beforeEach(async () => {
  const { body } = await admin.client.call('trustedSources');
  for (const { id } of body) await admin.client.call('removeTrustedSource', { params: { id } });
});

async function open(as: Member, view?: View) {
  const page = await openPage('/sources', { as, ...view });
  await page.getByRole('heading', { name: 'Trusted Sources' }).waitFor();
  return page;
}

/** Adds one as the dialog does. */
async function add(fields: Partial<TrustedSourceForm> & { name: string }): Promise<void> {
  const body = {
    url: `https://${fields.name.toLowerCase().replaceAll(' ', '-')}.example/`,
    category: 'news',
    ...fields,
  };
  const { status, text } = await admin.client.call('addTrustedSource', { body });
  if (status !== 200) throw new Error(text);
}

const filter = (page: Page) => page.getByRole('group', { name: 'Filter by category' });
const card = (page: Page, name: string) => page.getByRole('article', { name });

describe('the Trusted Sources screen', () => {
  it("an empty list says 'No sources found' and 'No trusted sources have been added yet.'", async () => {
    const page = await open(reader);
    await page.getByRole('heading', { name: 'No sources found' }).waitFor();
    await page.getByText('No trusted sources have been added yet.').waitFor();
  });

  it("an empty category says 'No sources found in the {category} category.'", async () => {
    await add({ name: 'Harbour Courier' });
    const page = await open(reader);
    await card(page, 'Harbour Courier').waitFor();
    await filter(page).getByText('Military').click();
    await page.getByText('No sources found in the military category.').waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(0);
    await filter(page).getByText('All Categories').click();
    await card(page, 'Harbour Courier').waitFor();
  });

  it('offers all categories and each of them, capitalised', async () => {
    const page = await open(reader);
    await expect
      .poll(() => filter(page).getByRole('button').allTextContents())
      .toEqual(['All Categories', 'News', 'Analysis', 'Government', 'Military', 'Intelligence', 'Other']);
  });

  it('shows six placeholder cards while it loads', async () => {
    const page = await open(reader);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/api/trusted-sources', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.locator('[data-placeholder]').nth(5).waitFor();
    await expect.poll(() => page.locator('[data-placeholder]').count()).toBe(6);
    letThrough();
    await page.getByRole('heading', { name: 'No sources found' }).waitFor();
    await expect.poll(() => page.locator('[data-placeholder]').count()).toBe(0);
  });

  it('gives a card its category, reliability by variant, description, and a link that opens a new tab', async () => {
    await add({ name: 'Ninety', reliability: 90, description: 'A fictional paper of record.' });
    await add({ name: 'Eighty', reliability: 80 });
    await add({ name: 'Seventy', reliability: 70 });
    await add({ name: 'Sixty-nine', reliability: 69, category: 'government' });
    const page = await open(reader);
    await card(page, 'Ninety').getByText('A fictional paper of record.').waitFor();
    await card(page, 'Sixty-nine').getByText('Government').waitFor();
    const variant = (name: string) => card(page, name).getByTitle('Reliability').getAttribute('data-reliability');
    await expect
      .poll(() => Promise.all(['Ninety', 'Eighty', 'Seventy', 'Sixty-nine'].map(variant)))
      .toEqual(['default', 'secondary', 'outline', 'destructive']);
    const link = card(page, 'Ninety').getByRole('link', { name: 'Visit Source' });
    await expect.poll(() => link.getAttribute('href')).toBe('https://ninety.example/');
    await expect.poll(() => link.getAttribute('target')).toBe('_blank');
    await expect.poll(() => link.getAttribute('rel')).toContain('noopener');
  });

  it('stands in three columns on a wide screen and in one on a phone', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four']) await add({ name });
    for (const [width, columns] of [
      [1280, 3],
      [390, 1],
    ] as const) {
      const page = await open(reader, { width });
      await card(page, 'Four').waitFor();
      const lefts = () =>
        page.getByRole('article').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      await expect.poll(async () => new Set(await lefts()).size).toBe(columns);
    }
  });

  it('shows a reader no tools and no private sources', async () => {
    await add({ name: 'Open Paper' });
    await add({ name: 'Inner Circle', isPublic: false });
    const page = await open(reader);
    await card(page, 'Open Paper').waitFor();
    await expect.poll(() => page.getByText('Inner Circle').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /Add Source|Edit|Delete/ }).count()).toBe(0);
  });

  it('a list that cannot be loaded says so', async () => {
    const page = await open(reader);
    await failCall(page, { method: 'GET', path: '**/api/trusted-sources' });
    await page.reload();
    await page.getByRole('heading', { name: 'Error loading sources' }).waitFor();
  });
});

describe('an administrator', () => {
  it("adds one in a dialog titled 'Add Trusted Source' that begins with news, 80 percent, public", async () => {
    const page = await open(admin);
    await page.getByRole('button', { name: 'Add Source' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Trusted Source' });
    await dialog.getByText('Add a new trusted source for reference').waitFor();
    await expect.poll(() => dialog.getByLabel('Category').inputValue()).toBe('news');
    await expect.poll(() => dialog.getByLabel('Reliability (%)').inputValue()).toBe('80');
    await expect.poll(() => dialog.getByLabel('Public Source').isChecked()).toBe(true);
    await dialog.getByText('Make this source visible to all users').waitFor();
    await dialog.getByLabel('Name').fill('Harbour Courier');
    await dialog.getByLabel('Description').fill('A fictional paper.');
    await dialog.getByLabel('URL').fill('https://courier.example/');
    await dialog.getByRole('button', { name: 'Add Source' }).click();
    await card(page, 'Harbour Courier').getByText('80%').waitFor();
    await dialog.waitFor({ state: 'detached' });
  });

  it('is told what is wrong, at the field, and nothing is sent', async () => {
    const page = await open(admin);
    await page.getByRole('button', { name: 'Add Source' }).click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: 'Add Source' });
    await submit.click();
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByLabel('Name').fill('Harbour Courier');
    await submit.click();
    await dialog.getByText('URL is required').waitFor();
    await dialog.getByLabel('URL').fill('javascript:alert(1)');
    await submit.click();
    await dialog.getByText('Please enter a valid http(s) address').waitFor();
    await dialog.getByLabel('URL').fill('https://courier.example/');
    for (const wrong of ['', '0', '101', '80.5']) {
      await dialog.getByLabel('Reliability (%)').fill(wrong);
      await submit.click();
      await dialog.getByText('Reliability must be a number from 1 to 100').waitFor();
    }
    expect(await vigil.get('trustedSources')).toEqual([]);
  });

  it("changes one in a dialog titled 'Edit Source' that is filled from it; Cancel changes nothing", async () => {
    await add({ name: 'Harbour Courier', description: 'Old words.', reliability: 75, category: 'analysis' });
    const page = await open(admin);
    await card(page, 'Harbour Courier').hover();
    await page.getByRole('button', { name: 'Edit Harbour Courier' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Source' });
    await dialog.getByText('Update source information').waitFor();
    await expect.poll(() => dialog.getByLabel('Category').inputValue()).toBe('analysis');
    await expect.poll(() => dialog.getByLabel('Reliability (%)').inputValue()).toBe('75');
    await dialog.getByLabel('Description').fill('New words.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await card(page, 'Harbour Courier').getByText('Old words.').waitFor();
    await card(page, 'Harbour Courier').hover();
    await page.getByRole('button', { name: 'Edit Harbour Courier' }).click();
    await dialog.getByLabel('Description').fill('New words.');
    await dialog.getByLabel('Public Source').click();
    await dialog.getByRole('button', { name: 'Update' }).click();
    await card(page, 'Harbour Courier').getByText('New words.').waitFor();
    await card(page, 'Harbour Courier').getByText('Private', { exact: true }).waitFor();
  });

  it('cannot send twice while a save is pending', async () => {
    const page = await open(admin);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/api/admin/trusted-sources', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add Source' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Harbour Courier');
    await dialog.getByLabel('URL').fill('https://courier.example/');
    const submit = dialog.getByRole('button', { name: 'Add Source' });
    await submit.click();
    await expect.poll(() => submit.isDisabled()).toBe(true);
    letThrough();
    await card(page, 'Harbour Courier').waitFor();
  });

  it('deletes one at once and without a question', async () => {
    await add({ name: 'Harbour Courier' });
    const page = await open(admin);
    await card(page, 'Harbour Courier').hover();
    await page.getByRole('button', { name: 'Delete Harbour Courier' }).click();
    await page.getByText('No trusted sources have been added yet.').waitFor();
    expect(await vigil.get('trustedSources')).toEqual([]);
  });

  it('trusted source delete failure is only logged, nothing is shown', async () => {
    await add({ name: 'Harbour Courier' });
    const page = await open(admin);
    await failCall(page, { method: 'POST', path: '**/api/admin/trusted-sources/*/delete', error: 'Not today.' });
    await card(page, 'Harbour Courier').hover();
    await page.getByRole('button', { name: 'Delete Harbour Courier' }).click();
    await expect.poll(() => page.complaints.join(' ')).toContain('could not be deleted');
    await card(page, 'Harbour Courier').waitFor();
    await expect.poll(() => page.locator('[data-phase]').count()).toBe(0);
  });

  it('sees the tools of a card on hover, on focus, and always where nothing hovers', async () => {
    await add({ name: 'Harbour Courier' });
    const page = await open(admin);
    const edit = page.getByRole('button', { name: 'Edit Harbour Courier' });
    const opacity = () => edit.evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity);
    await edit.waitFor({ state: 'attached' });
    await page.mouse.move(0, 0);
    await expect.poll(() => opacity()).toBe('0');
    await card(page, 'Harbour Courier').hover();
    await expect.poll(() => opacity()).toBe('1');
    await page.mouse.move(0, 0);
    await edit.focus();
    await expect.poll(() => opacity()).toBe('1');
    const phone = await open(admin, { width: 390, isTouch: true });
    const onPhone = phone.getByRole('button', { name: 'Edit Harbour Courier' });
    await onPhone.waitFor();
    await expect
      .poll(() => onPhone.evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity))
      .toBe('1');
    await expect.poll(async () => (await onPhone.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  it('everybody sees a change of the list without loading the page again', async () => {
    const page = await open(reader);
    await page.getByText('No trusted sources have been added yet.').waitFor();
    await page.locator('header [data-contact="live"]').waitFor();
    await add({ name: 'Harbour Courier' });
    await card(page, 'Harbour Courier').waitFor();
  });
});

describe('in both colours, wide and narrow', () => {
  it('the screen, its dialog opened, has nothing that axe objects to, and is no wider than the window', async () => {
    for (const [index, reliability] of [95, 85, 75, 40].entries()) {
      await add({ name: `Paper ${'long'.repeat(index * 4)}`, reliability, isPublic: index > 0, description: 'Words.' });
    }
    const page = await open(admin);
    await page.getByRole('article').nth(3).waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add Source' }).click();
    await page.getByRole('dialog').getByLabel('Name').waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Edit Paper', exact: true }).click();
    await page.getByRole('dialog', { name: 'Edit Source' }).waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
  });
});
