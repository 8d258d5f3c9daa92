import type { Analysis } from '@vigil/common/analysis';
import { makeThreatStatus } from '@vigil/common/testing/make';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { coloured, count, heading, part, text, within } from './find.ts';
import { indicator, threat } from './home-events.ts';
import { checkTable, type Find, goTo, type Row, type Scene } from './table.ts';

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

checkTable([...levels, ...reports]);
