import type { Analysis, Sentence, ThreatLevel } from '@vigil/common/analysis';
import { makeThreatStatus } from '@vigil/common/testing/make';
import type { ThreatStatus } from '@vigil/common/threat';
import { makeStatement } from '@vigil/server/testing/make';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { untilLive } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { expectToast, failCall, type View } from '../harness/visit.ts';

let vigil: Vigil;
let admin: Member;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  admin = await makeUser(vigil, { isAdmin: true });
  return vigil;
});

const open = (path: string, view?: View) => openPage(path, view);

/** Opens the home screen with this as the latest analysis, and with its level as the one of the moment unless `now` differs. */
async function openWith(analysis: Partial<Analysis>, view?: View, now: Partial<ThreatStatus> = {}) {
  const json = { ...sample, ...analysis };
  const { threatLevel: level, threatReason: reason, militaryProbability, diplomacyProbability } = json;
  const status = { ...makeThreatStatus(), level, reason, militaryProbability, diplomacyProbability, ...now };
  const page = await open('/', {
    ...view,
    before: async (page) => {
      // Otherwise the server's own pushes would say another level.
      await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
      await page.route('**/socket.io/**', (route) => route.abort());
      await page.route('**/api/threat', (route) => route.fulfill({ json: status }));
      await page.route('**/api/analysis/latest', (route) => route.fulfill({ json }));
    },
  });
  await card(page).getByText('Prayer Points').waitFor();
  return page;
}

const card = (page: Page) => page.getByRole('region', { name: 'Strategic Report' });
const threat = (page: Page) => page.getByRole('region', { name: 'Threat Level' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const paper = (page: Page) => card(page).getByText('INTEL-').locator('xpath=ancestor::header/..');

const statement = (text: string, origins: number, eventIds = ['gone']): Sentence => ({
  text,
  section: 'assessment',
  eventIds,
  origins,
  depth: 'main',
});

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

describe('a quote in the report', () => {
  it('has its marks, its language, its gloss and a link to its item, and the table what was counted', async () => {
    const title = 'انبار بندر سوخت';
    const quoted = [
      {
        item: 'i-1',
        title,
        lang: 'fa' as const,
        gloss: 'Attack, in Port Amberly',
        source: 'Example Wire',
        url: 'https://wire.example/1',
        at: '2030-01-02T01:00:00.000Z',
      },
    ];
    const quote = { form: 'event' as const, quoted, others: ['Sample News'], more: 2, notes: ['toll 7 to 8'] };
    const until = { until: '2030-01-02T00:00:00.000Z' };
    const row = {
      name: 'counted' as const,
      kind: 'attack',
      country: 'Iran',
      last: 12,
      before: 5,
      week: 3.2,
      ...until,
    };
    const counted =
      'Attacks in Iran: 12 in the last 24 hours, 5 in the 24 hours before and 3.2 a day in the week before.';
    const page = await openWith({
      sentences: [
        { ...statement('A fictional quote.', 4), kind: 'quote', quote },
        { ...statement(counted, 4), section: 'counted', kind: 'template', template: row },
      ],
    });
    const shown = card(page).locator('q[lang]');
    expect([await shown.textContent(), await shown.getAttribute('lang'), await shown.getAttribute('dir')]).toEqual([
      title,
      'fa',
      'auto',
    ]);
    const link = card(page).getByRole('link', { name: /^Example Wire/ });
    expect(await link.getAttribute('href')).toBe('https://wire.example/1');
    const text = await card(page).innerText();
    expect(text).toContain('[by the reader: Attack, in Port Amberly]');
    expect(text).toContain('(with Sample News and 2 more; toll 7 to 8).');
    const cells = card(page)
      .getByRole('row', { name: /^Attacks in Iran/ })
      .getByRole('cell');
    expect(await cells.allTextContents()).toEqual(['12', '5', '3.2']);
  });
});

/** News that a report can be written about. */
async function addNews() {
  const draft = nextDraft({
    title: 'Iran fires missiles at Haifa',
    // What is announced for a later time is no evidence.
    timestamp: new Date().toISOString(),
    location: 'Haifa, Israel',
    urgencyLevel: 'critical',
    reports: ['Courier', 'Herald'].map((source) => ({
      item: `news-${source}`,
      source,
      url: `https://${source.toLowerCase()}.example/haifa`,
      title: `Iran fires missiles at Haifa, says the ${source}`,
      publishedAt: null,
      statement: makeStatement({ kind: 'attack', by: ['ir'], on: ['il'], country: 'il' }),
    })),
  });
  await vigil.stores.events.append([draft]);
}

// First, while there is none.
describe('the home screen without an analysis', () => {
  it("the card says 'No Analysis Available', the level is unknown, the Assessment yellow", async () => {
    const page = await open('/');
    await card(page).getByText('No Analysis Available').waitFor();
    await threat(page).getByText('Unknown').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Assessment' }).getByText('None yet').waitFor();
    await expect.poll(() => button(page, 'Generate Strategic Report').count()).toBe(0);
  });

  it("an administrator generates it: 'Generating...', then 'AI Analysis Generated', and every open page shows it", async () => {
    await addNews();
    const [page, reader] = [await open('/', { as: admin }), await open('/')];
    await card(reader).getByText('No Analysis Available').waitFor();
    await untilLive(reader);
    let letGo = () => {};
    const isHeld = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/analysis/generate', async (route) => {
      await isHeld;
      await route.continue();
    });
    await button(page, 'Generate Strategic Report').click();
    await button(page, 'Generating...').waitFor();
    letGo();
    await expectToast(page, 'AI Analysis Generated', 'by rules');
    for (const one of [page, reader]) {
      await threat(one).getByText('Critical', { exact: true }).waitFor();
      await card(one).getByText('Rule-based').waitFor();
    }
    await page.getByRole('listitem').filter({ hasText: 'Assessment' }).getByText('Made').waitFor();
    await button(page, 'Detailed Report').click();
    await expectToast(page, 'Detailed Report Generated');
    await paper(reader).getByText('CLASSIFIED').waitFor();
    expect(page.complaints).toEqual([]);
  });
});

describe('the Strategic Report', () => {
  it('shows the assessment, who wrote it, the key indicators and two bars', async () => {
    const page = await openWith({});
    for (const words of ['A fictional assessment.', 'Rule-based', 'A fictional indicator.', '62%', '31%'])
      await card(page).getByText(words, { exact: true }).waitFor();
    await card(page).getByText('Military Escalation Risk').waitFor();
    await card(page).getByText('Diplomatic Resolution Potential').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Assessment' }).getByText('Made').waitFor();
  });

  it('calls a base rate usual, without a bar', async () => {
    const page = await openWith({ usual: ['diplomacy'] });
    await card(page).getByText('usual 31%', { exact: true }).waitFor();
    await card(page).getByText('62%', { exact: true }).waitFor();
    const bars = (label: string) => card(page).getByText(label, { exact: true }).locator('xpath=..').locator('i');
    expect(await bars('Military Escalation Risk').count()).toBe(1);
    expect(await bars('Diplomatic Resolution Potential').count()).toBe(0);
  });

  it('keeps the level and the percentages of its hour while the present ones move on', async () => {
    const now: Partial<ThreatStatus> = {
      level: 'low',
      reason: 'no event',
      militaryProbability: 27,
      diplomacyProbability: 12,
    };
    const page = await openWith({}, {}, now);
    await threat(page).getByText('Low', { exact: true }).waitFor();
    await card(page).getByText('High', { exact: true }).waitFor();
    await card(page)
      .getByText(/^At \d+ \w+ \d{4}, \d\d:\d\d: One urgent event/)
      .waitFor();
    for (const percent of ['62%', '31%']) await card(page).getByText(percent, { exact: true }).waitFor();
    await card(page).getByText('Psalm 4:8').waitFor();
    await card(page).getByText('What these percentages mean').click();
    await card(page)
      .getByText(/^Now \d+% that this comes true/)
      .first()
      .waitFor();
  });

  it('says which model wrote it', async () => {
    const page = await openWith({ model: 'fictional-1' });
    await card(page).getByText('AI-generated · fictional-1').waitFor();
  });

  it.each([
    ['critical', 'Critical', 'Psalm 46:1'],
    ['high', 'High', 'Psalm 4:8'],
    ['elevated', 'Elevated', 'Psalm 34:14'],
    ['low', 'Low', 'Psalm 34:14'],
    ['severe', 'Unknown', 'Psalm 34:14'],
  ])('at %s the badge reads %s and four prayer points fit it', async (threatLevel, word, scripture) => {
    const page = await openWith({ threatLevel: threatLevel as ThreatLevel });
    await threat(page).getByText(word, { exact: true }).waitFor();
    await card(page).getByText(word, { exact: true }).waitFor();
    await expect
      .poll(() => card(page).locator('cite').allTextContents())
      .toEqual([scripture, expect.any(String), expect.any(String), 'Numbers 6:26']);
  });

  it('has the detailed report as titled sections, its number and its time', async () => {
    const page = await openWith({
      detailedAnalysis: {
        risk_analysis: 'Fictional risks.',
        nested: { text: 'Not shown.' },
        regional_outlook: 'Calm.',
      },
    });
    const titles = paper(page).getByRole('heading', { level: 4 });
    await expect.poll(() => titles.allTextContents()).toEqual(['Risk Analysis', 'Regional Outlook']);
    await paper(page).getByText('INTEL-0007').waitFor();
    await paper(page).getByText('2 January 2030').waitFor();
    await expect.poll(() => card(page).getByText('Not shown.').count()).toBe(0);
  });

  it('opens the events of a statement', async () => {
    await addNews();
    await admin.client.call('generateAnalysis');
    const page = await open('/');
    await card(page).getByRole('button', { name: 'Event 1', exact: true }).first().click();
    await card(page).getByText('Iran fires missiles at Haifa', { exact: true }).waitFor();
    const link = await card(page).getByRole('link', { name: 'Read the report' }).getAttribute('href');
    expect(link).toMatch(/^https:\/\/(courier|herald)\.example\/haifa$/);
  });

  it('opens what an event was merged into since, and says so when it is gone', async () => {
    const drafts = [nextDraft(), nextDraft({ title: 'The fictional event that stayed' })] as const;
    await vigil.stores.events.append([...drafts]);
    const [id, into] = drafts.map(({ eventId }) => eventId);
    await admin.client.call('mergeEvents', { params: { id: id ?? '' }, body: { into: into ?? '' } });
    const page = await openWith({ sentences: [statement('Two papers say it.', 2, [id ?? '', 'gone'])] });
    await button(page, 'Event 1').first().click();
    await card(page).getByText('The fictional event that stayed', { exact: true }).waitFor();
    await button(page, 'Event 2').first().click();
    await card(page).getByText('Event gone cannot be shown').waitFor();
  });

  it('shows visitors what two sources say, and the rest for the asking', async () => {
    const sentences = [statement('Two papers say it.', 2), statement('One paper says it.', 1)];
    const page = await openWith({ sentences });
    await card(page).getByText('Two papers say it.').waitFor();
    await expect.poll(() => card(page).getByText('One paper says it.').count()).toBe(0);
    await button(page, 'Show balanced').click();
    await card(page).getByText('One paper says it.').waitFor();
  });
});

describe('a report without a statement of two sources', () => {
  const weak = (section: Sentence['section']) => ({ ...statement(`One paper says it of ${section}.`, 1), section });

  it('says once what is missing, and what would show more', async () => {
    const sentences = [weak('assessment'), weak('patterns'), weak('patterns')];
    const page = await openWith({ sentences }, { as: await makeUser(vigil) });
    const lack = 'No statement of this report has two independent sources. 3 statements have one source.';
    await card(page).getByText(lack).waitFor();
    expect(
      await card(page)
        .getByText(/No statement/)
        .count(),
    ).toBe(1);
    await expect.poll(() => card(page).getByText('Key Indicators').count()).toBe(0);
    expect(await card(page).getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
    await button(page, 'Show balanced').click();
    await card(page).getByText('One paper says it of assessment.').waitFor();
    await expect.poll(() => card(page).getByText(lack).count()).toBe(0);
  });

  it('does not send visitors to settings that they do not have', async () => {
    const page = await openWith({ sentences: [weak('assessment')], keyPatterns: [] });
    await card(page)
      .getByText('No statement of this report has two independent sources. One has one source.')
      .waitFor();
    await expect.poll(() => card(page).getByRole('link', { name: 'Settings' }).count()).toBe(0);
    await button(page, 'Show balanced').click();
    await card(page).getByText('One paper says it of assessment.').waitFor();
  });
});

describe('the System Controls', () => {
  it.each([
    ['Generate Analysis', 'AI Analysis Generated'],
    ['Generate Detailed Report', 'Detailed Report Generated'],
    ['Generate Balance of Power', 'Balance of Power Updated'],
  ])('%s: %s', async (name, title) => {
    await addNews();
    await admin.client.call('generateAnalysis');
    const page = await open('/admin?tab=system', { as: admin });
    await button(page, name).click();
    await expectToast(page, title);
  });

  it.each([
    {
      name: 'Generate Analysis',
      path: '/api/analysis/generate',
      title: 'Analysis Failed',
      description: 'Failed to generate AI analysis. Please try again.',
    },
    {
      name: 'Generate Detailed Report',
      path: '/api/analysis/detailed',
      title: 'Report Generation Failed',
      description: 'Failed to generate detailed report. Please try again.',
    },
    {
      name: 'Generate Balance of Power',
      path: '/api/admin/generate-balance-of-power',
      title: 'Analysis Generation Failed',
      description: 'Failed to generate the balance of power. Please try again.',
    },
  ])('$name, in vain: $title', async ({ name, path, title, description }) => {
    const page = await open('/admin?tab=system', { as: admin });
    await failCall(page, { method: 'POST', path: `**${path}` });
    await button(page, name).click();
    await expectToast(page, title, description);
    await failCall(page, { method: 'POST', path: `**${path}`, error: 'The model did not answer in time.' });
    await button(page, name).click();
    await page.getByText('Nothing was changed: The model did not answer in time.').waitFor();
    await expectToast(page, title);
  });
});
