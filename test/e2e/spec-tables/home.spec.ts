import type { Analysis } from '@vigil/common/analysis';
import type { Source } from '@vigil/common/sources';
import { makeSource, makeThreatStatus } from '@vigil/common/testing/make';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { nextDraft } from '../../harness/drafts.ts';
import { absent, button, coloured, count, heading, part, text, within } from './find.ts';
import { checkTable, type Find, goTo, type Row, type Scene, type Stage } from './table.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const paper = (name: string, index: number) => ({
  item: `full-${index}`,
  source: `Paper ${name}`,
  url: `https://paper.example/${index}`,
  title: 'A headline',
  publishedAt: null,
});

const fullTitle = 'A fictional ferry with everything';
const hiddenTitle = 'A fictional event that is hidden';

/** Made when they are stored, so that their ages are true then. */
function makeEvents() {
  const full = nextDraft({
    title: fullTitle,
    summary: 'All that an event can show.',
    location: 'Port Amberly',
    eventType: 'military',
    urgencyLevel: 'critical',
    timestamp: ago(0.1),
    imageUrls: ['/gone.png', ...Array.from({ length: 6 }, (_, index) => `/favicon.svg?${index}`)],
    videoUrls: [
      'https://www.youtube.com/watch?v=abcdefghijk',
      'https://youtu.be/bbcdefghijk',
      'https://www.youtube.com/shorts/cbcdefghijk',
      'https://www.facebook.com/watch/?v=1234567890',
      'https://www.youtube.com/feed/library',
      'https://videos.example/film.mp4',
      ' ',
    ],
    reports: ['One', 'Two', 'Three', 'Four', 'Five'].map(paper),
  });
  const hidden = nextDraft({ title: hiddenTitle, timestamp: ago(3) });

  const others = [
    nextDraft({ title: 'A fictional minute', eventType: 'diplomatic', urgencyLevel: 'urgent', timestamp: ago(12.1) }),
    nextDraft({ title: 'A fictional hour', eventType: 'intelligence', urgencyLevel: 'high', timestamp: ago(185) }),
    nextDraft({
      eventType: 'economic',
      urgencyLevel: 'medium',
      timestamp: ago(300),
      imageUrls: [
        'https://pictures.example/app-store.png',
        'https://pictures.example/google-play.png',
        'https://pictures.example/download.png',
        'https://pictures.example/button.png',
        'pictures/relative.png',
        'images/favicon.svg',
        '/favicon.svg?a=1&amp;b=2',
      ],
    }),
    nextDraft({ eventType: 'humanitarian', urgencyLevel: 'low', timestamp: ago(400) }),
    ...Array.from({ length: 8 }, (_, index) => nextDraft({ timestamp: ago(500 + index) })),
  ];
  return { full, hidden, others };
}

/** One of every kind on the timeline, one of them hidden. */
async function addEvents({ vigil, people }: Stage): Promise<void> {
  const { full, hidden, others } = makeEvents();
  await vigil.stores.events.append([full, hidden, ...others]);
  await people.admin.client.call('hideEvent', { params: { id: hidden.eventId } });
}

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
    [4, 'Just now', 'age under a minute', timeOf(fullTitle)],
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
    [2, 'NO FEEDS', 'LIVE indicator of the timeline while no feed is read', within('Live Conflict Timeline', text)],
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
    [9, '4', 'thumbnails of a gallery', (page) => count(4, () => first(page).locator('img'))(page, '')],
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
    [2, 'Deleted', 'nothing hidden is shown to who is no administrator', absent((page) => at(page, hiddenTitle))],
    [2, 'Threat Level', 'card of the panel', heading],
    [2, "Today's Activity", 'card of the panel', heading],
    [2, 'events', "count of Today's Activity", within("Today's Activity", text)],
    [2, 'sources active', "count of Today's Activity", within("Today's Activity", text)],
    [2, 'Active Sources', 'grid of the panel', heading],
    [2, 'System Status', 'card of the panel', heading],
    [2, 'Degraded', 'badge of System Status while no feed is read', within('System Status', text)],
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

function threat(page: Page) {
  return page.getByRole('region', { name: 'Threat Level' }).locator('[data-level]');
}

function indicator(name: string): Find {
  return coloured((page) => page.getByRole('listitem').filter({ hasText: name }).locator('i'), 'backgroundColor');
}

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

const sample: Analysis = {
  id: '7',
  threatLevel: 'high',
  threatReason: 'one urgent event in the last 24 hours',
  threatAssessment: 'A fictional assessment.',
  keyPatterns: ['A fictional indicator.'],
  militaryProbability: 62,
  diplomacyProbability: 31,
  sentences: [],
  from: '2030-01-01T00:00:00.000Z',
  until: '2030-01-02T00:00:00.000Z',
  generatedAt: '2030-01-02T03:04:00.000Z',
  model: null,
};

type Fake = Omit<Partial<Analysis>, 'threatLevel'> & { threatLevel?: string };
const report = (analysis: Fake) => ({ '/api/analysis/latest': { ...sample, ...analysis } });

/** Goes home to this report at its level. Without a socket, since the server's own pushes would say another level. */
async function goToReport(whose: Promise<Page>, analysis: Fake): Promise<Page> {
  const page = await whose;
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await page.route('**/socket.io/**', (route) => route.abort());
  const { threatLevel: level, militaryProbability, diplomacyProbability } = { ...sample, ...analysis };
  const threat = { ...makeThreatStatus(), level, militaryProbability, diplomacyProbability };
  for (const [address, json] of Object.entries({ '/api/threat': threat, ...report(analysis) }))
    await page.route(`**${address}`, (route) => route.fulfill({ json }));
  await page.goto(new URL('/', page.url()).href);
  return page;
}

const inReport = (find: Parameters<typeof within>[1]) => within('Strategic Report', find);
const card = (page: Page) => page.getByRole('region', { name: 'Strategic Report' });

/** Three verses by the level and the closing one. */
const atLevel = (threatLevel: string, word: string, colour: string, verses: readonly string[]): Scene => ({
  name: `A report at ${threatLevel}`,
  open: ({ fresh, people }) => goToReport(fresh({ as: people.reader }), { threatLevel }),
  rows: [
    [4, word, 'threat badge of the panel', within('Threat Level', text)],
    [4, colour, 'colour of the threat badge of the panel', coloured(threat)],
    [4, word, 'threat badge of the report', inReport(text)],
    [4, colour, 'colour of the threat badge of the report', coloured((page) => card(page).locator('[data-level]'))],
    [2, '3 + 1', 'prayer points', count(4, (page) => card(page).locator('cite'))],
    ...[...verses, 'Numbers 6:26'].map((verse) => [2, verse, 'scripture of a prayer point', inReport(text)] as Row),
  ],
});

const calm = ['Psalm 34:14', 'Romans 12:18', 'Matthew 5:9'];
const levels: Scene[] = [
  atLevel('critical', 'Critical', 'red', ['Psalm 46:1', 'Psalm 46:9', 'Psalm 34:18']),
  atLevel('high', 'High', 'orange', ['Psalm 4:8', 'Proverbs 15:1', 'Psalm 147:3']),
  atLevel('elevated', 'Elevated', 'yellow', calm),
  atLevel('low', 'Low', 'green', calm),
  atLevel('severe', 'Unknown', 'grey', calm),
];

const titles =
  (...expected: string[]): Find =>
  async (page) => {
    await page.getByText('Strategic Intelligence Report').waitFor();
    await expect.poll(() => card(page).getByRole('heading', { level: 4 }).allTextContents()).toEqual(expected);
  };

const reports: Scene[] = [
  {
    name: 'A report with sections by name',
    open: ({ fresh, people }) =>
      goToReport(fresh({ as: people.reader }), {
        detailedAnalysis: {
          current_situation: 'Quiet.',
          outlook: 'Calm.',
          nested: { text: 'Nested.' },
          list: ['Listed.'],
        },
      }),
    rows: [
      [2, 'A fictional assessment.', 'assessment', inReport(text)],
      [2, 'Key Indicators', 'list', inReport(heading)],
      [2, 'A fictional indicator.', 'key indicator', inReport(text)],
      [2, 'Military Escalation Risk', 'bar', inReport(text)],
      [2, '62%', 'its percentage', inReport(text)],
      [2, 'Diplomatic Resolution Potential', 'bar', inReport(text)],
      [2, '31%', 'its percentage', inReport(text)],
      [2, 'Prayer Points', 'list', inReport(heading)],
      [2, 'Strategic Intelligence Report', 'the detailed report', inReport(heading)],
      [2, 'CLASSIFIED', 'mark of the detailed report', inReport(text)],
      [2, 'INTEL-0007', 'its id', inReport(text)],
      [2, '2 January 2030', 'the time when it was generated', inReport(part)],
      [
        4,
        'Current Situation',
        'underscores to spaces, capitalised; what is nested is skipped',
        titles('Current Situation', 'Outlook'),
      ],
      [4, 'green', 'Assessment indicator', indicator('Assessment')],
    ],
  },
  {
    name: 'A report with a long id and a text with titles',
    open: ({ reader }) =>
      goTo(
        reader,
        '/',
        report({ id: '12345', detailedAnalysis: '**First title**\nA sentence.\n\nSecond title\nAnother sentence.' }),
      ),
    rows: [
      [2, 'INTEL-12345', 'an id of more than four digits', inReport(text)],
      [
        4,
        'First title',
        'a bold-marked line, and a short capitalised one without a period',
        titles('First title', 'Second title'),
      ],
    ],
  },
  {
    name: 'A report of seven paragraphs',
    open: ({ reader }) =>
      goTo(
        reader,
        '/',
        report({ detailedAnalysis: Array.from({ length: 7 }, (_, index) => `paragraph ${index}.`).join('\n\n') }),
      ),
    rows: [
      [
        4,
        'Current Situation Analysis, Regional Impact Assessment, Strategic Implications, Risk Analysis, Recommendations, Analysis Section N',
        'default titles in their order',
        titles(
          'Current Situation Analysis',
          'Regional Impact Assessment',
          'Strategic Implications',
          'Risk Analysis',
          'Recommendations',
          'Analysis Section 6',
          'Analysis Section 7',
        ),
      ],
    ],
  },
  {
    name: 'A report of one long text',
    open: ({ reader }) =>
      goTo(reader, '/', report({ detailedAnalysis: 'the ferry is late today. '.repeat(96).trim() })),
    rows: [
      [
        9,
        '800',
        'characters of a piece, about',
        async (page) => {
          await page.getByText('Strategic Intelligence Report').waitFor();
          const pieces = card(page).locator('h4 ~ div');
          await expect.poll(() => pieces.count()).toBe(3);
          for (const piece of await pieces.allTextContents()) expect(Math.abs(piece.length - 800)).toBeLessThan(30);
        },
      ],
    ],
  },
];

const minutes = (age: number): Partial<Source> => ({ lastUpdate: ago(age) });
const feed = (name: string, given: Partial<Source>) => makeSource({ id: name, name, ...given });
const dotOf = (name: string): Find =>
  coloured((page) => page.getByRole('listitem').filter({ hasText: name }).locator('i'), 'backgroundColor');
const age =
  (name: string): Find =>
  (page, words) =>
    text(page.getByRole('listitem').filter({ hasText: name }), words);

const sources: Scene = {
  name: 'Active Sources',
  open: async ({ fresh, people, vigil }) => {
    const page = await fresh({ as: people.reader });
    const stats = await vigil.get('stats');
    // Nothing grows older while it is read.
    await page.clock.setFixedTime(Date.now());
    const scan = { startedAt: ago(13), finishedAt: ago(12.5), total: 7, done: 7, failed: 1, newEvents: 4 };
    return goTo(page, '/', {
      '/api/stats': { ...stats, scan },
      '/api/sources': [
        feed('Of now', minutes(0.5)),
        feed('Under five', minutes(4.8)),
        feed('Over five', minutes(5.1)),
        feed('Under fifteen', minutes(14.8)),
        feed('Over fifteen', minutes(15.1)),
        feed('Over an hour', minutes(130)),
        feed('Not active', { status: 'failing', ...minutes(1) }),
      ],
    });
  },
  rows: [
    [2, 'last scan 12m ago', 'last-scan time of the timeline', part],
    [4, 'Live', 'age label under one minute', age('Of now')],
    [4, '4m', 'age label in minutes', age('Under five')],
    [4, '2h', 'age label in hours', age('Over an hour')],
    [4, 'green', 'dot under 5 minutes', dotOf('Under five')],
    [4, 'yellow', 'dot from 5 minutes', dotOf('Over five')],
    [4, 'yellow', 'dot under 15 minutes', dotOf('Under fifteen')],
    [4, 'orange', 'dot from 15 minutes', dotOf('Over fifteen')],
    [
      4,
      'grey',
      'dot of a source that is not active',
      coloured((page) => page.getByRole('listitem').filter({ hasText: 'Not active' }).locator('i'), 'borderTopColor'),
    ],
  ],
};

const donation = (page: Page) => page.getByRole('region', { name: 'Donation' });
const inDonation = (find: Parameters<typeof within>[1]) => within('Donation', find);
const custom = (page: Page) => page.getByLabel('Custom amount in dollars');

const donations: Scene = {
  name: 'The donation card',
  open: ({ fresh, people }) =>
    fresh({ as: people.reader }).then((page) =>
      goTo(page, '/', { '/api/site': { isPublic: false, donations: true, captcha: 'off' } }),
    ),
  rows: [
    [2, 'one-time', 'what the gift is', inDonation(part)],
    [2, 'No donation is needed to keep using the platform free.', 'note', inDonation(part)],
    ...['$5', '$15 Recommended', '$25', '$50'].map(
      (preset) =>
        [
          9,
          preset,
          'preset',
          (page: Page) =>
            donation(page)
              .getByRole('button', { name: new RegExp(`^\\${preset.replace(' ', '\\s?')}$`) })
              .waitFor(),
        ] as Row,
    ),
    [
      9,
      '$1',
      'least custom amount',
      async (page) => await expect.poll(() => custom(page).getAttribute('min')).toBe('1'),
    ],
    [
      9,
      '0.01',
      'step of the custom amount',
      async (page) => await expect.poll(() => custom(page).getAttribute('step')).toBe('0.01'),
    ],
    [
      5,
      'the button is disabled',
      'when the amount is empty',
      async (page) => {
        await expect.poll(() => page.getByRole('button', { name: 'Donate', exact: true }).isDisabled()).toBe(true);
      },
    ],
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

checkTable([home, ...levels, ...reports, sources, donations, ...states, admins], addEvents);
