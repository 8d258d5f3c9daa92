import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shiftsOf, watchShifts } from '../harness/shifts.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast, failCall } from '../harness/visit.ts';

let vigil: Vigil;
const path = '**/api/create-donation-checkout';

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  return vigil;
});

/** A visitor of a site that can take donations. What the checkout is asked for is answered with a page of our own. */
async function open(address = '/', donations = true, width = 1280) {
  const asked: { amount: number; productId: string }[] = [];
  const before = async (page: Page) => {
    await page.addInitScript(watchShifts);
    await page.route('**/api/site', (route) => route.fulfill({ json: { isPublic: true, donations, captcha: 'off' } }));
    await page.route(path, (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({ json: { url: `${vigil.url}/terms` } });
    });
  };
  const page = await openPage(address, { before, width, isTouch: width < 500 });
  await page.getByRole('heading', { name: 'Live Conflict Timeline' }).waitFor();
  return { page, asked };
}

const card = (page: Page) => page.getByRole('region', { name: 'Donation' });
const donate = (page: Page) => page.getByRole('button', { name: 'Donate', exact: true });
const custom = (page: Page) => page.getByLabel('Custom amount in dollars');

describe('the donation card', () => {
  it('is absent where no donation can be taken', async () => {
    const { page } = await open('/', false);
    await expect.poll(() => card(page).count()).toBe(0);
  });

  it('says that no donation is needed to keep using the platform free', async () => {
    const { page } = await open();
    await card(page).getByText('No donation is needed to keep using the platform free.').waitFor();
  });

  it.each([390, 1440])(
    'stands second on Home, after the balance, and moves nothing when it comes: %i pixels',
    async (width) => {
      const { page } = await open('/', true, width);
      await donate(page).waitFor();
      const order = await page.evaluate(() =>
        ['a[href="/balance-of-power"]', '[aria-label="Donation"]', '#timeline', '#intelligence'].map((selector) =>
          [...document.querySelectorAll(`main *`)].indexOf(document.querySelector(`main ${selector}`) ?? document.body),
        ),
      );
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(Math.min(...order)).toBeGreaterThanOrEqual(0);
      const [donation, timeline] = await Promise.all(
        [card(page), page.locator('#timeline')].map((one) => one.boundingBox()),
      );
      expect((donation?.y ?? 0) + (donation?.height ?? 0)).toBeLessThanOrEqual(timeline?.y ?? 0);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

  it('offers $5, $15 (recommended), $25 and $50', async () => {
    const { page } = await open();
    const presets = card(page).getByRole('button', { name: /^\$/ });
    await presets.first().waitFor();
    await expect.poll(() => presets.allTextContents()).toEqual(['$5', '$15Recommended', '$25', '$50']);
  });

  it('stays away once it was dismissed', async () => {
    const { page } = await open();
    await card(page).getByRole('button', { name: 'Dismiss' }).click();
    await card(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Live Conflict Timeline' }).waitFor();
    await expect.poll(() => card(page).count()).toBe(0);
  });

  it('takes a preset straight to the payment', async () => {
    const { page, asked } = await open();
    await card(page).getByRole('button', { name: '$25' }).click();
    await page.waitForURL('**/terms');
    expect(asked).toMatchObject([{ amount: 25, productId: expect.any(String) }]);
  });

  it('takes an amount of cents as it was written', async () => {
    const { page, asked } = await open();
    await custom(page).fill('7.35');
    await donate(page).click();
    await page.waitForURL('**/terms');
    expect(asked).toMatchObject([{ amount: 7.35 }]);
  });

  it('disables the button without an amount, and below one dollar', async () => {
    const { page } = await open();
    await expect.poll(() => custom(page).getAttribute('min')).toBe('1');
    await expect.poll(() => custom(page).getAttribute('step')).toBe('0.01');
    await expect.poll(() => donate(page).isDisabled()).toBe(true);
    await custom(page).fill('0.99');
    await expect.poll(() => donate(page).isDisabled()).toBe(true);
    await custom(page).fill('1');
    await expect.poll(() => donate(page).isDisabled()).toBe(false);
  });

  it("'Invalid Amount' - 'Please enter a valid donation amount (minimum $1).', with the smallest step", async () => {
    const { page, asked } = await open();
    await custom(page).fill('2.505');
    await donate(page).click();
    const sentence = 'Please enter a valid donation amount (minimum $1). Cents are the smallest step.';
    await expectToast(page, 'Invalid Amount', sentence);
    expect(asked).toEqual([]);
  });

  it.each([
    ['Unable to process donation. Please try again.', undefined],
    ['Donations are not set up on this server.', 'Donations are not set up on this server.'],
  ])("'Donation Failed' - '%s'", async (message, error) => {
    const { page } = await open();
    await failCall(page, { method: 'POST', path, ...(error && { error }) });
    await card(page).getByRole('button', { name: '$5', exact: true }).click();
    await expectToast(page, 'Donation Failed', message);
  });

  it("'Donation Failed' - 'Failed to create checkout session' when no url is returned", async () => {
    const { page } = await open();
    await page.route(path, (route) => route.fulfill({ json: {} }));
    await card(page).getByRole('button', { name: '$5', exact: true }).click();
    await expectToast(page, 'Donation Failed', 'Failed to create checkout session');
  });

  it.each([
    ['thanks', 'Thank you.'],
    ['cancelled', 'Nothing was charged.'],
  ])('greets who comes back with ?donation=%s', async (outcome, words) => {
    const { page } = await open(`/?donation=${outcome}`);
    await card(page).getByText(words).waitFor();
  });
});
