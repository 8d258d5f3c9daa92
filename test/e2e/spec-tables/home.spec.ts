import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { absent, button, coloured, count, heading, part, text, within } from './find.ts';
import { addEvents, fullTitle, hiddenTitle, indicator, threat } from './home-events.ts';
import { checkTable, type Find, goTo, type Scene } from './table.ts';

const at = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const first = (page: Page) => at(page, fullTitle);
const inFirst =
  (find: (place: ReturnType<typeof first>, words: string) => Promise<unknown>): Find =>
  (page, words) =>
    find(first(page), words);
const articles = (page: Page) => page.locator('article[data-event-id]');
const timeOf =
  (title: string): Find =>
  async (page, words) => {
    await expect.poll(() => at(page, title).locator('time').innerText()).toContain(words);
  };

const home: Scene = {
  name: 'Home',
  open: ({ reader }) => goTo(reader, '/'),
  rows: [
    // First, before they have grown older.
    [4, '12m ago', 'age in minutes', timeOf('A fictional minute')],
    [4, '3h ago', 'age in hours', timeOf('A fictional hour')],
    [
      2,
      '/balance-of-power',
      'where the top banner leads',
      (page) => page.locator('main a[href="/balance-of-power"]').waitFor(),
    ],
    [2, 'timeline', 'anchor of the timeline', (page, words) => page.locator(`#${words}`).waitFor()],
    [2, 'intelligence', 'anchor of the panel beside it', (page, words) => page.locator(`#${words}`).waitFor()],
    [
      2,
      '2/3',
      'the timeline is in the left two thirds',
      async (page) => {
        const [left, right] = [
          await page.locator('#timeline').boundingBox(),
          await page.locator('#intelligence').boundingBox(),
        ];
        expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
        const share = (left?.width ?? 0) / ((left?.width ?? 0) + (right?.width ?? 0));
        expect(share).toBeGreaterThan(0.62);
        expect(share).toBeLessThan(0.75);
      },
    ],
    [2, 'Live Conflict Timeline', 'title of the timeline', heading],
    [2, 'Updates automatically from multiple intelligence sources', 'subtitle of the timeline', part],
    [2, '13 events', 'total-events count', text],
    [2, 'CONNECTED · no feed to read', 'mark of the header', (page, words) => text(page.getByRole('banner'), words)],
    [2, 'not scanned yet', 'last-scan time before the first', part],
    [2, 'All Events', 'filter', button],
    ...['Military 1', 'Diplomatic 1', 'Intelligence 1', 'Economic 1', 'Humanitarian 1', 'Other 8'].map(
      (type) => [2, type, 'filter of a type that is present', button] as const,
    ),
    [
      2,
      'Cyber',
      'no filter of a type that is not present',
      absent((page) => page.getByRole('button', { name: /^Cyber/ })),
    ],
    [4, 'all', 'filter at first', (page) => page.getByRole('button', { name: 'All Events', pressed: true }).waitFor()],
    [9, '5', 'events of a page', count(5, articles)],
    [2, 'Load More Events', 'button', button],
    ...['Critical', 'Urgent', 'High', 'Medium', 'Low'].map(
      (level) => [2, level, 'urgency badge', (page: Page) => text(page.locator('#timeline'), level)] as const,
    ),
    [2, 'A fictional ferry with everything', 'title of an event', inFirst(heading)],
    [2, 'All that an event can show.', 'summary', inFirst(text)],
    [2, 'Port Amberly', 'location', inFirst(text)],
    [2, 'Military', 'event type', inFirst(text)],
    [2, '5 sources', 'source count', inFirst(part)],
    [
      9,
      '3',
      'sources shown of an event',
      (page) => count(3, () => first(page).getByRole('link', { name: /^Paper/ }))(page, ''),
    ],
    [2, '+2 more', 'note of the other sources', inFirst(button)],
    [2, '+2', "tile of the other pictures; the one that failed isn't counted", inFirst(text)],
    [
      5,
      'Open Video',
      'link of a video that cannot be embedded, or has no id',
      (page, words) => count(2, () => first(page).getByRole('link', { name: words }))(page, words),
    ],
    [
      5,
      'Play video from YouTube',
      'watch, youtu.be and shorts forms',
      (page, words) => count(3, () => first(page).getByRole('button', { name: words, exact: true }))(page, words),
    ],
    [5, 'Play video from Facebook', 'a Facebook video', inFirst(button)],
    [
      5,
      'app-store, google-play, download, button',
      'pictures that are not shown',
      async (page) => {
        const shown = await articles(page)
          .nth(3)
          .locator('img')
          .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
        expect(shown).toEqual(['/images/favicon.svg', '/favicon.svg?a=1&b=2'].filter((src) => shown.includes(src)));
        expect(shown).toContain('/favicon.svg?a=1&b=2');
      },
    ],
    [2, 'Deleted', 'no hidden event for users who are not administrators', absent((page) => at(page, hiddenTitle))],
    [2, 'Threat Level', 'card of the panel', heading],
    [2, "Today's Activity", 'card of the panel', heading],
    [2, 'events', "count of Today's Activity", within("Today's Activity", text)],
    [2, 'sources active', "count of Today's Activity", within("Today's Activity", text)],
    [2, 'Active Sources', 'grid of the panel', heading],
    [2, 'System Status', 'card of the panel', heading],
    [2, 'AI Engine', 'indicator of System Status', within('System Status', text)],
    [2, 'Data Collection', 'indicator of System Status', within('System Status', text)],
    [2, 'Assessment', 'indicator of System Status', within('System Status', text)],
    [2, 'Strategic Report', 'card of the panel', heading],
    [2, 'No Analysis Available', 'empty state of the report', heading],
    [4, 'yellow', 'Assessment indicator without an analysis', indicator('Assessment')],
    [4, 'red', 'threat badge without an analysis, after a critical event of this minute', coloured(threat)],
    [
      2,
      'Generate Strategic Report',
      'for administrators only',
      absent((page) => page.getByRole('button', { name: 'Generate Strategic Report' })),
    ],
    [2, 'Refresh', 'for administrators only', absent((page) => page.getByRole('button', { name: 'Refresh' }))],
  ],
};

/** A button among the tools of an event, which another button opens. */
function inTools(title: string): Find {
  return async (page, name) => {
    const opener = at(page, title).getByRole('button', { name: 'Moderate' });
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    await button(at(page, title), name);
  };
}

const admins: Scene = {
  name: 'Home of an administrator',
  open: ({ admin }) => goTo(admin, '/'),
  rows: [
    [2, 'Refresh', 'control of the timeline', button],
    [2, 'Deleted', 'badge of a hidden event', (page, words) => text(at(page, hiddenTitle), words)],
    [
      2,
      'reduced opacity',
      'of a hidden event',
      async (page) => {
        const article = at(page, hiddenTitle);
        const least = () =>
          article.evaluate((element) =>
            Math.min(
              ...[element, ...element.querySelectorAll('*')].map((one) => Number(getComputedStyle(one).opacity)),
            ),
          );
        await expect.poll(least).toBeLessThan(1);
      },
    ],
    [2, 'Restore', 'of a hidden event', inTools(hiddenTitle)],
    [2, 'Hide', 'of an event: soft delete', inTools(fullTitle)],
    [2, 'Delete permanently', 'of an event', inTools(fullTitle)],
    [2, 'Remove image', 'of each picture of an event that is not hidden', inFirst(button)],
    [2, 'Generate Strategic Report', 'button of the empty report', button],
  ],
};

const states: Scene[] = [
  {
    name: 'A timeline that cannot be loaded',
    open: async ({ fresh, people }) => {
      const page = await fresh({ as: people.reader });
      await page.route('**/api/events?**', (route) => route.abort());
      await page.goto(new URL('/', page.url()).href);
      return page;
    },
    rows: [
      [8, 'Error loading events', 'in place of the timeline', heading],
      [8, 'Please try refreshing the page', 'below it', text],
    ],
  },
  {
    name: 'A timeline that is on its way',
    open: async ({ fresh, people }) => {
      const page = await fresh({ as: people.reader });
      await page.route('**/api/events?**', () => {});
      await page.goto(new URL('/', page.url()).href);
      return page;
    },
    rows: [
      [
        2,
        'Loading events...',
        'in place of the timeline',
        (page, words) => page.getByText(words).waitFor({ state: 'attached' }),
      ],
    ],
  },
  {
    name: 'A timeline without events',
    open: ({ fresh, people }) =>
      fresh({ as: people.reader }).then((page) =>
        goTo(page, '/', { '/api/events?**': { events: [], totalCount: 0, totalDisplayed: 0, epoch: 'empty', seq: 0 } }),
      ),
    rows: [
      [2, 'No Events Found', 'in place of the timeline', heading],
      [2, 'No timeline events match the current filters.', 'below it', text],
    ],
  },
];

checkTable([home, ...states, admins], addEvents);
