import type { Article } from '@vigil/common/articles';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { makeUser } from '../../harness/client.ts';
import { button, choices, click, field, heading, holds, isOn, says, saysWithout, tab, text, within } from './find.ts';
import { type Find, goTo, type Row, type Scene, type Stage } from './table.ts';

const form = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const refuse = { error: 'A reason.' };
const because = (title: string) => ({ ...refuse, said: `${title} - A reason.` });

/** Fills and chooses by label within a part, and sends. */
const send = (where: string, name: string, values: Record<string, string>) => async (page: Page) => {
  for (const [label, value] of Object.entries(values)) {
    const input = form(page, where).getByLabel(label, { exact: true });
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption(value);
    else await input.fill(value);
  }
  await form(page, where).getByRole('button', { name, exact: true }).click();
};

/** What a reply of the server would be, without one. */
const answered =
  (method: string, address: string, json: unknown, act: (page: Page) => Promise<unknown>, said?: string): Find =>
  async (page, words) => {
    await page.route(`**${address}`, (route) =>
      route.request().method() === method ? route.fulfill({ json }) : route.fallback(),
    );
    await says(act, said)(page, words);
    await page.unroute(`**${address}`);
  };

const manual = 'Create a manual event';
const written = { Title: 'A fictional lane is closed', Summary: 'Ships wait for six hours.' };
const types = 'military, diplomatic, intelligence, economic, humanitarian, cyber, other';
const levels = 'critical, urgent, high, medium, low';
const offered =
  (where: string, label: string): Find =>
  async (page, words) => {
    const options = form(page, where).getByLabel(label, { exact: true }).locator('option:not([value=""])');
    await expect
      .poll(async () => (await options.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).join(', '))
      .toBe(words);
  };

const events: Scene = {
  name: 'Event Management',
  open: ({ admin }) => goTo(admin, '/admin'),
  rows: [
    [2, 'Admin Panel', 'title', heading],
    [2, 'Event Management', 'tab', tab],
    [2, 'System Controls', 'tab', tab],
    [2, 'User Management', 'tab', tab],
    [2, 'Source Management', 'tab', tab],
    [2, manual, 'part', heading],
    ...[
      'Title',
      'Summary',
      'Event type',
      'Urgency',
      'Location',
      'Sources',
      'Source URLs',
      'Image URLs',
      'Video URLs',
    ].map((label) => [2, label, 'field of a manual event', within(manual, field)] as Row),
    [2, types, 'event types', offered(manual, 'Event type')],
    [2, levels, 'urgency levels', offered(manual, 'Urgency')],
    [
      5,
      'disabled',
      'the create button without title and summary',
      async (page) => {
        await expect
          .poll(() => form(page, manual).getByRole('button', { name: 'Create Event' }).isDisabled())
          .toBe(true);
      },
    ],
    [
      5,
      'Failed to create event - All fields are required for manual event creation',
      'title and summary alone',
      says(send(manual, 'Create Event', written)),
    ],
    [
      5,
      'Failed to create event - All fields are required for manual event creation',
      'no location',
      says(send(manual, 'Create Event', { 'Event type': 'economic', Urgency: 'high' })),
    ],
    [
      8,
      'Failed to create event - {server message}',
      'refused',
      saysWithout(
        ['POST', '/api/events'],
        send(manual, 'Create Event', { Location: 'Strait' }),
        because('Failed to create event'),
      ),
    ],
    [
      8,
      'Failed to create event - Please try again.',
      'no answer',
      saysWithout(['POST', '/api/events'], click('Create Event')),
    ],
    [
      5,
      'trimmed, empty items dropped',
      'lists with commas',
      async (page) => {
        const sent = page.waitForRequest(
          (request) => request.method() === 'POST' && request.url().endsWith('/api/events'),
        );
        await send(manual, 'Create Event', { Sources: ' First Paper, ,Second Wire ,' })(page);
        expect((await sent).postDataJSON().sources).toEqual(['First Paper', 'Second Wire']);
      },
    ],
    [8, 'Event created', 'created', says(async () => {})],
  ],
};

const desk = 'Add an article';
const article: Article = {
  url: 'https://paper.example/article',
  title: 'Envoys agree on a fictional agenda',
  summary: 'A fictional summary.',
  text: 'A fictional text.',
  siteName: 'The Example Paper',
  byline: '',
  language: 'en',
  publishedAt: '2025-01-02T03:04:00.000Z',
  imageUrls: [],
  videoUrls: [],
  eventType: 'diplomatic',
  urgencyLevel: 'medium',
  location: 'Neutral City',
  place: null,
  judgedBy: 'rules',
  relevant: true,
};
const video = (page: Page) => form(page, desk).getByLabel('Video URL', { exact: true });
const media = (page: Page) => form(page, desk).getByRole('list', { name: 'Media to add' }).getByRole('listitem');

const articles: Scene = {
  name: 'An article',
  open: ({ admin }) => goTo(admin, '/admin'),
  rows: [
    [2, desk, 'part', heading],
    ...['Article URL', 'Event type', 'Urgency', 'Location'].map(
      (label) => [2, label, 'field', within(desk, field)] as Row,
    ),
    [2, 'Analyze', 'button', within(desk, button)],
    [5, 'Analysis Failed - Article URL is required', 'no address', says(click('Analyze'))],
    [
      8,
      'Analysis Failed - Unable to analyze article. Please check the URL and try again.',
      'no answer',
      saysWithout(['POST', '/api/admin/analyze-article'], send(desk, 'Analyze', { 'Article URL': article.url })),
    ],
    [8, 'Article Analyzed', 'read', answered('POST', '/api/admin/analyze-article', article, click('Analyze'))],
    [2, 'Images or videos', 'files to add', within(desk, field)],
    [2, 'Video URL', 'field', within(desk, field)],
    [
      5,
      'dropped',
      'an empty video URL',
      async (page) => {
        await video(page).fill('  ');
        await video(page).press('Enter');
        await expect.poll(() => media(page).count()).toBe(0);
      },
    ],
    [
      2,
      'Enter',
      'adds a video URL',
      async (page) => {
        await video(page).fill('https://youtu.be/abcdefghijk');
        await video(page).press('Enter');
        await media(page).getByText('https://youtu.be/abcdefghijk').waitFor();
      },
    ],
    [2, 'Add to timeline', 'button', within(desk, button)],
    [
      8,
      'Creation Failed - Unable to create timeline event. Please try again.',
      'no answer',
      saysWithout(['POST', '/api/admin/create-timeline-event'], click('Add to timeline')),
    ],
    [8, 'Timeline Updated', 'added', says(click('Add to timeline'))],
    [4, 'Article URL', 'the form of the next article', within(desk, field)],
  ],
};

const verdicts = {
  summary: { total: 3, successful: 2, failed: 1 },
  results: [],
};

const system: Scene = {
  name: 'System Controls',
  open: ({ admin }) => goTo(admin, '/admin?tab=system'),
  rows: [
    [2, 'Generate Analysis', 'button', button],
    [2, 'Generate Detailed Report', 'button', button],
    [2, 'Generate Balance of Power', 'button', button],
    [2, 'Scan interval', 'field', field],
    [2, 'Test all feeds', 'button', button],
    [9, '5, 10, 15, 30, 60, 120', 'scan intervals in minutes', choices('Scan interval')],
    [9, '15', 'scan interval at first', holds('Scan interval')],
    [9, 'enabled', 'scheduled scans at first', isOn('Scheduled scans', true)],
    [8, 'Settings Updated', 'scan settings saved', says(click('Save Settings'))],
    [
      8,
      'Update Failed - Failed to update scan settings. Please try again.',
      'scan settings not saved',
      saysWithout(['POST', '/api/admin/scan-settings'], click('Save Settings'), refuse),
    ],
    [
      8,
      'Source Testing Complete - Tested N sources: X working, Y failed',
      'tested',
      answered(
        'POST',
        '/api/admin/test-sources',
        verdicts,
        click('Test all feeds'),
        'Source Testing Complete - Tested 3 sources: 2 working, 1 failed',
      ),
    ],
    [
      8,
      'Source Testing Failed',
      'not tested',
      saysWithout(['POST', '/api/admin/test-sources'], click('Test all feeds')),
    ],
    [
      8,
      'Analysis Failed - Failed to generate AI analysis. Please try again.',
      'not generated',
      saysWithout(['POST', '/api/analysis/generate'], click('Generate Analysis'), refuse),
    ],
    [
      8,
      'Report Generation Failed - Failed to generate detailed report. Please try again.',
      'not generated',
      saysWithout(['POST', '/api/analysis/detailed'], click('Generate Detailed Report'), refuse),
    ],
    [
      8,
      'Analysis Generation Failed',
      'the balance of power, not generated',
      saysWithout(['POST', '/api/admin/generate-balance-of-power'], click('Generate Balance of Power')),
    ],
    [8, 'Balance of Power Updated', 'generated', says(click('Generate Balance of Power'))],
  ],
};

/** Whom the scene changes and deletes. */
export async function addUser({ vigil }: Stage): Promise<void> {
  await makeUser(vigil, { username: 'delia' });
}
const row = (page: Page) => form(page, 'User list').getByRole('listitem').filter({ hasText: 'delia' });
const inRow = (name: string) => (page: Page) => row(page).getByRole('button', { name, exact: true }).click();
const remove = async (page: Page) => {
  await inRow('Delete')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete user' }).click();
};
const scrolls =
  (name: string): Find =>
  async (page) => {
    const area = page.getByRole('region', { name, exact: true });
    await area.waitFor();
    const look = await area.evaluate((element) => [
      getComputedStyle(element).overflowY,
      getComputedStyle(element).maxHeight,
    ]);
    expect(look[0]).toBe('auto');
    expect(look[1]).not.toBe('none');
  };

const users: Scene = {
  name: 'User Management',
  open: ({ admin }) => goTo(admin, '/admin?tab=users'),
  rows: [
    [2, 'total users', 'count', text],
    [2, 'administrators', 'count', text],
    [9, 'recent signups (last 30 days)', 'count', text],
    [2, 'limited height', 'of the user list', scrolls('User list')],
    [2, 'Grant admin', 'button', (page, words) => button(row(page), words)],
    [
      8,
      'Failed to update user - {server message}',
      'refused',
      saysWithout(['PATCH', '/api/admin/users/*/admin-status'], inRow('Grant admin'), because('Failed to update user')),
    ],
    [8, 'User updated', 'granted', says(inRow('Grant admin'))],
    [4, 'Revoke admin', 'button for another administrator', (page, words) => button(row(page), words)],
    [8, 'User updated', 'revoked', says(inRow('Revoke admin'))],
    [4, 'Grant admin', 'button for a regular user', (page, words) => button(row(page), words)],
    [
      8,
      'Failed to delete user - {server message}',
      'refused',
      saysWithout(['DELETE', '/api/admin/users/*'], remove, because('Failed to delete user')),
    ],
    [
      8,
      'Failed to update user - Please try again.',
      'no answer',
      saysWithout(['PATCH', '/api/admin/users/*/admin-status'], inRow('Grant admin')),
    ],
    [
      8,
      'Failed to delete user - Please try again.',
      'no answer',
      saysWithout(['DELETE', '/api/admin/users/*'], remove),
    ],
    [8, 'User deleted', 'deleted', says(remove)],
    [2, 'delia', 'no longer listed', (page) => row(page).waitFor({ state: 'detached' })],
  ],
};

const add = 'Add a source';
const source = (page: Page) => form(page, 'Source list').getByRole('listitem').filter({ hasText: 'Harbour Courier' });
const removeSource = (page: Page) => source(page).getByRole('button', { name: 'Delete Harbour Courier' }).click();

const sources: Scene = {
  name: 'Source Management',
  open: ({ admin }) => goTo(admin, '/admin?tab=sources'),
  rows: [
    [2, 'Source name', 'field', within(add, field)],
    [2, 'RSS URL', 'field', within(add, field)],
    [2, 'Add Source', 'button', within(add, button)],
    [5, 'Missing information - Please provide both source name and URL', 'nothing given', says(click('Add Source'))],
    [
      5,
      'Missing information - Please provide both source name and URL',
      'a name of blanks alone',
      says(send(add, 'Add Source', { 'Source name': '  ', 'RSS URL': 'http://127.0.0.1:1/feed.xml' })),
    ],
    [
      8,
      'Failed to add source - {server message}',
      'refused',
      saysWithout(
        ['POST', '/api/sources'],
        send(add, 'Add Source', { 'Source name': ' Harbour Courier ' }),
        because('Failed to add source'),
      ),
    ],
    [
      8,
      'Failed to add source - Please try again.',
      'no answer',
      saysWithout(['POST', '/api/sources'], click('Add Source')),
    ],
    [8, 'Source added', 'added', says(click('Add Source'))],
    [2, 'Harbour Courier', 'in the list', (page) => source(page).waitFor()],
    [2, 'limited height', 'of the source list', scrolls('Source list')],
    [
      8,
      'Failed to delete source - {server message}',
      'refused',
      saysWithout(['DELETE', '/api/sources/*'], removeSource, because('Failed to delete source')),
    ],
    [
      8,
      'Failed to delete source - Please try again.',
      'no answer',
      saysWithout(['DELETE', '/api/sources/*'], removeSource),
    ],
    [8, 'Source deleted', 'deleted', says(removeSource)],
  ],
};

export const adminScenes: readonly Scene[] = [events, articles, system, users, sources];
