import type { Event } from '@vigil/common/events';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { emptyTimeline } from '../harness/empty.ts';
import { eventIds } from '../harness/page.ts';
import { useBrowser } from '../harness/use-browser.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
let admin: Member;

const { openPage } = useBrowser(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  admin = await makeUser(vigil, { isAdmin: true });
  return vigil;
});

let id: string;
beforeEach(async () => {
  await emptyTimeline(admin);
  const draft = nextDraft({ title: 'A fictional hall is hit', eventType: 'military', urgencyLevel: 'critical' });
  await vigil.stores.events.append([draft, ...nextDrafts(9)]);
  id = draft.eventId;
});

/** A page that is told by the poll alone, with what `more` adds to the event. */
async function open(more: { now: Partial<Event> }): Promise<Page> {
  const page = await openPage('/', {
    before: async (one) => {
      await one.routeWebSocket(/socket\.io/, (socket) => socket.close());
      await one.route('**/socket.io/**', (route) => route.abort());
      await one.route('**/api/events?*', async (route) => {
        const response = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
        const reply: { events: Event[]; seq: number } = await response.json();
        reply.seq += seq;
        reply.events = reply.events.map((event) =>
          event.id === id ? { ...event, seq: event.seq + seq, ...more.now } : event,
        );
        seq += 1;
        await route.fulfill({ response, json: reply });
      });
      await one.clock.install();
    },
  });
  await page.getByRole('list', { name: 'Events', exact: true }).waitFor();
  await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
  return page;
}

/** Counts the answers, so that each is newer than the one before. */
let seq = 0;

const poll = (page: Page) => page.clock.fastForward(31_000);
const card = (page: Page) => page.locator(`article[data-event-id="${id}"]`);
const at = '2030-06-01T02:41:00.000Z';
const nine = {
  moves: [{ at, what: 'deaths' as const, from: 4, to: 9 }],
  step: 1,
  title: 'Nine killed in a fictional hall',
};

describe('an event that a later report moves', () => {
  it('goes up, says what was added, and is in the banner, although it was on a later page', async () => {
    const more: { now: Partial<Event> } = { now: {} };
    const page = await open(more);
    expect(await eventIds(page)).not.toContain(id);
    more.now = nine;
    await poll(page);
    await page.clock.runFor(1_000);
    await card(page)
      .getByText(/^Updated .*: nine killed, was four$/)
      .waitFor();
    await card(page).getByText('Updated', { exact: true }).waitFor();
    expect((await eventIds(page))[0]).toBe(id);
    await page.getByRole('alert').getByRole('link', { name: 'Nine killed in a fictional hall' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('counts in the pill and the title while the list is read, and stays where it is with what it says now', async () => {
    const more: { now: Partial<Event> } = { now: {} };
    const page = await open(more);
    await page.getByRole('button', { name: 'Load More Events' }).click();
    await card(page).focus();
    const before = await eventIds(page);
    more.now = nine;
    await poll(page);
    await page.getByRole('button', { name: '1 new · 1 critical' }).waitFor();
    await expect.poll(() => page.title()).toBe('(1!) Vigil');
    await card(page).getByRole('heading', { name: 'Nine killed in a fictional hall' }).waitFor();
    expect(await eventIds(page)).toEqual(before);
    await page.getByRole('button', { name: '1 new · 1 critical' }).click();
    await expect.poll(async () => (await eventIds(page))[0]).toBe(id);
  });
});

describe.each(['all-clear', 'ceasefire'] as const)('an event of the kind %s', (kind) => {
  it('is green, is named so, and is never in the banner', async () => {
    const more: { now: Partial<Event> } = { now: {} };
    const page = await open(more);
    more.now = { ...nine, kind };
    await poll(page);
    await page.clock.runFor(1_000);
    await card(page).getByText(kind, { exact: false }).first().waitFor();
    expect(await card(page).getAttribute('data-urgency')).toBe(kind);
    const [colour, green] = await card(page)
      .locator('strong')
      .first()
      .evaluate((word) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--ok)';
        return [getComputedStyle(word).color, getComputedStyle(probe).color];
      });
    expect(colour).toBe(green);
    await page.clock.runFor(1_000);
    expect(await page.getByRole('alert').locator('[data-urgency]').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});
