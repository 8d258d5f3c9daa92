import { describe, expect, it } from 'vitest';
import { rss, startFeeds } from '../fakes/feeds.ts';
import { makeUser } from '../harness/client.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil } from '../harness/vigil.ts';
import { visit } from '../harness/visit.ts';
import { drawPayloads } from '../harness/xss.ts';

const { browser } = useBrowser();

/** Ways out of where a text stands, and what would run once it is out. */
const exits = ['', '">', "'>", '</h2>', '</title>', '</textarea></script>', '-->', ']]>', '\u0000">', '{{', '${'];
const scripts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  'constructor.constructor("alert(1)")()}}',
];
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '%6aavascript:alert(1)',
  'javascript://paper.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://paper.example/1',
  'file:///etc/passwd',
  '//paper.example/" onerror="alert(1)',
];

describe('XSS (16): text of others drawn in a browser under the policy of the page', () => {
  it('runs nowhere, reports nothing to the policy, and links to pages of the web alone', async () => {
    const payloads = [...exits.flatMap((exit) => scripts.map((script) => exit + script)), ...addresses];
    const vigil = await startVigil();
    expect(await drawPayloads(browser(), vigil, payloads)).toEqual([]);
    await vigil.end();
  });

  it('is read as text all the way from a feed', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const title = `Iran and Israel exchange missile fire ${hostile}`;
    const item = {
      title,
      guid: '1',
      date: new Date().toISOString(),
      summary: `Words. ${hostile}`,
      link: 'javascript:alert(1)',
    };
    const feeds = await startFeeds({ '/feed.xml': { body: rss([item]) } });
    const vigil = await startVigil();
    const reader = await makeUser(vigil);
    await vigil.addSource('<script>alert(1)</script>', `${feeds.url}/feed.xml`);
    await vigil.scanner.run();
    const page = await visit(browser(), vigil, '/', { as: reader });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    const card = page.getByRole('article', { name: /missile fire/ });
    await card.waitFor();
    expect(await card.locator('img[src="x"], script').count()).toBe(0);
    // Title and time link to the event itself.
    expect(await card.locator('a:not([href^="/"])').count()).toBe(0);
    expect(dialogs).toEqual([]);
    await page.context().close();
    await vigil.end();
    await feeds.close();
  });
});
