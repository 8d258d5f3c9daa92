import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { makeUser } from '../../harness/client.ts';
import { button, choices, field, heading, isOn, part, tab, text, title, within } from './find.ts';
import { checkTable, type Find, goTo, type Scene } from './table.ts';

const toSignUp = (page: Page) => page.getByRole('tab', { name: 'Sign Up', exact: true }).click();

const signIn: Scene = {
  name: 'Sign In',
  open: ({ visitor }) => goTo(visitor, '/auth'),
  rows: [
    [2, 'Sign In', 'tab', tab],
    [2, 'Sign Up', 'tab', tab],
    [2, '/privacy', 'link of the auth page', (page) => page.locator('main a[href="/privacy"]').waitFor()],
    [2, '/terms', 'link of the auth page', (page) => page.locator('main a[href="/terms"]').waitFor()],
  ],
};

const signUp: Scene = {
  name: 'Sign Up',
  open: async ({ visitor }) => {
    const page = await goTo(visitor, '/auth');
    await toSignUp(page);
    return page;
  },
  rows: [
    [2, '100% Free Access - No Credit Card Required', 'note of the form', text],
    [9, '8', 'the shortest password of sign-up, named beside its field', (page) => part(page, 'At least 8 characters')],
  ],
};

const securityCheck: Scene = {
  name: 'Sign Up with a security check',
  open: async ({ visitor }) => {
    const page = await goTo(visitor, '/auth', {
      '/api/site': { isPublic: false, donations: false, captcha: 'altcha' },
    });
    await toSignUp(page);
    return page;
  },
  rows: [[2, "I'm not a robot", 'the security check', (page) => page.getByRole('checkbox').waitFor()]],
};

const header: Scene = {
  name: 'The header of an administrator',
  open: async ({ admin }) => {
    const page = await goTo(admin, '/privacy');
    await openMenu(page);
    return page;
  },
  rows: [
    [
      2,
      'Vigil',
      'logo and site title, a link to /',
      async (page) => {
        await expect
          .poll(() => page.getByRole('banner').getByRole('link', { name: 'Vigil', exact: true }).getAttribute('href'))
          .toBe('/');
      },
    ],
    [2, 'Navigation', 'label of the dropdown', button],
    [2, 'Dashboard', '/ where the path is another', leadsTo('/')],
    [2, 'Resources', '/sources', leadsTo('/sources')],
    [2, 'Balance of Power', '/balance-of-power', leadsTo('/balance-of-power')],
    [2, 'Admin Panel', '/admin', leadsTo('/admin')],
    [2, 'Settings', '/settings', leadsTo('/settings')],
    [
      2,
      '{username}',
      '/profile',
      async (page) => {
        const profile = page.locator('[role=menuitem][href="/profile"]');
        await expect.poll(() => profile.innerText()).toMatch(/^reader-/);
      },
    ],
    [
      9,
      '4',
      'side offset of the dropdown, in pixels',
      async (page) => {
        const opener = page.getByRole('button', { name: 'Navigation', exact: true });
        await expect.poll(() => gapBelow(opener, page.getByRole('menu'))).toBeCloseTo(4, 0);
      },
    ],
  ],
};

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Navigation', exact: true }).click();
  await page.getByRole('menuitem').first().waitFor();
};

function leadsTo(address: string): Find {
  return async (page, words) => {
    await expect
      .poll(() => page.getByRole('menuitem', { name: words, exact: true }).getAttribute('href'))
      .toBe(address);
  };
}

async function gapBelow(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
}

const footer: Scene = {
  name: 'The footer and unknown paths',
  open: ({ reader }) => goTo(reader, '/any/other/path'),
  rows: [
    [2, 'Page Not Found', 'title of the 404 page', heading],
    [8, 'Page Not Found · Vigil', 'title of the tab at an unknown path', title],
    [2, 'Did you forget to add the page to the router?', 'hint for developers', part],
    [2, '/privacy', 'link of the footer', (page) => page.locator('footer a[href="/privacy"]').waitFor()],
    [2, '/terms', 'link of the footer', (page) => page.locator('footer a[href="/terms"]').waitFor()],
    [2, 'should be verified', 'note of the footer', (page, words) => part(page.getByRole('contentinfo'), words)],
  ],
};

const settings: Scene = {
  name: 'User Settings',
  open: ({ reader }) => goTo(reader, '/settings'),
  rows: [
    [2, 'User Settings', 'title', heading],
    [2, 'Alert Threshold', 'field', field],
    [2, 'Analysis Mode', 'field', field],
    [2, 'Notifications Enabled', 'field', field],
    [2, 'Personal Data Retention', 'field', field],
    [2, 'Save Preferences', 'button', button],
    [2, 'Browser Notification Preferences', 'part', heading],
    [9, 'low, medium, high', 'alert thresholds', choices('Alert Threshold')],
    [9, 'conservative, balanced, comprehensive', 'analysis modes', choices('Analysis Mode')],
    [9, '7, 14, 30, 60, 90', 'retention options', choices('Personal Data Retention')],
    ...['Medium', 'Low'].map((level) => [9, level, 'urgency not chosen at first', isOn(level, false)] as const),
    ...['Economic', 'Humanitarian', 'Cyber', 'Other'].map(
      (type) => [9, type, 'type not chosen at first', isOn(type, false)] as const,
    ),
  ],
};

const inForm = (name: string, find: Parameters<typeof within>[1]) => within(name, find);

const profile: Scene = {
  name: 'Profile',
  open: async ({ fresh, vigil }) => goTo(await fresh({ as: await makeUser(vigil) }), '/profile'),
  rows: [
    [2, 'Profile Information', 'form', heading],
    [2, 'Change Password', 'form', heading],
    [9, '6', 'the shortest password on change', (page) => part(page, 'At least 6 characters.')],
    [2, 'Account Information', 'part', heading],
    [2, 'Username', 'of the account', inForm('Account Information', text)],
    [2, 'Account Type', 'of the account', inForm('Account Information', text)],
    [2, 'User', 'account type of a user who is not an administrator', inForm('Account Information', text)],
    [2, 'Member Since', 'of the account', inForm('Account Information', text)],
    [2, 'Danger Zone', 'part', heading],
    [2, 'Delete Account', 'button', button],
  ],
};

const profiles: Scene[] = [
  {
    name: 'Profile of an administrator',
    open: ({ admin }) => goTo(admin, '/profile'),
    rows: [[2, 'Administrator', 'account type', within('Account Information', text)]],
  },
  {
    name: 'Profile of an old account without a date',
    open: ({ admin, people }) => {
      const { id, username, email } = people.admin;
      const user = { id, username, email, firstName: null, lastName: null, isAdmin: true, createdAt: '' };
      return goTo(admin, '/profile', { '/api/auth/user': user });
    },
    rows: [[2, 'N/A', 'Member Since', within('Account Information', text)]],
  },
];

checkTable([signIn, signUp, securityCheck, header, footer, settings, profile, ...profiles]);
