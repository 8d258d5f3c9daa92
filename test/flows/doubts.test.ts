import { SettledPair } from '@vigil/common/doubts';
import { verify } from '@vigil/server/changes/verify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const now = new Date('2030-01-03T12:00:00.000Z');

let vigil: Vigil;
let admin: Client;

beforeAll(async () => {
  vigil = await startVigil({ now: () => now });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true, username: 'mara' }));
});
afterAll(() => vigil.end());
beforeEach(async () => {
  for (const { id } of (await admin.call('events')).body.events) await vigil.stores.events.erase(id, 'test');
});

async function add(possiblySame: { eventId: string; probability: number }[] = [], more: object = {}): Promise<string> {
  const draft = { ...nextDraft({ ...(possiblySame.length > 0 && { possiblySame }), ...more }), by: 'pipeline' };
  await vigil.stores.events.append([draft]);
  return draft.eventId;
}

/** A pair in doubt: the id of the earlier event, and of the later one. */
async function addPair(): Promise<[string, string]> {
  const candidate = await add();
  return [candidate, await add([{ eventId: candidate, probability: 0.34 }])];
}

const open = async () => {
  const { doubts, total } = (await admin.call('doubts')).body;
  expect(total).toBe(doubts.length);
  return doubts.map(({ event, candidate, probability }) => [event.id, candidate.id, probability]);
};
const settle = (eventId: string, candidateId: string, same: boolean) =>
  admin.call('settleDoubt', { body: { eventId, candidateId, same } });
const shown = async () => (await createClient(vigil.url).call('events')).body.events;
const lastAudit = async () => (await admin.call('audit')).body[0];
const settled = async () => {
  const { text, headers } = await admin.call('settledPairs');
  expect(headers.get('content-type')).toMatch(/^application\/jsonl/);
  return text.split('\n').flatMap((line) => (line ? SettledPair.parse(JSON.parse(line)) : []));
};

describe('a doubtful join', () => {
  it('is in the queue with both events, the newest first, and on the event that readers see', async () => {
    const [first, second] = await addPair();
    const [third, fourth] = await addPair();
    expect(await open()).toEqual([
      [fourth, third, 0.34],
      [second, first, 0.34],
    ]);
    expect((await shown()).find(({ id }) => id === second)?.possiblySame).toEqual([
      { eventId: first, probability: 0.34 },
    ]);
  });

  it('that is the same event is merged, and leaves the queue', async () => {
    const [candidate, event] = await addPair();
    expect((await settle(event, candidate, true)).body).toEqual({ success: true });
    expect((await shown()).map(({ id, sourceCount }) => [id, sourceCount])).toEqual([[candidate, 1]]);
    expect(await open()).toEqual([]);
    expect(await lastAudit()).toMatchObject({ by: 'mara', what: 'event-merged' });
  });

  it('that are different events are kept apart, and the doubt is gone for administrators and readers', async () => {
    const [candidate, event] = await addPair();
    await settle(event, candidate, false);
    expect(await open()).toEqual([]);
    expect((await shown()).map(({ id, possiblySame }) => [id, possiblySame])).toEqual([
      [event, undefined],
      [candidate, undefined],
    ]);
    expect(await lastAudit()).toMatchObject({ by: 'mara', what: 'event-kept-apart' });
    const { body } = await createClient(vigil.url).send('GET', `/api/events/${event}/history`);
    expect(JSON.stringify(body)).toContain('Kept apart');
  });

  it('is settled once, by administrators alone', async () => {
    const [candidate, event] = await addPair();
    await settle(event, candidate, false);
    const again = await settle(event, candidate, true);
    expect([again.status, again.body.error]).toEqual([
      409,
      'This pair is settled, or one of its events is no longer shown.',
    ]);
    expect((await settle('nothing', candidate, true)).status).toBe(409);
    const reader = (await makeUser(vigil)).client;
    for (const name of ['doubts', 'settledPairs'] as const) expect((await reader.call(name)).status).toBe(403);
  });

  it('about an event that was merged is about the one that it belongs to, and is settled for both', async () => {
    const [one, other] = [await add(), await add()];
    const event = await add([
      { eventId: one, probability: 0.3 },
      { eventId: other, probability: 0.25 },
    ]);
    expect((await open()).map(([, candidate]) => candidate)).toEqual([one, other]);
    await admin.call('mergeEvents', { params: { id: other }, body: { into: one } });
    expect(await open()).toEqual([[event, one, 0.3]]);
    await settle(event, one, false);
    expect(await open()).toEqual([]);
  });

  it('is not asked about while one of its events is hidden or erased, or after two weeks', async () => {
    const [candidate, event] = await addPair();
    for (const id of [candidate, event]) {
      await admin.call('hideEvent', { params: { id } });
      expect(await open()).toEqual([]);
      await admin.call('restoreEvent', { params: { id } });
      expect(await open()).toHaveLength(1);
    }
    await admin.call('eraseEvent', { params: { id: candidate } });
    expect(await open()).toEqual([]);
    const known = await add();
    await add([{ eventId: known, probability: 0.3 }], { timestamp: '2029-12-01T00:00:00.000Z' });
    expect(await open()).toEqual([]);
  });
});

it('what administrators settle is exported as training data, without erased events and without what others settled', async () => {
  const before = await settled();
  const pairs = [await addPair(), await addPair(), await addPair(), await addPair()];
  const [[a, b], [c, d], [e, f], [g, h]] = pairs as [
    [string, string],
    [string, string],
    [string, string],
    [string, string],
  ];
  await settle(b, a, true);
  await settle(d, c, false);
  await settle(f, e, false);
  await vigil.stores.events.erase(e, 'test');
  const doubt = await vigil.stores.doubts.find(h, g);
  if (doubt) await vigil.stores.doubts.settle(doubt, false, 'model');
  const rows = (await settled()).slice(before.length);
  expect(rows.map(({ same, probability, a: one, b: other }) => [same, probability, one.id, other.id])).toEqual([
    [true, 0.34, b, a],
    [false, 0.34, d, c],
  ]);
  expect(rows[0]?.a.title).toMatch(/^Fictional event number/);
  expect(await verify(vigil.stores.log, vigil.stores.projection)).toEqual([]);
});
