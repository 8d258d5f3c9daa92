import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeReport } from '@vigil/common/testing/make';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import type { View } from '../harness/visit.ts';
import { builtWeb } from '../harness/web-version.ts';

const picture = 'https://img.example/large.svg';

let vigil: Vigil;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  await vigil.stores.events.append([
    ...nextDrafts(6),
    nextDraft({ title: 'A fictional event with a picture', eventType: 'cyber', imageUrls: [picture] }),
  ]);
  return vigil;
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const styleOf = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);

async function open(path = '/', view?: View) {
  const page = await openPage(path, view);
  await untilLive(page);
  return page;
}

/** The card that has the focus, by its place in the list. */
const focusedCard = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#timeline article')].indexOf(document.activeElement as HTMLElement),
  );

describe('the letters of the interface', () => {
  it("tell 'l' from 'I', also where a rule sets a font of its own", async () => {
    const page = await open();
    await page.evaluate(() => document.fonts.load('15px "Inter Variable"', 'Al'));
    const [tailed, plain] = await page.evaluate(() =>
      ['cv05', 'normal'].map((feature) => {
        const text = document.createElement('span');
        text.textContent = 'llllllllll';
        text.style.font = '100px "Inter Variable"';
        text.style.setProperty('font-feature-settings', feature === 'normal' ? 'normal' : `"${feature}"`, 'important');
        document.body.append(text);
        const { width } = text.getBoundingClientRect();
        text.remove();
        return width;
      }),
    );
    expect(tailed).toBeGreaterThan(Number(plain) + 20);
    expect(await styleOf(page, '#timeline article a', 'font-feature-settings')).toBe('"cv05"');
  });
});

describe('keys', () => {
  it('j and k walk the cards, Ctrl-K searches, ? lists the keys and gives the focus back', async () => {
    const page = await open();
    await button(page, 'Search').waitFor();
    for (const [key, at] of [
      ['j', 0],
      ['j', 1],
      ['j', 2],
      ['k', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focusedCard(page)).toBe(at);
    }
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keys' });
    await help.getByText('Next event').waitFor();
    await page.keyboard.press('j');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await expect.poll(() => focusedCard(page)).toBe(1);
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('search-words');
    await page.keyboard.type('jk?');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('jk?');
  });
});

describe('a search on a phone', () => {
  it('shows what it finds above the keyboard, and its filters when they are asked for', async () => {
    const page = await open('/', { width: 390, isTouch: true });
    await button(page, 'Search').click();
    await page.getByRole('searchbox').fill('fictional');
    const first = page.getByRole('list', { name: 'Events found' }).getByRole('article').first();
    await first.waitFor();
    // Half of the window is the keyboard's.
    await expect.poll(async () => (await first.boundingBox())?.y ?? 900).toBeLessThan(450);
    expect(await page.getByLabel('Place', { exact: true }).isVisible()).toBe(false);
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Place', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe('in forced colours', () => {
  it('what is chosen is filled, and dots and shapes keep their colours', async () => {
    const page = await open();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ cssRules }) =>
        [...cssRules].some((rule) => rule.cssText.startsWith('@media print')),
      ),
    );
    const chosen = '[aria-label="Filter events"] [aria-pressed="true"]';
    const other = '[aria-label="Filter events"] [aria-pressed="false"]';
    await expect
      .poll(() => styleOf(page, chosen, 'background-color'))
      .not.toBe(await styleOf(page, other, 'background-color'));
    for (const selector of [chosen, 'i[data-colour]'])
      await expect.poll(() => styleOf(page, selector, 'forced-color-adjust')).toBe('none');
    expect(await styleOf(page, 'article > i', 'forced-color-adjust')).toBe('none');
  });
});

describe('in forced colours, too,', () => {
  const colourOf = (page: Page, selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => {
        const { backgroundColor, borderTopColor, forcedColorAdjust } = getComputedStyle(element, pseudo);
        return { backgroundColor, borderTopColor, forcedColorAdjust };
      }, pseudo);

  it('a switch is seen, and whether it is on', async () => {
    const page = await openPage('/settings', { as: await makeUser(vigil) });
    await page.getByText('Save Preferences').waitFor();
    await page.emulateMedia({ forcedColors: 'active' });
    const [on, off] = ['input[role="switch"]:checked + *', 'input[role="switch"]:not(:checked) + *'] as const;
    const canvas = (await colourOf(page, 'body')).backgroundColor;
    await expect.poll(async () => (await colourOf(page, off)).borderTopColor).not.toBe(canvas);
    await expect.poll(async () => (await colourOf(page, `${off} > *`)).backgroundColor).not.toBe(canvas);
    const shown = await colourOf(page, on);
    expect(shown.backgroundColor).not.toBe((await colourOf(page, off)).backgroundColor);
    expect(shown.backgroundColor).not.toBe((await colourOf(page, `${on} > *`)).backgroundColor);
  });

  it('the period of a plot that is chosen is filled as the filter is, and a confirmed event keeps its whole circle', async () => {
    await vigil.stores.events.append([
      nextDraft({
        title: 'A fictional event that two papers report',
        reports: ['Herald', 'Mirror'].map((paper) =>
          makeReport({
            item: `mark ${paper}`,
            source: `Fictional ${paper}`,
            url: `https://${paper}.example/mark`,
            side: 'third',
          }),
        ),
      }),
    ]);
    const page = await open('/', { width: 1440 });
    await page.getByRole('button', { name: '24 hours' }).waitFor();
    await page.emulateMedia({ forcedColors: 'active' });
    const filter = '[aria-label="Filter events"] [aria-pressed="true"]';
    const period = '#look [aria-pressed="true"]';
    await expect
      .poll(async () => (await colourOf(page, period)).backgroundColor)
      .toBe((await colourOf(page, filter)).backgroundColor);
    // Its styles come after the first paint.
    await expect
      .poll(async () => (await colourOf(page, '#timeline li[data-mark]', '::before')).forcedColorAdjust)
      .toBe('none');
  });
});

describe('on paper', () => {
  it('stands what is read, black on white, without what is clicked', async () => {
    const page = await open('/', { scheme: 'dark' });
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ cssRules }) =>
        [...cssRules].some((rule) => rule.cssText.startsWith('@media print')),
      ),
    );
    await page.emulateMedia({ media: 'print' });
    await page.getByText('A fictional event with a picture').waitFor();
    await page.getByRole('heading', { name: 'Threat Level' }).waitFor();
    for (const name of ['Search', 'Earlier', 'Pause', 'Activity', 'All Events', 'Evidence', 'History', 'Copy link'])
      await expect.poll(() => page.getByRole('button', { name, exact: true }).count()).toBe(0);
    expect(await styleOf(page, 'body', 'background-color')).toBe('rgb(255, 255, 255)');
    expect(await styleOf(page, '#timeline article h2', 'color')).toBe('rgb(0, 0, 0)');
  });
});

describe('a page that the browser prints', () => {
  const print = async (page: Page) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  };

  it('begins with the level, leaves no room for what is not printed, and numbers the sources of the report', async () => {
    const admin = await makeUser(vigil, { isAdmin: true });
    const report = (paper: string) =>
      makeReport({ item: `print ${paper}`, source: `Fictional ${paper}`, url: `https://${paper}.example/print` });
    await vigil.stores.events.append([
      nextDraft({
        title: 'Missiles hit Haifa (fictional)',
        eventType: 'military',
        urgencyLevel: 'critical',
        location: 'Haifa',
        timestamp: new Date().toISOString(),
        reports: ['Courier', 'Gazette'].map(report),
      }),
    ]);
    await admin.client.call('generateAnalysis');
    const page = await open('/', { width: 1280 });
    await page.getByText('Permanent address').waitFor();
    await print(page);
    const top = async (words: string) => (await page.getByText(words, { exact: true }).first().boundingBox())?.y ?? 0;
    await expect.poll(async () => (await top('Threat Level')) < (await top('Live Conflict Timeline'))).toBe(true);
    const room = async () => {
      const title = await page.getByRole('heading', { name: 'Live Conflict Timeline' }).boundingBox();
      const first = await page.locator('#timeline article').first().boundingBox();
      return (first?.y ?? 900) - (title?.y ?? 0);
    };
    // The styles of paper come after the first paint.
    await expect.poll(room).toBeLessThan(120);
    expect(await page.getByText('Permanent address').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Event 1', exact: true }).first().isVisible()).toBe(true);
    const sources = page.locator('[data-report] ol > li[value="1"]');
    expect(await sources.textContent()).toMatch(
      /^Missiles hit Haifa \(fictional\), .* https:\/\/Courier\.example\/print$/i,
    );
    expect(await styleOf(page, '[data-report] ol', 'list-style-type')).toBe('decimal');
    expect((await page.getByRole('region', { name: 'At a glance' }).boundingBox())?.width).toBeGreaterThan(700);
    expect(await styleOf(page, 'html', 'print-color-adjust')).toBe('exact');
  });

  it('draws the lines of the balance as wide as the sheet', async () => {
    const admin = await makeUser(vigil, { isAdmin: true });
    await admin.client.call('generateBalance');
    await admin.client.call('generateBalance');
    const page = await openPage('/balance-of-power', { width: 1440 });
    const plot = page.getByRole('region', { name: 'Balance over time' });
    await plot.waitFor();
    await page.waitForFunction(
      () => document.querySelector('figure svg[viewBox]')?.getAttribute('viewBox') !== '0 0 0 132',
    );
    // A printed page is not measured again.
    const drawn = await plot.locator('figure svg[viewBox]').first().getAttribute('viewBox');
    expect(Number(drawn?.split(' ')[2])).toBeGreaterThan(1000);
    await plot
      .locator('figure svg[viewBox]')
      .first()
      .evaluate((svg) => {
        (svg as SVGElement).style.inlineSize = '700px';
      });
    const { inside, sheet } = await plot
      .locator('figure svg[viewBox]')
      .first()
      .evaluate((svg) => {
        const lines = [...svg.querySelectorAll('line')].map((line) => line.getBoundingClientRect().right);
        return { inside: Math.max(...lines), sheet: svg.getBoundingClientRect().right };
      });
    expect(inside).toBeLessThanOrEqual(sheet + 1);
  });
});

describe('on a phone', () => {
  it.each(['/', '/sources', '/privacy', '/nowhere', '/auth'])(
    'buttons and links of %s are 44 pixels high for a finger',
    async (path) => {
      const view = { width: 390, isTouch: true };
      const page = await openPage(path, path === '/nowhere' ? { ...view, as: await makeUser(vigil) } : view);
      await page.waitForFunction(() =>
        [...document.styleSheets].some(({ cssRules }) =>
          [...cssRules].some(
            (rule) => rule.cssText.startsWith('@media (pointer: coarse)') && rule.cssText.includes('footer'),
          ),
        ),
      );
      await page.getByRole('button', { name: 'Navigation' }).waitFor();
      await page.waitForLoadState('networkidle');
      const missed = await page.evaluate((selector) => {
        const reach = 21.5;
        return [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((target) => target.checkVisibility())
          .flatMap((target) => {
            target.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { left, right, top, bottom } = target.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            if (x < 0 || x > innerWidth) return [];
            const isHit = [-reach, reach].every((by) => {
              const hit = document.elementFromPoint(x, y + by);
              return hit?.closest('a, button') === target;
            });
            return isHit ? [] : [target.textContent?.trim() || target.ariaLabel];
          });
      }, 'header a[href="/"], header button, footer a, main [aria-pressed], a[class*="back"]');
      expect(missed).toEqual([]);
    },
  );
});

describe('a picture', () => {
  it('opens fitted, then in its own size to scroll by keys, with a link to the original', async () => {
    const page = await openPage('/privacy');
    await page.route(picture, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2000"><rect width="3000" height="2000" fill="gray"/></svg>',
      }),
    );
    await page.goto(new URL('/', page.url()).href);
    await button(page, 'Open image 1 of 1').click();
    const image = page.getByRole('dialog').getByRole('img', { name: '1 of 1' });
    await image.waitFor();
    expect((await image.boundingBox())?.width).toBeLessThan(1280);
    await button(page, 'Full size').click();
    await expect.poll(async () => (await image.boundingBox())?.width).toBe(3000);
    const frame = page.getByRole('region', { name: 'Picture' });
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    const link = page.getByRole('link', { name: 'Open the original' });
    expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([picture, 'noopener noreferrer']);
    await button(page, 'Full size').click();
    await expect.poll(async () => (await image.boundingBox())?.width ?? 0).toBeLessThan(1280);
  });
});

describe('a page that loses its connection before its late files are there', () => {
  it('keeps its timeline, says what an opened view lacks, and loads again once it is online and nothing is typed', async () => {
    const html = await (await fetch(vigil.url)).text();
    let isCut = true;
    const refused = new Set<string>();
    const page = await openPage('/', {
      before: (page) =>
        page.route('**/*', (route) => {
          const request = route.request();
          const { pathname } = new URL(request.url());
          const isKnown = pathname.startsWith('/api/') || (pathname !== '/' && html.includes(pathname));
          if (!isCut || isKnown || request.isNavigationRequest()) return route.fallback();
          refused.add(pathname.slice(pathname.lastIndexOf('.')));
          return route.abort();
        }),
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await expect.poll(() => [...refused]).toEqual(expect.arrayContaining(['.css', '.js', '/']));
    await button(page, 'Evidence').first().click();
    await page.locator('article').getByText('This view could not be fetched.').waitFor();
    expect(await page.getByRole('article').count()).toBe(5);
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('input'), { id: 'typed' })));
    await page.locator('#typed').focus();
    const soFar = loads;

    isCut = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.waitForTimeout(500);
    expect(loads).toBe(soFar);
    await page.locator('#typed').blur();
    await expect.poll(() => loads).toBe(soFar + 1);
    await untilLive(page);
    await button(page, 'Search').waitFor();
    await button(page, 'Evidence').first().click();
    await page.locator('article').getByText('The Amberly Courier').nth(1).waitFor();
  });

  it('says of a picture, an edit, a new trusted source and the alerts that they could not be fetched', async () => {
    const image = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const parts = ['Lightbox.tsx', 'EditDialog.tsx', 'AlertPanel.tsx', 'TrustedSourceDialog.tsx'];
    const scripts = await Promise.all(parts.map(scriptOf));
    const page = await openPage('/', {
      as: await makeUser(vigil, { isAdmin: true }),
      before: async (page) => {
        await page.route(picture, (route) => route.fulfill({ contentType: 'image/svg+xml', body: image }));
        for (const script of scripts) await page.route(`**/${script}`, (route) => route.abort());
      },
    });
    await untilLive(page);
    const card = page.locator('article', { hasText: 'A fictional event with a picture' });
    const notFetched = (place: Locator) => place.getByText('This view could not be fetched.');
    await button(page, 'Open image 1 of 1').click();
    await notFetched(card).waitFor();
    await card.getByRole('button', { name: 'Moderate' }).click();
    await card.getByRole('button', { name: 'Correct' }).click();
    await expect.poll(() => notFetched(card).count()).toBe(2);
    await page.getByRole('button', { name: /^Alerts / }).click();
    await notFetched(page.locator('header')).waitFor();

    await page.goto(`${vigil.url}/sources`);
    await button(page, 'Add Source').waitFor();
    await untilLive(page);
    expect(await notFetched(page.locator('main')).count()).toBe(0);
    await button(page, 'Add Source').click();
    await notFetched(page.locator('main')).waitFor();
  });
});

/** The built script that holds a file of the web. */
async function scriptOf(source: string): Promise<string> {
  const assets = join(builtWeb, 'assets');
  for (const name of (await readdir(assets)).filter((one) => one.endsWith('.js.map')))
    if ((await readFile(join(assets, name), 'utf8')).includes(`/${source}"`)) return name.slice(0, -'.map'.length);
  throw new Error(`No script holds ${source}.`);
}
