import { type Event, urgencyLevels } from '@vigil/common/events';
import { makeReport } from '@vigil/common/testing/make';
import { seeded } from '@vigil/common/testing/seeded';
import { createAsOf } from '@vigil/server/features/time/as-of';
import { makeStating } from '@vigil/server/testing/make';
import { byPerson } from '@vigil/server/timeline/audit-action';
import type { EventDraft } from '@vigil/server/timeline/change';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient, type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
let ada: Member;
let visitor: Client;
let now = Date.UTC(2031, 0, 1);

beforeAll(async () => {
  vigil = await startVigil({ now: () => new Date(now) });
  ada = await makeUser(vigil, { isAdmin: true, username: 'ada' });
  visitor = createClient(vigil.url);
});
afterAll(() => vigil.end());

const iso = (time: number) => new Date(time).toISOString();
const append = (...drafts: EventDraft[]) => vigil.stores.events.append(drafts);

describe('the timeline as of a moment', () => {
  const clients = () => ({ visitor, admin: ada.client });
  type Who = keyof ReturnType<typeof clients>;
  const moments: { at: number; served: Record<Who, Awaited<ReturnType<typeof served>>> }[] = [];
  const erased: string[] = [];

  const served = async (client: Client) => (await client.call('events', { query: { page: 0, limit: 1000 } })).body;
  const currently = (client: Client) => served(client);
  const asOf = async (client: Client, at: string) => (await client.call('eventsAsOf', { query: { at } })).body;

  /** Everything that can happen to events, by lot, each a second after the one before. */
  beforeAll(async () => {
    const random = seeded(7);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
    const alive: string[] = [];
    let items = 0;
    const common = (eventId: string) => ({ eventId, item: null, by: 'test' });
    const acts: ((id: string) => EventDraft[])[] = [
      () => {
        const image = `https://img.example/${items}.jpg`;
        // Some at the same time, some older than all before: the order is not that of arrival.
        const timestamp = iso(Date.UTC(2030, 5, 1) + Math.floor(random() * 40) * 3_600_000);
        const draft = nextDraft({ imageUrls: [image, `${image}?2`], timestamp });
        alive.push(draft.eventId);
        return [draft];
      },
      (eventId) => {
        items += 1;
        const report = makeReport({
          item: `report-${items}`,
          source: `Wire ${items % 5}`,
          url: `https://w.example/${items}`,
        });
        const urgencyLevel = pick(urgencyLevels) ?? 'low';
        return [
          { op: 'report', eventId, item: report.item, by: 'test', data: { report, imageUrls: [], urgencyLevel } },
        ];
      },
      (eventId) => [{ op: 'hide', data: {}, ...common(eventId) }],
      (eventId) => [{ op: 'restore', data: {}, ...common(eventId) }],
      (eventId) => [
        {
          op: 'remove-image',
          data: { imageUrl: `https://img.example/${Math.floor(random() * 9)}.jpg` },
          ...common(eventId),
        },
      ],
      (eventId) => [{ op: 'correct', data: { title: `Put right ${items}`, reason: 'a test' }, ...common(eventId) }],
      (eventId) => [{ op: 'merge', data: { into: pick(alive) ?? eventId }, ...common(eventId) }],
    ];
    const weights = [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6];
    for (let step = 0; step < 48; step++) {
      const act = acts[step < 8 ? 0 : (pick(weights) ?? 0)];
      const id = pick(alive) ?? '';
      now += 1000;
      if (step > 20 && step % 12 === 0) {
        alive.splice(alive.indexOf(id), 1);
        erased.push(id);
        await append({ op: 'erase', data: {}, ...common(id) });
      } else await append(...(act?.(id) ?? []));
      moments.push({ at: now, served: { visitor: await served(visitor), admin: await served(ada.client) } });
    }
    now += 60_000;
  });

  it('is what was served then, but for what was erased or corrected since, and for visitors what was hidden since', async () => {
    const rows = await vigil.stores.projection.events.find({ state: 'erased' }).lean();
    const gone = new Set(rows.map(({ _id }) => _id));
    expect(gone.size).toBeGreaterThanOrEqual(new Set(erased).size);
    let removals = 0;
    let corrections = 0;
    const hidden = new Set<string>();
    const present = new Map(
      (await vigil.stores.projection.events.find().lean()).flatMap(({ _id, record }) =>
        record ? [[_id, record]] : [],
      ),
    );
    const putRight = (event: Event): Event => {
      const { title, corrected } = present.get(event.id) ?? {};
      if (!title || !corrected || corrected.at === event.corrected?.at) return event;
      corrections += 1;
      return { ...event, title, corrected };
    };
    for (const { _id } of await vigil.stores.projection.events.find().lean())
      if ((await vigil.stores.events.record(_id))?.deletedAt !== null) hidden.add(_id);
    for (const [who, client] of Object.entries(clients()) as [Who, Client][]) {
      const shown = new Set((await currently(client)).events.map(({ id }) => id));
      for (const { at, served } of moments) {
        const then = served[who];
        const left = then.events.filter(({ id }) => !gone.has(id) && (who === 'admin' || !hidden.has(id)));
        const removed = then.events.length - left.length;
        const { withdrawn, threat: _, ...reply } = await asOf(client, iso(at));
        expect(reply).toEqual({
          ...then,
          events: left.map(putRight),
          totalCount: then.totalCount - removed,
          totalDisplayed: left.length,
          at: iso(at),
          known: 'then',
          removed,
        });
        removals += removed;
        expect(withdrawn).toEqual(left.map(({ id }) => id).filter((id) => !shown.has(id)));
      }
    }
    expect(removals).toBeGreaterThan(0);
    expect(corrections).toBeGreaterThan(0);
    // A hundred answers of the past on a busy machine.
  }, 90_000);

  it('is the same between two changes as after the first of them', async () => {
    const [one] = moments.slice(30);
    if (!one) throw new Error('There is no such moment');
    const there = await asOf(visitor, iso(one.at));
    expect(await asOf(visitor, iso(one.at + 999))).toEqual({ ...there, at: iso(one.at + 999) });
  });

  it('is empty before the first change, and the present in the future', async () => {
    expect(await asOf(visitor, '2001-01-01T00:00:00Z')).toMatchObject({
      events: [],
      totalCount: 0,
      seq: 0,
      removed: 0,
    });
    const {
      at: _at,
      known: _known,
      threat: _threat,
      removed,
      withdrawn,
      ...present
    } = await asOf(visitor, '2999-01-01T00:00:00Z');
    expect(present).toEqual(await served(visitor));
    expect([removed, withdrawn]).toEqual([0, []]);
  });

  it('is refused for what is no time, and for no time at all', async () => {
    const queries: Record<string, string | number>[] = [
      {},
      { at: 'now' },
      { at: '2031-13-01T00:00:00Z' },
      { at: iso(now), page: 1 },
      { at: iso(now), known: 'later' },
    ];
    for (const query of queries) expect((await visitor.call('eventsAsOf', { query })).status).toBe(400);
  });

  it('is put together once for all who ask, and looked up by the time they gave', async () => {
    let worked = 0;
    const { log, events, search, tail } = vigil.stores;
    const past = createAsOf({ log, events, search, position: tail.position });
    const work = async () => {
      worked += 1;
    };
    const time = new Date(moments[40]?.at ?? 0);
    await Promise.all([past.at(time, 'visitor', work), past.at(time, 'visitor', work)]);
    await past.at(new Date(+time + 500), 'visitor', work);
    expect(worked).toBeLessThanOrEqual(2);
    await past.at(time, 'admin', work);
    expect(worked).toBeLessThanOrEqual(3);
  });

  it.each(['at', 'upTo'] as const)(
    'is there for other networks while one asks for many times at once: %s',
    async (call) => {
      const { log, events, search, tail } = vigil.stores;
      let proceed = () => {};
      const isOpen = new Promise<void>((resolve) => {
        proceed = resolve;
      });
      const gate = { ...events, rows: async (ids: string[]) => isOpen.then(() => events.rows(ids)) };
      const find: typeof search.find = async (...query) => isOpen.then(() => search.find(...query));
      const past = createAsOf({ log, events: gate, search: { ...search, find }, position: tail.position });
      const ask = (network: string, step: number) =>
        past[call](new Date(moments[step]?.at ?? 0), 'visitor', async () => {}, network).then(
          () => 'given',
          (error: Error) => error.message,
        );
      const flood = Array.from({ length: 46 }, (_, step) => ask('192.0.2.1', step));
      const other = ask('192.0.2.2', 47);
      // All have passed what comes before the queue.
      await Promise.all(Array.from({ length: 3 }, () => log.seqAt(new Date(now))));
      proceed();
      expect(await other).toBe('given');
      const answers = await Promise.all(flood);
      expect(answers).toContain('given');
      expect(new Set(answers)).toEqual(new Set(['given', 'Too many ask for the past. Please try again.']));
    },
  );
});

describe('the history of an event', () => {
  it('tells who did what and when, and names administrators to administrators alone', async () => {
    const draft = nextDraft({ urgencyLevel: 'medium', imageUrls: ['https://img.example/h.jpg'] });
    const { eventId } = draft;
    const params = { id: eventId };
    await append({ ...draft, by: 'pipeline' });
    const report = makeReport({ item: 'history-2', source: 'Harbour Radio', url: 'https://radio.example/2' });
    const data = { report, imageUrls: [], urgencyLevel: 'urgent' as const };
    now += 1000;
    await append({ op: 'report', eventId, item: report.item, by: 'pipeline', data });
    now += 1000;
    await ada.client.call('removeImage', { params, body: { imageUrl: 'https://img.example/h.jpg' } });
    await append({
      op: 'correct',
      eventId,
      item: null,
      by: byPerson(ada.id),
      data: { location: 'Northport', reason: 'Wrong town' },
    });
    await ada.client.call('hideEvent', { params });
    await ada.client.call('restoreEvent', { params });
    const namesFor = async (client: Client) =>
      (await client.call('eventHistory', { params })).body.map(({ by, what }) => `${by}: ${what}`);
    const words = (person: string) => [
      'the feeds: Added from The Amberly Courier, as other, medium',
      'the feeds: Reported by Harbour Radio too; urgency from medium to urgent',
      `${person}: A picture was removed`,
      `${person}: Corrected (place): Wrong town`,
      `${person}: Hidden`,
      `${person}: Shown again`,
    ];
    expect(await namesFor(visitor)).toEqual(words('an administrator'));
    expect(await namesFor((await makeUser(vigil)).client)).toEqual(words('an administrator'));
    expect(await namesFor(ada.client)).toEqual(words('ada'));
    const [first, second] = (await visitor.call('eventHistory', { params })).body;
    expect(Date.parse(second?.at ?? '') - Date.parse(first?.at ?? '')).toBe(1000);
  });

  it('is that of both events once they are joined, and found under either', async () => {
    const [one, two] = [nextDraft({ title: 'A first report' }), nextDraft({ title: 'A second report' })];
    await append(one, two);
    await append({ op: 'merge', data: { into: one.eventId }, eventId: two.eventId, item: null, by: byPerson(ada.id) });
    for (const id of [one.eventId, two.eventId]) {
      const { body } = await visitor.call('eventHistory', { params: { id } });
      expect(body.map(({ what }) => what)).toEqual([
        'Added from The Amberly Courier, as other, medium',
        'Joined with another report of it: A second report',
      ]);
    }
  });

  it('is not there for what is erased or unknown, nor for visitors while it is hidden', async () => {
    const [hidden, erased] = [nextDraft(), nextDraft()];
    await append(hidden, erased);
    await ada.client.call('hideEvent', { params: { id: hidden.eventId } });
    await ada.client.call('eraseEvent', { params: { id: erased.eventId } });
    const status = async (client: Client, id: string) => (await client.call('eventHistory', { params: { id } })).status;
    expect(await status(visitor, hidden.eventId)).toBe(404);
    expect(await status(ada.client, hidden.eventId)).toBe(200);
    for (const id of [erased.eventId, 'nobody']) expect(await status(ada.client, id)).toBe(404);
  });
});

describe('a moment before the log begins', () => {
  let other: Vigil;
  let reader: Client;
  let admin: Member;
  let falseAlarm = '';
  const begun = Date.UTC(2032, 0, 10);
  let clock = begun;
  const day = (date: string, given: object = {}) =>
    nextDraft({ timestamp: `${date}T09:00:00.000Z`, archived: true, urgencyLevel: 'medium', ...given });
  const twoOrigins = (item: string) =>
    makeStating({ kind: 'attack', by: ['ir'], on: ['il'], country: 'il' }, ['Example Wire', 'Sample News']).map(
      (report, at) => ({ ...report, item: `${item}-${at + 1}`, url: `https://${at + 1}.example/${item}` }),
    );
  const read = async (at: string, known: 'then' | 'now', client = reader) =>
    (await client.call('eventsAsOf', { query: { at, known } })).body;

  beforeAll(async () => {
    other = await startVigil({ now: () => new Date(clock) });
    reader = createClient(other.url);
    admin = await makeUser(other, { isAdmin: true });
    const alarm = day('2031-10-05', { title: 'A false alarm', urgencyLevel: 'critical', reports: twoOrigins('alarm') });
    falseAlarm = alarm.eventId;
    await other.stores.events.append([
      day('2031-08-02'),
      day('2031-10-04', { urgencyLevel: 'critical', reports: twoOrigins('strike') }),
      alarm,
      day('2031-12-30'),
    ]);
    clock += 60_000;
  });
  afterAll(() => other.end());

  it('was unknown then, and is told as known now: the events of up to it, and the level by their rules', async () => {
    const at = '2031-10-05T12:00:00.000Z';
    expect(await read(at, 'then')).toMatchObject({ totalCount: 0, threat: { level: 'unknown', lastKnown: null } });
    const now = await read(at, 'now');
    expect(now).toMatchObject({ at, known: 'now', totalCount: 3, totalDisplayed: 3, removed: 0, withdrawn: [] });
    expect(now.events.every(({ timestamp }) => timestamp <= at)).toBe(true);
    expect(now.threat).toMatchObject({ level: 'critical', trend: 'steady', evidenceAt: '2031-10-05T09:00:00.000Z' });
    expect(now.threat.raisedBy[0]?.eventIds).toContain(falseAlarm);
  });

  it('has the level of its newest event as the last known one when that is older than a day', async () => {
    expect((await read('2031-10-20T00:00:00.000Z', 'now')).threat).toEqual({
      level: 'unknown',
      reason: 'No event of the 24 hours before is known',
      raisedBy: [],
      trend: null,
      evidenceAt: '2031-10-05T09:00:00.000Z',
      lastKnown: { level: 'critical', at: '2031-10-05T09:00:00.000Z' },
    });
    const empty = await read('2020-01-01T00:00:00.000Z', 'now');
    expect([empty.totalCount, empty.threat.evidenceAt, empty.threat.lastKnown]).toEqual([0, null, null]);
  });

  it('of the log has the level of what was known at it', async () => {
    const between = iso(clock);
    clock += 60_000;
    await other.stores.events.append([
      nextDraft({ timestamp: between, urgencyLevel: 'critical', reports: twoOrigins('new') }),
    ]);
    expect((await read(between, 'then')).threat.level).toBe('unknown');
    expect((await read(iso(clock), 'then')).threat.level).toBe('critical');
  });

  it('counts events by month, empty months too, and tells from when on it is known what was known', async () => {
    const { months, knownFrom } = (await reader.call('eventDensity')).body;
    expect(knownFrom).toBe(iso(begun));
    expect(months.map(({ month, counts }) => [month, counts.critical, counts.medium])).toEqual([
      ['2031-08', 0, 1],
      ['2031-09', 0, 0],
      ['2031-10', 2, 0],
      ['2031-11', 0, 0],
      ['2031-12', 0, 1],
      ['2032-01', 1, 0],
    ]);
  });

  it('does without what was hidden since, in its list, its level and its months; administrators see it listed', async () => {
    await admin.client.call('hideEvent', { params: { id: falseAlarm } });
    const now = await read('2031-10-05T12:00:00.000Z', 'now');
    expect(now.events.map(({ id }) => id)).not.toContain(falseAlarm);
    expect(now.threat.evidenceAt).toBe('2031-10-04T09:00:00.000Z');
    const { months } = (await reader.call('eventDensity')).body;
    expect(months.find(({ month }) => month === '2031-10')?.counts.critical).toBe(1);
    const seen = await read('2031-10-05T12:00:00.000Z', 'now', admin.client);
    expect(seen.events.map(({ id }) => id)).toContain(falseAlarm);
    expect(seen.threat).toEqual(now.threat);
  });
});
