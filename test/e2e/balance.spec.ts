import type { Balance, FactorName } from '@vigil/common/balance';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import type { View } from '../harness/visit.ts';

let vigil: Vigil;
const unavailable =
  'Balance of Power analysis is not available. Admin users can generate updated assessments from the System Controls page.';

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  return vigil;
});

const open = (path = '/balance-of-power', view?: View) => openPage(path, view);

/** Opens the screen with this as the latest balance. */
async function openWith(balance: Partial<Balance>) {
  const json = { ...sample, ...balance };
  const page = await open('/balance-of-power', {
    before: (page) => page.route('**/api/balance-of-power', (route) => route.fulfill({ json })),
  });
  await region(page, 'Strategic Balance').waitFor();
  return page;
}

const region = (page: Page, name: string) => page.getByRole('region', { name });
const even = { israel: 50, iran: 50, description: 'Fictional and even.', contributions: [] };
const keyFactors: Record<FactorName, Balance['keyFactors'][FactorName]> = {
  military: {
    israel: 71,
    iran: 29,
    description: 'A fictional figure.',
    contributions: [
      { key: 'input:boats', label: 'boats counted', points: 2.14 },
      { key: 'event:1', label: 'a fictional event', points: -0.36 },
    ],
  },
  technology: even,
  alliances: even,
  economy: even,
  geography: even,
  intelligence: even,
};
const sample: Balance = {
  id: '1',
  israelAdvantage: 56,
  iranAdvantage: 44,
  conflictOutcome: { israelWinProbability: 33, iranWinProbability: 21, stalemateProbability: 46 },
  keyFactors,
  confidence: 47,
  disclaimer: 'A fictional disclaimer.',
  keyEvents: ['A fictional event of the balance'],
  keyEventIds: ['event-of-the-balance'],
  moves: ['Military +2 for Israel because of a fictional event'],
  createdAt: '2030-01-02T03:04:00.000Z',
  analysisDate: '2030-01-02T03:04:00.000Z',
};

describe('the Balance of Power', () => {
  it('shows both sides with label and colour, the disclaimer, its time and its confidence', async () => {
    const page = await openWith({});
    await page.getByRole('heading', { name: 'Balance of Power Analysis', level: 1 }).waitFor();
    await page.getByText('A fictional disclaimer.').waitFor();
    const card = region(page, 'Strategic Balance');
    for (const words of ['56%', 'Moderate Advantage', '44%', 'Disadvantage', 'Confidence 47%'])
      await card.getByText(words, { exact: true }).waitFor();
    await card.getByText('2 January 2030').first().waitFor();
    const coloured = card.locator('[data-colour]');
    const colours = () => coloured.evaluateAll((all) => all.map((one) => one.dataset.colour));
    await expect.poll(colours).toEqual(['yellow', 'red']);
  });

  it('names the day of the newest event that it rests on', async () => {
    await vigil.stores.events.append([nextDraft({ timestamp: '2026-01-08T12:00:00.000Z' })]);
    const page = await openWith({ analysisDate: '2026-02-03T04:05:06.000Z' });
    await region(page, 'Strategic Balance').getByText('Events until 8 Jan 2026').waitFor();
  });

  it('shows three outcomes', async () => {
    const page = await openWith({});
    const card = region(page, 'Conflict Outcome Probability');
    await expect
      .poll(() => card.getByText(/Victory|Stalemate|%/).allTextContents())
      .toEqual(['Israeli Victory', '33%', 'Iranian Victory', '21%', 'Stalemate/Ceasefire', '46%']);
  });

  it('shows six factors, each with both sides and its description, and what moves it', async () => {
    const page = await openWith({});
    await expect
      .poll(() => page.locator('article h2').allTextContents())
      .toEqual([
        'Military Capability',
        'Technology',
        'Alliances',
        'Economic Strength',
        'Geographic Position',
        'Intelligence',
      ]);
    const military = page.locator('article').first();
    await military.getByText('71%').waitFor();
    await military.getByText('29%').waitFor();
    await military.getByText('A fictional figure.').waitFor();
    await military.getByText('What moves this').click();
    await expect
      .poll(() => military.getByRole('listitem').allTextContents())
      .toEqual(['+2.1 towards Israel: boats counted', '+0.4 towards Iran: a fictional event']);
  });

  it('lists the key events with the way to their reports, and what moved since the last balance', async () => {
    await vigil.stores.events.append([{ ...nextDraft(), eventId: 'event-of-the-balance' }]);
    const page = await openWith({});
    const events = region(page, 'Key Events Influencing Analysis');
    await events.getByText('A fictional event of the balance').waitFor();
    await events.getByRole('link', { name: 'Read the report' }).waitFor();
    await page.getByText('Military +2 for Israel because of a fictional event').waitFor();
  });

  it('says that it loads, with four placeholders', async () => {
    const page = await open('/balance-of-power', {
      before: (page) => page.route('**/api/balance-of-power', () => {}),
    });
    const words = page.getByText('Loading strategic assessment...');
    await words.waitFor();
    await expect.poll(() => words.locator('xpath=following-sibling::div/div').count()).toBe(4);
  });

  it('says that it is not available where there is none, and where it cannot be had', async () => {
    const page = await open();
    await page.getByText(unavailable).waitFor();
    let asked = 0;
    await page.route('**/api/balance-of-power', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: { error: 'No.' } });
    });
    await page.reload();
    await page.getByText(unavailable).waitFor();
    expect(asked).toBe(1);
  });

  it('appears on an open page when it is generated, with an export, and at the top of the home screen', async () => {
    const admin = await makeUser(vigil, { isAdmin: true });
    await vigil.stores.events.append([nextDraft()]);
    const [page, home] = [await open(), await open('/')];
    await page.getByText(unavailable).waitFor();
    for (const one of [page, home]) await untilLive(one);
    const { status, body } = await admin.client.call('generateBalance');
    expect(status).toBe(200);
    await region(page, 'Strategic Balance').waitFor();
    const href = await page.getByRole('link', { name: 'export' }).getAttribute('href');
    expect(href).toMatch(/^\/api\/balance-of-power\/export\?id=\d+$/);
    const banner = home.getByRole('link', { name: /Balance of Power/ });
    await banner.getByText(`Israel ${body.israelAdvantage} · Iran ${body.iranAdvantage}`).waitFor();
    await banner.click();
    await home.getByRole('heading', { name: 'Balance of Power Analysis' }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('says at the top of the home screen how far it has moved since yesterday, and nothing without a balance of yesterday', async () => {
    const yesterday = new Date(new Date().setHours(0, 0, 0, 0) - 3_600_000).toISOString();
    const earlier = new Date(Date.parse(yesterday) - 48 * 3_600_000).toISOString();
    const openHome = async (createdAt: string) => {
      let asked = 0;
      const page = await open('/', {
        before: (page) =>
          page.route('**/api/balance-of-power*', (route) => {
            const isPast = new URL(route.request().url()).searchParams.has('at');
            asked += Number(isPast);
            return route.fulfill({ json: isPast ? { ...sample, israelAdvantage: 48, createdAt } : sample });
          }),
      });
      await expect.poll(() => asked).toBe(1);
      await page.waitForLoadState('networkidle');
      return page.getByRole('link', { name: /Balance of Power/ });
    };
    const moved = await openHome(yesterday);
    await moved.getByText(`moved ${sample.israelAdvantage - 48} to Israel since yesterday`).waitFor();
    const silent = await openHome(earlier);
    await silent.getByText(/Israel \d+ · Iran \d+/).waitFor();
    expect(await silent.textContent()).not.toContain('yesterday');
  });

  it('stands in the navigation after the Resources', async () => {
    const page = await open('/');
    await page.getByRole('button', { name: 'Navigation' }).click();
    await page.getByRole('menuitem', { name: 'Balance of Power' }).waitFor();
    const names = () => page.getByRole('menuitem').allTextContents();
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual(['Home', 'Resources', 'Balance of Power']);
  });
});
