import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../fakes/mail-server.ts';
import { violationsInAllViews } from '../harness/axe.ts';
import { createClient, goodPassword, type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast } from '../harness/visit.ts';

let mail: MailServer;
let vigil: Vigil;
let person: Member;

const { openPage } = useBrowser(async () => {
  mail = await startMailServer();
  vigil = await startVigil({ env: { SMTP_URL: mail.url, SMTP_FROM: 'Vigil <vigil@vigil.example>' } });
  return vigil;
});
afterAll(() => mail.stop());
beforeEach(async () => {
  person = await makeUser(vigil);
});

const letters = () => mail.letters.filter(({ to }) => to.includes(person.email));
async function nextLetter(before: number) {
  await expect.poll(() => letters().length).toBeGreaterThan(before);
  return letters()[before] ?? expect.fail('no letter');
}

async function confirmAddress(): Promise<void> {
  await person.client.call('requestConfirmation');
  const token = /#confirm=([\w-]+)/.exec((await nextLetter(0)).text)?.[1] ?? '';
  await createClient(vigil.url).call('confirmEmail', { body: { token } });
}

async function open() {
  const page = await openPage('/settings', { as: person });
  await page.getByRole('button', { name: 'Save Preferences' }).waitFor();
  return page;
}

const panel = (page: Page) => page.getByRole('region', { name: 'E-mail Alerts' });
const alertSwitch = (page: Page) => page.getByRole('switch', { name: 'E-mail Alerts' });
const savedDevice = async () => (await person.client.call('emailAlerts')).body.device;

describe('the e-mail alerts in the settings', () => {
  it('are switched on, follow what is chosen, arrive, and end by the link of a message', async () => {
    await confirmAddress();
    const page = await open();
    await alertSwitch(page).press('Space');
    await expectToast(page, 'E-mail alerts are on', person.email);
    await panel(page)
      .getByText('You will be notified of critical, urgent and high military, diplomatic and intelligence events.')
      .waitFor();
    await page.getByRole('checkbox', { name: 'Cyber' }).press('Space');
    await expect.poll(async () => (await savedDevice())?.preferences.eventTypes).toContain('cyber');
    await panel(page).getByText('military, diplomatic, intelligence and cyber events.').waitFor();
    await page.reload();
    await expect.poll(() => alertSwitch(page).isChecked()).toBe(true);

    const timestamp = new Date().toISOString();
    const title = 'A fictional outage at Northport';
    await vigil.stores.events.append([
      nextDraft({ title, timestamp, eventType: 'cyber', urgencyLevel: 'critical', archived: false }),
    ]);
    const letter = await nextLetter(1);
    expect(letter.headers.get('subject')).toBe(`Critical: ${title}`);

    const link = /^Unsubscribe: (.+)$/m.exec(letter.text)?.[1] ?? '';
    await page.context().clearCookies();
    await page.goto(link);
    expect(await violationsInAllViews(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    expect(await savedDevice()).toBeNull();
    expect(page.complaints).toEqual([]);
  });

  it('stay off in a page that is open while the link of a message ends them', async () => {
    await confirmAddress();
    const page = await open();
    await alertSwitch(page).press('Space');
    await expectToast(page, 'E-mail alerts are on');
    await person.client.call('saveEmailAlerts', { body: { device: null } });
    await page.getByRole('checkbox', { name: 'Cyber' }).press('Space');
    await expect.poll(() => alertSwitch(page).isChecked()).toBe(false);
    expect(await savedDevice()).toBeNull();
  });

  it('cannot be switched on before the address is confirmed, and lead to where it is', async () => {
    const page = await open();
    await panel(page).getByText(`${person.email} is not confirmed.`).waitFor();
    await expect.poll(() => alertSwitch(page).isDisabled()).toBe(true);
    await panel(page).getByRole('link', { name: 'profile' }).click();
    await page.getByRole('heading', { name: 'Email Confirmation' }).waitFor();
  });

  it('can be switched off after the address has changed', async () => {
    await confirmAddress();
    const page = await open();
    await alertSwitch(page).press('Space');
    await expectToast(page, 'E-mail alerts are on');
    await person.client.call('updateProfile', {
      body: { email: `new-${person.email}`, currentPassword: goodPassword },
    });
    await page.reload();
    await panel(page).getByText(`new-${person.email} is not confirmed.`).waitFor();
    await alertSwitch(page).press('Space');
    await expectToast(page, 'E-mail alerts are off');
    await expect.poll(() => alertSwitch(page).isDisabled()).toBe(true);
  });

  it('say where the server sends no e-mail', async () => {
    const silent = await startVigil();
    try {
      person = await makeUser(silent);
      const page = await openPage('/settings', { as: person }, silent);
      await panel(page).getByText('This server sends no e-mail').waitFor();
      expect(await alertSwitch(page).count()).toBe(0);
    } finally {
      await silent.end();
    }
  });

  it.each([true, false])(
    'have nothing that axe objects to, where the address is confirmed: %s',
    async (isConfirmed) => {
      if (isConfirmed) await confirmAddress();
      const page = await open();
      if (isConfirmed) {
        await alertSwitch(page).press('Space');
        await expectToast(page, 'E-mail alerts are on');
      }
      await panel(page).waitFor();
      expect(await violationsInAllViews(page)).toEqual([]);
    },
  );
});
