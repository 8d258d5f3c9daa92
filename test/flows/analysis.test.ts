import { Analysis, AnalysisPoint } from '@vigil/common/analysis';
import { viewOf } from '@vigil/common/report-view';
import { makeReport } from '@vigil/common/testing/make';
import { archiveDrafts } from '@vigil/seed/archive';
import { makeStatement } from '@vigil/server/testing/make';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { archiveRecords } from '../harness/archive.ts';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { type SharedDatabase, startSharedDatabase } from '../harness/shared-database.ts';
import { openTab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const news = archiveDrafts().slice(-80);

let vigil: Vigil;
let admin: Client;
let adminId: string;

beforeEach(async () => {
  vigil = await startVigil();
  ({ client: admin, id: adminId } = await makeUser(vigil, { isAdmin: true }));
});
afterEach(() => vigil.end());

const generate = async (client = admin) => Analysis.parse((await client.call('generateAnalysis')).body);
const lastAct = async () => {
  const [last] = await vigil.stores.log.audited(Number.MAX_SAFE_INTEGER, 1);
  return last?.op === 'act' ? { ...last.data, by: last.by } : null;
};

describe('analysis and balance before anything was generated', () => {
  it('there is no analysis, and no history', async () => {
    expect(await vigil.get('latestAnalysis')).toBeNull();
    expect(await vigil.get('analysisHistory')).toEqual([]);
    for (const id of ['1', '01', '0', '-1', 'x', '99999999999'])
      expect((await admin.call('analysis', { params: { id } })).status).toBe(404);
  });

  it('none is made of nothing', async () => {
    const { status, body } = await admin.call('generateAnalysis');
    expect([status, body.error]).toEqual([409, 'There are no events to analyze yet.']);
    expect(await vigil.get('latestAnalysis')).toBeNull();
  });

  it('a detailed report has nothing to belong to', async () => {
    await vigil.stores.events.append(news);
    const { status, body } = await admin.call('generateDetailed');
    expect([status, body.error]).toEqual([409, 'Generate an analysis first.']);
  });
});

describe('a generated analysis', () => {
  it('is what everybody reads then, by the rules, and is told in the log', async () => {
    await vigil.stores.events.append(news);
    const analysis = await generate();
    expect(analysis).toMatchObject({ id: '1', model: null, ...viewOf(analysis.sentences, 'balanced') });
    expect(await vigil.get('latestAnalysis')).toEqual(analysis);
    expect((await createClient(vigil.url).call('analysis', { params: { id: '1' } })).body).toEqual(analysis);
    expect(await lastAct()).toEqual({ act: 'analysis-generated', subject: '1', note: '', by: `user:${adminId}` });
  });

  it('cites with every sentence events that are shown', async () => {
    await vigil.stores.events.append(news);
    const hidden = news.at(-1)?.eventId ?? '';
    await vigil.stores.events.hide(hidden, 'test');
    const { sentences } = await generate();
    const shown = new Set((await vigil.stores.events.page('visitor', 0, 500)).map(({ id }) => id));
    expect(sentences.length).toBeGreaterThan(0);
    for (const { eventIds } of sentences) for (const id of eventIds) expect(shown).toContain(id);
    expect(shown).not.toContain(hidden);
  });

  it('is a point of the history, oldest first, and stays readable as it was', async () => {
    await vigil.stores.events.append(news.slice(0, 40));
    const first = await generate();
    await vigil.stores.events.append(news.slice(40));
    const second = await generate();
    expect(second.until > first.until).toBe(true);
    expect(await vigil.get('analysisHistory')).toEqual([first, second].map((one) => AnalysisPoint.parse(one)));
    expect((await admin.call('analysis', { params: { id: '1' } })).body).toEqual(first);
  });

  it('is the latest one with the level and the percentages of its hour, while the present ones move on', async () => {
    await vigil.stores.events.append(news);
    const analysis = await generate();
    const timestamp = new Date(Date.parse(archiveRecords().at(-1)?.timestamp ?? '') + 60_000).toISOString();
    const strike = nextDraft({
      title: 'Iran launches missiles at Haifa, Israel',
      location: 'Haifa, Israel',
      eventType: 'military',
      urgencyLevel: 'critical',
      timestamp,
      reports: ['Courier', 'Gazette'].map((source) => ({
        ...makeReport({ item: `now-${source}`, source, url: `https://${source}.example/now`, publishedAt: timestamp }),
        statement: makeStatement({ kind: 'attack', by: ['ir'], on: ['il'], country: 'il' }),
      })),
    });
    await vigil.stores.events.append([strike]);
    await expect.poll(async () => (await vigil.get('threat')).evidenceAt).toBe(timestamp);
    expect(await vigil.get('latestAnalysis')).toEqual(analysis);
  });

  it('is made by administrators alone', async () => {
    await vigil.stores.events.append(news);
    const { client: user } = await makeUser(vigil);
    for (const name of ['generateAnalysis', 'generateDetailed'] as const) {
      expect((await createClient(vigil.url).call(name)).status).toBe(401);
      expect((await user.call(name)).status).toBe(403);
    }
    expect(await vigil.get('latestAnalysis')).toBeNull();
  });
});

describe('a detailed report', () => {
  it('is written again from the current events, and leaves the assessment as it was', async () => {
    await vigil.stores.events.append(news);
    const before = await generate();
    const newest = Date.parse(archiveRecords().at(-1)?.timestamp ?? '');
    const timestamp = new Date(newest + 60_000).toISOString();
    const draft = nextDraft({
      title: 'Iran launches missiles at Haifa, Israel',
      summary: 'Iran launched missiles at Haifa in Israel on Monday.',
      location: 'Haifa, Israel',
      eventType: 'military',
      urgencyLevel: 'critical',
      timestamp,
      reports: ['Courier', 'Gazette'].map((source) => ({
        ...makeReport({
          item: `item-${source}`,
          source,
          url: `https://${source}.example/haifa`,
          publishedAt: timestamp,
        }),
        statement: makeStatement({ kind: 'attack', by: ['ir'], on: ['il'], country: 'il' }),
      })),
    });
    await vigil.stores.events.append([draft]);
    const { body } = await admin.call('generateDetailed');
    const after = Analysis.parse(body);
    const cited = (one: Analysis) => new Set(one.sentences.flatMap(({ eventIds }) => eventIds));
    expect(cited(before)).not.toContain(draft.eventId);
    expect(cited(after)).toContain(draft.eventId);
    const { threatAssessment, keyPatterns } = before;
    expect(after).toMatchObject({ id: '2', threatAssessment, keyPatterns });
    // The level does not wait for the assessment: it is that of the moment.
    expect(after.evidenceAt).toBe(timestamp);
    expect(after.militaryProbability).toBeGreaterThan(before.militaryProbability);
    expect(after.detailedAnalysis).toEqual(viewOf(after.sentences, 'balanced').detailedAnalysis);
    expect(after.detailedAnalysis).not.toEqual(before.detailedAnalysis);
    expect(await vigil.get('latestAnalysis')).toEqual(after);
    expect(await vigil.get('analysisHistory')).toEqual([before, after].map((one) => AnalysisPoint.parse(one)));
    const kept = await admin.call('analysis', { params: { id: before.id } });
    expect(kept.body).toEqual(before);
    expect(await lastAct()).toMatchObject({ act: 'report-generated', subject: after.id });
  });
});

describe('open tabs', () => {
  it('hear when an analysis is being generated, and when it is ready', async () => {
    await vigil.stores.events.append(news);
    const tabs = [await openTab(vigil.url), await openTab(vigil.url, vigil.url, admin.cookie())];
    const { id } = await generate();
    for (const tab of tabs) {
      expect(await tab.next('analysis-ready')).toEqual({ id });
      await tab.next('generating', ({ isRunning }) => !isRunning);
      expect(tab.of('generating')).toEqual([
        { what: 'analysis', isRunning: true },
        { what: 'analysis', isRunning: false },
      ]);
      tab.close();
    }
  });
});

describe('a tab that comes just after', () => {
  it('hears of the analysis too, since its page may have loaded the one before', async () => {
    await vigil.stores.events.append(news);
    const { id } = await generate();
    const tab = await openTab(vigil.url);
    expect(await tab.next('analysis-ready')).toEqual({ id });
    tab.close();
  });
});

describe('an analysis that is asked for twice at once', () => {
  it('is generated once by one server, which answers both', async () => {
    await vigil.stores.events.append(news);
    const { client: other } = await makeUser(vigil, { isAdmin: true });
    const [one, two] = await Promise.all([generate(admin), generate(other)]);
    expect(two).toEqual(one);
    expect(await vigil.get('analysisHistory')).toHaveLength(1);
  });
});

describe('two servers on one database', () => {
  let database: SharedDatabase;
  let servers: Vigil[];

  beforeAll(async () => {
    database = await startSharedDatabase();
    const env = { MONGODB_URI: database.uri };
    servers = [await startVigil({ env }), await startVigil({ env })];
  });
  afterAll(async () => {
    for (const server of servers) await server.end();
    await database.end();
  });

  it('generate once when both are asked, and tell the tabs of both', async () => {
    const admins = await Promise.all(servers.map((server) => makeUser(server, { isAdmin: true })));
    const tabs = await Promise.all(servers.map((server) => openTab(server.url)));
    await servers[0]?.stores.events.append(news);
    const answers = await Promise.all(admins.map(({ client }) => client.call('generateAnalysis')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toBe('This is being generated already. It will appear by itself.');
    for (const tab of tabs) {
      expect(await tab.next('analysis-ready')).toEqual({ id: '1' });
      tab.close();
    }
    for (const server of servers) expect(await server.get('analysisHistory')).toHaveLength(1);
  });
});

describe('a server that scans by the clock', () => {
  it('generates by itself where there was nothing yet, and names no author', async () => {
    await vigil.stores.events.append(news);
    const tab = await openTab(vigil.url);
    vigil.scheduleScans();
    await tab.next('balance-ready');
    tab.close();
    expect(await vigil.get('latestAnalysis')).toMatchObject({ id: '1' });
    expect(await vigil.get('balance')).toMatchObject({ id: '1' });
    expect(await lastAct()).toBeNull();
  });
});
