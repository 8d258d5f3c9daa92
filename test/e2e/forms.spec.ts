import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, type Member, makeUser } from '../harness/client.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast } from '../harness/visit.ts';

let vigil: Vigil;
let admin: Member;

const { openPage, closePages } = useBrowser(async () => {
  vigil = await startVigil({ env: { CONTACT_EMAIL: 'desk@vigil.example' } });
  return vigil;
});
beforeEach(async () => {
  admin = await makeUser(vigil, { isAdmin: true });
});

const open = (path: string, as?: Member) => openPage(path, as && { as });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const untilFocused = (page: Page, name: string) =>
  expect.poll(() => field(page, name).evaluate((input) => input === document.activeElement)).toBe(true);

async function openTab(path: string, tab: string, as?: Member) {
  const page = await open(path, as);
  await page.getByRole('tab', { name: tab, exact: true }).click();
  return page;
}

/** As a script or an extension fills a field: past its end. */
async function fillBeyond(input: Locator, length: number): Promise<void> {
  await input.evaluate((element) => element.removeAttribute('maxlength'));
  await input.fill('x'.repeat(length));
}

/** The labels of the visible text fields that take texts of any length. */
const endless = (page: Page) =>
  page
    .locator('main')
    .or(page.getByRole('dialog'))
    .locator('input:visible, textarea:visible')
    .evaluateAll((inputs) =>
      inputs.flatMap((input) => {
        const type = input instanceof HTMLInputElement ? input.type : 'text';
        const isText = /^(?:text|search|url|email|password)$/.test(type);
        return isText && !input.hasAttribute('maxlength') ? [input.getAttribute('aria-label') ?? input.id] : [];
      }),
    );

describe('text fields take no more than the contract allows:', () => {
  it.each([
    ['/auth', 'Sign In', 'Password', { Username: 254, Password: 256 }],
    ['/auth', 'Sign Up', 'Email', { Username: 64, Email: 254, Password: 256, 'Confirm Password': 256 }],
  ])('%s %s', async (path, tab, last, lengths) => {
    const page = await openTab(path, tab);
    await field(page, last).waitFor();
    for (const [name, length] of Object.entries(lengths))
      expect(await field(page, name).getAttribute('maxlength'), name).toBe(String(length));
    expect(await endless(page)).toEqual([]);
  });

  it.each([
    ['/profile', null, 'Confirm New Password'],
    ['/settings', null, 'Alert Threshold'],
    ['/admin', 'Event Management', 'Title'],
    ['/admin', 'System Controls', 'Scan interval'],
    ['/admin', 'User Management', 'Search users'],
    ['/admin', 'Source Management', 'Source name'],
  ])('%s %s', async (path, tab, last) => {
    const page = tab ? await openTab(path, tab, admin) : await open(path, admin);
    await field(page, last).first().waitFor();
    expect(await endless(page)).toEqual([]);
  });

  it('the dialog of a trusted source', async () => {
    const page = await open('/sources', admin);
    await press(page, 'Add Source');
    await page.getByRole('dialog').getByLabel('Name').waitFor();
    expect(await endless(page)).toEqual([]);
  });
});

describe('what is wrong in a form', () => {
  it('puts the focus into the field at fault that stands first on screen', async () => {
    const named = await makeUser(vigil);
    await vigil.stores.users.update(named.id, { email: named.email, firstName: 'Ada', lastName: 'Fictional' });
    const profile = await open('/profile', named);
    for (const name of ['First Name', 'Last Name']) await field(profile, name).fill('');
    await field(profile, 'Email Address').fill('nobody');
    await press(profile, 'Update Profile');
    await untilFocused(profile, 'First Name');

    await press(profile, 'Change Password');
    await untilFocused(profile, 'Current Password');
  });

  it('puts it into the first of several at sign-up, and into the check where that alone is missing', async () => {
    const strict = await startVigil({ env: { CAPTCHA: 'altcha' } });
    try {
      const page = await openPage('/auth', {}, strict);
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await field(page, 'Email').fill('reader@vigil.example');
      await press(page, 'Sign Up');
      await untilFocused(page, 'Username');
      await field(page, 'Username').fill('reader');
      for (const name of ['Password', 'Confirm Password']) await field(page, name).fill(goodPassword);
      await page.locator('altcha-widget input').first().waitFor();
      await press(page, 'Sign Up');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('altcha-widget') !== null))
        .toBe(true);
    } finally {
      await closePages();
      await strict.end();
    }
  });

  it('in a manual event is told by its name, and marked', async () => {
    const page = await openTab('/admin', 'Event Management', admin);
    const form = page.locator('form').filter({ has: page.getByLabel('Video URLs') });
    await fillBeyond(form.getByLabel('Title'), 501);
    await form.getByLabel('Summary').fill('It waits for the tide.');
    await press(page, 'Create Event');
    await form.getByText('All fields are required for manual event creation').waitFor();
    await form.getByLabel('Event type').selectOption('other');
    await form.getByLabel('Urgency').selectOption('low');
    await form.getByLabel('Location').fill('Port Amberly');
    await press(page, 'Create Event');
    await form.getByText('The title may have at most 500 characters.').waitFor();
    await expect.poll(() => form.getByLabel('Title').evaluate((one) => one === document.activeElement)).toBe(true);
    await expectToast(page, 'Failed to create event', 'The title may have at most 500 characters.');
  });

  it('at sign-in is no missing field where a name is too long', async () => {
    const page = await open('/auth');
    await fillBeyond(field(page, 'Username'), 255);
    await field(page, 'Password').fill('secret');
    await press(page, 'Sign In');
    await page.locator('form').getByText('The username may have at most 254 characters.').waitFor();
    await expectToast(page, 'Login failed', 'The username may have at most 254 characters.');
  });
});

describe('a form that the server refuses', () => {
  it('gives its reason behind the sentence of the profile', async () => {
    const [one, other] = [await makeUser(vigil), await makeUser(vigil)];
    const page = await open('/profile', one);
    await field(page, 'Email Address').fill(other.email);
    await field(page, 'Confirm With Your Password').fill(goodPassword);
    await press(page, 'Update Profile');
    await page
      .getByText(/^Failed to update profile information\. Please try again\. This email is already in use\.$/)
      .waitFor();
  });

  it('does not blame the credentials of a sign-in where the server itself fails', async () => {
    const page = await open('/auth');
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }),
    );
    await field(page, 'Username').fill('reader');
    await field(page, 'Password').fill('secret');
    await press(page, 'Sign In');
    await page.getByRole('region', { name: 'Notifications (F8)' }).getByText('Login failed').first().waitFor();
    expect(await page.getByText('Invalid credentials').count()).toBe(0);
  });
});

describe('the toast of a scan', () => {
  it('without any feed says that there is none, and what to do', async () => {
    const page = await openTab('/admin', 'System Controls', admin);
    await press(page, 'Scan now');
    await expectToast(
      page,
      'No Recent Developments',
      'There are no feeds to read. Please add a source in the Admin Panel, under Sources.',
    );
  });

  it('that found one new development has the words of the specification', async () => {
    const page = await openTab('/admin', 'System Controls', admin);
    await page.route('**/api/events/breaking-news', (route) => route.fulfill({ json: { newEvents: 1 } }));
    await press(page, 'Scan now');
    await expectToast(page, 'Timeline Refreshed', 'Added 1 new conflict developments from real-time sources.');
  });
});

describe('the contact address', () => {
  it.each(['/privacy', '/terms'])('on %s is the one of the setting', async (path) => {
    const page = await open(path);
    const link = page.getByRole('link', { name: 'desk@vigil.example' });
    expect(await link.getAttribute('href')).toBe('mailto:desk@vigil.example');
    expect(await page.textContent('main')).not.toContain('contact@');
  });
});

describe('a picture given by http', () => {
  it('is shown over https, and one that cannot be shown is not counted', async () => {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const asked: string[] = [];
    const urls = [1, 2, 3, 4].map((index) => `http://pictures.example/${index}.png`);
    const { body } = await admin.client.call('createEvent', {
      body: {
        title: 'A fictional ferry in pictures',
        summary: 'It waits for the tide.',
        eventType: 'other',
        urgencyLevel: 'low',
        location: 'Port Amberly',
        imageUrls: [...urls, 'http://192.0.2.7/5.png', 'http://pictures.example:8080/6.png'],
      },
    });
    const page = await openPage('/', {
      as: admin,
      before: (blank) =>
        blank.route(/pictures\.example|192\.0\.2\.7/, (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: 'image/png', body: pixel });
        }),
    });
    const card = page.locator(`article[data-event-id="${body.id}"]`);
    await card.getByRole('button', { name: 'Open image 4 of 4' }).waitFor();
    await expect
      .poll(() =>
        card
          .locator('img')
          .evaluateAll(
            (images) => images.filter((one) => one instanceof HTMLImageElement && one.naturalWidth === 1).length,
          ),
      )
      .toBe(4);
    expect(await card.getByRole('button', { name: /more image/ }).count()).toBe(0);
    expect(new Set(asked)).toEqual(new Set(urls.map((url) => url.replace('http:', 'https:'))));
  });
});
