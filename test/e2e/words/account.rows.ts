import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { goodPassword, makeUser } from '../../harness/client.ts';
import { nextDraft } from '../../harness/drafts.ts';
import { stopClock, turns, untilLive } from '../../harness/page.ts';
import {
  absent,
  button,
  choices,
  click,
  coloured,
  field,
  heading,
  holds,
  isOn,
  labelled,
  link,
  menuitem,
  part,
  path,
  says,
  saysWithout,
  tab,
  text,
  title,
  within,
} from './find.ts';
import { type Find, goTo, type Scene } from './table.ts';

const input = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Fills fields by their labels and sends the form by its button. */
const send = (name: string, values: Record<string, string>) => async (page: Page) => {
  for (const [label, value] of Object.entries(values)) await input(page, label).fill(value);
  await page.getByRole('button', { name, exact: true }).click();
};

/** Another tab's form is a fresh one. */
const turnTo = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();

const newcomer = {
  Username: 'newcomer',
  Email: 'newcomer@vigil.example',
  Password: goodPassword,
  'Confirm Password': goodPassword,
};

const signIn: Scene = {
  name: 'Sign In',
  open: ({ visitor }) => goTo(visitor, '/auth'),
  rows: [
    [2, 'Sign In', 'tab', tab],
    [2, 'Sign Up', 'tab', tab],
    [2, '/privacy', 'link of the auth page', (page) => page.locator('main a[href="/privacy"]').waitFor()],
    [2, '/terms', 'link of the auth page', (page) => page.locator('main a[href="/terms"]').waitFor()],
    [2, 'Username', 'field', field],
    [2, 'Password', 'field', field],
    [5, 'Missing fields - Please enter both username and password', 'nothing given', says(click('Sign In'))],
    [
      5,
      'Missing fields - Please enter both username and password',
      'no password given',
      says(send('Sign In', { Username: 'somebody' })),
    ],
    [
      8,
      'Login failed - Invalid credentials',
      'a refusal without a sentence',
      async (page) => {
        await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: {} }));
        await says(send('Sign In', { Username: 'a', Password: 'b' }))(page, 'Login failed - Invalid credentials');
        await page.unroute('**/api/auth/login');
      },
    ],
    [
      8,
      'Login failed - {server error}',
      "the server's sentence",
      saysWithout(['POST', '/api/auth/login'], click('Sign In'), {
        error: 'A fictional reason.',
        said: 'Login failed - A fictional reason.',
      }),
    ],
    [8, 'Login failed', 'no answer at all', saysWithout(['POST', '/api/auth/login'], click('Sign In'))],
  ],
};

const signingIn: Scene = {
  name: 'Signing in',
  open: async ({ fresh, people }) => {
    const page = await goTo(await fresh(), '/auth');
    await input(page, 'Username').fill(people.reader.username);
    await input(page, 'Password').fill(people.reader.password);
    return page;
  },
  rows: [
    [8, 'Login successful', 'signed in', says(click('Sign In'))],
    [2, '/', 'where sign-in leads', path],
  ],
};

const signUp: Scene = {
  name: 'Sign Up',
  open: async ({ visitor }) => {
    const page = await goTo(visitor, '/auth');
    await turnTo('Sign Up')(page);
    return page;
  },
  rows: [
    [2, '100% Free Access - No Credit Card Required', 'note of the form', text],
    [2, 'Email', 'field', field],
    [2, 'Confirm Password', 'field', field],
    [
      5,
      'Registration failed - Please fill in all required fields',
      'rule 1, before all others',
      says(click('Sign Up')),
    ],
    [
      5,
      'Registration failed - Passwords do not match',
      'rule 3, before the rules of the password itself',
      says(send('Sign Up', { ...newcomer, Password: 'a', 'Confirm Password': 'b' })),
    ],
    [
      5,
      'Registration failed - Password must be at least 8 characters long',
      'rule 4, before what it must contain',
      says(send('Sign Up', { ...newcomer, Password: 'abcdefg', 'Confirm Password': 'abcdefg' })),
    ],
    [9, '8', 'the shortest password of sign-up, named beside its field', (page) => part(page, 'At least 8 characters')],
    ...['lowercase-1', 'UPPERCASE-1', 'No-digits-here', 'NoSpecial1'].map(
      (password) =>
        [
          5,
          'Registration failed - Password must contain uppercase, lowercase, numbers, and special characters',
          `rule 5, for ${password}`,
          says(send('Sign Up', { ...newcomer, Password: password, 'Confirm Password': password })),
        ] as const,
    ),
    [
      8,
      'Registration failed - {server error}',
      "the server's sentence",
      saysWithout(['POST', '/api/auth/register'], send('Sign Up', newcomer), {
        error: 'A fictional reason.',
        said: 'Registration failed - A fictional reason.',
      }),
    ],
    [
      8,
      'Registration failed - Registration failed (status)',
      'a refusal without a sentence',
      answered({ status: 503, json: {} }, 'Registration failed - Registration failed (503)'),
    ],
    [
      8,
      'Registration failed - Server response was not valid JSON',
      'an answer that is none',
      answered({ status: 200, body: '<p>' }, 'Registration failed - Server response was not valid JSON'),
    ],
    [8, 'Registration successful', 'signed up', says(click('Sign Up'))],
    [2, '/', 'where sign-up leads', path],
    [2, 'Live Conflict Timeline', 'the home dashboard', heading],
  ],
};

function answered(answer: Parameters<import('playwright-core').Route['fulfill']>[0], said: string): Find {
  return async (page) => {
    await page.route('**/api/auth/register', (route) => route.fulfill(answer));
    await says(click('Sign Up'), said)(page, said);
    await page.unroute('**/api/auth/register');
  };
}

const securityCheck: Scene = {
  name: 'Sign Up with a security check',
  open: async ({ fresh }) => {
    const page = await goTo(await fresh(), '/auth', {
      '/api/site': { isPublic: false, donations: false, captcha: 'altcha' },
    });
    await turnTo('Sign Up')(page);
    return page;
  },
  rows: [
    [2, "I'm not a robot", 'the security check', (page) => page.getByRole('checkbox').waitFor()],
    [
      5,
      'Registration failed - Security verification required',
      'rule 2, after the required fields and before the passwords',
      says(send('Sign Up', { ...newcomer, 'Confirm Password': 'another' })),
    ],
    [4, 'Registration failed - Passwords do not match', 'the check is completed', says(checked('verified'))],
    [4, 'Registration failed - Security verification required', 'the check has expired', says(checked('expired'))],
    [4, 'Registration failed - Passwords do not match', 'it is completed again', says(checked('verified'))],
    [4, 'Registration failed - Security verification required', 'the check has failed', says(checked('error'))],
  ],
};

/** The check comes into this state, and the form is sent. */
function checked(state: string) {
  return async (page: Page) => {
    await page.locator('altcha-widget').evaluate(
      (widget, detail) => {
        widget.dispatchEvent(new CustomEvent('statechange', { detail }));
      },
      { state, payload: 'proof' },
    );
    await click('Sign Up')(page);
  };
}

const toSignIn: Find = (page) => page.getByRole('tab', { name: 'Sign Up', exact: true }).waitFor();
const stays =
  (find: Find): Find =>
  async (page, words) => {
    await page.goto(new URL(words, page.url()).href);
    await find(page, words);
    await path(page, words);
  };

const signedOut: Scene = {
  name: 'Routes, signed out',
  open: ({ fresh }) => fresh(),
  rows: [
    ...['/', '/sources', '/balance-of-power', '/admin', '/settings', '/profile', '/login', '/any/other/path'].map(
      (address) => [2, address, 'the sign-in page', stays(toSignIn)] as const,
    ),
    [2, '/privacy', 'everyone', stays((page) => heading(page, 'Privacy Policy'))],
    [2, 'Back to Home', 'link of the privacy page', link],
    [2, 'Last updated', 'date of the privacy page: the current one', today],
    [2, '/terms', 'everyone', stays((page) => heading(page, 'Terms of Use'))],
    [2, 'Back to Home', 'link of the terms page', link],
    [2, 'Last updated', 'date of the terms page: the current one', today],
    [
      2,
      'Loading...',
      'the full screen while the session is loading',
      async (page) => {
        let answer = () => {};
        const isHeld = new Promise<void>((resolve) => {
          answer = resolve;
        });
        await page.route('**/api/auth/session', async (route) => {
          await isHeld;
          await route.continue();
        });
        await page.goto(new URL('/settings', page.url()).href);
        await text(page, 'Loading...');
        await expect.poll(() => page.getByRole('banner').count()).toBe(0);
        answer();
        await toSignIn(page, '');
        await page.unrouteAll();
      },
    ],
    [
      8,
      'Session fetch error',
      'the sign-in page without a message, asked once',
      async (page) => {
        let asked = 0;
        await page.route('**/api/auth/session', (route) => {
          asked += 1;
          return route.fulfill({ status: 500, body: 'broken' });
        });
        await page.goto(new URL('/profile', page.url()).href);
        await toSignIn(page, '');
        expect(asked).toBe(1);
        await expect.poll(() => page.getByRole('region', { name: 'Notifications (F8)' }).innerText()).toBe('');
        await page.unrouteAll();
      },
    ],
  ],
};

async function today(page: Page): Promise<void> {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date());
  await text(page, `Last updated: ${day}`);
}

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Navigation', exact: true }).click();
  await page.getByRole('menuitem').first().waitFor();
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
    [2, 'Sign Out', 'action of the dropdown', menuitem],
    [
      9,
      '4',
      'side offset of the dropdown, in pixels',
      async (page) => {
        const opener = page.getByRole('button', { name: 'Navigation', exact: true });
        await expect.poll(() => gapBelow(opener, page.getByRole('menu'))).toBeCloseTo(4, 0);
      },
    ],
    [
      2,
      'Home',
      '/ where the current path is /',
      async (page) => {
        await page.goto(new URL('/', page.url()).href);
        await openMenu(page);
        await leadsTo('/')(page, 'Home');
      },
    ],
    [
      8,
      'Logout failure',
      'no message and no redirect',
      async (page) => {
        await page.route('**/api/auth/logout', (route) => route.abort());
        await page.getByRole('menuitem', { name: 'Sign Out' }).click();
        await page.getByRole('menu').waitFor({ state: 'detached' });
        await expect.poll(() => page.getByRole('region', { name: 'Notifications (F8)' }).innerText()).toBe('');
        await path(page, '/');
        await page.unrouteAll();
      },
    ],
  ],
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

const header2: Scene = {
  name: 'The header of a person',
  open: async ({ fresh, vigil }) => {
    const page = await goTo(await fresh({ as: await makeUser(vigil) }), '/privacy');
    await openMenu(page);
    return page;
  },
  rows: [
    [
      2,
      'Admin Panel',
      'for administrators only',
      absent((page) => page.getByRole('menuitem', { name: 'Admin Panel' })),
    ],
    [
      2,
      '/auth',
      'where Sign Out leads',
      async (page, words) => {
        await page.getByRole('menuitem', { name: 'Sign Out' }).click();
        await path(page, words);
      },
    ],
  ],
};

const footer: Scene = {
  name: 'The footer and unknown paths',
  open: ({ reader }) => goTo(reader, '/any/other/path'),
  rows: [
    [2, 'Page Not Found', 'title of the 404 page', heading],
    [8, 'Page Not Found · Vigil', 'unknown route', title],
    [2, 'Did you forget to add it to the table in', 'hint for developers', part],
    [2, '/privacy', 'link of the footer', (page) => page.locator('footer a[href="/privacy"]').waitFor()],
    [2, '/terms', 'link of the footer', (page) => page.locator('footer a[href="/terms"]').waitFor()],
    [2, 'should be verified', 'note of the footer', (page, words) => part(page.getByRole('contentinfo'), words)],
    [2, '/admin', 'no such page for who is no administrator', stays((page) => heading(page, 'Page Not Found'))],
    [2, '/sources', 'signed in', stays((page) => heading(page, 'Trusted Sources'))],
    [2, '/balance-of-power', 'signed in', stays((page) => heading(page, 'Balance of Power Analysis'))],
    [2, '/settings', 'signed in', stays((page) => heading(page, 'User Settings'))],
    [2, '/profile', 'signed in', stays((page) => heading(page, 'Profile'))],
    [
      2,
      '/auth',
      'signed in already: on to /',
      async (page) => {
        await page.goto(new URL('/auth', page.url()).href);
        await path(page, '/');
      },
    ],
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
    [9, 'high', 'alert threshold at first', holds('Alert Threshold')],
    [9, 'low, medium, high', 'alert thresholds', choices('Alert Threshold')],
    [9, 'conservative', 'analysis mode at first', holds('Analysis Mode')],
    [9, 'conservative, balanced, comprehensive', 'analysis modes', choices('Analysis Mode')],
    [9, '30', 'retention at first', holds('Personal Data Retention')],
    [9, '7, 14, 30, 60, 90', 'retention options', choices('Personal Data Retention')],
    [9, 'notifications on', 'of the account at first', isOn('Notifications Enabled', true)],
    [9, 'browser notifications off', 'at first', isOn('Browser Notifications', false)],
    [9, 'sound on', 'at first', isOn('Sound', true)],
    ...['Critical', 'Urgent', 'High'].map((level) => [9, level, 'urgency chosen at first', isOn(level, true)] as const),
    ...['Medium', 'Low'].map((level) => [9, level, 'urgency not chosen at first', isOn(level, false)] as const),
    ...['Military', 'Diplomatic', 'Intelligence'].map(
      (type) => [9, type, 'type chosen at first', isOn(type, true)] as const,
    ),
    ...['Economic', 'Humanitarian', 'Cyber', 'Other'].map(
      (type) => [9, type, 'type not chosen at first', isOn(type, false)] as const,
    ),
    [8, 'Settings Updated', 'saved', says(click('Save Preferences'))],
    [
      9,
      'no retries',
      'what cannot be saved is sent once',
      async (page) => {
        let sent = 0;
        await page.route('**/api/user/settings', (route) => {
          sent += 1;
          return route.fulfill({ status: 500, json: {} });
        });
        await says(click('Save Preferences'))(page, 'Update Failed');
        expect(sent).toBe(1);
        await page.unroute('**/api/user/settings');
      },
    ],
    [
      8,
      'Update Failed - Failed to update your settings. Please try again.',
      'not saved',
      saysWithout(['POST', '/api/user/settings'], click('Save Preferences'), { error: 'Not this sentence.' }),
    ],
  ],
};

/** Turns browser notifications on where the browser answers so; `undefined`: it knows no notifications. */
const permit =
  (answer: NotificationPermission | undefined): Scene['open'] =>
  async ({ fresh, people }) => {
    const page = await fresh({ as: people.reader });
    await page.addInitScript((given) => {
      if (given === undefined) return Reflect.deleteProperty(window, 'Notification');
      const Fake = { permission: given, requestPermission: async () => given };
      Object.assign(window, { Notification: Fake });
    }, answer);
    return goTo(page, '/settings');
  };
const turnOn = (page: Page) => labelled(page, 'Browser Notifications').click({ force: true });

const permissions: Scene[] = [
  {
    name: 'Browser notifications where the person agrees',
    open: permit('granted'),
    rows: [[8, 'Notifications enabled', 'turned on', says(turnOn)]],
  },
  {
    name: 'Browser notifications where the person refuses',
    open: permit('denied'),
    rows: [
      [8, 'Notifications blocked', 'turned on', says(turnOn)],
      [4, 'denied', 'leaves them off', isOn('Browser Notifications', false)],
    ],
  },
  {
    name: 'Browser notifications where the browser has none',
    open: permit(undefined),
    rows: [[8, 'Notifications not supported', 'turned on', says(turnOn)]],
  },
];

/** What the system has been asked to show. */
interface Shown {
  title: string;
  requireInteraction: boolean;
  isClosed: boolean;
}
const shown = (page: Page, title: string) =>
  page.evaluate((wanted) => {
    const { shown } = globalThis as unknown as { shown: Shown[] };
    const { requireInteraction, isClosed } = shown.find((one) => one.title === wanted) ?? {};
    return { requireInteraction, isClosed };
  }, title);
const stayer =
  (title: string, requireInteraction: boolean): Find =>
  (page) =>
    expect.poll(() => shown(page, title)).toEqual({ requireInteraction, isClosed: false });

/** A browser in which notifications are on, and whose system takes note of them. */
function standInForSystem(): void {
  const preferences = {
    enabled: true,
    urgencyLevels: ['critical', 'urgent', 'high'],
    eventTypes: ['military'],
    soundEnabled: false,
  };
  localStorage.setItem('vigil-notifications', JSON.stringify(preferences));
  const shown: { tag?: string; isClosed: boolean }[] = [];
  const registration = {
    active: null,
    showNotification: async (title: string, options: NotificationOptions) => {
      const note = { title, ...options, isClosed: false, close: () => Object.assign(note, { isClosed: true }) };
      shown.push(note);
    },
    getNotifications: async ({ tag }: { tag?: string } = {}) =>
      shown.filter((one) => !one.isClosed && (tag === undefined || one.tag === tag)),
  };
  const container = Object.assign(new EventTarget(), {
    controller: null,
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  });
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => container });
  Reflect.deleteProperty(window, 'PushManager');
  Object.assign(window, { shown, Notification: { permission: 'granted', requestPermission: async () => 'granted' } });
}

const makeNews = () =>
  (['critical', 'urgent', 'high', 'medium'] as const).map((urgencyLevel) =>
    nextDraft({
      title: `A fictional ${urgencyLevel} notice`,
      eventType: 'military',
      urgencyLevel,
      timestamp: new Date().toISOString(),
    }),
  );

const notifying: Scene = {
  name: 'Browser notifications that are on',
  open: async ({ fresh, vigil }) => {
    const page = await fresh({ as: await makeUser(vigil) });
    await page.addInitScript(standInForSystem);
    await page.clock.install({ time: Date.now() });
    await goTo(page, '/');
    await untilLive(page);
    await page.locator('#tooltip').waitFor({ state: 'attached' });
    await stopClock(page);
    for (const draft of makeNews()) await vigil.stores.events.append([draft]);
    return page;
  },
  rows: [
    [4, 'critical', 'stays until interacted with', stayer('A fictional critical notice', true)],
    [4, 'urgent', 'stays until interacted with', stayer('A fictional urgent notice', true)],
    [4, 'high', 'does not stay', stayer('A fictional high notice', false)],
    [
      4,
      'medium',
      'is not among the preferences',
      async (page) => expect(await shown(page, 'A fictional medium notice')).toEqual({}),
    ],
    [
      9,
      '10 s',
      'until it closes by itself',
      async (page) => {
        await page.clock.fastForward(9_500);
        expect((await shown(page, 'A fictional high notice')).isClosed).toBe(false);
        await page.clock.fastForward(500);
        await expect.poll(async () => (await shown(page, 'A fictional high notice')).isClosed).toBe(true);
        expect((await shown(page, 'A fictional critical notice')).isClosed).toBe(false);
      },
    ],
  ],
};

const testing: Scene = {
  name: 'A test notification',
  open: async ({ fresh, vigil }) => {
    const page = await fresh({ as: await makeUser(vigil) });
    await page.addInitScript(standInForSystem);
    await page.clock.install({ time: Date.now() });
    await goTo(page, '/settings');
    await button(page, 'Send Test Notification');
    await stopClock(page);
    await click('Send Test Notification')(page);
    await cards(page).waitFor();
    await turns(page);
    await page.clock.fastForward(50);
    await inPhase(page, 'shown').waitFor();
    await page.mouse.move(0, 0);
    return page;
  },
  rows: [
    [
      9,
      '12 s',
      'its toast is shown',
      async (page) => {
        await page.clock.fastForward(11_900);
        await turns(page);
        await expect.poll(() => inPhase(page, 'shown').count()).toBe(1);
        await page.clock.fastForward(100);
        await inPhase(page, 'leaving').waitFor({ state: 'attached' });
      },
    ],
  ],
};

const inForm = (name: string, find: Parameters<typeof within>[1]) => within(name, find);
const change = (values: Record<string, string>) => async (page: Page) => {
  await send('Change Password', values)(page);
};
const beside: Find = (page, words) => part(page.getByRole('main'), words);
const refused =
  (act: (page: Page) => Promise<unknown>): Find =>
  async (page, words) => {
    await act(page);
    await beside(page, words);
  };

const profile: Scene = {
  name: 'Profile',
  open: async ({ fresh, vigil }) => goTo(await fresh({ as: await makeUser(vigil) }), '/profile'),
  rows: [
    [2, 'Profile Information', 'form', heading],
    [2, 'First Name', 'field', inForm('Profile Information', field)],
    [2, 'Last Name', 'field', inForm('Profile Information', field)],
    [2, 'Email Address', 'field', inForm('Profile Information', field)],
    [2, 'Update Profile', 'button', inForm('Profile Information', button)],
    [2, 'Change Password', 'form', heading],
    [2, 'Current Password', 'field', inForm('Change Password', field)],
    [2, 'New Password', 'field', inForm('Change Password', field)],
    [2, 'Confirm New Password', 'field', inForm('Change Password', field)],
    [2, 'Change Password', 'button', inForm('Change Password', button)],
    ...['Current Password', 'New Password', 'Confirm New Password'].map(
      (label) =>
        [
          2,
          'Show / Hide',
          `toggle of ${label}`,
          async (page: Page) => {
            const name = label.toLowerCase();
            await page.getByRole('button', { name: `Show ${name}`, exact: true }).click();
            await expect.poll(() => input(page, label).getAttribute('type')).toBe('text');
            await page.getByRole('button', { name: `Hide ${name}`, exact: true }).click();
            await expect.poll(() => input(page, label).getAttribute('type')).toBe('password');
          },
        ] as const,
    ),
    [2, 'Account Information', 'part', heading],
    [2, 'Username', 'of the account', inForm('Account Information', text)],
    [2, 'Account Type', 'of the account', inForm('Account Information', text)],
    [2, 'User', 'account type of who is no administrator', inForm('Account Information', text)],
    [2, 'Member Since', 'of the account', inForm('Account Information', text)],
    [
      5,
      'Please enter a valid email address',
      'an address that is none',
      refused(send('Update Profile', { 'Email Address': 'x' })),
    ],
    [
      8,
      'Update Failed - Failed to update profile information. Please try again.',
      'not saved',
      saysWithout(
        ['POST', '/api/profile/update'],
        send('Update Profile', {
          'Email Address': 'delia@vigil.example',
          'Confirm With Your Password': goodPassword,
          'First Name': 'Delia',
          'Last Name': 'Fictional',
        }),
      ),
    ],
    [2, 'Updating...', 'button while it is saved', pending('/api/profile/update', click('Update Profile'))],
    [
      8,
      'Profile Updated - Your profile information has been updated successfully.',
      'saved',
      (page, words) => says(async () => {})(page, words),
    ],
    [5, 'First name is required', 'emptied again', refused(send('Update Profile', { 'First Name': '' }))],
    [5, 'Last name is required', 'emptied again', refused(send('Update Profile', { 'Last Name': '' }))],
    [5, 'Current password is required', 'left empty', refused(change({}))],
    [5, 'Password must be at least 6 characters', 'five given', refused(change({ 'New Password': 'abcde' }))],
    [9, '6', 'the shortest password on change', (page) => part(page, 'At least 6 characters.')],
    [5, 'Please confirm your password', 'five given', refused(change({ 'Confirm New Password': 'abcde' }))],
    [
      5,
      "Passwords don't match",
      'on the confirm field',
      async (page, words) => {
        await change({ 'Current Password': 'x', 'New Password': 'tide-7', 'Confirm New Password': 'tide-8' })(page);
        const confirm = input(page, 'Confirm New Password');
        const error = async () => {
          const ids = await confirm.getAttribute('aria-describedby');
          return page.locator(`[id="${ids?.split(' ').at(-1)}"]`).allInnerTexts();
        };
        await expect.poll(error).toEqual([words]);
      },
    ],
    [
      8,
      'Password Change Failed - Failed to change password. Please check your current password and try again.',
      'a wrong current password',
      says(change({ 'Confirm New Password': 'tide-7' })),
    ],
    [
      2,
      'Changing...',
      'button while it is changed',
      pending('/api/profile/change-password', change({ 'Current Password': goodPassword })),
    ],
    [
      8,
      'Password Changed - Your password has been changed successfully.',
      'changed',
      (page, words) => says(async () => {})(page, words),
    ],
    [
      8,
      '',
      'the form is cleared',
      async (page) => await expect.poll(() => input(page, 'Current Password').inputValue()).toBe(''),
    ],
    [2, 'Danger Zone', 'part', heading],
    [2, 'Delete Account', 'button', button],
    [
      2,
      'Delete Account Permanently',
      'title of the dialog',
      async (page, words) => {
        await click('Delete Account')(page);
        await page.getByRole('dialog', { name: words }).waitFor();
      },
    ],
    ...['profile information', 'account settings and preferences', 'personal data'].map(
      (words) => [2, words, 'what the dialog lists', (page: Page) => part(page.getByRole('dialog'), words)] as const,
    ),
    [2, 'This action cannot be undone. Are you absolutely sure?', 'question of the dialog', text],
    [2, 'Cancel', 'button of the dialog', button],
    [2, 'Yes, Delete My Account', 'button of the dialog', button],
    [
      8,
      'Account Deletion Failed - Failed to delete account. Please try again or contact support.',
      'not deleted',
      saysWithout(
        ['DELETE', '/api/profile/delete-account'],
        send('Yes, Delete My Account', { 'Confirm With Your Password': 'tide-7' }),
      ),
    ],
    [
      2,
      'Deleting...',
      'button while it is deleted',
      pending('/api/profile/delete-account', click('Yes, Delete My Account')),
    ],
    [2, '/login', 'where the browser goes after the deletion', path],
    [
      8,
      'Account Deleted - Your account has been permanently deleted.',
      'deleted',
      (page, words) => says(async () => {})(page, words),
    ],
    [2, 'Sign In', 'the sign-in page stands at /login', tab],
  ],
};

/** What the button reads between the act and its answer. */
function pending(address: string, act: (page: Page) => Promise<unknown>): Find {
  return async (page, words) => {
    let answer = () => {};
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${address}`, async (route) => {
      await isHeld;
      await route.continue();
    });
    await act(page);
    await button(page, words);
    answer();
    await page.getByRole('button', { name: words, exact: true }).waitFor({ state: 'detached' });
    await page.unroute(`**${address}`);
  };
}

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

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const cards = (page: Page) => region(page).locator('[data-phase]');
const inPhase = (page: Page, phase: string) => region(page).locator(`[data-phase=${phase}]`);

const toasts: Scene = {
  name: 'A toast',
  open: async ({ fresh, people }) => {
    const page = await fresh({ as: people.reader });
    await page.clock.install({ time: noon });
    await goTo(page, '/settings');
    await button(page, 'Save Preferences');
    await page.clock.pauseAt(noon + 60_000);
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await cards(page).waitFor();
    return page;
  },
  rows: [
    [
      9,
      '50 ms',
      'until it has come',
      async (page) => {
        await inPhase(page, 'coming').waitFor({ state: 'attached' });
        await turns(page);
        await page.clock.fastForward(50);
        await inPhase(page, 'shown').waitFor();
      },
    ],
    [
      9,
      '5000 ms',
      'it is shown',
      async (page) => {
        await page.mouse.move(0, 0);
        await page.clock.fastForward(4_900);
        await turns(page);
        await expect.poll(() => inPhase(page, 'shown').count()).toBe(1);
        await page.clock.fastForward(100);
        await inPhase(page, 'leaving').waitFor({ state: 'attached' });
      },
    ],
    [
      9,
      '300 ms',
      'until it has gone',
      async (page) => {
        await turns(page);
        await page.clock.fastForward(290);
        await turns(page);
        await expect.poll(() => cards(page).count()).toBe(1);
        await page.clock.fastForward(10);
        await cards(page).waitFor({ state: 'detached' });
      },
    ],
    [
      9,
      'F8',
      'focuses the notifications region',
      async (page) => {
        await page.keyboard.press('F8');
        await expect.poll(() => region(page).evaluate((element) => element === document.activeElement)).toBe(true);
      },
    ],
    [
      9,
      '1,000,000 ms',
      'it can be read again there after its dismissal',
      async (page) => {
        await text(region(page), 'Settings Updated');
        await page.clock.fastForward(999_000);
        await expect.poll(() => region(page).getByText('Settings Updated').count()).toBe(1);
        await page.clock.fastForward(1_000);
        await region(page).getByText('Settings Updated').waitFor({ state: 'detached' });
      },
    ],
    [
      9,
      '1',
      'visible at a time',
      async (page) => {
        for (let time = 0; time < 2; time++) {
          const saved = page.waitForResponse('**/api/user/settings');
          await click('Save Preferences')(page);
          await saved;
        }
        await cards(page).waitFor();
        await turns(page);
        await page.clock.fastForward(50);
        await inPhase(page, 'shown').waitFor();
        await expect.poll(() => cards(page).count()).toBe(1);
      },
    ],
    [
      9,
      '50 px',
      'pulled to the right, it goes',
      async (page) => {
        const box = await cards(page).boundingBox();
        // Between two pixels a pull of 49 would be one of 50 now and then.
        const x = Math.round(box?.x ?? 0) + 40;
        const pull = async (px: number) => {
          await page.mouse.move(x, (box?.y ?? 0) + 20);
          await page.mouse.down();
          await page.mouse.move(x + px, (box?.y ?? 0) + 20, { steps: 4 });
          await page.mouse.up();
        };
        await pull(49);
        await expect.poll(() => inPhase(page, 'shown').count()).toBe(1);
        await pull(50);
        await inPhase(page, 'leaving').waitFor({ state: 'attached' });
      },
    ],
  ],
};

/** Where a stopped clock begins. */
const noon = Date.UTC(2030, 0, 2, 12);

const tooltip = (page: Page) => page.getByRole('tooltip');
const scheme = (page: Page) => page.getByRole('button', { name: /^Theme/ });
const mark = (page: Page) =>
  page
    .getByRole('banner')
    .getByText(/LIVE|CONNECTED|POLLING|CONNECTING|OFFLINE/)
    .first();

const tooltips: Scene = {
  name: 'A tooltip',
  open: async ({ fresh, people, vigil }) => {
    await vigil.stores.events.append([nextDraft()]);
    const page = await fresh({ as: people.reader });
    await page.clock.install({ time: noon });
    await goTo(page, '/');
    await mark(page).waitFor();
    await page.locator('#tooltip').waitFor({ state: 'attached' });
    await page.clock.pauseAt(noon + 60_000);
    return page;
  },
  rows: [
    [
      9,
      '700 ms',
      'open delay',
      async (page) => {
        await scheme(page).hover();
        await turns(page);
        await page.clock.fastForward(690);
        await expect.poll(() => tooltip(page).count()).toBe(0);
        await page.clock.fastForward(10);
        await tooltip(page).waitFor();
      },
    ],
    [
      9,
      '4',
      'side offset, in pixels',
      async (page) => {
        const [box, tip] = [await scheme(page).boundingBox(), await tooltip(page).boundingBox()];
        expect((tip?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeCloseTo(4, 0);
      },
    ],
    [
      9,
      '300 ms',
      'skip delay: the next one within it opens at once',
      async (page) => {
        await page.mouse.move(5, 600);
        await turns(page);
        await page.clock.fastForward(120);
        await tooltip(page).waitFor({ state: 'hidden' });
        await page.clock.fastForward(290);
        await mark(page).hover();
        await turns(page);
        await page.clock.fastForward(1);
        await tooltip(page).waitFor();
        await page.mouse.move(5, 600);
        await turns(page);
        await page.clock.fastForward(120);
        await tooltip(page).waitFor({ state: 'hidden' });
        await page.clock.fastForward(310);
        await scheme(page).hover();
        await turns(page);
        await page.clock.fastForward(690);
        await expect.poll(() => tooltip(page).count()).toBe(0);
      },
    ],
  ],
};

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const notice = (page: Page, type: string) => notices(page).locator(`[data-type=${type}]`);

/** Its words, and that its icon is there, in the colour of its type. */
const tells =
  (type: string, colour: string, words: string): Find =>
  async (page) => {
    await text(notice(page, type), words);
    await coloured((one) => notice(one, type).locator('svg'))(page, colour);
  };
const gone = async (page: Page, type: string) => {
  await turns(page);
  await page.clock.fastForward(320);
  await notice(page, type).waitFor({ state: 'detached' });
};

/** No socket of the page opens. */
function breakSockets(): void {
  class Broken extends EventTarget {
    onerror: ((event: Event) => void) | null = null;
    constructor() {
      super();
      setTimeout(() => this.onerror?.(new Event('error')));
    }
    close() {}
  }
  Object.assign(window, { WebSocket: Broken });
}

const noticeScene: Scene = {
  name: 'An in-app notification',
  open: async ({ fresh, vigil }) => {
    const person = await makeUser(vigil);
    const page = await fresh({ as: person });
    await page.addInitScript(breakSockets);
    await page.clock.install({ time: noon });
    await goTo(page, '/', { '/socket.io/**': 'nothing' });
    await page.getByRole('banner').getByText('POLLING').waitFor();
    await page.locator('#tooltip').waitFor({ state: 'attached' });
    await page.clock.pauseAt(noon + 60_000);
    await page.route('**/api/**', (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await page.getByRole('banner').getByText('OFFLINE').waitFor();
    return page;
  },
  rows: [
    [
      9,
      '50 ms',
      'until it appears',
      async (page) => {
        await page.clock.fastForward(3_100);
        await notice(page, 'error').and(page.locator('[data-phase=coming]')).waitFor({ state: 'attached' });
        await turns(page);
        await page.clock.fastForward(60);
        await notice(page, 'error').and(page.locator('[data-phase=shown]')).waitFor();
      },
    ],
    [8, 'error', 'icon and colour', tells('error', 'red', 'Connection lost')],
    [
      9,
      '5000 ms',
      'duration',
      async (page) => {
        await page.clock.fastForward(4_800);
        await turns(page);
        await expect.poll(() => notice(page, 'error').getAttribute('data-phase')).toBe('shown');
        await page.clock.fastForward(200);
        await notice(page, 'error').and(page.locator('[data-phase=leaving]')).waitFor({ state: 'attached' });
      },
    ],
    [
      9,
      '300 ms',
      'until it has slid out',
      async (page) => {
        await turns(page);
        await page.clock.fastForward(280);
        await turns(page);
        await expect.poll(() => notice(page, 'error').count()).toBe(1);
        await page.clock.fastForward(40);
        await notice(page, 'error').waitFor({ state: 'detached' });
      },
    ],
    [
      8,
      'success',
      'icon and colour',
      async (page, words) => {
        await page.unroute('**/api/**');
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await notice(page, 'success').waitFor({ state: 'attached' });
        await turns(page);
        await page.clock.fastForward(60);
        await tells('success', 'green', 'Connection restored')(page, words);
      },
    ],
    [
      4,
      'dismissed',
      'removed when it is',
      async (page) => {
        await notice(page, 'success').getByRole('button', { name: 'Dismiss' }).click();
        await gone(page, 'success');
      },
    ],
  ],
};

const noticesOfSession: Scene = {
  name: 'An in-app notification about the session',
  open: async ({ fresh, vigil, people }) => {
    const person = await makeUser(vigil);
    const page = await goTo(await fresh({ as: person }), '/');
    await page.locator('#tooltip').waitFor({ state: 'attached' });
    await untilLive(page);
    await people.admin.client.call('setAdmin', { params: { id: person.id }, body: { isAdmin: true } });
    await notice(page, 'info').waitFor();
    await people.admin.client.call('endUserSessions', { params: { id: person.id } });
    return page;
  },
  rows: [
    [8, 'info', 'icon and colour', tells('info', 'blue', 'Your role has changed')],
    [8, 'warning', 'icon and colour', tells('warning', 'yellow', 'Session ended')],
  ],
};

export const accountScenes: readonly Scene[] = [
  signIn,
  signingIn,
  signUp,
  securityCheck,
  signedOut,
  header,
  header2,
  footer,
  settings,
  ...permissions,
  notifying,
  testing,
  profile,
  ...profiles,
  toasts,
  tooltips,
  noticeScene,
  noticesOfSession,
];
