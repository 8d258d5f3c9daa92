import { readFile } from 'node:fs/promises';
import { AccountData } from '@vigil/common/account';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startMailServer } from '../fakes/mail-server.ts';
import { violationsInAllViews } from '../harness/axe.ts';
import { createClient, goodPassword, makeUser, signIn } from '../harness/client.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast } from '../harness/visit.ts';

let vigil: Vigil;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil();
  return vigil;
});

const newPassword = 'Another-horse-2';

describe('a link to set a new password', () => {
  it('is made by an administrator, shown once, and opened by the user, who then signs in', async () => {
    const [admin, member] = [await makeUser(vigil, { isAdmin: true }), await makeUser(vigil, { username: 'lena' })];
    const page = await openPage('/admin?tab=users', { as: admin });
    await page.getByRole('listitem').filter({ hasText: 'lena' }).getByRole('button', { name: 'Reset link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set a new password for "lena"' });
    const url = await dialog.getByLabel('Link', { exact: true }).inputValue();
    expect(url).toMatch(/\/link#reset=[\w-]{43}$/);
    expect(await violationsInAllViews(page)).toEqual([]);
    const path = url.slice(vigil.url.length);

    const own = await openPage(path);
    await own.getByLabel('New Password', { exact: true }).fill(newPassword);
    await own.getByLabel('Confirm New Password', { exact: true }).fill('Something-else-3');
    await own.getByRole('button', { name: 'Set Password' }).click();
    await own.getByText('Passwords do not match').waitFor();
    expect(await violationsInAllViews(own)).toEqual([]);
    await own.getByLabel('Confirm New Password', { exact: true }).fill(newPassword);
    await own.getByRole('button', { name: 'Set Password' }).click();
    await expectToast(own, 'Password set', 'Please sign in with your new password.');
    await own.waitForURL('**/auth');
    await signIn(createClient(vigil.url), { username: member.username, password: newPassword });

    const again = await openPage(path);
    await again.getByLabel('New Password', { exact: true }).fill(newPassword);
    await again.getByLabel('Confirm New Password', { exact: true }).fill(newPassword);
    await again.getByRole('button', { name: 'Set Password' }).click();
    await again.getByText('This link was used already or has expired. Please ask for a new one.').waitFor();
  });

  it('that is not complete is said to be so', async () => {
    const page = await openPage('/link#reset=');
    await page.getByText('This link is not complete.').waitFor();
    expect(page.complaints).toEqual([]);
  });
});

describe('where a mail server is set up', () => {
  it('a user confirms the address, forgets the password, and sets a new one by the links of messages', async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const site = await startVigil({ env: { SMTP_URL: mail.url, SMTP_FROM: 'vigil@vigil.example' } });
    onTestFinished(site.end);
    const member = await makeUser(site);
    const nextPath = async (count: number) => {
      await expect.poll(() => mail.letters.length).toBe(count);
      return /(\/link#\S+)/.exec(mail.letters.at(-1)?.text ?? '')?.[1] ?? '';
    };
    const page = await openPage('/profile', { as: member }, site);
    await page.getByText(`${member.email} is not confirmed.`).waitFor();
    await page.getByRole('button', { name: 'Send Confirmation' }).click();
    await expectToast(page, 'Message sent', `Open the link that is sent to ${member.email}.`);
    const link = await openPage(await nextPath(1), {}, site);
    await link.getByRole('button', { name: 'Confirm My Address' }).click();
    await link.getByText('Your address is confirmed.').waitFor();
    await page.reload();
    await page.getByText(`${member.email} is confirmed.`).waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);

    const own = await openPage('/auth', {}, site);
    await own.getByRole('link', { name: 'Forgot your password?' }).click();
    await own.getByLabel('Email').fill(member.email);
    expect(await violationsInAllViews(own)).toEqual([]);
    await own.getByRole('button', { name: 'Send Link' }).click();
    await own.getByText('If this is the confirmed address of an account').waitFor();
    const reset = await openPage(await nextPath(2), {}, site);
    await reset.getByLabel('New Password', { exact: true }).fill(newPassword);
    await reset.getByLabel('Confirm New Password', { exact: true }).fill(newPassword);
    await reset.getByRole('button', { name: 'Set Password' }).click();
    await reset.waitForURL('**/auth');
    await signIn(createClient(site.url), { username: member.username, password: newPassword });
  });
});

describe('the data of an account', () => {
  it('are downloaded as a file', async () => {
    const member = await makeUser(vigil);
    const page = await openPage('/profile', { as: member });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download My Data' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('vigil-account.json');
    const data = AccountData.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
    expect(data.user).toMatchObject({ username: member.username, email: member.email });
  });
});

describe('a passkey', () => {
  it('is added in the profile, signs in without a password, and is removed', async () => {
    const member = await makeUser(vigil);
    const page = await openPage('/profile', { as: member }, atLocalhost(vigil));
    await addVirtualAuthenticator(page);
    await page.getByLabel('Name of the Passkey').fill('My laptop');
    await page.getByRole('button', { name: 'Add Passkey' }).click();
    await page.getByText('Current password is required').waitFor();
    await page.getByLabel('Your Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Add Passkey' }).click();
    await expectToast(page, 'Passkey added', 'You can sign in with My laptop now.');
    const list = page.getByRole('list', { name: 'Your passkeys' });
    await list.getByText(/not used yet$/).waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);

    await page.context().clearCookies();
    await page.goto(page.url().replace('/profile', '/auth'));
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expectToast(page, 'Login successful', `Welcome back, ${member.username}.`);
    await page.goto(page.url().replace(/\/$/, '/profile'));
    await list.getByText(/last used/).waitFor();
    await list.getByRole('button', { name: 'Remove My laptop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove the passkey "My laptop"?' });
    await dialog.getByLabel('Confirm With Your Password', { exact: true }).fill(goodPassword);
    await dialog.getByRole('button', { name: 'Remove Passkey' }).click();
    await list.waitFor({ state: 'detached' });
    expect(page.complaints).toEqual([]);
  });

  it('leaves the list with a change of the password, which says so before', async () => {
    const member = await makeUser(vigil);
    const row = { publicKey: 'x', counter: 0, transports: [], userId: member.id };
    await vigil.stores.passkeys.add({ ...row, _id: `key-of-${member.id}`, name: 'My laptop' });
    const page = await openPage('/profile', { as: member });
    const list = page.getByRole('list', { name: 'Your passkeys' });
    await list.getByText('My laptop').waitFor();
    await page.getByText(/Your passkeys are removed\.$/).waitFor();
    await page.getByLabel('Current Password', { exact: true }).fill(goodPassword);
    await page.getByLabel('New Password', { exact: true }).fill(newPassword);
    await page.getByLabel('Confirm New Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expectToast(page, 'Password Changed', 'Your password has been changed successfully.');
    await list.waitFor({ state: 'detached' });
    await page.getByLabel('Name of the Passkey').waitFor();
  });

  it('is what an administrator needs where the operator asks for it', async () => {
    const strict = await startVigil({ env: { ADMIN_SECOND_FACTOR: 'passkey' } });
    onTestFinished(strict.end);
    const admin = await makeUser(strict, { isAdmin: true });
    const page = await openPage('/auth', {}, atLocalhost(strict));
    await addVirtualAuthenticator(page);
    await page.getByLabel('Username').fill(admin.username);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('Administrators have their rights only after a sign-in by passkey.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
    await page.getByLabel('Name of the Passkey').fill('Key');
    await page.getByLabel('Your Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Add Passkey' }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('Administrators have their rights only after').waitFor({ state: 'detached' });
    await page.goto(page.url().replace('/profile', '/admin'));
    await page.getByRole('tab').first().waitFor();
  });
});

/** Browsers know no passkeys of sites without a name. */
function atLocalhost(server: Vigil): Vigil {
  return { ...server, url: server.url.replace('127.0.0.1', 'localhost') };
}

/** A security key that Chromium emulates: it makes passkeys and verifies its user by itself. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
