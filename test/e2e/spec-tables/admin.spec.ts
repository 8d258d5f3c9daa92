import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { makeUser } from '../../harness/client.ts';
import { button, choices, field, heading, holds, isOn, within } from './find.ts';
import { checkTable, type Find, goTo, type Row, type Scene, type Stage } from './table.ts';

const form = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const manual = 'Create a manual event';
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
    [2, manual, 'part', heading],
    ...['Title', 'Summary', 'Event type', 'Urgency', 'Location', 'Source URLs', 'Image URLs', 'Video URLs'].map(
      (label) => [2, label, 'field of a manual event', within(manual, field)] as Row,
    ),
    [2, types, 'event types', offered(manual, 'Event type')],
    [2, levels, 'urgency levels', offered(manual, 'Urgency')],
  ],
};

const desk = 'Add an article';
const articles: Scene = {
  name: 'An article',
  open: ({ admin }) => goTo(admin, '/admin'),
  rows: [
    [2, desk, 'part', heading],
    ...['Article URL', 'Event type', 'Urgency', 'Location'].map(
      (label) => [2, label, 'field', within(desk, field)] as Row,
    ),
    [2, 'Analyze', 'button', within(desk, button)],
  ],
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
  ],
};

/** A user without a role, beside the administrator. */
const addUser = async ({ vigil }: Stage) => {
  await makeUser(vigil, { username: 'delia' });
};
const row = (page: Page) => form(page, 'User list').getByRole('listitem').filter({ hasText: 'delia' });
const scrolls =
  (name: string): Find =>
  async (page) => {
    const area = page.getByRole('region', { name, exact: true });
    await area.waitFor();
    expect(await area.evaluate((element) => getComputedStyle(element).overflowY)).toMatch(/^(auto|scroll)$/);
    const isLimited = (element: Element) => {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        if (getComputedStyle(one).maxHeight !== 'none') return true;
      return false;
    };
    expect(await area.evaluate(isLimited)).toBe(true);
  };

const users: Scene = {
  name: 'User Management',
  open: ({ admin }) => goTo(admin, '/admin?tab=users'),
  rows: [
    [2, 'limited height', 'of the user list', scrolls('User list')],
    [2, 'Grant admin', 'button', (page, words) => button(row(page), words)],
  ],
};

const add = 'Add a source';
const sources: Scene = {
  name: 'Source Management',
  open: ({ admin }) => goTo(admin, '/admin?tab=sources'),
  rows: [
    [2, 'Source name', 'field', within(add, field)],
    [2, 'RSS URL', 'field', within(add, field)],
    [2, 'Add Source', 'button', within(add, button)],
  ],
};

checkTable([events, articles, system, users, sources], addUser);
