import { makeReport } from '@vigil/common/testing/make';
import { inParallel } from '@vigil/server/kit/concurrency';
import type { Browser, Page } from 'playwright-core';
import { type Member, makeUser } from './client.ts';
import { nextDraft } from './drafts.ts';
import type { Vigil } from './vigil.ts';
import { visit } from './visit.ts';
import { inlineScripts } from './web-version.ts';
import { storeReports } from './xss-reports.ts';

/** Every screen that shows what others wrote, and what is on it once it is drawn. */
const screens = {
  // The titles of the detailed report come after the timeline.
  '/': 'main:has(article[data-event-id]) h4',
  '/balance-of-power': '[aria-labelledby="key-events"] li',
  '/sources': 'article',
  '/admin?tab=system': '[role="region"][aria-label="Audit list"] li',
  '/admin?tab=users': '[role="region"][aria-label="User list"] li',
  '/admin?tab=sources': '[role="region"][aria-label="Source list"] li',
};

/**
 * Puts each payload into every field that others fill, and draws them all as an administrator sees them.
 * Returns what went wrong, in a line each: a script that ran or tried to, a link to anything but a page
 * of the web, a text that does not stand there letter by letter.
 */
export async function drawPayloads(browser: Browser, vigil: Vigil, payloads: readonly string[]): Promise<string[]> {
  const admin = await makeUser(vigil, { isAdmin: true });
  const hidden = await store(vigil, admin, ['A harmless fictional text', 'Another harmless fictional text']);
  const before = await draw(browser, vigil, admin);
  const shown = await store(vigil, admin, payloads);
  const titles = new Map([...hidden.titles, ...shown.titles]);
  const after = await draw(browser, vigil, admin);
  const known = new Set(before.globals);
  const globals = after.globals.filter((name) => !known.has(name)).map((name) => `the window has ${name}`);
  const changed = [...titles]
    .filter(([id, title]) => after.titles.get(id) !== title)
    .map(([id, title]) => `${id} shows ${after.titles.get(id)} for ${title}`);
  const missing = Object.entries(shown.texts).flatMap(([path, texts]) =>
    texts.filter((text) => !after.texts.get(path)?.includes(text)).map((text) => `${path} does not show ${text}`),
  );
  return [...before.troubles, ...after.troubles, ...globals, ...changed, ...missing];
}

/** As many at once as the database takes without letting any wait long. */
const writers = 8;

/** Past every check at the door: what is drawn must be harmless even if it got in. Returns the titles by event, and other texts by screen. */
async function store(vigil: Vigil, admin: Member, payloads: readonly string[]) {
  const now = new Date();
  const drafts = payloads.map((payload, index) =>
    nextDraft({
      title: payload,
      summary: `${payload} `,
      location: payload,
      imageUrls: [payload, `/${payload}`, `images/${payload}`, `https://pictures.example/${payload}`],
      // Each of the last kind opens a frame, which takes its time.
      videoUrls: [
        payload,
        `https://youtu.be/${payload}`,
        `https://videos.example/${payload}`,
        ...(index < 20 ? [`https://www.facebook.com/watch?v=${payload}`] : []),
      ],
      figures: [{ what: payload, value: payload, by: payload }],
      reports: [payload, `https://paper.example/${payload}`, ''].map((url, index) =>
        makeReport({ item: `${payload} ${index}`, source: `${index} ${payload}`, url }),
      ),
    }),
  );
  await vigil.stores.events.append(drafts);
  await inParallel(writers, [...payloads.entries()], async ([index, payload]) => {
    const name = `${payload} ${index}`;
    const url = index % 2 ? name : `https://${index}.example/${name}`;
    await vigil.addSource(name, `https://feed-${payloads.length}-${index}.example/${payload}`);
    await vigil.stores.trustedSources.add(
      { name, url, description: payload, category: 'other', reliability: 50, isPublic: true },
      now,
    );
    await vigil.stores.users.add({ username: name, email: name, passwordHash: '-', isAdmin: false }, now);
  });
  // The audit list names what was done, and to what.
  const hidden = Math.min(40, drafts.length - 1);
  for (const { eventId } of drafts.slice(0, hidden)) await admin.client.call('hideEvent', { params: { id: eventId } });
  const eventIds = drafts.map(({ eventId }) => eventId);
  const titles = eventIds.map((eventId, index): [string, string] => [eventId, payloads[index] ?? '']);
  // What is hidden may not be quoted: reports cite another event in its place.
  const cited = eventIds.map((eventId, index) => (index < hidden ? (eventIds[index + hidden] ?? eventId) : eventId));
  return { titles, texts: await storeReports(vigil, payloads, cited) };
}

async function draw(browser: Browser, vigil: Vigil, admin: Member) {
  const troubles: string[] = [];
  const globals = new Set<string>();
  const titles = new Map<string, string>();
  const texts = new Map<string, string>();
  let path = '';
  const page = await visit(browser, vigil, '/favicon.svg', { as: admin });
  // Nothing leaves the machine, and an address that cannot be reached is no reason to wait.
  await page.route(
    (url) => url.origin !== vigil.url,
    (route) => route.abort(),
  );
  page.on('dialog', async (dialog) => {
    troubles.push(`${path}: a dialog says ${dialog.message()}`);
    await dialog.dismiss();
  });
  await page.addInitScript(noteReports);
  for (const [next, content] of Object.entries(screens)) {
    path = next;
    await page.goto(vigil.url + path);
    await page.locator(content).first().waitFor();
    await page.evaluate(openEverything);
    const found = await page.evaluate(inspect, await inlineScripts());
    troubles.push(...found.troubles.map((trouble) => `${path}: ${trouble}`));
    for (const name of found.globals) globals.add(name);
    for (const [id, title] of await titlesOf(page)) titles.set(id, title);
    texts.set(path, (await page.locator('main').textContent()) ?? '');
  }
  await page.context().close();
  return { troubles, globals: [...globals], titles, texts };
}

function titlesOf(page: Page): Promise<[string, string][]> {
  return page
    .locator('article[data-event-id]')
    .evaluateAll((articles) =>
      articles.map((article): [string, string] => [
        article.getAttribute('data-event-id') ?? '',
        article.querySelector('h2')?.textContent ?? '',
      ]),
    );
}

// What follows runs in the page.

/** Keeps what the page's policy refused. */
function noteReports(): void {
  const reports: string[] = [];
  Object.assign(globalThis, { policyReports: reports });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    reports.push(`${effectiveDirective} refused ${blockedURI} ${sample}`);
  });
}

/** Loads more until there is no more, starts every video, and opens the events behind every sentence. */
async function openEverything(): Promise<void> {
  const buttons = (words: string) =>
    [...document.querySelectorAll('button')].filter((button) => button.textContent?.startsWith(words));
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let [more] = buttons('Load More'); more; [more] = buttons('Load More')) {
    more.click();
    await drawn();
  }
  for (const play of buttons('Play video')) play.click();
  for (const mark of document.querySelectorAll<HTMLElement>('[aria-label^="Event "][aria-expanded]')) mark.click();
  await drawn();
  await new Promise((resolve) => setTimeout(resolve, 500));
}

/** `inline`: the scripts that the built page itself has. */
function inspect(inline: readonly string[]): { troubles: string[]; globals: string[] } {
  const troubles: string[] = [];
  const isWeb = (address: string) => /^https?:$/.test(URL.parse(address, document.baseURI)?.protocol ?? '');
  for (const element of document.querySelectorAll('*')) {
    const blame = (what: string) => troubles.push(`${what}: ${element.outerHTML.slice(0, 300)}`);
    for (const { name } of element.attributes) if (/^on/i.test(name)) blame('a handler in the markup');
    const link = element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action');
    if (link !== null && !isWeb(link)) blame('an address that is none of the web');
    const { src = '', text = '' } = element as Partial<HTMLScriptElement>;
    if (element.localName === 'script' && !src.startsWith(location.origin) && (src !== '' || !inline.includes(text))) {
      blame('a script that is not ours');
    }
    if (element.localName === 'iframe') {
      const host = URL.parse((element as HTMLIFrameElement).src)?.host ?? '';
      if (!/^www\.(youtube-nocookie|facebook)\.com$/.test(host)) blame(`a frame of ${host}`);
    }
    if (
      /^(object|embed|base|applet|meta|form)$/.test(element.localName) &&
      element.closest('main article, section li, section:has(h4)')
    ) {
      blame('an element that is not ours');
    }
  }
  const { policyReports } = globalThis as unknown as { policyReports: string[] };
  // Pictures over plain http are refused as they should be; code that was refused means that it got in.
  troubles.push(...policyReports.filter((report) => !report.startsWith('img-src')));
  // A window counts its frames.
  return { troubles, globals: Object.getOwnPropertyNames(globalThis).filter((name) => !/^\d+$/.test(name)) };
}
