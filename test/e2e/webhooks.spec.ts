import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, type Receiver, startReceiver } from '../fakes/webhook-receiver.ts';
import { violationsInAllViews } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast } from '../harness/visit.ts';

let vigil: Vigil;
let admin: Member;
let receiver: Receiver;

const { openPage } = useBrowser();

beforeAll(async () => {
  vigil = await startVigil();
  admin = await makeUser(vigil, { isAdmin: true, username: 'mara' });
  receiver = await startReceiver();
});
afterAll(async () => {
  await vigil.end();
  await receiver.close();
});

const dialog = (page: Page) => page.getByRole('dialog');

describe('the webhooks of the Admin Panel', () => {
  it('are added with a secret that is shown once, tested, and their messages listed', async () => {
    const page = await openPage('/admin?tab=system', { as: admin }, vigil);
    const panel = page.getByRole('region', { name: 'Webhooks', exact: true });
    await panel.getByText('No webhooks yet.').waitFor();
    await panel.getByRole('button', { name: 'Add webhook' }).click();
    await dialog(page).getByLabel('Name').fill('Desk');
    await dialog(page).getByLabel('URL').fill('not an address');
    await dialog(page).getByRole('button', { name: 'Add Webhook' }).click();
    await dialog(page).getByText('Please enter a valid http(s) address').waitFor();
    await dialog(page).getByLabel('URL').fill(receiver.url);
    await dialog(page).getByRole('button', { name: 'Add Webhook' }).click();
    const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
    expect(secret).toMatch(/^whsec_.{44}$/);
    receiver.trust(secret);
    await dialog(page).getByRole('button', { name: 'Done' }).click();

    await panel.getByRole('button', { name: 'Test: Desk' }).click();
    await expectToast(page, 'Test delivered');
    receiver.answer(answering(500));
    await vigil.stores.events.append([nextDraft({ title: 'Lamp out', urgencyLevel: 'critical' })]);
    await expect.poll(() => receiver.attempts.length).toBeGreaterThan(1);
    await panel.getByRole('button', { name: 'Log: Desk' }).click();
    await dialog(page)
      .getByText(/New: Lamp out .*The receiver answered 500/)
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await panel.getByRole('button', { name: 'Delete: Desk' }).click();
    await panel.getByText('No webhooks yet.').waitFor();
  });

  it('pass axe in both schemes and widths', async () => {
    const { client } = admin;
    await client.call('addWebhook', { body: { name: 'Desk', url: receiver.url } });
    const page = await openPage('/admin?tab=system', { as: admin }, vigil);
    await page.getByRole('button', { name: 'Log: Desk' }).waitFor();
    expect(await violationsInAllViews(page)).toEqual([]);
  });
});
