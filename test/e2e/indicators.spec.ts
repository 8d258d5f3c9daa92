import { makeStating } from '@vigil/server/testing/make';
import { expect, it } from 'vitest';
import { nextDraft } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  return vigil;
});

it('without a feed nothing is compared with what is usual', async () => {
  const page = await openPage('/indicators');
  const sirens = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Sirens/ }) });
  await sirens.getByText('Not visible').waitFor();
  expect(await sirens.textContent()).toMatch(/Not visible\. No feed is read, or no event of 24 hours is known/);
  await expect.poll(() => page.getByText('as usual').count()).toBe(0);
});

it('an event shows on the indicators of Home at once, and from there all indicators can be reached', async () => {
  const page = await openPage('/', { width: 1440 });
  await untilLive(page);
  const board = page.getByRole('region', { name: 'Indicators' });
  await board.getByText(/\b0 of \d+ seen in 72 hours\./).waitFor();
  await vigil.stores.events.append([
    nextDraft({
      title: 'Sirens sound in Port Amberly',
      summary: '',
      eventType: 'military',
      urgencyLevel: 'high',
      timestamp: new Date(Date.now() - 60_000).toISOString(),
      reports: makeStating({ kind: 'alarm', country: 'il' }),
    }),
  ]);
  await board.getByText(/\b1 of \d+ seen in 72 hours\./).waitFor();
  const first = await board.getByRole('listitem').first().textContent();
  expect(first).toMatch(/^Sirens.*1 in 72 h/);
  await board.getByRole('link', { name: 'All indicators' }).click();
  const siren = page.getByRole('listitem').filter({ hasText: 'Last: Sirens sound in Port Amberly' });
  expect(await siren.textContent()).toMatch(/Seen since .*One event in 72 hours/);
  const days = '1 event in the last 33 days, today (1|none|unknown); 32 of the days were not observed';
  await siren.getByRole('img', { name: new RegExp(days) }).waitFor();
});
