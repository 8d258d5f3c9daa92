import type { Source } from '@vigil/common/sources';
import { makeSource } from '@vigil/common/testing/make';
import { coloured, part, text, within } from './find.ts';
import { ago } from './home-events.ts';
import { checkTable, type Find, goTo, type Scene } from './table.ts';

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

const inDonation = (find: Parameters<typeof within>[1]) => within('Donation', find);

const donations: Scene = {
  name: 'The donation card',
  open: ({ fresh, people }) =>
    fresh({ as: people.reader }).then((page) =>
      goTo(page, '/', { '/api/site': { isPublic: false, donations: true, captcha: 'off' } }),
    ),
  rows: [[2, 'one-time', 'what the gift is', inDonation(part)]],
};

checkTable([sources, donations]);
