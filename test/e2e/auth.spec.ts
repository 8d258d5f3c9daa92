import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, makeUser } from '../harness/client.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast, failCall, type View } from '../harness/visit.ts';

let vigil: Vigil;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil();
  return vigil;
});

async function open(path = '/auth', server = vigil, view?: View) {
  const page = await openPage(path, view, server);
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  return page;
}

const submit = (page: Page, name: 'Sign In' | 'Sign Up') => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function openSignUp(server = vigil, view?: View) {
  const page = await open('/auth', server, view);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await field(page, 'Email').waitFor();
  return page;
}

let made = 0;
/** What the sign-up accepts. */
function newcomer() {
  made += 1;
  const username = `newcomer-${made}`;
  return {
    Username: username,
    Email: `${username}@vigil.example`,
    Password: goodPassword,
    'Confirm Password': goodPassword,
  };
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

const untilHome = async (page: Page) => {
  await page.getByRole('heading', { name: 'Live Conflict Timeline' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
};

describe('the sign-in form', () => {
  it("'Missing fields' - 'Please enter both username and password', beside the form too", async () => {
    const page = await open();
    await submit(page, 'Sign In');
    await expectToast(page, 'Missing fields', 'Please enter both username and password');
    await fill(page, { Username: 'somebody' });
    await submit(page, 'Sign In');
    await page.locator('form').getByText('Please enter both username and password').waitFor();
    await expect.poll(() => field(page, 'Password').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field(page, 'Password').evaluate((input) => input === document.activeElement)).toBe(true);
    await expectToast(page, 'Missing fields', 'Please enter both username and password');
  });

  it("'Login failed' - 'Invalid credentials' for a wrong password", async () => {
    const { username } = await makeUser(vigil);
    const page = await open();
    await fill(page, { Username: username, Password: 'not-the-password' });
    await submit(page, 'Sign In');
    await page.locator('form').getByText('Invalid credentials').waitFor();
    await expectToast(page, 'Login failed', 'Invalid credentials');
  });

  it("'Login failed' - the server error", async () => {
    const page = await open();
    await failCall(page, { method: 'POST', path: '**/api/auth/login', error: 'Too many attempts.' });
    await fill(page, { Username: 'a', Password: 'b' });
    await submit(page, 'Sign In');
    await expectToast(page, 'Login failed', 'Too many attempts.');
  });

  it("'Login failed' - 'Invalid credentials' for a refusal without a sentence, 'Login failed' alone without an answer", async () => {
    const page = await open();
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: {} }));
    await fill(page, { Username: 'a', Password: 'b' });
    await submit(page, 'Sign In');
    await expectToast(page, 'Login failed', 'Invalid credentials');
    await page.unroute('**/api/auth/login');
    await failCall(page, { method: 'POST', path: '**/api/auth/login' });
    await submit(page, 'Sign In');
    await expectToast(page, 'Login failed');
  });

  it.each([
    ['/settings', '/settings'],
    ['/auth', '/'],
    ['/login', '/'],
  ])("'Login successful', and from %s on to %s", async (path, next) => {
    const { username, password } = await makeUser(vigil);
    const page = await open(path);
    await fill(page, { Username: username, Password: password });
    await submit(page, 'Sign In');
    await expectToast(page, 'Login successful');
    if (next === '/') await untilHome(page);
    else await page.getByRole('heading', { name: 'User Settings' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(next);
  });

  it('hides the password until it is asked to show it, and lets password managers know both fields', async () => {
    const page = await open();
    await expect.poll(() => field(page, 'Username').getAttribute('autocomplete')).toBe('username');
    await expect.poll(() => field(page, 'Password').getAttribute('autocomplete')).toBe('current-password');
    await expect.poll(() => field(page, 'Password').getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => field(page, 'Password').getAttribute('type')).toBe('text');
  });

  it('stands in tabs that the arrow keys turn', async () => {
    const page = await open();
    await page.getByRole('tab', { name: 'Sign In' }).focus();
    await page.keyboard.press('ArrowRight');
    await field(page, 'Confirm Password').waitFor();
    await expect.poll(() => page.getByRole('tab', { name: 'Sign Up' }).getAttribute('aria-selected')).toBe('true');
  });

  it('leads to the privacy and terms pages', async () => {
    const page = await open();
    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { name: 'Privacy Policy' }).waitFor();
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Terms of Use' }).click();
    await page.getByRole('heading', { name: 'Terms of Use' }).waitFor();
  });
});

describe('the sign-up form', () => {
  it("shows '100% Free Access - No Credit Card Required'", async () => {
    const page = await openSignUp();
    await page.getByText('100% Free Access - No Credit Card Required').waitFor();
  });

  it.each<[string, Record<string, string>]>([
    ['Please fill in all required fields', { Email: '' }],
    // Each fault stands before those that come after it: two short passwords differ, a short one has letters alone.
    ['Passwords do not match', { Password: 'a', 'Confirm Password': 'b' }],
    ['Password must be at least 8 characters long', { Password: 'abcdefg', 'Confirm Password': 'abcdefg' }],
    ...['lowercase-1', 'UPPERCASE-1', 'No-digits-here', 'NoSpecial1'].map(
      (password): [string, Record<string, string>] => [
        'Password must contain uppercase, lowercase, numbers, and special characters',
        { Password: password, 'Confirm Password': password },
      ],
    ),
    ['Please enter a valid email address', { Email: 'nobody' }],
  ])("'Registration failed' - '%s' with %o", async (message, wrong) => {
    const page = await openSignUp();
    await fill(page, { ...newcomer(), ...wrong });
    await submit(page, 'Sign Up');
    await page.locator('form').getByText(message).waitFor();
    await expectToast(page, 'Registration failed', message);
  });

  it("'Registration failed' - the server error", async () => {
    const { username } = await makeUser(vigil);
    const page = await openSignUp();
    await fill(page, { ...newcomer(), Username: username.toUpperCase() });
    await submit(page, 'Sign Up');
    await page.locator('form').getByText('This username or email is already taken.').waitFor();
    await expectToast(page, 'Registration failed', 'This username or email is already taken.');
  });

  it.each([
    ['Registration failed (500)', { status: 500, json: {} }],
    ['Server response was not valid JSON', { status: 200, body: '<p>No JSON</p>' }],
  ])("'Registration failed' - '%s'", async (message, answer) => {
    const page = await openSignUp();
    await page.route('**/api/auth/register', (route) => route.fulfill(answer));
    await fill(page, newcomer());
    await submit(page, 'Sign Up');
    await expectToast(page, 'Registration failed', message);
  });

  it("'Registration successful', signed in at once and on to '/'", async () => {
    const page = await openSignUp();
    await fill(page, newcomer());
    await submit(page, 'Sign Up');
    await expectToast(page, 'Registration successful');
    await untilHome(page);
  });
});

describe('the security check', () => {
  let guarded: Vigil;
  beforeAll(async () => {
    guarded = await startVigil({ env: { CAPTCHA: 'altcha' } });
  });
  afterAll(() => guarded.end());

  const box = (page: Page) => page.getByRole('checkbox', { name: "I'm not a robot" });
  async function complete(page: Page): Promise<void> {
    await box(page).press('Space');
    await page.waitForFunction(() => {
      const widget = document.querySelector('altcha-widget') as (HTMLElement & { getState: () => string }) | null;
      return widget?.getState() === 'verified';
    });
  }

  it("'Security verification required' comes after the required fields and before the passwords", async () => {
    const page = await openSignUp(guarded);
    await box(page).waitFor();
    await fill(page, { ...newcomer(), Email: '' });
    await submit(page, 'Sign Up');
    await expectToast(page, 'Registration failed', 'Please fill in all required fields');
    await fill(page, { ...newcomer(), 'Confirm Password': 'Another-1' });
    await submit(page, 'Sign Up');
    await page.locator('form').getByText('Security verification required').waitFor();
    await expectToast(page, 'Registration failed', 'Security verification required');
  });

  it('is completed by the browser alone, under the policy of the page, and lets a newcomer in', async () => {
    const page = await openSignUp(guarded);
    await fill(page, newcomer());
    await complete(page);
    await submit(page, 'Sign Up');
    await untilHome(page);
    expect(page.complaints.filter((one) => !one.includes('401'))).toEqual([]);
  });

  it.each(['expired', 'error'])('is cleared when its state is %s', async (state) => {
    const page = await openSignUp(guarded);
    await fill(page, newcomer());
    await complete(page);
    await page.evaluate((state) => {
      const widget = document.querySelector('altcha-widget') as HTMLElement & { setState: (state: string) => void };
      widget.setState(state);
    }, state);
    await submit(page, 'Sign Up');
    await expectToast(page, 'Registration failed', 'Security verification required');
  });

  it('is requested again after each failed attempt', async () => {
    const { username } = await makeUser(guarded);
    const page = await openSignUp(guarded);
    await fill(page, { ...newcomer(), Username: username });
    await complete(page);
    await submit(page, 'Sign Up');
    await expectToast(page, 'Registration failed', 'This username or email is already taken.');
    await submit(page, 'Sign Up');
    await expectToast(page, 'Registration failed', 'Security verification required');
    await fill(page, newcomer());
    await complete(page);
    await submit(page, 'Sign Up');
    await untilHome(page);
  });
});

describe('a newcomer with a phone of 390 pixels', () => {
  it('signs up, changes the password, signs out and in with it, and deletes the account', async () => {
    const page = await openSignUp(vigil, { width: 390, isTouch: true });
    const person = newcomer();
    await fill(page, person);
    await submit(page, 'Sign Up');
    await untilHome(page);
    await expectToast(page, 'Registration successful');

    const choose = async (item: string) => {
      await page.getByRole('button', { name: 'Navigation' }).tap();
      await page.getByRole('menuitem', { name: item }).tap();
    };
    await choose(person.Username);
    const changed = 'Another-horse-2';
    await field(page, 'Current Password').fill(person.Password);
    await field(page, 'New Password').fill(changed);
    await field(page, 'Confirm New Password').fill(changed);
    await page.getByRole('button', { name: 'Change Password' }).tap();
    await expectToast(page, 'Password Changed', 'Your password has been changed successfully.');

    await choose('Sign Out');
    await page.waitForURL('**/auth');
    await fill(page, { Username: person.Username, Password: changed });
    await submit(page, 'Sign In');
    await untilHome(page);
    await expectToast(page, 'Login successful');

    await choose(person.Username);
    await page.getByRole('button', { name: 'Delete Account' }).tap();
    await fill(page, { 'Confirm With Your Password': changed });
    await page.getByRole('button', { name: 'Yes, Delete My Account' }).tap();
    await page.waitForURL('**/login');
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    await expectToast(page, 'Account Deleted', 'Your account has been permanently deleted.');
    await fill(page, { Username: person.Username, Password: changed });
    await submit(page, 'Sign In');
    await expectToast(page, 'Login failed', 'Invalid credentials');
  });
});
