import { describe, expect, it } from 'vitest';
import { violationsInAllViews } from '../harness/axe.ts';
import { createClient, makeUser, signIn } from '../harness/client.ts';
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
    await own.getByLabel('Confirm New Password').fill('Something-else-3');
    await own.getByRole('button', { name: 'Set Password' }).click();
    await own.getByText('Passwords do not match').waitFor();
    expect(await violationsInAllViews(own)).toEqual([]);
    await own.getByLabel('Confirm New Password').fill(newPassword);
    await own.getByRole('button', { name: 'Set Password' }).click();
    await expectToast(own, 'Password set', 'Please sign in with your new password.');
    await own.waitForURL('**/auth');
    await signIn(createClient(vigil.url), { username: member.username, password: newPassword });

    const again = await openPage(path);
    await again.getByLabel('New Password', { exact: true }).fill(newPassword);
    await again.getByLabel('Confirm New Password').fill(newPassword);
    await again.getByRole('button', { name: 'Set Password' }).click();
    await again.getByText('This link was used already or has expired. Please ask for a new one.').waitFor();
  });

  it('that is not complete is said to be so', async () => {
    const page = await openPage('/link#reset=');
    await page.getByText('This link is not complete.').waitFor();
    expect(page.complaints).toEqual([]);
  });
});
