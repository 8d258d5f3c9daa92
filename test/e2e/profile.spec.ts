import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, type Member, makeUser, openSession } from '../harness/client.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast, failCall } from '../harness/visit.ts';

let vigil: Vigil;
let person: Member;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil();
  return vigil;
});
beforeEach(async () => {
  person = await makeUser(vigil);
});

async function open(as = person) {
  const page = await openPage('/profile', { as });
  await page.getByRole('heading', { name: 'Profile Information' }).waitFor();
  return page;
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Holds the answer of a call back until it is let go. */
async function hold(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

describe('the profile form', () => {
  it("'Profile Updated', shows 'Updating...' meanwhile, and keeps what was written", async () => {
    const page = await open();
    const letGo = await hold(page, '**/api/profile/update');
    await field(page, 'First Name').fill('Ada');
    await field(page, 'Last Name').fill('Example');
    await field(page, 'Email Address').fill('ada@vigil.example');
    await field(page, 'Confirm With Your Password').fill(goodPassword);
    await press(page, 'Update Profile');
    await page.getByRole('button', { name: 'Updating...' }).waitFor();
    letGo();
    await expectToast(page, 'Profile Updated', 'Your profile information has been updated successfully.');
    await field(page, 'Confirm With Your Password').waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => field(page, 'First Name').inputValue()).toBe('Ada');
    await expect.poll(() => field(page, 'Last Name').inputValue()).toBe('Example');
    await expect.poll(() => field(page, 'Email Address').inputValue()).toBe('ada@vigil.example');
  });

  it('asks for the password only when the e-mail address changes', async () => {
    const page = await open();
    const password = field(page, 'Confirm With Your Password');
    await field(page, 'First Name').fill('Ada');
    expect(await password.count()).toBe(0);
    await field(page, 'Email Address').fill('other@vigil.example');
    await password.waitFor();
    await press(page, 'Update Profile');
    await page.getByText('Current password is required').waitFor();
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
    await field(page, 'Email Address').fill(person.email);
    await password.waitFor({ state: 'detached' });
    await press(page, 'Update Profile');
    await expectToast(page, 'Profile Updated');
  });

  it('saves without names, which are optional', async () => {
    const page = await open();
    await press(page, 'Update Profile');
    await expectToast(page, 'Profile Updated');
  });

  it("'Please enter a valid email address'", async () => {
    const page = await open();
    await field(page, 'Email Address').fill('nobody');
    await press(page, 'Update Profile');
    await page.getByText('Please enter a valid email address').waitFor();
    await expect.poll(() => field(page, 'Email Address').getAttribute('aria-invalid')).toBe('true');
  });

  it("'First name is required' and 'Last name is required' once they were given", async () => {
    const page = await open();
    await field(page, 'First Name').fill('Ada');
    await field(page, 'Last Name').fill('Example');
    await press(page, 'Update Profile');
    await expectToast(page, 'Profile Updated');
    await field(page, 'First Name').fill('');
    await field(page, 'Last Name').fill('');
    await press(page, 'Update Profile');
    await page.getByText('First name is required').waitFor();
    await page.getByText('Last name is required').waitFor();
  });

  it("'Update Failed' - 'Failed to update profile information. Please try again.'", async () => {
    const page = await open();
    await failCall(page, { method: 'POST', path: '**/api/profile/update' });
    await press(page, 'Update Profile');
    await expectToast(page, 'Update Failed', 'Failed to update profile information. Please try again.');
  });
});

describe('the password form', () => {
  async function fill(page: Page, current: string, next: string, confirm = next): Promise<void> {
    await field(page, 'Current Password').fill(current);
    await field(page, 'New Password').fill(next);
    await field(page, 'Confirm New Password').fill(confirm);
    await press(page, 'Change Password');
  }

  it("'Current password is required', 'Password must be at least 6 characters', 'Please confirm your password'", async () => {
    const page = await open();
    await press(page, 'Change Password');
    await page.getByText('Current password is required').waitFor();
    await page.getByText('Password must be at least 6 characters').waitFor();
    await page.getByText('Please confirm your password').waitFor();
  });

  it('"Passwords don\'t match" is shown on the confirm field', async () => {
    const page = await open();
    await fill(page, goodPassword, 'another', 'another one');
    await page.getByText("Passwords don't match").waitFor();
    await expect.poll(() => field(page, 'Confirm New Password').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field(page, 'New Password').getAttribute('aria-invalid')).not.toBe('true');
  });

  it("'Password Changed', shows 'Changing...' meanwhile, and clears the form", async () => {
    const page = await open();
    const letGo = await hold(page, '**/api/profile/change-password');
    await fill(page, goodPassword, 'six-66');
    await page.getByRole('button', { name: 'Changing...' }).waitFor();
    letGo();
    await expectToast(page, 'Password Changed', 'Your password has been changed successfully.');
    for (const name of ['Current Password', 'New Password', 'Confirm New Password'])
      await expect.poll(() => field(page, name).inputValue()).toBe('');
  });

  it("'Password Change Failed' for a wrong current password", async () => {
    const page = await open();
    await fill(page, 'not it', 'another');
    await expectToast(
      page,
      'Password Change Failed',
      'Failed to change password. Please check your current password and try again.',
    );
  });

  it('says in the toast and above the fields why a new password was refused', async () => {
    const page = await open();
    await fill(page, goodPassword, '123456');
    const reason = 'This password is too easy to guess. Please choose another one.';
    await expectToast(page, 'Password Change Failed', reason);
    await page.getByText('This password is too easy to guess. Please choose another one.').waitFor();
    await fill(page, goodPassword, 'six-66');
    await expectToast(page, 'Password Changed');
    await page.getByText('This password is too easy to guess.').waitFor({ state: 'detached' });
  });

  it('shows and hides each password by a button of its own', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Show new password', exact: true }).click();
    await expect.poll(() => field(page, 'New Password').getAttribute('type')).toBe('text');
    await expect.poll(() => field(page, 'Current Password').getAttribute('type')).toBe('password');
  });
});

describe('the account information', () => {
  it('gives username, account type and the day of registration', async () => {
    const page = await open();
    const text = () => page.getByRole('region', { name: 'Account Information' }).innerText();
    await expect.poll(text).toContain(person.username);
    await expect.poll(text).toMatch(/Account Type\s+User/);
    await expect.poll(text).toContain(String(new Date().getFullYear()));
  });

  it("calls an administrator 'Administrator', and a missing date 'N/A'", async () => {
    const admin = await makeUser(vigil, { isAdmin: true });
    const before = (page: Page) =>
      page.route('**/api/auth/user', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), createdAt: null } });
      });
    const page = await openPage('/profile', { as: admin, before });
    const part = page.getByRole('region', { name: 'Account Information' });
    await part.getByText('Administrator').waitFor();
    await part.getByText('N/A').waitFor();
  });
});

describe('the sign-ins', () => {
  it('are listed with their age of keeping, and another one is ended from here', async () => {
    const other = await openSession(vigil, person.id);
    const page = await open();
    const part = page.getByRole('region', { name: 'Sign-ins' });
    await part.getByText('This device').waitFor();
    await part.getByText('They are kept for 30 days').waitFor();
    await part.getByRole('button', { name: /^Sign out/ }).click();
    await part.getByText('Ended').waitFor();
    expect((await other.call('user')).status).toBe(401);
  });
});

describe('the danger zone', () => {
  it('says in its dialog what will be gone, and Cancel changes nothing', async () => {
    const page = await open();
    await press(page, 'Delete Account');
    const dialog = page.getByRole('dialog', { name: 'Delete Account Permanently' });
    await dialog.waitFor();
    for (const words of [
      'profile information',
      'account settings and preferences',
      'personal data',
      'This action cannot be undone. Are you absolutely sure?',
    ])
      await dialog.getByText(words).first().waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await person.client.call('user')).status).toBe(200);
  });

  it("'Account Deletion Failed' - 'Failed to delete account. Please try again or contact support.'", async () => {
    const page = await open();
    await failCall(page, { method: 'DELETE', path: '**/api/profile/delete-account' });
    await press(page, 'Delete Account');
    await field(page, 'Confirm With Your Password').fill(goodPassword);
    await press(page, 'Yes, Delete My Account');
    await expectToast(
      page,
      'Account Deletion Failed',
      'Failed to delete account. Please try again or contact support.',
    );
  });

  it('needs the password, and says so beside its field', async () => {
    const page = await open();
    await press(page, 'Delete Account');
    const dialog = page.getByRole('dialog', { name: 'Delete Account Permanently' });
    await dialog.getByRole('button', { name: 'Yes, Delete My Account' }).click();
    await dialog.getByText('Current password is required').waitFor();
    await field(page, 'Confirm With Your Password').fill('Wrong-horse-9');
    await press(page, 'Yes, Delete My Account');
    await expectToast(page, 'Account Deletion Failed');
    await dialog.getByText('Current password is incorrect').waitFor();
    expect((await person.client.call('user')).status).toBe(200);
  });

  it("'Account Deleted', 'Deleting...' meanwhile, then /login, which is the sign-in screen", async () => {
    const page = await open();
    const letGo = await hold(page, '**/api/profile/delete-account');
    await press(page, 'Delete Account');
    await field(page, 'Confirm With Your Password').fill(goodPassword);
    await press(page, 'Yes, Delete My Account');
    await page.getByRole('button', { name: 'Deleting...' }).waitFor();
    letGo();
    await page.waitForURL('**/login');
    await expectToast(page, 'Account Deleted', 'Your account has been permanently deleted.');
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    expect((await person.client.call('user')).status).toBe(401);
  });
});
