import { makeReport } from '@vigil/common/testing/make';
import type { Statement } from '@vigil/reader';
import { makeAdded, makeReadStatement } from '@vigil/server/testing/make';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInAllViews } from '../harness/axe.ts';
import { makeUser } from '../harness/client.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast, visit } from '../harness/visit.ts';

let vigil: Vigil;
let visitor: Page;
let admin: Page;

const persian = 'ایران دو پهپاد خیالی را بر فراز بندر آمبرلی سرنگون کرد';
const english = 'Iran fires 12 fictional drones at Israel over Port Amberly';

const { browser } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  await vigil.stores.events.append([
    {
      ...{ op: 'add', eventId: 'drones', item: null, by: 'test' },
      data: makeAdded({
        ...{ title: english, summary: '', eventType: 'military', urgencyLevel: 'urgent' },
        reports: [
          read(
            1,
            'Paper One',
            english,
            ['who', 'Iran'],
            ['howmany', '12'],
            ['whom', 'Israel'],
            ['where', 'Port Amberly'],
          ),
          { ...read(2, 'Paper Two', persian, ['who', 'ایران'], ['where', 'بندر آمبرلی']), lang: 'fa' as const },
        ],
      }),
    },
  ]);
  visitor = await visit(browser(), vigil, '/', { width: 390, isTouch: true });
  admin = await visit(browser(), vigil, '/', { as: await makeUser(vigil, { isAdmin: true }) });
  return vigil;
});

function read(minute: number, source: string, title: string, ...words: [Statement['spans'][number]['role'], string][]) {
  const spans = words.map(([role, word]) => {
    const start = title.indexOf(word);
    return { role, in: 'title' as const, start, end: start + word.length };
  });
  const publishedAt = `2030-01-02T03:0${minute}:00.000Z`;
  const report = makeReport({
    item: `read-${minute}`,
    source,
    title,
    url: `https://paper.example/${minute}`,
    publishedAt,
  });
  return { ...report, urgencyLevel: 'urgent' as const, statement: makeReadStatement({ spans }) };
}

const panelOf = (page: Page) => page.locator('[data-event-id="drones"]').getByRole('region', { name: 'Evidence' });

describe('the evidence of an event whose reports were read', () => {
  it('marks the words that say who, whom, where and how many, and says what each line means', async () => {
    await visitor.locator('[data-event-id="drones"]').getByRole('button', { name: 'Evidence' }).click();
    const marks = panelOf(visitor).getByRole('link').first().locator('mark');
    await expect
      .poll(() => marks.allTextContents())
      .toEqual(['who: Iran', 'how many: 12', 'whom: Israel', 'where: Port Amberly']);
    const styles = await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).textDecorationStyle));
    expect(new Set(styles).size).toBe(4);
    await panelOf(visitor).getByText('Underlined in titles:').waitFor();
  });

  it('says in one line what a report was read as, how urgent, and by whom', async () => {
    await panelOf(visitor)
      .getByText(
        'Read as: attack, done, by Iran, on Israel, in Israel. Urgency urgent (51 %), chance of urgent or critical 83 %. By the built-in reader.',
      )
      .first()
      .waitFor();
  });

  it('keeps the language and the direction of a title from right to left', async () => {
    const link = panelOf(visitor).locator('a[lang="fa"]');
    expect(await link.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
    expect((await link.textContent())?.replaceAll(/who: |where: /g, '')).toBe(persian);
  });

  it('passes the checks of accessibility, and is not wider than a phone', async () => {
    expect(await violationsInAllViews(visitor)).toEqual([]);
  });

  it('offers readers no correction', async () => {
    expect(await panelOf(visitor).getByRole('button').count()).toBe(0);
  });
});

describe('an administrator', () => {
  it('corrects a reading by the keyboard, and every reader sees it', async () => {
    const event = admin.locator('[data-event-id="drones"]');
    await event.getByRole('button', { name: 'Evidence' }).press('Enter');
    const open = panelOf(admin).getByRole('button', { name: `Correct the reading: ${english}` });
    await open.press('Enter');
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Kind of act').focus();
    await admin.keyboard.type('Thr');
    await dialog.getByRole('combobox', { name: 'By whom' }).focus();
    await admin.keyboard.type('houth');
    await admin.keyboard.press('Enter');
    await dialog.getByLabel('Reason').fill('A misreading');
    await admin.keyboard.press('Enter');
    // Before the toast is sent away, which takes the focus.
    await expect.poll(() => open.evaluate((one) => one === document.activeElement)).toBe(true);
    await expectToast(admin, 'Reading corrected');
    await panelOf(visitor)
      .getByText(/^Read as: threat, done, by Iran and the Houthis, on Israel, .* By an administrator\.$/)
      .waitFor();
  });
});
