import type { Event } from '@vigil/common/events';
import { makeEvent, makeThreatStatus } from '@vigil/common/testing/make';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { merge, useEvents } from '../events/store.ts';
import { useThreat } from '../threat/store.ts';
import { readCopy, recallCopy, writeAnswered, writeCopy } from './copy.ts';
import { copyOf } from './keep.ts';

const ada = { id: 'a', username: 'ada', isAdmin: true };
const site = { isPublic: false, donations: false, captcha: 'off' as const, mail: false, contactEmail: null };
const inside = { isLoading: false, session: ada, site };
const outside = { isLoading: false, session: null, site };

function event(number: number, deletedAt: string | null = null): Event {
  const at = new Date(Date.UTC(2030, 0, 1, 0, number)).toISOString();
  return makeEvent({ id: `event-${number}`, seq: number, timestamp: at, createdAt: at, updatedAt: at, deletedAt });
}

/** The state of the events after this one load. */
function holding(events: Event[]) {
  const reply = { events, totalCount: events.length, totalDisplayed: events.length, epoch: 'log', seq: 900 };
  return merge(useEvents.getInitialState(), reply) ?? useEvents.getInitialState();
}

describe('what is kept of the timeline', () => {
  it('is its newest two hundred events', () => {
    const copy = copyOf(holding(Array.from({ length: 250 }, (_, number) => event(number))), inside);
    expect(copy?.timeline.events).toHaveLength(200);
    expect(copy?.timeline.events[0]?.id).toBe('event-249');
    expect(copy?.timeline.totalCount).toBe(250);
  });

  it('leaves out what administrators alone may see', () => {
    const copy = copyOf(holding([event(1), event(2, '2030-01-02T00:00:00.000Z'), event(3)]), inside);
    expect(copy?.timeline.events.map(({ id }) => id)).toEqual(['event-3', 'event-1']);
    expect(copy?.timeline.totalCount).toBe(2);
  });

  it('is nothing for who may not read, or before there is anything', () => {
    expect(copyOf(holding([event(1)]), outside)).toBeNull();
    expect(copyOf(useEvents.getInitialState(), inside)).toBeNull();
    expect(copyOf(holding([event(1)]), { ...outside, site: { ...site, isPublic: true } })).not.toBeNull();
  });
});

describe('what is kept comes back', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser's storage with one copy in it, of a server that answered at 1 000. */
  async function keep(visitor: Parameters<typeof copyOf>[1]): Promise<void> {
    const entries = new Map<string, Response>();
    const match = async (path: string) => entries.get(path)?.clone();
    vi.stubGlobal('caches', {
      open: async () => ({ match, put: async (path: string, one: Response) => entries.set(path, one) }),
    });
    const copy = copyOf(holding([event(1)]), visitor);
    if (copy) await writeCopy({ ...copy, threat, analysis: null, balance: null });
    await writeAnswered(1_000);
  }
  const day = 24 * 3_600_000;
  const threat = makeThreatStatus({ level: 'high' });

  it('with the level of then, which is shown until the server answers', async () => {
    await keep(inside);
    await recallCopy(day);
    expect(useThreat.getState()).toMatchObject({ status: { level: 'high' }, receivedAt: 1_000 });
    const newer = makeThreatStatus({ level: 'low' });
    useThreat.setState({ status: newer, receivedAt: 2_000 });
    await recallCopy(day);
    expect(useThreat.getState().status).toBe(newer);
  });

  it('without what this version cannot read', async () => {
    await keep(inside);
    const cache = await caches.open('any');
    const kept = await (await cache.match('/events'))?.json();
    await cache.put('/events', Response.json({ ...kept, threat: { level: 'a new kind' }, analysis: 'none' }));
    expect(await readCopy(day)).toMatchObject({ threat: null, analysis: null, timeline: { seq: 900 } });
  });

  it('to who was signed in, for as long as a session lasts', async () => {
    await keep(inside);
    expect(await readCopy(day)).toMatchObject({ answeredAt: 1_000, session: ada, timeline: { seq: 900 } });
    expect(await readCopy(8 * day)).toBeNull();
  });

  it('of a public site to anybody, at any age', async () => {
    await keep({ ...outside, site: { ...site, isPublic: true } });
    expect(await readCopy(80 * day)).toMatchObject({ session: null });
  });

  it('not at all where nothing was kept', async () => {
    await keep(outside);
    expect(await readCopy(day)).toBeNull();
  });
});
