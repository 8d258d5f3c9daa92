import { StatementLabel as Label, type StatementLabel } from '@vigil/common/statements';
import { makeReport } from '@vigil/common/testing/make';
import { verify } from '@vigil/server/changes/verify';
import { makeReadStatement } from '@vigil/server/testing/make';
import type { StoredReport } from '@vigil/server/timeline/change';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
let admin: Client;
let made = 0;

beforeAll(async () => {
  vigil = await startVigil({ env: { PUBLIC_SITE: 'true' } });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true, username: 'mara' }));
});
afterAll(() => vigil.end());

/** A report of Haifa hit, read by a model. */
function stated(more: Partial<StoredReport> = {}): StoredReport {
  made += 1;
  const item = `stated-${made}`;
  const report = makeReport({ item, url: `https://courier.example/${item}`, title: `Iran hits Haifa ${made}` });
  return { ...report, urgencyLevel: 'urgent', statement: makeReadStatement(), ...more };
}

/** An event of these reports; its id. */
async function add(reports: StoredReport[]): Promise<string> {
  const draft = nextDraft({ eventType: 'military', urgencyLevel: 'urgent', title: reports[0]?.title ?? '', reports });
  await vigil.stores.events.append([draft]);
  return draft.eventId;
}

const say = (id: string, item: string, stated: object) =>
  admin.call('correctReport', { params: { id }, body: { item, reason: 'A misreading', ...stated } });
const evidence = async (id: string) => (await createClient(vigil.url).call('evidence', { params: { id } })).body;
const history = async (id: string) => {
  const { body } = await admin.call('eventHistory', { params: { id } });
  return body.map(({ what }) => what);
};
const labels = async (): Promise<StatementLabel[]> => {
  const { text } = await admin.call('statementLabels');
  return text.split('\n').flatMap((line) => (line ? Label.parse(JSON.parse(line)) : []));
};
const labelOf = async (item: string) => (await labels()).find((label) => label.item === item);

describe('what a report was read as', () => {
  it('is part of the evidence that everybody reads, without the vector', async () => {
    const id = await add([stated({ lang: 'fa' }), stated({ statement: undefined })]);
    const { reports } = await evidence(id);
    expect(reports[0]).toMatchObject({
      ...{ lang: 'fa', reading: { reader: 'model', kind: 'attack', reality: 'done', by: ['ir'], on: ['il'] } },
    });
    expect(reports[0]?.reading?.spans).toEqual([
      { role: 'who', start: 0, end: 4 },
      { role: 'where', start: 10, end: 15 },
    ]);
    expect(reports[1]?.reading).toBeUndefined();
    expect(JSON.stringify(reports)).not.toContain('vector');
  });
});

describe('an administrator who corrects a report', () => {
  it('changes what it says, in evidence, history and audit list, and every tab receives the event', async () => {
    const report = stated();
    const id = await add([report, stated()]);
    const { seq } = (await createClient(vigil.url).call('changes', { query: { since: 0 } })).body;
    expect(
      (await say(id, report.item, { kind: 'threat', reality: 'announced', by: ['us'], type: 'diplomatic' })).status,
    ).toBe(200);
    const { event, reports } = await evidence(id);
    expect(reports[0]?.reading).toMatchObject({
      ...{ reader: 'admin', kind: 'threat', reality: 'announced', by: ['us'], on: ['il'], country: 'il' },
    });
    expect(reports[1]?.reading).toMatchObject({ reader: 'model', kind: 'attack' });
    expect(event).toMatchObject({
      eventType: 'diplomatic',
      urgencyLevel: 'urgent',
      corrected: { reason: 'A misreading' },
    });
    expect((await history(id)).at(-1)).toBe(
      'The report of The Amberly Courier was corrected (type, kind of act, done or not, by whom): A misreading',
    );
    expect((await admin.call('audit')).body[0]).toMatchObject({ by: 'mara', what: 'report-corrected' });
    const { updates } = (await createClient(vigil.url).call('changes', { query: { since: seq } })).body;
    expect(updates.map(({ eventId, event: shown }) => [eventId, shown?.eventType])).toEqual([[id, 'diplomatic']]);
    const stored = await vigil.stores.events.record(id);
    expect(stored?.reports[0]?.statement).toMatchObject({ model: 'admin', vector: makeReadStatement().vector });
  });

  it('makes a label of it, with what the model had read, and without a name', async () => {
    const report = stated();
    const id = await add([report]);
    await say(id, report.item, { urgency: 'low' });
    await say(id, report.item, { kind: 'talks', by: [] });
    expect(await labelOf(report.item)).toMatchObject({
      ...{ title: report.title, url: report.url, model: '0123456789ab' },
      read: { kind: 'attack', by: ['ir'], urgency: makeReadStatement().urgency },
      corrected: { kind: 'talks', by: [], urgency: [1, 0, 0, 0, 0] },
    });
    const { text, headers } = await admin.call('statementLabels');
    expect(headers.get('content-type')).toMatch(/^application\/jsonl/);
    expect(text).not.toMatch(/mara|user:|misreading/);
  });

  it('moves a report that is not about the conflict to a hidden event, which can be brought back', async () => {
    const [stays, goes] = [stated({ urgencyLevel: 'high' }), stated({ title: 'A match in Haifa ends' })];
    const id = await add([stays, goes]);
    expect((await say(id, goes.item, { isRelevant: false })).status).toBe(200);
    expect((await evidence(id)).reports.map(({ item }) => item)).toEqual([stays.item]);
    expect((await evidence(id)).event).toMatchObject({ urgencyLevel: 'high' });
    expect(await history(id)).toContain('The report of The Amberly Courier is not about the conflict: A misreading');
    const { events } = (await admin.call('hiddenEvents', { query: { page: 0 } })).body;
    const hidden = events.find(({ title }) => title === goes.title);
    expect(hidden).toBeDefined();
    const visible = (await createClient(vigil.url).call('events')).body.events;
    expect(visible.some(({ title }) => title === goes.title)).toBe(false);
    expect(await labelOf(goes.item)).toMatchObject({ corrected: { relevance: 0 }, read: { relevance: 0.99 } });
    await admin.call('restoreEvent', { params: { id: hidden?.id ?? '' } });
    await say(hidden?.id ?? '', goes.item, { isRelevant: true });
    expect((await evidence(hidden?.id ?? '')).reports[0]?.reading).toMatchObject({ relevance: 1, kind: 'attack' });
    expect(await labelOf(goes.item)).toMatchObject({ corrected: { relevance: 1 }, read: { relevance: 0.99 } });
  });

  it('hides an event whose only report is not about the conflict', async () => {
    const report = stated();
    const id = await add([report]);
    const { body } = await say(id, report.item, { isRelevant: false });
    expect(body.deletedAt).not.toBeNull();
    expect((await createClient(vigil.url).call('evidence', { params: { id } })).status).toBe(404);
  });

  it('is told when there is nothing to correct', async () => {
    const report = stated();
    const id = await add([report]);
    const answers = [
      await say(id, report.item, { kind: 'attack', urgency: 'urgent', isRelevant: true }),
      await say(id, report.item, {}),
      await say(id, 'another', { kind: 'talks' }),
      await say(id, report.item, { kind: 'picnic' }),
      await say('nothing', report.item, { kind: 'talks' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 409, 400, 404]);
    expect(answers[0]?.body.error).toBe('The report says that already.');
  });

  it('must be one', async () => {
    const { client } = await makeUser(vigil);
    const report = stated();
    const id = await add([report]);
    const body = { item: report.item, kind: 'talks', reason: 'Why' };
    expect((await client.call('correctReport', { params: { id }, body })).status).toBe(403);
    expect((await client.call('statementLabels')).status).toBe(403);
  });
});

describe('what is erased', () => {
  it('is no label, and its correction is gone from the log', async () => {
    const report = stated();
    const id = await add([report]);
    await say(id, report.item, { kind: 'talks', reason: 'Because of the erased words' });
    expect(await labelOf(report.item)).toBeDefined();
    await admin.call('eraseEvent', { params: { id } });
    expect(await labelOf(report.item)).toBeUndefined();
    expect(JSON.stringify(await vigil.stores.log.of([id], Number.MAX_SAFE_INTEGER))).not.toContain('erased words');
  });

  it('is neither in the log of the event that its report was split from', async () => {
    const [stays, goes] = [stated(), stated()];
    const id = await add([stays, goes]);
    await say(id, goes.item, { kind: 'talks', reason: 'Because of the erased words' });
    const { body } = await admin.call('splitEvent', { params: { id }, body: { items: [goes.item] } });
    await admin.call('eraseEvent', { params: { id: body.id } });
    await expect
      .poll(async () => JSON.stringify(await vigil.stores.log.of([id], Number.MAX_SAFE_INTEGER)))
      .not.toContain('erased words');
    expect(await labelOf(goes.item)).toBeUndefined();
    expect((await evidence(id)).reports.map(({ item }) => item)).toEqual([stays.item]);
  });

  it('leaves a log whose entries fold to what is stored', async () => {
    expect(await verify(vigil.stores.log, vigil.stores.projection)).toEqual([]);
  });
});
