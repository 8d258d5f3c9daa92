import { describe, expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { shiftsOf, watchShifts } from '../harness/shifts.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
let reader: Member;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil();
  reader = await makeUser(vigil);
  await vigil.stores.events.append(
    Array.from({ length: 8 }, (_, index) =>
      nextDraft({
        title: `Fictional event ${index}`,
        timestamp: new Date(Date.now() - index * 60_000).toISOString(),
      }),
    ),
  );
  return vigil;
});

const mainScript = '**/assets/index-*.js';

describe.each([{ width: 390 }, { width: 1440 }])('before its scripts run, a page of $width pixels', (size) => {
  it.each(['dark', 'light'] as const)('shows level and newest events in the %s colours', async (scheme) => {
    const page = await openPage('/', {
      moves: true,
      ...size,
      scheme,
      as: reader,
      before: (page) => page.route(mainScript, (route) => route.abort()),
    });
    await page.getByRole('heading', { name: 'Fictional event 0' }).waitFor();
    await page.getByText('Threat level: Unknown').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });

  it('shows visitors of a closed site the wall, in its place', async () => {
    const page = await openPage('/', {
      ...size,
      moves: true,
      before: (page) => page.route(mainScript, (route) => route.abort()),
    });
    const heading = page.getByRole('heading', { name: 'Vigil watches the Israel-Iran conflict' });
    const before = await heading.boundingBox();
    await page.unroute(mainScript);
    await page.reload();
    await page.getByLabel('Username').waitFor();
    const after = await heading.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1_000))).toBeLessThanOrEqual(4);
    expect(page.complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
  });
});

it('gives way to the app in one step: neither an empty page nor a waiting one is between them, and nothing moves', async () => {
  const page = await openPage('/', {
    as: reader,
    before: (page) =>
      page.addInitScript(() => {
        const seen = Object.assign(window, { stages: [] as string[] });
        new MutationObserver(() => {
          const root = document.getElementById('root');
          if (!root) return;
          const stage = root.querySelector('.first') ? 'first' : root.querySelector('article') ? 'app' : 'nothing';
          if (seen.stages.at(-1) !== stage) seen.stages.push(stage);
        }).observe(document, { childList: true, subtree: true });
      }),
  });
  await untilLive(page);
  const stages: string[] = await page.evaluate(() => Reflect.get(window, 'stages'));
  expect(stages.slice(stages.indexOf('first'))).toEqual(['first', 'app']);
  await page.addInitScript(watchShifts);
  await page.reload();
  await untilLive(page);
  expect(await shiftsOf(page)).toEqual([]);
  expect(page.complaints).toEqual([]);
});
