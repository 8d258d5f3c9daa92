import { makeStating } from '@vigil/server/testing/make';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { type SharedDatabase, startSharedDatabase } from '../harness/shared-database.ts';
import { openTab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const waiting = { timeout: 60_000, interval: 100 };

let database: SharedDatabase;
let one: Vigil;
let two: Vigil;
let admin: Member;

beforeAll(async () => {
  database = await startSharedDatabase();
  const env = { MONGODB_URI: database.uri };
  [one, two] = [await startVigil({ env }), await startVigil({ env })];
  admin = await makeUser(one, { isAdmin: true });
});
afterAll(async () => {
  for (const vigil of [one, two]) await vigil.end();
  await database.end();
});

const post = async (title: string, urgencyLevel: string) => {
  const body = { title, summary: `${title}.`, eventType: 'military', urgencyLevel, location: 'Haifa, Israel' };
  const { status, text, body: event } = await admin.client.call('createEvent', { body });
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return event.id;
};
const levels = async () => (await two.get('analysisHistory')).map(({ threatLevel }) => threatLevel);

describe('reports of two servers on one database', () => {
  it('are generated once as soon as there are events, from feeds and by administrators alike', async () => {
    for (const vigil of [one, two]) vigil.scheduleScans();
    expect(await one.get('latestAnalysis')).toBeNull();
    await post('Iran strikes depot near Haifa', 'low');
    await expect.poll(() => two.get('latestAnalysis'), waiting).not.toBeNull();
    await expect.poll(() => two.get('balance'), waiting).not.toBeNull();
    expect(await levels()).toEqual(['unknown']);
  });

  it('show in the history that the level rose, and that it fell', async () => {
    const tab = await openTab(two.url);
    const id = await post('Iran strikes port of Haifa', 'critical');
    await tab.next('threat-changed', ({ level }) => level === 'critical');
    await expect.poll(levels, waiting).toEqual(['unknown', 'critical']);
    expect((await two.get('latestAnalysis'))?.threatAssessment).toContain('port of Haifa');
    const body = { urgencyLevel: 'low', reason: 'It was a drill.' };
    expect((await admin.client.call('correctEvent', { params: { id }, body })).status).toBe(200);
    await expect.poll(levels, waiting).toEqual(['unknown', 'critical', 'unknown']);
    tab.close();
  });

  it('are generated at the start where the log is newer than they are', async () => {
    const env = { MONGODB_URI: database.uri };
    const { length } = await levels();
    await two.end();
    await one.end();
    one = await startVigil({ env });
    const title = 'Israel strikes depot near Tabriz';
    const stating = makeStating({ by: ['il'], on: ['ir'], country: 'ir' });
    const reports = stating.map((report) => ({ ...report, title }));
    const timestamp = new Date().toISOString();
    await one.stores.events.append([
      nextDraft({ title, summary: `${title}.`, eventType: 'military', timestamp, reports }),
    ]);
    two = await startVigil({ env });
    expect(await levels()).toHaveLength(length);
    two.scheduleScans();
    await expect.poll(async () => (await levels()).length, waiting).toBe(length + 1);
    expect((await two.get('latestAnalysis'))?.threatAssessment).toContain('Tabriz');
  });
});
