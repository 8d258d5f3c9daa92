import type { ManualEvent } from '@vigil/common/events';
import type { ThreatStatus } from '@vigil/common/threat';
import { archiveDrafts } from '@vigil/seed/archive';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { type SharedDatabase, startSharedDatabase } from '../harness/shared-database.ts';
import { openTab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

/** What a person may wait, and some more on a busy machine. */
const soon = { timeout: 10_000, interval: 25 };

const started: Vigil[] = [];
let database: SharedDatabase | null = null;

async function start(options: Parameters<typeof startVigil>[0] = {}): Promise<Vigil> {
  const vigil = await startVigil(options);
  started.push(vigil);
  return vigil;
}
afterEach(async () => {
  for (const vigil of started.splice(0)) await vigil.end();
  await database?.end();
  database = null;
});

let made = 0;
function manual(overrides: Partial<ManualEvent> = {}): object {
  made += 1;
  return {
    title: `Missiles strike the fictional depot number ${made} near Haifa`,
    summary: 'A fictional strike.',
    eventType: 'military',
    urgencyLevel: 'critical',
    location: 'Haifa, Israel',
    ...overrides,
  };
}

async function post({ client }: Member, overrides: Partial<ManualEvent> = {}): Promise<string> {
  const { status, text, body } = await client.call('createEvent', { body: manual(overrides) });
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return body.id;
}

describe('on a server whose feeds cannot be read', () => {
  let vigil: Vigil;
  let admin: Member;

  beforeEach(async () => {
    vigil = await start();
    admin = await makeUser(vigil, { isAdmin: true });
  });

  it('the level of an old archive is unknown, and the last known one is said with its time', async () => {
    await vigil.stores.events.append(archiveDrafts().slice(-80));
    const newest = archiveDrafts().at(-1);
    const { level, reason, missing, lastKnown, evidenceAt, ...status } = await vigil.get('threat');
    expect([level, missing]).toEqual(['unknown', ['feeds', 'evidence']]);
    expect(reason).toBe('No feed of either side was read within 30 minutes; no public event is newer than 24 hours');
    const time = newest?.op === 'add' ? newest.data.timestamp : '';
    expect(evidenceAt).toBe(time);
    expect(lastKnown).toMatchObject({ at: time });
    expect([status.militaryProbability, status.diplomacyProbability]).toEqual([null, null]);
  });

  it('one critical event written by hand turns the level in every tab, and its removal turns it back', async () => {
    await vigil.stores.events.append(archiveDrafts().slice(-80));
    const tab = await openTab(vigil.url);
    const id = await post(admin);
    const { reason, missing } = await tab.next('threat-changed', ({ level }) => level === 'critical');
    expect(reason).toBe(
      '1 critical event from an administrator in 24 hours; no feed of either side was read within 30 minutes',
    );
    expect(missing).toEqual(['feeds']);
    for (const undo of ['hideEvent', 'restoreEvent', 'eraseEvent'] as const) {
      await admin.client.call(undo, { params: { id } });
      const expected = undo === 'restoreEvent' ? 'critical' : 'unknown';
      await expect.poll(() => tab.of('threat-changed').at(-1)?.level, soon).toBe(expected);
      expect((await vigil.get('threat')).level).toBe(expected);
    }
    tab.close();
  });

  it('tabs hear of the event before they hear of its level', async () => {
    const tab = await openTab(vigil.url);
    await post(admin);
    await tab.next('threat-changed');
    const names = tab.received.map(({ name }) => name);
    expect(names.indexOf('new-event')).toBeLessThan(names.indexOf('threat-changed'));
    tab.close();
  });

  it('a quiet event does not make the level low, neither now nor as the last known one', async () => {
    await post(admin, { urgencyLevel: 'low' });
    expect(await vigil.get('threat')).toMatchObject({ level: 'unknown', lastKnown: null });
  });

  it('an event dated in the future says nothing of the present', async () => {
    await vigil.stores.events.append([nextDraft({ timestamp: new Date(Date.now() + 3_600_000).toISOString() })]);
    expect(await vigil.get('threat')).toMatchObject({ level: 'unknown', evidenceAt: null, lastKnown: null });
  });
});

describe('while feeds are read', () => {
  const minute = 60_000;
  let now = Date.now();
  let vigil: Vigil;
  let admin: Member;

  const read = async (...sides: ('israeli' | 'iranian' | 'third')[]) => {
    for (const side of sides) {
      const url = `https://${side}.example/feed`;
      await vigil.stores.sources.add({ name: side, url, side, reliability: 90 });
      const row = (await vigil.stores.sources.list()).find((one) => one.url === url);
      await vigil.stores.sources.markRead(row?._id ?? '', new Date(now), null);
    }
  };
  const status = (): Promise<ThreatStatus> => vigil.get('threat');

  beforeEach(async () => {
    now = Date.now();
    vigil = await start({ now: () => new Date(now) });
    admin = await makeUser(vigil, { isAdmin: true });
  });

  it('a quiet day is low, and half an hour after the last reading it is unknown', async () => {
    await read('israeli', 'iranian');
    await post(admin, { urgencyLevel: 'low' });
    await vigil.scanner.run();
    await expect.poll(async () => (await status()).level, { ...soon, timeout: 20_000 }).toBe('low');
    const tab = await openTab(vigil.url);
    now += 31 * minute;
    const { level, lastKnown, coverage } = await tab.next('threat-changed', (one) => one.level === 'unknown');
    expect([level, lastKnown?.level, coverage.unheard]).toEqual(['unknown', 'low', ['iranian', 'israeli']]);
    expect(coverage.lastReadAt).toBe(lastKnown?.at);
    tab.close();
  });
});

describe('two servers on one database', () => {
  it('tell all their tabs, whichever server appended the event, and come to the same level', async () => {
    database = await startSharedDatabase();
    const env = { MONGODB_URI: database.uri };
    const [one, two] = [await start({ env }), await start({ env })];
    const admin = await makeUser(one, { isAdmin: true });
    const tabs = [await openTab(one.url), await openTab(two.url)];
    const begun = Date.now();
    const id = await post(admin);
    for (const tab of tabs) await tab.next('threat-changed', ({ level }) => level === 'critical');
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect(await two.get('threat')).toEqual(await one.get('threat'));
    await admin.client.call('eraseEvent', { params: { id } });
    for (const tab of tabs) await expect.poll(() => tab.of('threat-changed').at(-1)?.level, soon).toBe('unknown');
    for (const tab of tabs) tab.close();
  });
});
