import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextDraft, nextDrafts } from '../harness/drafts.ts';
import { openTab, type Tab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
const tabs: Tab[] = [];

beforeEach(async () => {
  vigil = await startVigil();
});
afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.close();
  await vigil.end();
});

async function open(): Promise<Tab> {
  const tab = await openTab(vigil.url);
  tabs.push(tab);
  return tab;
}

describe('an open tab', () => {
  it('is greeted with where the log stands', async () => {
    await vigil.stores.events.append([nextDraft(), nextDraft()]);
    const tab = await open();
    expect(tab.of('hello')).toEqual([
      { epoch: vigil.stores.log.epoch, seq: 2, healthIssues: [], threat: await vigil.get('threat') },
    ]);
  });

  it('hears of a new event, with the number of the change before it', async () => {
    const [one, two] = [await open(), await open()];
    const draft = nextDraft({ title: 'A fictional ferry is late' });
    await vigil.stores.events.append([draft]);
    const message = await one.next('new-event');
    expect(message).toMatchObject({
      before: 0,
      seq: 1,
      updates: [{ eventId: draft.eventId, event: { title: 'A fictional ferry is late' } }],
    });
    expect(await two.next('new-event')).toEqual(message);
  });

  it('hears of many new events in one frame', async () => {
    const tab = await open();
    await vigil.stores.events.append(nextDrafts(20));
    expect((await tab.next('new-event')).updates).toHaveLength(20);
    expect(tab.of('new-event')).toHaveLength(1);
  });

  it('hears of an event once, and it counts once, where something else that follows the log fails at first', async () => {
    const tab = await open();
    const failing = vi.fn().mockRejectedValueOnce(new Error('the database is away')).mockResolvedValue(undefined);
    vigil.stores.tail.listen(failing);
    await vigil.stores.events.append([nextDraft()]);
    expect(failing).toHaveBeenCalledTimes(2);
    await vigil.stores.events.append([nextDraft()]);
    await tab.next('new-event', ({ seq }) => seq === 2);
    expect(tab.of('new-event').map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await vigil.get('events')).toMatchObject({ totalCount: 2, seq: 2 });
  });

  it('learns that an event is gone when it is hidden, and what it was when it comes back', async () => {
    const tab = await open();
    const draft = nextDraft();
    await vigil.stores.events.append([draft]);
    await vigil.stores.events.hide(draft.eventId, 'test');
    expect(await tab.next('event-updated')).toMatchObject({ before: 1, seq: 2, updates: [{ event: null }] });
    await vigil.stores.events.restore(draft.eventId, 'test');
    expect(await tab.next('event-updated', ({ seq }) => seq === 3)).toMatchObject({
      before: 2,
      updates: [{ event: { id: draft.eventId } }],
    });
  });

  it('is not told of what happens to a hidden event, and its numbers still follow each other', async () => {
    const hidden = nextDraft();
    await vigil.stores.events.append([hidden]);
    await vigil.stores.events.hide(hidden.eventId, 'test');
    const tab = await open();
    await vigil.stores.events.append([reportOf(hidden.eventId)]);
    await vigil.stores.events.append([nextDraft()]);
    expect(await tab.next('new-event')).toMatchObject({ before: 2, seq: 4 });
    expect(tab.of('event-updated')).toEqual([]);
  });

  it('loses nothing while it is away: what it asks for afterwards joins on to what it had', async () => {
    const tab = await open();
    await vigil.stores.events.append([nextDraft()]);
    const { seq } = await tab.next('new-event');
    tab.close();
    await vigil.stores.events.append(nextDrafts(200));
    const missed = await vigil.get('changes', { since: seq });
    expect(missed).toMatchObject({ before: seq, seq: seq + 200, complete: true });
    expect(new Set(missed.updates.map(({ eventId }) => eventId)).size).toBe(200);
    const again = await open();
    expect(again.of('hello')[0]?.seq).toBe(missed.seq);
  });
});

describe('the socket', () => {
  it.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example'])('refuses pages of %s', async (origin) => {
    await expect(openTab(vigil.url, origin)).rejects.toThrow();
  });

  it('refuses a WebSocket that names no origin', async () => {
    const socket = io(vigil.url, { transports: ['websocket'], reconnection: false });
    await expect(
      new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject)),
    ).rejects.toThrow();
    socket.close();
  });

  it('answers polling of our own pages and refuses that of others', async () => {
    const url = `${vigil.url}/socket.io/?EIO=4&transport=polling`;
    const status = async (headers: Record<string, string>) => (await fetch(url, { headers })).status;
    expect(await status({ Origin: vigil.url })).toBe(200);
    expect(await status({ Origin: 'https://evil.example' })).toBe(403);
    expect(await status({ 'Sec-Fetch-Site': 'cross-site', Cookie: 'sid=x' })).toBe(403);
  });
});

function reportOf(eventId: string) {
  const report = {
    item: `report-of-${eventId}`,
    source: 'Fictional Gazette',
    url: 'https://gazette.example/1',
    title: 'A headline',
    publishedAt: null,
  };
  return {
    op: 'report' as const,
    eventId,
    item: report.item,
    by: 'test',
    data: { report, imageUrls: [], urgencyLevel: 'low' as const },
  };
}
