import { makeStatement } from '@vigil/server/testing/make';
import type { Page } from 'playwright-core';
import { nextDraft } from '../../harness/drafts.ts';
import { coloured } from './find.ts';
import type { Find, Stage } from './table.ts';

// What the tables of the home screen share: its events, and where its cards are.

export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const fullTitle = 'A fictional ferry with everything';
export const hiddenTitle = 'A fictional event that is hidden';

/** One of every kind on the timeline, one of them hidden. */
export async function addEvents({ vigil, people }: Stage): Promise<void> {
  const { full, hidden, others } = makeEvents();
  await vigil.stores.events.append([full, hidden, ...others]);
  await people.admin.client.call('hideEvent', { params: { id: hidden.eventId } });
}

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

const paper = (name: string, index: number) => ({
  item: `full-${index}`,
  source: `Paper ${name}`,
  url: `https://paper.example/${index}`,
  title: 'A headline',
  publishedAt: null,
  statement: makeStatement({ kind: 'attack', by: ['ir'], on: ['il'], country: 'il' }),
});

/** The badge of the threat level. */
export function threat(page: Page) {
  return page.getByRole('region', { name: 'Threat Level' }).locator('[data-level]');
}

/** The dot of an indicator of System Status. */
export function indicator(name: string): Find {
  return coloured((page) => page.getByRole('listitem').filter({ hasText: name }).locator('i'), 'backgroundColor');
}
