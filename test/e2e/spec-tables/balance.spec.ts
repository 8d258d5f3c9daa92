import type { Balance, FactorName } from '@vigil/common/balance';
import { makeTrustedSource } from '@vigil/common/testing/make';
import type { TrustedSource } from '@vigil/common/trusted-sources';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, choices, coloured, count, field, heading, holds, part, text, within } from './find.ts';
import { checkTable, type Find, goTo, type Scene } from './table.ts';

const even = { israel: 50, iran: 50, description: 'Fictional and even.', contributions: [] };
const keyFactors: Record<FactorName, Balance['keyFactors'][FactorName]> = {
  military: { ...even, israel: 71, iran: 29, description: 'A fictional figure.' },
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
  moves: [],
  createdAt: '2030-01-02T03:04:00.000Z',
  analysisDate: '2030-01-02T03:04:00.000Z',
};
const fake = (balance: Partial<Balance>) => ({ '/api/balance-of-power': { ...sample, ...balance } });
const inBalance = (find: Parameters<typeof within>[1]) => within('Strategic Balance', find);
const unavailable =
  'Balance of Power analysis is not available. Admin users can generate updated assessments from the System Controls page.';

const balance: Scene = {
  name: 'Balance of Power',
  open: ({ reader }) => goTo(reader, '/balance-of-power', fake({})),
  rows: [
    [2, 'Balance of Power Analysis', 'heading', heading],
    [2, 'A fictional disclaimer.', 'disclaimer banner', text],
    [2, 'Strategic Balance', 'card', heading],
    [2, 'Last updated', 'time of the card', inBalance(part)],
    [2, '2 January 2030', 'its last updated time', inBalance(part)],
    [2, 'Iran', 'side', inBalance(heading)],
    [2, 'Israel', 'side', inBalance(heading)],
    [2, 'Conflict Outcome Probability', 'card', heading],
    [
      2,
      '71% and 29%',
      'percentages of a factor',
      async (page) => {
        await expect.poll(() => page.getByRole('article').first().innerText()).toMatch(/Israel\s+71%[\s\S]*Iran\s+29%/);
      },
    ],
    [2, 'A fictional figure.', 'description of a factor', text],
    [2, 'Key Events Influencing Analysis', 'list', heading],
    [2, 'A fictional event of the balance', 'its event', text],
  ],
};

const side = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Strategic Balance' })
    .locator('div')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .last();
const ofSide =
  (name: string): Find =>
  (page, words) =>
    text(side(page, name), words);
const colourOf = (name: string) => coloured((page) => side(page, name).locator('[data-colour]'));

/** At the ends of each step of the labels, and of the colours. */
const steps: [israel: number, label: string, colour: string, iran: number, otherLabel: string, otherColour: string][] =
  [
    [80, 'Critical Advantage', 'green', 79, 'Strong Advantage', 'green'],
    [65, 'Strong Advantage', 'yellow', 64, 'Moderate Advantage', 'yellow'],
    [55, 'Moderate Advantage', 'yellow', 54, 'Slight Advantage', 'yellow'],
    [45, 'Slight Advantage', 'red', 44, 'Disadvantage', 'red'],
    [70, 'Strong Advantage', 'green', 69, 'Strong Advantage', 'yellow'],
    [50, 'Slight Advantage', 'yellow', 49, 'Slight Advantage', 'red'],
  ];

const advantages: Scene[] = steps.map(([israel, label, colour, iran, otherLabel, otherColour]) => ({
  name: `Advantages of ${israel} and ${iran} percent`,
  open: ({ reader }) => goTo(reader, '/balance-of-power', fake({ israelAdvantage: israel, iranAdvantage: iran })),
  rows: [
    [4, label, `at ${israel} percent`, ofSide('Israel')],
    [4, colour, `at ${israel} percent`, colourOf('Israel')],
    [4, otherLabel, `at ${iran} percent`, ofSide('Iran')],
    [4, otherColour, `at ${iran} percent`, colourOf('Iran')],
  ],
}));

const balanceStates: Scene[] = [
  {
    name: 'A balance on its way',
    open: async ({ fresh, people }) => {
      const page = await fresh({ as: people.reader });
      await page.route('**/api/balance-of-power', () => {});
      await page.goto(new URL('/balance-of-power', page.url()).href);
      return page;
    },
    rows: [
      [2, 'Loading strategic assessment...', 'beside the placeholders', text],
      [2, '4', 'placeholder cards', count(4, (page) => page.locator('main [aria-hidden=true] > div'))],
    ],
  },
  {
    name: 'No balance',
    open: ({ reader }) => goTo(reader, '/balance-of-power', { '/api/balance-of-power': null }),
    rows: [[2, unavailable, 'warning', text]],
  },
];

const entry = (name: string, given: Partial<TrustedSource>) => makeTrustedSource({ id: name, name, ...given });
const list = [
  entry('Ninety', { reliability: 90, category: 'news' }),
  entry('Eighty-nine', { reliability: 89, category: 'government' }),
  entry('Eighty', { reliability: 80, category: 'military' }),
  entry('Seventy-nine', { reliability: 79, category: 'intelligence' }),
  entry('Seventy', { reliability: 70, category: 'other' }),
  entry('Sixty-nine', { reliability: 69, category: 'other' }),
];
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const inCard =
  (name: string, find: (place: ReturnType<typeof card>, words: string) => Promise<unknown>): Find =>
  (page, words) =>
    find(card(page, name), words);
const variant =
  (name: string): Find =>
  async (page, words) => {
    await expect.poll(() => card(page, name).getByTitle('Reliability').getAttribute('data-reliability')).toBe(words);
  };

const trusted: Scene = {
  name: 'Trusted Sources',
  open: ({ reader }) => goTo(reader, '/sources', { '/api/trusted-sources': list }),
  rows: [
    [2, 'Trusted Sources', 'title', heading],
    [2, 'Publishers, institutions and archives worth consulting, with how far we rely on each.', 'subtitle', text],
    [2, 'Ninety', 'name of a card', heading],
    [2, 'News', 'category badge', inCard('Ninety', text)],
    [2, '90%', 'reliability badge', inCard('Ninety', part)],
    [2, 'A fictional institute.', 'description', inCard('Ninety', text)],
    [
      2,
      'icon',
      'of the category, each in its colour',
      async (page) => {
        const icons = page.locator('article svg[data-category]');
        const looks = () =>
          icons.evaluateAll((all) => all.slice(0, 5).map((one) => getComputedStyle(one).color + one.innerHTML));
        await expect.poll(async () => new Set(await looks()).size).toBe(5);
      },
    ],
    [2, 'Visit Source', 'link', inCard('Ninety', part)],
    [4, 'secondary', 'reliability badge at 89', variant('Eighty-nine')],
    [4, 'outline', 'reliability badge at 79', variant('Seventy-nine')],
  ],
};

const trustedStates: Scene[] = [
  {
    name: 'No trusted sources',
    open: ({ reader }) => goTo(reader, '/sources', { '/api/trusted-sources': [] }),
    rows: [
      [2, 'No sources found', 'in place of the grid', heading],
      [2, 'No trusted sources have been added yet.', 'below it', text],
    ],
  },
];

const dialog = (page: Page) => page.getByRole('dialog');
const trustedAdmin: Scene = {
  name: 'The dialog that adds a trusted source',
  open: async ({ admin }) => {
    const page = await goTo(admin, '/sources', { '/api/trusted-sources': list });
    await page.getByRole('button', { name: 'Add Source', exact: true }).click();
    return page;
  },
  rows: [
    [2, 'Add Trusted Source', 'title of the dialog', (page, words) => heading(dialog(page), words)],
    [2, 'Add a new trusted source for reference', 'subtitle of the dialog', text],
    [2, 'Name', 'field', field],
    [2, 'Description', 'field', field],
    [2, 'URL', 'field', field],
    [
      2,
      'https://example.com',
      'placeholder of the URL',
      (page, words) => page.getByPlaceholder(words, { exact: true }).waitFor(),
    ],
    [2, 'Category', 'field', field],
    [2, 'news, analysis, government, military, intelligence, other', 'categories', choices('Category')],
    [2, 'Reliability (%)', 'field', field],
    [2, 'Public Source', 'switch', field],
    [2, 'Make this source visible to all users', 'below the switch', text],
    [2, 'Cancel', 'button', (page, words) => button(dialog(page), words)],
    [2, 'Add Source', 'button of the dialog', (page, words) => button(dialog(page), words)],
    [4, '', 'name of the empty form', holds('Name')],
    [
      9,
      '1 to 100',
      'range of the reliability',
      async (page) => {
        const input = page.getByLabel('Reliability (%)');
        await expect
          .poll(async () => [
            await input.getAttribute('type'),
            await input.getAttribute('min'),
            await input.getAttribute('max'),
          ])
          .toEqual(['number', '1', '100']);
      },
    ],
  ],
};

const plain = { name: 'Without a word more', url: 'https://plain.example/', category: 'news' };

const stored: Scene = {
  name: 'A trusted source of which nothing else is said',
  open: async ({ admin, people }) => {
    await people.admin.client.call('addTrustedSource', { body: plain });
    return goTo(admin, '/sources');
  },
  rows: [
    [9, '100%', 'reliability as it is stored', inCard(plain.name, part)],
    [
      9,
      'public',
      'as it is stored',
      async (page) => await expect.poll(() => card(page, plain.name).getByText('Private').count()).toBe(0),
    ],
  ],
};

checkTable([balance, ...advantages, ...balanceStates, trusted, ...trustedStates, trustedAdmin, stored]);
